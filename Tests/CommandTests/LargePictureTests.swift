import Foundation
import Pictures
import TestSupport
import Testing

/// Pictures with more pixels on a side than any driver's textures.
@Suite struct LargePictureTests {
  private let folder: TemporaryFolder

  /// More than every driver has: they have 16,384 or 32,768.
  private static let width = 40_000

  init() throws {
    folder = try TemporaryFolder()
    let row = (0..<Self.width).flatMap { x -> [UInt8] in
      x < Self.width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255]
    }
    let strip = Picture(width: Self.width, height: 2, pixels: row + row)
    _ = try folder.file("strip.png", strip.pngBytes())
    for (name, text) in [
      "read.glsl":
        "void mainImage(out vec4 o, in vec2 p) { o = texture(iChannel0, p / iResolution.xy); }\n",
      "named.glsl": """
      #iChannel0 "file://strip.png"
      void mainImage(out vec4 o, in vec2 p) { o = texture(iChannel0, p / iResolution.xy); }

      """,
      "wipe.glsl": "vec4 transition(vec2 p) { return getFromColor(p); }\n",
      "own.metal": """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 same(float2 position, half4 color) { return color; }
      [[ stitchable ]] half4 shown(float2 position, float2 size, texture2d<half> picture) {
        constexpr sampler linear(filter::linear);
        return picture.sample(linear, position / size);
      }

      """,
    ] {
      _ = try folder.file(name, Array(text.utf8))
    }
  }

  /// It is drawn, reduced, whichever way it is given: red on the left and blue on the right, and a
  /// note names the file and both sizes.
  @Test(arguments: [
    ["ripple", "--image", "strip.png", "--size", "96x64"],
    ["own.metal", "--function", "same", "--image", "strip.png", "--size", "96x64"],
    ["own.metal", "--function", "same", "--layer", "strip.png", "--size", "96x64"],
    ["own.metal", "--function", "shown", "--set", "picture=@strip.png", "--size", "96x64"],
    ["read.glsl", "--channel0", "strip.png", "--size", "96x64"],
    ["named.glsl", "--size", "96x64"],
    ["wipe.glsl", "--from", "strip.png", "--size", "96x64"],
  ])
  func aPictureAboveTheLimitIsDrawnSmaller(words: [String]) async throws {
    var command = try Command.harmonic(
      "capture", "-o", "out.png", environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil],
      workingDirectory: folder.path)
    command.arguments += words
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let note = try #require(
      output.errorText.firstMatch(
        of: /note: '(.*)' has 40000 × 2 pixels, .* drawn as (\d+) × 1\n/), "\(output.errorText)")
    #expect(note.1.hasSuffix("strip.png"))
    #expect((4096..<40_000).contains(Int(note.2) ?? 0))
    #expect(!output.errorText.contains("--size"))
    let picture = try Picture(contentsOf: "\(folder.path)/out.png")
    #expect((picture.width, picture.height) == (96, 64))
    // In its own proportions it is less than a pixel high.
    if words.contains("--image") { return }
    func pixel(_ x: Int) -> [UInt8] {
      Array(picture.pixels[(32 * 96 + x) * 4..<(32 * 96 + x) * 4 + 3])
    }
    #expect(pixel(40) == [255, 0, 0] && pixel(55) == [0, 0, 255], "\(pixel(40)) \(pixel(55))")
  }

  /// Without a size the canvas is as large as the picture that is drawn.
  @Test func aLayerAboveTheLimitHasTheSizeItIsDrawnIn() async throws {
    let output = try await Command.harmonic(
      "capture", "own.metal", "--function", "same", "--layer", "strip.png", "-o", "out.png",
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder.path
    ).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let picture = try Picture(contentsOf: "\(folder.path)/out.png")
    #expect(picture.height == 1)
    #expect(output.errorText.contains("drawn as \(picture.width) × 1"))
  }
}
