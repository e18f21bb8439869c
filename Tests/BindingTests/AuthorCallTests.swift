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

  @Test func whatTheStageFeedsIsSaidByTheCall() throws {
    let found = try bindings(
      "float4 a, float2 b, float c, float2 d, float e, float2 g",
      to: """
        .boundingRect, .float2(proxy.size), .float(context.date.timeIntervalSince(start)),
        .float2(place.x / proxy.size.width, place.y / proxy.size.height),
        .float(proxy.size.width), .float2(0.1, 0.2)
        """,
      in: """
        @State var place = CGPoint.zero
        func drag() { DragGesture().onChanged { place = $0.location } }
        """)
    #expect(
      found.map(\.feed) == [
        .layerBounds, .layerSize, .time, .touch(nil, .unit), .layerWidth, .control,
      ])
    #expect(found[2].words == "the clock, in seconds; from ContentView.swift:4")
  }

  @Test func slidersGiveRangesAndStepsAndPressesGivePairs() throws {
    let found = try bindings(
      "float first, float second, float amount", to: ".float(x), .float(on ? 8 : 2), .float(0.5)",
      in: """
        @State private var x = 3.0
        @State private var on = false
        var slider: some View { Slider(value: $x, in: 1...5, step: 0.5) }
        """)
    guard case .number(1...5, 0.5, 3)? = found[0].moved?.kind else {
      Issue.record("\(found[0].control.kind)")
      return
    }
    #expect(found[1].rest == [2] && found[1].pressed == [8])
    #expect(try #require(found[1].range).contains(8))
    // What the view leaves alone, a press leaves alone.
    #expect(found[0].pressed == nil && found[2].pressed == nil)
    #expect(
      found[0].words == "a control, 1…5, 3 at rest; from ContentView.swift:5")
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

  @Test func whatIsNotKnownIsGuessedAsBefore() throws {
    let guessed = try BindingTests.bindings("float2 size, float time, float radius")
    let found = try bindings(
      "float2 size, float time, float radius",
      to: ".float2(something), .float(other()), .float(radius)")
    #expect(found == guessed)
    // A call of another number of arguments is none of this function.
    #expect(try bindings("float2 size, float time, float radius", to: ".float(4)") == guessed)
  }
}
