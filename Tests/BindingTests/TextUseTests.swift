import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Metal
@testable import Parameters
@testable import Tokens

/// Facts about parameters from the body of a function, where neither name nor comment states them.
@Suite struct TextUseTests {
  private func bindings(
    _ parameters: String, body: String, comment: String = "", kind: EffectKind = .color,
    helpers: String = ""
  ) throws -> [ArgumentBinding] {
    let (result, first, end) =
      switch kind {
      case .layer: ("half4", ", SwiftUI::Layer layer", "return layer.sample(position);")
      case .distortion: ("float2", "", "return position;")
      case .color, .fill: ("half4", ", half4 color", "return color;")
      }
    let source = """
      #include <SwiftUI/SwiftUI_Metal.h>
      using namespace metal;
      \(helpers)
      \(comment)
      [[ stitchable ]] \(result) f(float2 position\(first), \(parameters)) {
        \(body)
        \(end)
      }
      """
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    try #require(!translation.hasErrors, "\(translation.diagnostics)")
    let function = try #require(translation.functions.first)
    return ArgumentBinding.bindings(of: function.parameters, kind: kind)
  }

  /// By its use, a float4 whose sides positions are divided by is the bounds.
  @Test(arguments: [
    ("float2 uv = position / q.zw;", true),
    ("float2 uv = (position - q.xy) / max(q.zw, 1.0);", true),
    ("float x = position.x / q.z;", true), ("float2 s = q.zw; float2 uv = position / s;", true),
    ("float4 c = float4(color) * q;", false), ("float d = distance(position, q.xy) - q.z;", false),
  ])
  func aFloat4ThatPositionsAreDividedByIsTheBounds(body: String, isBounds: Bool) throws {
    let found = try bindings("float4 q", body: body)
    #expect((found[0].feed == .layerBounds) == isBounds, "\(found[0].words)")
    let beside = try bindings("float4 q, float4 bounds", body: body)
    #expect(beside.map { $0.feed == .layerBounds } == [false, true])
  }

  /// The text has the length, so that the parameter is a number.
  @Test(arguments: [
    ("float2 way = float2(cos(position.y), 0); float2 p = position + way * 12.0f * amount;", 1.0),
    ("float2 p = position + 20.0 * amount * float2(1, 0);", 1),
    ("float2 p = position - amount * 8.0 * normalize(position);", 1),
    ("float2 p = position + amount * float2(cos(position.y), 0);", 30),
  ])
  func anAmountWithALengthInTheTextIsANumber(body: String, most: Double) throws {
    let found = try bindings("float amount", body: body, kind: .distortion)
    #expect(found[0].range == 0...most, "\(found[0].words)")
  }

