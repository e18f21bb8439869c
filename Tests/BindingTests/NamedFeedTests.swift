import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Metal
@testable import Parameters
@testable import Tokens

/// The feed of a single argument, by its type and name alone, as an author of SwiftUI shaders would
/// expect it.
@Suite struct NamedFeedTests {
  @Test(
    arguments: [
      // The clock
      ("float time", .color, .time), ("float t", .fill, .time), ("float iTime", .fill, .time),
      ("float u_time", .distortion, .time), ("float elapsedTime", .layer, .time),
      ("float elapsed", .color, .time), ("float seconds", .color, .time),
      ("float currentTime", .fill, .time), ("float inTime", .fill, .time),
      ("half time", .color, .time), ("float clock", .fill, .time), ("float now", .color, .time),
      ("float timestamp", .layer, .time), ("float animationTime", .color, .time),
      ("float timeSinceTap", .layer, .timeSincePress),
      ("float touchTime", .layer, .timeSincePress),
      // The layer's size and bounds
      ("float2 size", .color, .layerSize), ("float2 viewSize", .fill, .layerSize),
      ("float2 resolution", .fill, .layerSize), ("float2 iResolution", .fill, .layerSize),
      ("float2 u_resolution", .layer, .layerSize), ("float2 res", .layer, .layerSize),
      ("float2 dimensions", .distortion, .layerSize), ("float2 bounds", .color, .layerSize),
      ("float2 canvasSize", .color, .layerSize), ("float2 layerSize", .layer, .layerSize),
      ("float2 viewport", .color, .layerSize), ("float2 extent", .layer, .layerSize),
      ("float2 viewsize", .layer, .layerSize), ("float2 screenSize", .fill, .layerSize),
      ("float2 frame", .color, .layerSize), ("float2 s", .color, .layerSize),
      ("half2 size", .color, .layerSize), ("float3 iResolution", .fill, .layerSize),
      ("float2 whatever", .color, .layerSize), ("float2 abc", .distortion, .layerSize),
      ("float4 bounds", .fill, .layerBounds), ("float4 boundingRect", .fill, .layerBounds),
      ("float4 boundingrect", .layer, .layerBounds), ("float4 rect", .color, .layerBounds),
      ("float4 box", .fill, .layerBounds), ("float4 b", .fill, .layerBounds),
      ("float4 frame", .layer, .layerBounds), ("float4 viewBounds", .color, .layerBounds),
      ("float viewWidth", .color, .layerWidth), ("float layerHeight", .layer, .layerHeight),
      ("float sizeX", .layer, .layerWidth), ("float resolutionY", .fill, .layerHeight),
      ("float aspectRatio", .fill, .layerAspect), ("float aspect", .color, .layerAspect),
      // The pointer
      ("float2 touch", .layer, .touch(nil, .points)),
      ("float2 touchLocation", .layer, .touch(nil, .points)),
      ("float2 tapLocation", .color, .touch(nil, .points)),
      ("float2 pointer", .color, .touch(nil, .points)),
      ("float2 mouse", .fill, .touch(nil, .points)), ("float2 iMouse", .fill, .touch(nil, .points)),
      ("float2 cursorPosition", .fill, .touch(nil, .points)),
      ("float2 fingerPos", .distortion, .touch(nil, .points)),
      ("float2 dragLocation", .distortion, .touch(nil, .points)),
      ("float2 origin", .layer, .touch(nil, .points)),
      ("float2 center", .distortion, .touch(nil, .points)),
      ("float2 centre", .color, .touch(nil, .points)), ("float2 c", .color, .touch(nil, .points)),
      ("float2 location", .layer, .touch(nil, .points)),
      ("float2 focus", .layer, .touch(nil, .points)),
      ("float2 hitPoint", .layer, .touch(nil, .points)),
      ("float2 uvCenter", .color, .touch(nil, .unit)),
      ("float2 normalizedTouch", .layer, .touch(nil, .unit)),
      ("float2 relativeCenter", .color, .touch(nil, .unit)),
      ("float2 unitPoint", .fill, .touch(nil, .unit)),
      ("float touchX", .layer, .touch(.x, .points)), ("float mouseY", .fill, .touch(.y, .points)),
      ("float centerX", .distortion, .touch(.x, .points)),
      ("float touchx", .distortion, .touch(.x, .points)),
      ("float2 dragOffset", .distortion, .dragTranslation(nil)),
      ("float2 dragTranslation", .layer, .dragTranslation(nil)),
      ("float2 gestureVelocity", .layer, .dragVelocity(nil)),
      ("float dragOffsetX", .layer, .dragTranslation(.x)),
      ("float2 viewCenter", .layer, .layerCenter(.points)),
      // Whether it is held, and pictures
      ("bool pressed", .color, .pressed), ("bool isPressed", .color, .pressed),
      ("int isPressed", .layer, .pressed), ("bool touching", .layer, .pressed),
      ("bool isActive", .layer, .pressed),
      ("texture2d<half> noise", .color, .picture), ("texture2d<half> mask", .layer, .picture),
    ] as [(String, EffectKind, Feed)])
  func theStageFeeds(parameter: String, kind: EffectKind, feed: Feed) throws {
    #expect(try binding(parameter, kind: kind).feed == feed)
  }

