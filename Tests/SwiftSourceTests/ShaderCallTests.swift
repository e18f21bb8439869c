import Layers
import Motion
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
    (".boundingRect", ShaderCall.Argument.bounds), (".image(Image(\"a\"))", .image),
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
    (".float(somethingElse())", .unknown), (".float(unheardOf)", .unknown),
    (".float(1 / 0)", .unknown),
  ])
  func constants(expression: String, expected: ShaderCall.Argument) throws {
    #expect(try argument(expression) == expected)
  }

  @Test(arguments: [
    ".float(timeline.date.timeIntervalSince1970)", ".float(Date().timeIntervalSince(start))",
    ".float(-start.timeIntervalSinceNow)", ".float(start.distance(to: context.date))",
    ".float(Float(context.date.timeIntervalSinceReferenceDate))", ".float(seconds)",
    ".float(seconds * 1)", ".float(elapsed)", ".float(max(0, CACurrentMediaTime() - epoch))",
    ".float(reduceMotion ? 0 : seconds)", ".float(abs(start.timeIntervalSinceNow))",
    ".float(context.date.timeIntervalSince1970 - start.timeIntervalSince1970)",
    ".float(on ? seconds : 0)", ".float(ticks)",
  ])
  func clocks(expression: String) throws {
    #expect(try argument(expression, in: Self.clockDeclarations) == .time)
  }

  /// Only running the view would show their values.
  @Test(arguments: [
    "seconds * 0.5", "seconds / 4", "seconds + 3", "3 - seconds", "-seconds", "min(seconds / 2, 1)",
    "min(seconds, 1)", "max(0, seconds - 1)", "max(1, seconds)", "fmod(seconds, 1)",
    "seconds.truncatingRemainder(dividingBy: 2)", "seconds * pace", "seconds * .pi / 180",
    "Float(seconds) * 2", "0.5 + 0.5 * sin(seconds)", "seconds.rounded()", "seconds * seconds",
    "start.timeIntervalSinceNow", "unheardOf ? seconds : 0", "halves", "frames",
  ])
  func clocksWithArithmeticAreNotRead(expression: String) throws {
    #expect(try argument(".float(\(expression))", in: Self.clockDeclarations) == .unknown)
  }

  private static let clockDeclarations = """
    let start = Date.now
    var on = true
    @State private var pace = 3.0
    @State private var elapsed = 0.0
    @State private var ticks = 0.0
    @State private var halves = 0.0
    @State private var frames = 0.0
    var seconds: TimeInterval { context.date.timeIntervalSince(start) }
    func tick() { elapsed += 1 / 60; ticks = ticks + 1 / 60; halves += 0.5 / 60; frames += 1 }
    """

  /// A number that a press moves, an animation or a layout sets is not the one that it begins with.
  @Test(arguments: [
    "extent", "place", "first", "value.x", "model.amount", "stretch.x",
  ])
  func statesThatBeginAtZeroAndAnimationsAreNotRead(name: String) throws {
    let kind = ["extent", "place"].contains(name) ? "float2" : "float"
    let declarations = """
      struct Values { var x = 0.75 }
      @Observable class Model { var amount = 0.0; func set(_ new: Double) { amount = new } }
      @State private var extent: CGSize = .zero
      @GestureState private var place = CGPoint(x: 0, y: 0)
      @State private var first = 0.0
      @State private var second = 0.0
      private let model = Model()
      func reset() { (first, second) = (0.5, 0.25) }
      """
    #expect(try argument(".\(kind)(\(name))", in: declarations) == .unknown)
  }

  @Test func aPropertyOfAKnownTypeIsRead() throws {
    let declarations = """
      struct Values { var x = 0.75; static let most = 4.0 }
      let values = Values()
      """
    for (expression, value) in [("values.x", 0.75), ("Values.most", 4)] {
      #expect(
        try argument(".float(\(expression))", in: declarations)
          == .numbers([ShaderCall.Number(value)]))
    }
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
    "Color.red.modifier(Named(name: \"tone\", amount: 0.85))",
    "Color.red.named(\"tone\", 0.85)",
  ])
  func aLibraryOfTheProjectIsFound(call: String) throws {
    let view = """
      struct A: View {
        static let shaders = ShaderLibrary.bundle(.module)
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
      struct Named: ViewModifier {
        let name: String
        var amount = 0.5
        func body(content: Content) -> some View {
          content.colorEffect(
            Shader(
              function: ShaderFunction(library: .default, name: name), arguments: [.float(amount)]))
        }
      }
      extension View {
        func named(_ function: String, _ amount: Double) -> some View {
          colorEffect(ShaderLibrary.default[dynamicMember: function](.float(amount)))
        }
      }
      struct B: View {
        var body: some View {
          Color.blue.modifier(Named(name: "other", amount: 0.25)).named("third", 0.125)
        }
      }
      """
    let texts = [("A.swift", view), ("Own.swift", libraries)].map {
      (path: $0.0, bytes: Array($0.1.utf8))
    }
    let found = ViewReader(texts, functions: ["tone", "other", "third"]).calls
    let tone = found.filter { $0.function == "tone" }
    #expect(tone.count == 1)
    #expect(tone.first?.modifier == .colorEffect)
    #expect(tone.first?.arguments == [.numbers([ShaderCall.Number(0.85)])])
    // Each caller's number goes with its name.
    #expect(
      found.filter { $0.function == "other" }.map(\.arguments) == [
        [.numbers([ShaderCall.Number(0.25)])]
      ])
    #expect(
      found.filter { $0.function == "third" }.map(\.arguments) == [
        [.numbers([ShaderCall.Number(0.125)])]
      ])
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

  /// As in `Image(…).frame(width: edge, height: edge).background { … }`.
  @Test(arguments: [
    ("Image(a).frame(width: edge, height: edge).background { CALL }", true),
    ("Image(a).frame(width: edge, height: edge).background(content: { CALL })", true),
    ("CALL.frame(width: edge, height: 80)", true), ("CALL.frame(width: 90, height: 80)", false),
    ("CALL", false),
  ])
  func theSidesOfTheFrameAreTheSize(body: String, isSize: Bool) throws {
    let call = "Rectangle().colorEffect(ShaderLibrary.f(.float2(edge, edge)))"
    let found = calls(
      """
      struct A: View {
        var edge: CGFloat = 80
        var body: some View { \(body.replacing("CALL", with: call)) }
      }
      """)
    let side = ShaderCall.Number(80)
    #expect(try #require(found.first).arguments == [isSize ? .size(nil) : .numbers([side, side])])
  }

  @Test(arguments: [
    (".float2(proxy.size)", ShaderCall.Argument.size(nil)),
    (".float2(proxy.size.width, proxy.size.height)", .size(nil)),
    (".float(geometry.size.width)", .size(.x)), (".float(Float(proxy.size.height))", .size(.y)),
    (".float(proxy.size.width / proxy.size.height)", .aspect),
    (".float2(proxy.size.width / 2, proxy.size.height * 0.5)", .center),
    (".float2(touch)", .touch(nil, isUnit: false)),
    (".float2(touch.x, touch.y)", .touch(nil, isUnit: false)),
    (".float2(touch.x / proxy.size.width, touch.y / proxy.size.height)", .touch(nil, isUnit: true)),
    (".float2(proxy.size.width + 24, proxy.size.height + 24)", .size(nil)),
    (".float(touch.y)", .touch(.y, isUnit: false)),
    (".float2(dragged)", .dragTranslation(nil)), (".float(dragged.width)", .dragTranslation(.x)),
  ])
  func layerAndPointer(expression: String, expected: ShaderCall.Argument) throws {
    let declarations = """
      @State private var touch: CGPoint = .zero
      @State private var dragged = CGSize.zero
      var gesture: some Gesture {
        DragGesture(minimumDistance: 0).onChanged { value in
          touch = value.location
          self.dragged = value.translation
        }
      }
      """
    #expect(try argument(expression, in: declarations) == expected)
  }

  @Test(arguments: [
    (".float(amount)", ShaderCall.Number(0.4, range: 0.1...2, step: 0.1)),
    (".float(amount * 10)", ShaderCall.Number(4, range: 1...20, step: 1)),
    (".float(1 - plain)", ShaderCall.Number(0.75, range: 0...1)),
    (".float(isOn ? 3 : 1)", ShaderCall.Number(1, pressed: 3)),
    (".float(!isOn ? 3 : 1)", ShaderCall.Number(3, pressed: 1)),
    (".float(isOn ? amount : 0)", ShaderCall.Number(0, pressed: 0.4)),
    (".float(configuration.isPressed ? 1 : 0)", ShaderCall.Number(0, pressed: 1)),
    (".float(swing)", ShaderCall.Number(0.5, pressed: 2)),
    (".float(jump)", ShaderCall.Number(1, pressed: 5)),
    (".float(inverts ? 1 : 0)", ShaderCall.Number(1)),
  ])
  func variables(expression: String, expected: ShaderCall.Number) throws {
    let declarations = """
      @State private var amount: Double = 0.4
      @State private var plain = 0.25
      @GestureState private var isOn = false
      @State private var swing: Float = 0.5
      @State private var jump = 1.0
      @State private var inverts = true
      var sliders: some View {
        Slider(value: $amount, in: 0.1...2, step: 0.1)
        Slider(value: $plain)
        Toggle("Inverts", isOn: $inverts)
      }
      func change(_ pressed: Bool) {
        swing = pressed ? 2 : 0.5
        jump = 5
      }
      """
    guard case .numbers(let numbers) = try argument(expression, in: declarations) else {
      Issue.record("\(expression) is not a number")
      return
    }
    let number = try #require(numbers.first)
    #expect(abs(number.rest - expected.rest) < 1e-9)
    #expect(number.pressed == expected.pressed)
    #expect(number.range?.lowerBound == expected.range?.lowerBound)
    #expect(number.range?.upperBound == expected.range?.upperBound)
    #expect((number.step == nil) == (expected.step == nil))
    #expect(abs((number.step ?? 0) - (expected.step ?? 0)) < 1e-9)
  }

  @Test func callersGiveWhatAViewTakes() throws {
    let view = """
      extension View {
        func pixelated(by size: CGFloat = 3, strength: Double) -> some View {
          layerEffect(ShaderLibrary.pixelate(.float(size), .float(strength)), maxSampleOffset: .zero)
        }
      }
      struct Waves: View {
        var amplitude: Double = 1
        @Binding var speed: Double
        var body: some View {
          Color.red.colorEffect(ShaderLibrary.waves(.float(amplitude), .float(speed)))
        }
      }
      """
    let other = """
      struct Page: View {
        @State private var speed = 4.0
        var body: some View {
          Image("a").pixelated(by: 8, strength: 0.5)
          Waves(amplitude: 12, speed: $speed)
          Slider(value: $speed, in: 1...9)
        }
      }
      """
    let found = calls(view, ["Page.swift": other])
    #expect(
      found.map(\.arguments) == [
        [.numbers([ShaderCall.Number(8)]), .numbers([ShaderCall.Number(0.5)])],
        [.numbers([ShaderCall.Number(12)]), .numbers([ShaderCall.Number(4, range: 1...9)])],
      ])
    // Without a caller the default stands, and what has none is not known.
    #expect(
      calls(view).map(\.arguments) == [
        [.numbers([ShaderCall.Number(3)]), .unknown], [.numbers([ShaderCall.Number(1)]), .unknown],
      ])
  }

  /// As Apple's ripple does: the shader and its reach are copied before the closure that uses them.
  @Test func aCopyOfAPropertyIsThatProperty() throws {
    let found = calls(
      """
      struct RippleModifier: ViewModifier {
        var origin: CGPoint
        var amplitude: Double = 12
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
    #expect(call.arguments == [.unknown, .numbers([ShaderCall.Number(12)])])
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
