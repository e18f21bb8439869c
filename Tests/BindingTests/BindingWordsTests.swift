import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Metal
@testable import Parameters
@testable import Tokens

/// The sentence that says what feeds an argument.
@Suite struct BindingWordsTests {
  @Test(
    arguments: [
      ("float time", .color, "the clock, in seconds"),
      ("float2 size", .color, "the layer's size in points"),
      ("float4 bounds", .fill, "the layer's bounds in points: x, y, width and height"),
      (
        "float2 touch", .layer,
        "where the pointer was pressed last, in points; the layer's center until then"
      ),
      (
        "float touchX", .layer,
        "x of where the pointer was pressed last, in points; the layer's center until then"
      ),
      (
        "float2 uvTouch", .layer,
        "where the pointer was pressed last, 0…1 across the layer; the layer's center until then"
      ),
      ("bool pressed", .layer, "true while held"), ("int pressed", .layer, "1 while held, else 0"),
      ("texture2d<half> mask", .layer, "a picture"),
      (
        "float intensity", .color,
        "a control, 0…1, 0.4 at rest, 1 while held; guessed from its name"
      ),
      (
        "float unheardOf", .color,
        "a control, 0…1, 0.5 at rest, 1 while held; guessed from its type"
      ),
      (
        "half4 tint = half4(1, 0, 0, 1)", .layer,
        "a color, #ff0000 at rest; from its default argument"
      ),
      (
        "half4 tint = half4(0.5, 0, 0, 0.5)", .layer,
        "a color, #ff000080 at rest; from its default argument"
      ),
      ("bool enabled", .layer, "a switch, on at rest; guessed from its name"),
    ] as [(String, EffectKind, String)])
  func sentencesSayWhatFeeds(parameter: String, kind: EffectKind, words: String) throws {
    #expect(try binding(parameter, kind: kind).words == words)
  }

  @Test func sourcesAreNamed() throws {
    let header = try binding(
      "float x", comment: "/// - Parameter x: It. Unit: points. Range: 8...240. Default: 90.")
    #expect(
      header.words
        == "a control, 8…240 points, 90 at rest, 180 while held; from its header")
    let mixed = try binding(
      "float steps = 4", comment: "/// - Parameter steps: From 2 to 12")
    #expect(mixed.words.hasPrefix("a whole control, 2…12, 4 at rest, "))
    #expect(mixed.words.hasSuffix("; range from its comment, default from its default argument"))
  }

  @Test func listsAndTheirLengthsAreNamed() throws {
    let found = try bindings("device const half4 *colors, int count", kind: .color)
    #expect(found[0].words == "a list of 5 colors; guessed from its name")
    #expect(found[1].words == "how many elements 'colors' has")
  }
}