  /// Amounts rest where a picture is seen, and go to the end of 0…1 while held.
  @Test(
    arguments: [
      ("float progress", .layer), ("float amount", .color), ("float intensity", .color),
      ("float strength", .color), ("float fraction", .color), ("float transition", .layer),
      ("float animation", .color), ("float reveal", .layer), ("float dissolve", .color),
      ("float mix", .color), ("float blend", .color), ("float level", .color),
      ("float factor", .fill), ("float effect", .layer), ("float effectAmount", .layer),
      ("float u_progress", .layer), ("float animationProgress", .layer), ("float amt", .color),
      ("float mixAmount", .color), ("float mixCoeff", .color), ("float revealProgress", .layer),
      ("float fxIntensity", .layer), ("half amount", .color), ("float blendFactor", .color),
      ("float percentage", .layer), ("float vignetteStrength", .layer),
    ] as [(String, EffectKind)])
  func amountsArePartWayAndWholeWhileHeld(parameter: String, kind: EffectKind) throws {
    let found = try binding(parameter, kind: kind)
    #expect(found.range == 0...1)
    #expect(found.rest == [0.4])
    #expect(found.pressed == [1])
  }

  @Test(arguments: ["float pressed", "float isPressed", "float press", "float touched"])
  func aNumberCalledPressedIsZeroUntilItIs(parameter: String) throws {
    let found = try binding(parameter, kind: .layer)
    #expect(found.rest == [0])
    #expect(found.pressed == [1])
  }

  /// Each default lies where such a number is seen to work, on a layer of some 300 points.
  @Test(
    arguments: [
      ("float amplitude", .distortion, 4...30, "points"), ("float amp", .layer, 4...30, "points"),
      ("float waveAmplitude", .distortion, 4...30, "points"),
      ("float strength", .distortion, 3...20, "points"),
      ("float amount", .distortion, 3...20, "points"), ("float amount", .layer, 2...20, "points"),
      ("float distortionStrength", .layer, 3...20, "points"),
      ("float radius", .distortion, 50...150, "points"), ("float radius", .layer, 4...20, "points"),
      ("float blurRadius", .layer, 4...20, "points"),
      ("float blurAmount", .layer, 4...20, "points"),
      ("float sigma", .layer, 2...12, "points"),
      ("float pixelSize", .layer, 6...24, "points"), ("float blockSize", .layer, 6...24, "points"),
      ("float cellSize", .color, 6...24, "points"), ("float size", .color, 10...40, "points"),
      ("float lineWidth", .color, 1...4, "points"), ("float thickness", .color, 4...24, "points"),
      ("float width", .color, 8...30, "points"), ("float spacing", .color, 8...24, "points"),
      ("float distance", .layer, 40...160, "points"), ("float offset", .layer, 4...20, "points"),
      ("float aberration", .layer, 2...12, "points"),
      ("float chromaticAberration", .layer, 2...12, "points"),
      ("float rgbShift", .layer, 2...12, "points"),
      ("float wavelength", .distortion, 30...120, "points"),
      ("float cornerRadius", .layer, 10...40, "points"),
      ("float feather", .layer, 10...40, "points"),
      ("float angle", .color, 0.3...1.6, "radians"),
      ("float rotation", .layer, 0.3...1.6, "radians"),
      ("float theta", .color, 0.3...1.6, "radians"),
      ("float angleDegrees", .color, 20...90, "degrees"),
      ("float swirl", .distortion, 0.8...3, "radians"),
      ("float hue", .color, 0.1...0.9, "turns"), ("float hueShift", .color, 0.1...0.9, "turns"),
      ("float exposure", .color, 0.3...1.5, "stops"),
      ("float duration", .color, 1...4, "seconds"), ("float period", .color, 1...4, "seconds"),
      ("float timeOffset", .color, 0...3, "seconds"),
      ("float velocity", .layer, 100...800, "points per second"),
      ("float speed", .color, 0.5...2, nil), ("float timeScale", .color, 0.5...2, nil),
      ("float speedMultiplier", .fill, 0.5...2, nil), ("float waveSpeed", .fill, 0.5...2, nil),
      ("float zoom", .layer, 1.3...3, nil), ("float zoomFactor", .layer, 1.3...3, nil),
      ("float magnification", .layer, 1.3...3, nil), ("float scale", .color, 0.02...0.2, nil),
      ("float frequency", .distortion, 0.03...0.4, nil), ("float freq", .color, 0.03...0.4, nil),
      ("float threshold", .color, 0.3...0.7, nil), ("float softness", .color, 0.1...0.6, nil),
      ("float opacity", .color, 0.5...1, nil), ("float alpha", .color, 0.5...1, nil),
      ("float saturation", .color, 1.2...2, nil), ("float brightness", .color, 0.3...1.3, nil),
      ("float contrast", .color, 1.2...2, nil), ("float gamma", .color, 1.3...2.5, nil),
      ("float noiseAmount", .layer, 0.1...0.6, nil), ("float grain", .color, 0.1...0.6, nil),
      ("float glow", .layer, 0.3...1.2, nil), ("float glowIntensity", .layer, 0.3...1.2, nil),
      ("float seed", .color, 1...50, nil), ("float decay", .color, 0.5...6, nil),
      ("float power", .color, 0.8...3, nil), ("float exponent", .color, 1.5...4, nil),
      ("float ior", .layer, 1.2...1.7, nil), ("float temperature", .color, 0.2...0.6, nil),
      ("float bias", .color, 0.05...0.5, nil), ("float lacunarity", .fill, 1.8...2.5, nil),
      ("float persistence", .fill, 0.4...0.6, nil), ("float complexity", .fill, 2...6, nil),
      ("float tiling", .layer, 2...6, nil), ("float red", .color, 0.3...1, nil),
      ("float vertical", .layer, 0...1, nil), ("float unheardOf", .color, 0.3...0.7, nil),
    ] as [(String, EffectKind, ClosedRange<Double>, String?)])
  func numbersStartWhereTheyAreSeen(
    parameter: String, kind: EffectKind, window: ClosedRange<Double>, unit: String?
  ) throws {
    let found = try binding(parameter, kind: kind)
    let rest = try #require(found.rest.first, "\(found.feed)")
    #expect(window.contains(rest), "\(rest)")
    #expect(found.moved?.unit == unit ?? "")
    #expect(try #require(found.range).contains(rest))
  }

