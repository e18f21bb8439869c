import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Metal
@testable import Parameters
@testable import Tokens

/// What the body of a function shows of its parameters, where neither name nor comment says it.
@Suite struct TextUseTests {
  private func bindings(
    _ parameters: String, body: String, comment: String = ""
  ) throws -> [ArgumentBinding] {
    let source = """
      #include <metal_stdlib>
      using namespace metal;
      \(comment)
      [[ stitchable ]] half4 f(float2 position, half4 color, \(parameters)) {
        \(body)
        return color;
      }
      """
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    try #require(!translation.hasErrors, "\(translation.diagnostics)")
    let function = try #require(translation.functions.first)
    return ArgumentBinding.bindings(of: function.parameters, kind: .color)
  }

  @Test(arguments: [
    ("float2 uv = position / size; float d = distance(uv, center);", ArgumentFeed.Space.unit),
    ("float2 uv = (position / size) - 0.5; float d = length(uv - center);", .unit),
    ("float2 uv = position / size; uv.x *= 2.0; float2 d = uv - center;", .unit),
    ("float d = distance(position, center);", .points), ("float2 d = position - center;", .points),
    ("float2 d = position / size - center / size;", .points),
    ("float2 uv = position / size; float2 d = uv * size - center;", .points),
  ])
  func aPlaceIsMeasuredAsWhatItIsComparedWith(
    body: String, space: ArgumentFeed.Space
  ) throws {
    let found = try bindings("float2 size, float2 center", body: body)
    #expect(found[1].feed == .touch(nil, space), "\(found[1].words)")
    // What the author says of it comes first.
    let stated = try bindings(
      "float2 size, float2 center", body: body,
      comment: "/// - Parameter center: Where. Space: user.")
    #expect(stated[1].feed == .touch(nil, .points))
  }

  @Test(arguments: [
    ("float d = distance(position, touch); float a = smoothstep(0.0, radius, d);", 90.0),
    ("float a = step(radius, distance(position / size, touch));", 0.35),
    ("bool inside = length(position / size - touch) < radius;", 0.35),
  ])
  func aLengthIsMeasuredAsWhatItIsComparedWith(body: String, rest: Double) throws {
    let found = try bindings("float2 size, float2 touch, float radius", body: body)
    #expect(found[2].rest == [rest], "\(found[2].words)")
  }

  /// A name that says nothing is no reason for 0…1 where positions are compared.
  @Test func anUnheardOfNumberIsAsLargeAsPositions() throws {
    let smooth = "float a = smoothstep(0.0, blorp, distance(position, touch));"
    let found = try bindings("float2 size, float2 touch, float blorp", body: smooth)
    #expect(try #require(found[2].range).upperBound > 50 && found[2].rest[0] > 10)
    let silent = try bindings("float2 size, float2 touch, float blorp", body: "")
    #expect(silent[2].range == 0...1)
  }

  @Test(arguments: [
    ("float2 viewSizePx", "float2 uv = position / viewSizePx;", true),
    ("float2 cardSizeOfUser", "float2 uv = position / cardSizeOfUser;", true),
    ("float2 cellSize", "float2 cell = floor(position / cellSize);", false),
    ("float2 brickSize", "float2 p = position - brickSize;", false),
  ])
  func aSizeIsWhatPositionsAreDividedBy(parameter: String, body: String, isSize: Bool) throws {
    let found = try bindings(parameter, body: body)
    #expect((found[0].feed == .layerSize) == isSize, "\(found[0].words)")
  }

  @Test func anArrayIsAsLongAsItIsRead() throws {
    let constant = try bindings(
      "device const half4 *ramp, int count", body: "color = ramp[0] + ramp[6];")
    #expect(constant[0].rest.count == 7 * 4)
    let computed = try bindings(
      "device const float *steps, int count",
      body: "for (int i = 1; i < count; i++) { color *= half(steps[i] - steps[0] + steps[1]); }")
    #expect(computed[0].rest.count == 8)
  }

  @Test(arguments: [
    ("float2 touch, float touchAge", ArgumentFeed.timeSincePress),
    ("float2 touch, float elapsed", .timeSincePress), ("float2 size, float elapsed", .time),
    ("float2 touch, float time", .time),
  ])
  func secondsSinceATouchRunFromThePress(parameters: String, feed: ArgumentFeed) throws {
    #expect(try bindings(parameters, body: "")[1].feed == feed)
  }

  @Test(arguments: [
    "half4 startColor, half4 firstColor", "half4 topColor, half4 leadingColor",
    "half4 low, half4 shadow", "half4 colorA, half4 colorB, half4 colorC",
  ])
  func twoColorsOfARampDiffer(parameters: String) throws {
    let found = try bindings(parameters, body: "").map(\.rest)
    #expect(Set(found).count == found.count)
  }
}