  @Test(arguments: [
    ("float2 uv = position / size; float d = distance(uv, center);", Feed.Space.unit),
    ("float2 uv = (position / size) - 0.5; float d = length(uv - center);", .unit),
    ("float2 uv = position / size; uv.x *= 2.0; float2 d = uv - center;", .unit),
    ("float d = distance(position, center);", .points), ("float2 d = position - center;", .points),
    ("float2 d = position / size - center / size;", .points),
    ("float2 uv = position / size; float2 d = uv * size - center;", .points),
  ])
  func aPlaceIsMeasuredAsWhatItIsComparedWith(
    body: String, space: Feed.Space
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

  /// A name that says nothing is not a reason for 0…1 where positions are compared.
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
    ("float2 touch, float touchAge", Feed.timeSincePress),
    ("float2 touch, float elapsed", .timeSincePress), ("float2 size, float elapsed", .time),
    ("float2 touch, float time", .time),
  ])
  func secondsSinceATouchRunFromThePress(parameters: String, feed: Feed) throws {
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

  @Test(arguments: [
    ("return layer.sample(position + float2(strength * sin(position.y), 0));", true),
    ("float shift = strength * cos(position.x); position.y += shift;", true),
    ("return layer.sample(moved(position, strength));", true),
    ("float2 d = center - position; return layer.sample(position + d * strength);", false),
    ("half4 c = layer.sample(position); return c + c * strength;", false),
    ("float2 n = (position - center) / size; n *= 1.0 + strength * dot(n, n);", false),
    ("return mix(layer.sample(position), half4(1), strength);", false),
  ])
  func whatMovesPixelsIsInPoints(body: String, isInPoints: Bool) throws {
    let found = try bindings(
      "float2 size, float2 center, float strength", body: body, kind: .layer,
      helpers: "float2 moved(float2 p, float by) { return p + float2(0, by * sin(p.x)); }")
    #expect((found[2].unit == "points") == isInPoints, "\(found[2].words)")
    #expect(found[2].rest == (isInPoints ? [10] : [0.4]))
  }

  @Test(arguments: [
    "floor(position / blorp)", "position / blorp", "float2(fmod(position.x, blorp), 0)",
    "fract(cells(position, blorp))",
  ])
  func whatPositionsAreDividedByIsALength(use: String) throws {
    let found = try bindings(
      "float blorp", body: "float2 cell = \(use);",
      helpers: "float2 cells(float2 p, float side) { return p / side; }")
    #expect(found[0].rest == [24] && found[0].unit == "points", "\(found[0].words)")
  }

  @Test(arguments: [
    ("blorp", "float x = fract(position.x / size.x * blorp);", 8.0),
    ("blorp", "float x = sin(position.x * blorp);", 0.1),
    ("frequency", "float x = sin(position.x * frequency);", 0.1),
    ("frequency", "float2 uv = position / size; float x = sin(uv.x * frequency);", 10),
    ("strength", "float x = pow(position.x / size.x, strength);", 2),
    ("decay", "float w = 1; for (int i = 0; i < 9; i++) { w *= decay; }", 0.92),
    ("progress", "float d = length(position) - progress * 400;", 0.4),
    ("density", "color = mix(color, half4(1), half(density * 0.5));", 0.4),
    ("tile", "float2 p = fract(position / tile);", 24),
    ("ringsPerWidth", "float x = fract(position.x / size.x * ringsPerWidth);", 8),
    ("blorp", "for (int i = 0; i < int(blorp); i++) { color *= 0.5; }", 8),
    ("count", "for (int i = 0; i < int(count); i++) { color *= 0.5; }", 8),
    ("cellSize", "float2 p = floor(position / max(cellSize, 1.0));", 14),
    ("blorp", "float d = length(position - size * 0.5) / blorp;", 90),
    ("blorp", "float k = blorp / max(distance(position, size * 0.5), 1.0);", 90),
    ("progress", "float x = position.x - progress * size.x;", 0.4),
  ])
  func aNumberIsAsLargeAsItsUseNeeds(name: String, body: String, rest: Double) throws {
    let found = try bindings("float2 size, float \(name)", body: body)
    #expect(found[1].rest == [rest], "\(found[1].words)")
  }

  @Test func aNumberWithinACellIsSmallerThanTheCell() throws {
    let found = try bindings(
      "float side, float joint",
      body: "float2 p = fract(position / side) * side; color *= half(p.x < joint ? 0 : 1);")
    #expect(found[0].rest == [24] && found[1].rest == [3], "\(found.map(\.words))")
  }

  @Test func aFrontRunsInPointsPerSecond() throws {
    let front = try bindings(
      "float2 center, float touchTime, float waveSpeed",
      body: "float d = length(position - center) - touchTime * waveSpeed;")
    #expect(front[2].rest == [1200])
    let wave = try bindings(
      "float2 center, float time, float speed",
      body: "float d = sin(length(position - center) * 0.1 - time * speed);")
    #expect(wave[2].rest == [1])
  }

  @Test func whatIsTakenFromPositionsIsAPlace() throws {
    let place = try bindings(
      "float2 blorp", body: "float2 d = (position - blorp) / 2; position += d;", kind: .layer)
    #expect(place[0].feed == .touch(nil, .points))
    let middle = try bindings(
      "float2 blorp", body: "float2 d = position - blorp * 0.5; position += d;", kind: .layer)
    #expect(middle[0].feed == .layerSize)
    // What is taken from the position to sample is an offset.
    let offset = try bindings(
      "float2 blorp", body: "return layer.sample(position - blorp);", kind: .layer)
    #expect(offset[0].rest == [10, 6], "\(offset[0].words)")
    let steps = try bindings(
      "float2 blorp",
      body: """
        half4 sum = 0;
        for (int i = 0; i < 4; i++) sum += layer.sample(position - blorp * i);
        return sum / 4;
        """, kind: .layer)
    #expect(steps[0].rest == [10, 6], "\(steps[0].words)")
    let turned = try bindings(
      "float2 blorp", body: "return layer.sample(blorp + (position - blorp) * 0.5);", kind: .layer)
    #expect(turned[0].feed == .touch(nil, .points))
  }

  @Test func wholeStepsBetweenSamplesAreSmall() throws {
    let near = """
      half4 sum = 0;
      for (int x = -2; x <= 2; x++)
        for (int y = -2; y <= 2; y++) sum += layer.sample(position + float2(x, y) * spread);
      return sum / 25;
      """
    #expect(try bindings("float spread", body: near, kind: .layer)[0].rest == [2])
    let around = """
      half4 sum = 0;
      for (int i = 0; i < 8; i++) {
        float a = float(i) / 8;
        sum += layer.sample(position + float2(cos(a), sin(a)) * spread);
      }
      return sum / 8;
      """
    #expect(try bindings("float spread", body: around, kind: .layer)[0].rest == [10])
  }

  @Test(arguments: [
    ("switch (blorp) { case 0: break; case 3: color = 0; break; }", 3.0),
    ("switch (blorp) { case 0: break; case 1: color = 0; break; default: color = 1; }", 2),
    ("if (blorp == 0) { color = 0; } else if (blorp == 1) { color = 1; }", 2),
    ("color *= half(shade(Shape(blorp)));", 2),
  ])
  func aChoiceIsOneOfTheCases(body: String, last: Double) throws {
    let shapes = """
      enum Shape { circle, square, star };
      float shade(Shape shape) {
        switch (shape) { case circle: return 0; case square: return 0.5; case star: return 1; }
        return 0;
      }
      """
    let found = try bindings("int blorp", body: body, helpers: shapes)
    #expect(found[0].range == 0...last && found[0].isWhole && found[0].rest == [1])
    // A number of things is not a choice.
    let count = "if (count == 1) { color = 0; } else if (count == 2) { color = 1; }"
    #expect(try bindings("int count", body: count)[0].range == 1...30)
  }

  @Test(arguments: [
    ("color *= half(position.x / size.x < t ? 1 : 0);", false),
    ("color *= half(step(t, atan2(position.y, position.x) / M_PI_F));", false),
    ("color *= half(sin(position.x / size.x + t));", true), ("", true),
  ])
  func aLetterIsTheClockUnlessSharesAreComparedWithIt(body: String, isClock: Bool) throws {
    let found = try bindings("float2 size, float t", body: body)
    #expect((found[1].feed == .time) == isClock, "\(found[1].words)")
  }

  @Test(arguments: [
    ("return layer.sample(sun * size - position);", Feed.Space.unit),
    ("float2 c = sun + (position - size * 0.5) / min(size.x, size.y);", .unit),
    ("return layer.sample(position + (sun - position) * 0.5);", .points),
  ])
  func aPlaceIsMeasuredThroughFactors(body: String, space: Feed.Space) throws {
    let found = try bindings("float2 size, float2 sun", body: body, kind: .layer)
    #expect(found[1].feed == .touch(nil, space), "\(found[1].words)")
  }

  @Test func membersOfAStructMeasureDifferentThings() throws {
    let found = try bindings(
      "float2 center, float power",
      body: "Lens lens { center, power }; return lens.center + (position - lens.center);",
      kind: .distortion, helpers: "struct Lens { float2 center; float power; };")
    #expect(found[1].rest == [1] && found[1].unit.isEmpty, "\(found[1].words)")
  }
}