  @Test(
    arguments: [
      ("int count", 4...16), ("float count", 4...16), ("int segments", 3...12),
      ("float sides", 3...12), ("int steps", 3...8), ("float levels", 3...8),
      ("int iterations", 10...80), ("int octaves", 3...6), ("int samples", 8...24),
      ("float wavesCount", 3...12), ("int numRings", 3...12), ("float numberOfStripes", 3...12),
      ("int columns", 6...24), ("float rows", 6...24), ("uint n", 4...16), ("int mode", 0...2),
      ("float variant", 0...2), ("uint maxSamples", 8...24), ("int radius", 4...120),
      ("int something", 2...6), ("int useNoise", 0...1),
    ] as [(String, ClosedRange<Double>)])
  func countsAreWhole(parameter: String, window: ClosedRange<Double>) throws {
    let found = try binding(parameter, kind: .layer)
    #expect(found.isWhole)
    #expect(window.contains(try #require(found.rest.first)), "\(found.rest)")
  }

  @Test(
    arguments: [
      ("float2 offset", .layer, "points"), ("float2 direction", .layer, nil),
      ("float2 velocity", .layer, "points per second"), ("float2 translation", .layer, "points"),
      ("float2 scale", .layer, nil), ("float2 frequency", .distortion, nil),
      ("float2 amount", .layer, nil), ("float2 cellSize", .color, "points"),
      ("float2 dir", .color, nil), ("float3 axis", .layer, nil), ("float3 lightDir", .layer, nil),
      ("float3 abc", .color, nil), ("float4 cornerRadii", .color, "points"),
      ("int2 grid", .layer, nil),
    ] as [(String, EffectKind, String?)])
  func otherVectorsAreControlsThatShow(parameter: String, kind: EffectKind, unit: String?) throws {
    let found = try binding(parameter, kind: kind)
    guard case .vector(let components, let range, _, let defaults)? = found.moved?.kind else {
      Issue.record("\(found.feed)")
      return
    }
    #expect(components == Array(["x", "y", "z", "w"].prefix(defaults.count)))
    #expect(defaults.contains { abs($0) > 0.03 })
    #expect(defaults.allSatisfy(range.contains))
    #expect(found.moved?.unit == unit ?? "")
  }

  @Test(arguments: [
    "half4 tint", "half4 anything", "float4 color1", "float4 tintColor", "float3 color",
    "float3 rgb", "half3 shadow", "float4 background", "float3 baseColor", "float4 red",
    "float3 col",
  ])
  func colorsAreColors(parameter: String) throws {
    #expect(try binding(parameter, kind: .layer).isColor)
  }

  @Test func namesDecideColors() throws {
    let found = try bindings(
      "half4 backgroundColor, half4 foreground, half4 red, half4 blueTint, "
        + "half4 a, half4 b, half4 color3",
      kind: .layer)
    let light = found.map { $0.rest.prefix(3).reduce(0, +) / 3 }
    #expect(light[0] < 0.2)
    #expect(light[1] > 0.8)
    #expect(found[2].rest[0] > found[2].rest[2])
    #expect(found[3].rest[2] > found[3].rest[0])
    #expect(Set(found.map(\.rest)).count == 7)  // no two alike
    #expect(found.allSatisfy { $0.rest[3] == 1 })
  }

  @Test(arguments: [
    ("bool enabled", true), ("bool showGrid", true), ("bool smooth", true), ("bool invert", false),
    ("bool isFlipped", false), ("bool debug", false), ("bool invert = true", true),
  ])
  func switchesAreToggles(parameter: String, isOn: Bool) throws {
    #expect(try binding(parameter).moved?.kind == .toggle(defaultValue: isOn))
  }
}
