import Layers
import Testing

@testable import SwiftSource

/// The calls of shader functions in a Swift file, in the order of its lines.
func calls(_ source: String, _ others: [String: String] = [:]) -> [ShaderCall] {
  let texts =
    [(path: "ContentView.swift", bytes: Array(source.utf8))]
    + others.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: Array($0.value.utf8)) }
  return ViewReader(texts).calls
}

/// The one argument of a shader that a view with these declarations calls.
func argument(_ expression: String, in declarations: String = "") throws -> ShaderCall.Argument {
  let found = calls(
    """
    struct ContentView: View {
      \(declarations)
      var body: some View {
        Rectangle().colorEffect(ShaderLibrary.f(\(expression)))
      }
    }
    """)
  let call = try #require(found.first)
  return try #require(call.arguments.first)
}

@Suite struct ShaderCallTests {
  @Test func aCallKnowsItsPlaceAndTheKindsOfItsArguments() throws {
    let found = calls(
      """
      struct A: View {
        var body: some View {
          Image("a").colorEffect(ShaderLibrary.first(
            .boundingRect, .float(time), .float2(size), .float3(1, 2, 3), .float4(a, b, c, d),
            .color(.red), .floatArray(list), .colorArray(colors), .data(bytes), .image(photo), own))
          Image("a").colorEffect(
            Shader(function: .init(library: .default, name: "second"), arguments: [.float(6)]))
        }
      }
      """)
    #expect(
      found.map(\.kinds) == [
        [
          .numbers(4), .numbers(1), .numbers(2), .numbers(3), .numbers(4), .color, .array, .array,
          .array, .image, nil,
        ], [.numbers(1)],
      ])
    #expect(found.map(\.line) == [3, 7])
    // Counted by hand: "first" behind `    Image("a").colorEffect(ShaderLibrary.`
    #expect(found.map(\.column) == [42, 55])
    #expect(found.map(\.length) == [5, 8])
  }

  @Test func everyFormOfTheCallIsFound() {
    let found = calls(
      """
      let library = ShaderLibrary.bundle(.module)
      let named = ShaderFunction(library: .default, name: "eighth")
      struct A: View {
        var body: some View {
          VStack {
            Image("a").colorEffect(ShaderLibrary.first(.float(1)))
            Image("a").layerEffect(ShaderLibrary.default.second(.float(2)), maxSampleOffset: .zero)
            Image("a").distortionEffect(
              ShaderLibrary.bundle(.main).third(.float(3)),
              maxSampleOffset: CGSize(width: 20, height: 10))
            Rectangle().fill(ShaderLibrary.fourth())
            Text("b").foregroundStyle(ShaderLibrary.default.fifth(.float(5)))
            Image("a").colorEffect(
              Shader(function: .init(library: .default, name: "sixth"), arguments: [.float(6)]))
            Image("a").colorEffect(library.seventh(.float(7)))
            Image("a").colorEffect(named(.float(8)))
            Image("a").colorEffect(Shader(function: named, arguments: [.float(8)]))
            Image("a").colorEffect(Shader(function: ShaderLibrary.ninth, arguments: [.float(9)]))
          }
        }
      }
      """)
    #expect(
      found.map(\.function) == [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "eighth",
        "ninth",
      ])
    #expect(
      found.map(\.modifier) == [
        .colorEffect, .layerEffect, .distortionEffect, .fill, .fill, .colorEffect, .colorEffect,
        .colorEffect, .colorEffect, .colorEffect,
      ])
    #expect(found[1].maxSampleOffset == .zero)
    #expect(found[2].maxSampleOffset == Size(width: 20, height: 10))
    #expect(found.map(\.line) == [6, 7, 9, 11, 12, 14, 15, 16, 17, 18])
    #expect(found[2].place == "ContentView.swift:9")
  }

  @Test func commentsAndStringsHoldNoCalls() {
    #expect(
      calls(
        #"""
        // ShaderLibrary.a(.float(1))
        /* ShaderLibrary.b(.float(1)) /* nested */ ShaderLibrary.c() */
        let text = "ShaderLibrary.d(.float(1)) \(name("ShaderLibrary.e()"))"
        let long = """
          ShaderLibrary.f(.float(1))
          """
        let raw = #"ShaderLibrary.g("x")"#
        """#
      ).isEmpty)
  }

  @Test func aVariableOrAFunctionMayHoldTheShader() throws {
    let found = calls(
      """
      struct A: View {
        var shader: Shader { ShaderLibrary.one(.float(1)) }
        func other() -> Shader { ShaderLibrary.two(.float(2)) }
        var body: some View {
          let third = ShaderLibrary.three(.float(3))
          Image("a").colorEffect(shader).layerEffect(other(), maxSampleOffset: .zero)
            .distortionEffect(third, maxSampleOffset: .zero)
        }
      }
      """)
    #expect(found.map(\.modifier) == [.colorEffect, .layerEffect, .distortionEffect])
  }

  // MARK: - Arguments

  @Test(arguments: [
    (".boundingRect", ShaderCall.Argument.bounds), ("Shader.Argument.boundingRect", .bounds),
    (".float(0.5)", .numbers([ShaderCall.Number(0.5)])),
    (".float(-3)", .numbers([ShaderCall.Number(-3)])),
    (".float(2 * .pi / 4)", .numbers([ShaderCall.Number(.pi / 2)])),
    (".float2(3, 4.5)", .numbers([ShaderCall.Number(3), ShaderCall.Number(4.5)])),
    (".float2(CGPoint(x: 1, y: 2))", .numbers([ShaderCall.Number(1), ShaderCall.Number(2)])),
    (".float3(1, 0, 0.5)", .numbers([1, 0, 0.5].map { ShaderCall.Number($0) })),
    (".color(.pink)", .color(.system(.pink))), (".color(Color.mint)", .color(.system(.mint))),
    (".color(.red.opacity(0.5))", .color(Color.system(.red).opacity(0.5))),
    (".color(Color(red: 1, green: 0.5, blue: 0))", .color(Color(red: 1, green: 0.5, blue: 0))),
    (".color(red: 0, green: 1, blue: 0)", .color(Color(red: 0, green: 1, blue: 0))),
    (".color(Color(white: 0.25))", .color(Color(red: 0.25, green: 0.25, blue: 0.25))),
    (
      ".color(Color(hue: 1 / 3, saturation: 1, brightness: 1))",
      .color(Color(red: 0, green: 1, blue: 0))
    ),
    (".floatArray([0.1, 0.2, 3])", .list([0.1, 0.2, 3])),
    (".colorArray([.black, Color.white])", .colors([.black, .white])),
    (".float(5 / 2)", .numbers([ShaderCall.Number(2.5)])),
    (".float(Float(half))", .numbers([ShaderCall.Number(3.5)])),
    (".float(fixed * 2)", .numbers([ShaderCall.Number(8.5)])),
    (".float(made + 1)", .numbers([ShaderCall.Number(9.5)])),
    (".float(Double(Int(fixed)) / 8)", .numbers([ShaderCall.Number(0.5)])),
    (".float(Self.most)", .numbers([ShaderCall.Number(6)])),
    (".float(Look.least)", .numbers([ShaderCall.Number(0.125)])),
    (".float(still)", .numbers([ShaderCall.Number(0.75)])),
    (".float(Angle(degrees: 180).radians)", .numbers([ShaderCall.Number(.pi)])),
    (".float(place.x)", .numbers([ShaderCall.Number(3)])),
    (".color(tint)", .color(Color(red: 0, green: 0.5, blue: 1))),
    (".floatArray(weights)", .list([0.25, 0.5])),
  ])
  func constants(expression: String, expected: ShaderCall.Argument) throws {
    let declarations = """
      let fixed = 4.25
      static let most: Float = 6
      enum Look { static let least = 0.125 }
      private let place = CGPoint(x: 3, y: 4)
      let tint = Color(.sRGB, red: 0, green: 0.5, blue: 1)
      let weights: [Float] = [0.25, 0.5]
      let half: CGFloat = 7 / 2
      var made: Double { fixed * 2 }
      @State private var still = 0.75
      """
    #expect(try argument(expression, in: declarations) == expected)
  }

  @Test(arguments: [
    (".float(amount)", ShaderCall.Number(0.4, range: 0.1...2, step: 0.1)),
    (".float(amount * 10)", ShaderCall.Number(4, range: 1...20, step: 1)),
    (".float(1 - plain)", ShaderCall.Number(0.75, range: 0...1)),
    (".float(reset)", ShaderCall.Number(3, range: 1...5)),
    (".float(Float(amount))", ShaderCall.Number(0.4, range: 0.1...2, step: 0.1)),
  ])
  func sliders(expression: String, expected: ShaderCall.Number) throws {
    let declarations = """
      @State private var amount: Double = 0.4
      @State private var plain = 0.25
      @State private var reset = 3.0
      var sliders: some View {
        Slider(value: $amount, in: 0.1...2, step: 0.1)
        Slider(value: $plain)
        row("Reset", $reset, 1...5)
        Button("Reset") { reset = 3 }
      }
      """
    guard case .numbers(let numbers) = try argument(expression, in: declarations) else {
      Issue.record("\(expression) is not a number")
      return
    }
    let number = try #require(numbers.first)
    #expect(abs(number.value - expected.value) < 1e-9)
    #expect(number.range?.lowerBound == expected.range?.lowerBound)
    #expect(number.range?.upperBound == expected.range?.upperBound)
    #expect((number.step == nil) == (expected.step == nil))
    #expect(abs((number.step ?? 0) - (expected.step ?? 0)) < 1e-9)
  }

  // MARK: - What needs the view to run

  @Test(arguments: [
    // Clocks
    "context.date.timeIntervalSince1970", "Date().timeIntervalSince(start)",
    "start.timeIntervalSinceNow", "-start.timeIntervalSinceNow", "seconds", "seconds * 0.5",
    "seconds / 4", "min(seconds / 2, 1)", "fmod(seconds, 1)", "0.5 + 0.5 * sin(seconds)", "elapsed",
    "max(0, CACurrentMediaTime() - epoch)", "seconds.truncatingRemainder(dividingBy: 2)", "ticks",
    // States that something changes
    "swing", "grown", "tuple", "passed", "begun", "isOn ? 3 : 1", "isOn ? amount : 0", "pressed",
    "configuration.isPressed ? 1 : 0", "reduceMotion ? 0 : 1", "extent.width", "handed", "moved.x",
    // What callers, an animation or a model give
    "parameter", "taken", "bound", "value.x", "content", "looped", "model.amount", "values.x",
    // What is not read to its end, and what whole numbers make of it
    "fixed << 1", "fixed ** 2", "Double(whole / 2)", "whole &+ 1", "points[0]", "points.count",
    "several", "1 / 0", "somethingElse()", "unheardOf", "fixed.rounded()", "proxy.size.width",
    "touch.x / proxy.size.width",
  ])
  func otherValuesAreSaidToNeedIt(expression: String) throws {
    #expect(try argument(".float(\(expression))", in: Self.changing) == .needsRunning)
  }

  private static let changing = """
    let start = Date.now
    let fixed = 4.0
    let whole = 7
    let points = [1.0, 2.0]
    let values = Values()
    let model = Model()
    @Environment(\\.accessibilityReduceMotion) var reduceMotion
    @State private var elapsed = 0.0
    @State private var ticks = 0.0
    @State private var swing = 0.5
    @State private var grown = 1.0
    @State private var tuple = 0.0
    @State private var passed = 0.0
    @State private var begun = 2.0
    @State private var amount = 0.5
    @State private var isOn = false
    @GestureState private var pressed = 0.25
    @State private var extent = CGSize.zero
    @State private var handed = 3.0
    @State private var moved = CGPoint.zero
    @State private var touch: CGPoint = .zero
    @Binding var bound: Double
    var taken = 12.0
    var seconds: TimeInterval { context.date.timeIntervalSince(start) }
    var several: Double { let a = 2.0; return a }
    init() { _begun = State(initialValue: 4) }
    func change(_ isPressed: Bool, parameter: Double = 2) {
      elapsed += 1 / 60
      ticks = ticks + 1 / 60
      withAnimation(.spring) { swing = isPressed ? 2 : 0.5 }
      grown *= 2
      (tuple, amount) = (0.5, 0.25)
      increase(&passed)
      isOn.toggle()
      extent.width = 20
      moved = location
      KnobView($handed)
    }
    """

  /// A name that a function, a closure or a loop declares hides the constant around it.
  @Test(arguments: [
    "func f(amount: Double) -> some View { CALL }",
    "func f(of amount: Double = 2) -> some View { CALL }",
    "var v: some View { Image(a).keyframeAnimator { content, amount in CALL } }",
    "var v: some View { GeometryReader { (amount: GeometryProxy) in CALL } }",
    "var v: some View { Canvas { for amount in 0..<3 { CALL } } }",
  ])
  func namesOfInnerScopesHideOthers(member: String) throws {
    let call = "Color.red.colorEffect(ShaderLibrary.f(.float(amount)))"
    let found = calls(
      """
      struct A: View {
        let amount = 3.0
        \(member.replacing("CALL", with: call))
      }
      """)
    #expect(found.map(\.arguments) == [[.needsRunning]])
    let captured = "var v: some View { Image(a).visualEffect { [amount] content, proxy in CALL } }"
    let kept = calls(
      "struct A: View { let amount = 3.0\n\(captured.replacing("CALL", with: call)) }")
    #expect(kept.map(\.arguments) == [[.numbers([ShaderCall.Number(3)])]])
  }

  @Test(arguments: [
    ".image(Image(\"a\"))", ".color(Color(\"a\"))", ".color(Color(.displayP3, white: 1))",
    ".color(Color(hex: 0xFF8000))", ".color(isOn ? .red : .blue)", ".color(.red.mix(with: .blue))",
    ".floatArray([1, unheardOf])", ".floatArray(list)", ".data(bytes)", ".float2(place)",
    ".float2(proxy.size)", ".float2(fixed, unheardOf)", ".float2(fixed)", "passedOn",
  ])
  func otherArgumentsAreSaidToNeedIt(argument text: String) throws {
    let declarations = """
      let fixed = 4.0
      @State private var list = [1.0, 2.0]
      @GestureState private var place = CGPoint(x: 0, y: 0)
      func add() { list.append(3) }
      """
    #expect(try argument(text, in: declarations) == .needsRunning)
  }

  // MARK: - Forms of the call

  /// Each calls `tone` with 0.85.
  @Test(arguments: [
    "Color.red.colorEffect(Own.tone(.float(0.85)))",
    "Color.red.colorEffect(Self.shaders.tone(.float(0.85)))",
    "Color.red.colorEffect(A.shaders.tone(.float(0.85)))",
    "Color.red.colorEffect(ShaderLibrary.package.tone(.float(0.85)))",
    "Color.red.colorEffect(ShaderLibrary.bundle(.module)[dynamicMember: \"tone\"](.float(0.85)))",
    "Color.red.colorEffect(.init(function: .init(library: .default, name: \"tone\"), arguments: [.float(0.85)]))",
    "Color.red.colorEffect(Shader.init(function: .init(library: .default, name: \"tone\"), arguments: [.float(0.85)]))",
    "Color.red.colorEffect(.init(function: ShaderLibrary.tone, arguments: [.float(0.85)]))",
    "Color.red.colorEffect(ShaderLibrary.default[dynamicMember: name](.float(0.85)))",
  ])
  func aLibraryOfTheProjectIsFound(call: String) throws {
    let view = """
      struct A: View {
        static let shaders = ShaderLibrary.bundle(.module)
        let name = "tone"
        var body: some View { \(call) }
      }
      """
    let libraries = """
      @dynamicMemberLookup enum Own {
        static subscript(dynamicMember name: String) -> ShaderFunction {
          ShaderLibrary.bundle(.module)[dynamicMember: name]
        }
      }
      extension ShaderLibrary { static var package: ShaderLibrary { .bundle(.module) } }
      """
    let texts = [("A.swift", view), ("Own.swift", libraries)].map {
      (path: $0.0, bytes: Array($0.1.utf8))
    }
    let found = ViewReader(texts, functions: ["tone", "other"]).calls
    let tone = found.filter { $0.function == "tone" }
    #expect(tone.count == 1)
    #expect(tone.first?.modifier == .colorEffect)
    #expect(tone.first?.arguments == [.numbers([ShaderCall.Number(0.85)])])
  }

  @Test func shadersThatAreOnlyCompiledAreMarked() {
    let found = calls(
      """
      enum Early {
        static let shaders: [(Shader, Shader.UsageType)] = [
          (ShaderLibrary.one(.float(0)), .colorEffect)
        ]
        static func warm() async throws {
          try await ShaderLibrary.two(.float(0)).compile(as: .colorEffect)
        }
      }
      struct A: View { var body: some View { Color.red.colorEffect(ShaderLibrary.one(.float(1))) } }
      """)
    #expect(found.map(\.function) == ["one", "two", "one"])
    #expect(found.map(\.isEarly) == [true, true, false])
  }

  /// As Apple's ripple does: the shader and its reach are copied before the closure that uses them.
  @Test func aCopyOfAConstantIsThatConstant() throws {
    let found = calls(
      """
      struct RippleModifier: ViewModifier {
        var origin: CGPoint
        let amplitude: Double = 12
        func body(content: Content) -> some View {
          let amplitude = amplitude
          let reach = reach
          let shader = ShaderLibrary.ripple(.float2(origin), .float(amplitude))
          content.visualEffect { view, _ in
            view.layerEffect(shader, maxSampleOffset: reach)
          }
        }
        var reach: CGSize { CGSize(width: amplitude, height: amplitude) }
      }
      """)
    let call = try #require(found.first)
    #expect(call.arguments == [.needsRunning, .numbers([ShaderCall.Number(12)])])
    #expect(call.maxSampleOffset == Size(width: 12, height: 12))
  }

  @Test func onlyTheFunctionsOfInterestAreRead() {
    let text = "let a = ShaderLibrary.one(.float(1)); let b = ShaderLibrary.two(.float(2))"
    let reader = ViewReader([("a.swift", Array(text.utf8))], functions: ["two", "three"])
    #expect(reader.calls.map(\.function) == ["two"])
    #expect(ViewReader([("a.swift", Array(text.utf8))], functions: ["three"]).calls.isEmpty)
  }

  // MARK: - Strange texts

  @Test func noTextStopsIt() {
    let whole = """
      struct A: View { @State var x = 0.5
        var y: Double { x * z }
        var z: Double { y * y }
        func f(a: Double) -> some View { f(a: a).colorEffect(ShaderLibrary.g(.float(a), .float(z))) }
        var body: some View { Slider(value: $x, in: 0...1); Image("\\(x)").frame(width: x, height: 1)
          .layerEffect(ShaderLibrary.default.f(.float(x ? 1 : 2), .float2(x, y)), maxSampleOffset: .zero) } }
      """
    #expect(calls(whole).map(\.function) == ["g", "f"])
    let bytes = Array(whole.utf8)
    for end in bytes.indices {
      for part in [bytes[..<end], bytes[end...]] {
        let found = ViewReader([("a.swift", Array(part))]).calls.map(\.function)
        #expect(Set(found).isSubset(of: ["f", "g"]), "\(String(decoding: part, as: UTF8.self))")
      }
    }
    // Variables made of each other
    let circle = (0..<9).map { "let v\($0) = \((0..<9).map { "v\($0)" }.joined(separator: "+"))" }
    let round = calls(circle.joined(separator: "\n") + "\nlet s = ShaderLibrary.f(.float(v1))")
    #expect(round.map(\.function) == ["f"])
    let deep = String(repeating: "(", count: 5000) + "ShaderLibrary.f(.float(1))"
    #expect(calls(deep).map(\.function) == ["f"])
    let signs = calls("ShaderLibrary.f(.float(" + String(repeating: "-", count: 5000) + "1))")
    #expect(signs.count <= 1)
    let own = calls("let ShaderLibrary = ShaderLibrary\nShaderLibrary.f(.float(1))")
    #expect(own.map(\.function) == ["f"])
  }
}
