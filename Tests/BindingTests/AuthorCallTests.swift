import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Metal
@testable import Parameters
@testable import SwiftSource
@testable import Tokens

/// Facts from a call in the author's view come before every guess.
@Suite struct AuthorCallTests {
  /// Binds a color effect of these parameters to a call in a view with these declarations.
  private func bindings(
    _ parameters: String, to arguments: String, in declarations: String = "", comment: String = ""
  ) throws -> [ArgumentBinding] {
    let metal = """
      #include <SwiftUI/SwiftUI_Metal.h>
      using namespace metal;
      \(comment)
      [[ stitchable ]] half4 f(float2 position, half4 color, \(parameters)) { return color; }
      """
    let view = """
      struct ContentView: View {
        \(declarations)
        var body: some View { Color.red.colorEffect(ShaderLibrary.f(\(arguments))) }
      }
      """
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": metal]))
    let function = try #require(translation.functions.first)
    let call = try #require(ViewReader([("ContentView.swift", Array(view.utf8))]).calls.first)
    return ArgumentBinding.bindings(of: function.parameters, kind: .color, call: call)
  }

  @Test func aConstantIsNoGuess() throws {
    let found = try bindings(
      "float2 size, float2 center, float time, float radius, float4 bounds",
      to: ".float2(3, 4), .float2(0.25, 0.5), .float(7), .float(300), .float4(0, 0, 1, 2)")
    #expect(found.allSatisfy { $0.feed == .control })
    #expect(found.map(\.rest) == [[3, 4], [0.25, 0.5], [7], [300], [0, 0, 1, 2]])
    #expect(found.allSatisfy { $0.words.hasSuffix("from ContentView.swift:3") })
    for binding in found {
      let range = try #require(binding.range)
      #expect(binding.rest.allSatisfy(range.contains), "\(binding.parameter.name)")
    }
  }

  @Test func theBoundsAreSaidByTheCall() throws {
    let found = try bindings("float4 a, float2 b", to: ".boundingRect, .float2(0.1, 0.2)")
    #expect(found.map(\.feed) == [.layerBounds, .control])
    #expect(found[0].words.hasSuffix("; from ContentView.swift:3"))
  }

  @Test func slidersGiveRangesAndSteps() throws {
    let found = try bindings(
      "float first, float amount", to: ".float(x), .float(0.5)",
      in: """
        @State private var x = 3.0
        var slider: some View { Slider(value: $x, in: 1...5, step: 0.5) }
        """)
    guard case .number(1...5, 0.5, 3)? = found[0].moved?.kind else {
      Issue.record("\(found[0].control.kind)")
      return
    }
    #expect(found[0].pressed == nil && found[1].pressed == nil)
    #expect(found[0].words == "a control, 1…5, 3 at rest; from ContentView.swift:4")
  }

  @Test(arguments: [
    "float amount", "float strength", "float intensity", "float radius", "float progress",
    "float length", "float scale", "float speed", "float width", "float offset", "float angle",
    "float count", "float blur", "float frequency", "float k",
  ])
  func aPressLeavesConstantsAlone(parameter: String) throws {
    for (value, declarations) in [("0.25", ""), ("fixed", "private let fixed = 0.25")] {
      let found = try bindings(parameter, to: ".float(\(value))", in: declarations)
      #expect(found[0].rest == [0.25])
      #expect(found[0].pressed == nil, "\(found[0].words)")
    }
    let size = try bindings("float2 size, half4 tint", to: ".float2(100, 100), .color(.red)")
    #expect(size.allSatisfy { $0.pressed == nil })
  }

  @Test func theCallComesBeforeTheComment() throws {
    let found = try bindings(
      "float radius", to: ".float(12)",
      comment: "/// - Parameter radius: Range: 8...240. Default: 90.")
    #expect(found[0].rest == [12] && found[0].range == 8...240)
    #expect(
      found[0].words.hasSuffix("range from its header, default from ContentView.swift:3"))
  }

  @Test func colorsAndLists() throws {
    let found = try bindings(
      "half4 tint, device const float *weights, int count, device const half4 *palette, int colors",
      to: """
        .color(.white.opacity(0.5)), .floatArray([0.25, 4]), .colorArray([.black, .white])
        """)
    #expect(found.map(\.parameter.name) == ["tint", "weights", "count", "palette", "colors"])
    #expect(found[0].rest == [0.5, 0.5, 0.5, 0.5])
    #expect(found[1].rest == [0.25, 4])
    #expect(found[3].rest == [0, 0, 0, 1, 1, 1, 1, 1])
    #expect(found[2].feed == .count(ofArray: "weights"))
  }

  /// A clock with arithmetic, a press that changes a state, an animation, what a caller hands over.
  @Test(arguments: [
    ("float time", ".float(seconds / 4)"), ("float time", ".float(-seconds)"),
    ("float amount", ".float(on ? 8 : 2)"), ("float progress", ".float(value.progress)"),
    ("float radius", ".float(radius)"), ("float2 size", ".float2(proxy.size)"),
    ("float2 touch", ".float2(touch)"), ("half4 tint", ".color(tint)"),
    ("texture2d<half> map", ".image(Image(\"map\"))"),
  ])
  func whatNeedsTheViewToRunIsFedByItsName(parameter: String, argument: String) throws {
    let guessed = try #require(try BindingTests.bindings(parameter).first)
    let found = try #require(
      try bindings(
        parameter, to: argument,
        in: """
          @State private var on = false
          @State private var touch = CGPoint.zero
          var radius = 12.0
          var tint: Color
          func change() { on.toggle(); touch = location }
          """
      ).first)
    #expect(found.feed == guessed.feed && found.control.kind == guessed.control.kind)
    #expect(found.pressed == guessed.pressed)
    #expect(
      found.words == guessed.words + "; the value in ContentView.swift:7 needs the view to run")
  }

  @Test func aCallOfAnotherNumberOfArgumentsIsNone() throws {
    let parameters = "float2 size, float time, float radius"
    #expect(try bindings(parameters, to: ".float(4)") == BindingTests.bindings(parameters))
  }
}
