import Opening
import Pictures
import Scenes
import TestSupport
import Testing

/// A capture that is opened again draws the same pixels, whatever the scene's state.
@Suite struct CaptureRoundTripTests {
  private let folder: TemporaryFolder

  private static let files = [
    "every.metal": """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI.h>
    using namespace metal;
    [[ stitchable ]] half4 every(
      float2 position, SwiftUI::Layer layer, float amount, float2 center, float3 tint,
      half4 color, device const float *list, int count, float time)
    {
      float2 moved = position + amount * normalize(position - center + 0.5);
      half4 there = layer.sample(moved);
      float sum = sin(time);
      for (int i = 0; i < count; ++i) { sum += list[i]; }
      return mix(there, half4(half3(tint), 1.0h) * color.a, half(0.5 + 0.5 * sin(sum)));
    }
    """,
    "feedback.glsl": """
    void mainImage(out vec4 c, in vec2 p) {
      vec2 uv = p / iResolution.xy;
      vec4 before = texture(iChannel0, uv);
      float near = smoothstep(30.0, 0.0, distance(p, iMouse.xy));
      c = vec4(mix(before.rgb, vec3(uv, fract(iTime)), 0.1) + near * 0.2, 1.0);
    }
    """,
    "inputs.fs": """
    /*{ "INPUTS": [
      { "NAME": "level", "TYPE": "float", "MIN": 0.0, "MAX": 2.0, "DEFAULT": 1.0 },
      { "NAME": "inverts", "TYPE": "bool", "DEFAULT": false },
      { "NAME": "tint", "TYPE": "color", "DEFAULT": [1.0, 0.5, 0.2, 1.0] },
      { "NAME": "spot", "TYPE": "point2D", "DEFAULT": [0.5, 0.5] },
      { "NAME": "mode", "TYPE": "long", "VALUES": [0, 1, 2], "DEFAULT": 1 } ] }*/
    void main() {
      float d = distance(isf_FragNormCoord, spot / RENDERSIZE) * level + float(mode) * 0.2;
      vec3 c = tint.rgb * (inverts ? 1.0 - d : d) + 0.1 * sin(TIME);
      gl_FragColor = vec4(c, 1.0);
    }
    """,
  ]

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.files { _ = try folder.file(name, Array(text.utf8)) }
  }

  /// Captures and returns the picture.
  private func capture(_ words: [String], as name: String) async throws -> Picture {
    var command = try Command.harmonic(
      "capture", environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil],
      workingDirectory: folder.path)
    command.arguments += words + ["-o", name]
    let output = try await command.run()
    try #require(output.status == .exitCode(0), "\(words): \(output.errorText)")
    return try Picture(contentsOf: "\(folder.path)/\(name)")
  }

  /// Captures, opens the capture, and compares.
  private func expectSamePixels(_ request: SceneRequest) async throws {
    let words = request.arguments
    let first = try await capture(words, as: "first.png")
    let second = try await capture(["first.png"], as: "second.png")
    #expect(first.width == second.width && first.height == second.height, "\(words)")
    #expect(first.pixels == second.pixels, "\(words)")
    #expect(first.text == second.text, "\(words)")
  }

  @Test(arguments: SceneCatalog.all.map(\.name), [1, 2, 3] as [UInt64])
  func aSceneInAnyState(name: String, seed: UInt64) async throws {
    let request = try SceneRequest(opening: name, OptionValues()) { _ in }
    try await expectSamePixels(RandomState(of: request, seed: seed).request)
  }

  @Test(arguments: files.keys.sorted(), [1, 2, 3] as [UInt64])
  func aFileInAnyState(name: String, seed: UInt64) async throws {
    let path = "\(folder.path)/\(name)"
    let request = try SceneRequest(opening: path, OptionValues()) { _ in }
    try await expectSamePixels(RandomState(of: request, seed: seed).request)
  }

  /// Two states that look alike would prove nothing.
  @Test func statesDiffer() throws {
    let request = try SceneRequest(opening: "aurora", OptionValues()) { _ in }
    let words = (1...3).map { RandomState(of: request, seed: $0).request.arguments }
    #expect(Set(words).count == 3)
    #expect(words == (1...3).map { RandomState(of: request, seed: $0).request.arguments })
  }
}
