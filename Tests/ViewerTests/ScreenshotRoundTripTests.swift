import Pictures
import Scenes
import TestSupport
import Testing

/// A screenshot that is opened again draws the same pixels, whatever was done in the window.
@Suite(.serialized) struct ScreenshotRoundTripTests {
  private static let keys = [
    "Up", "Down", "Left", "Right", "Right", "shift+Right", "alt+Left", "t", "bracketright",
    "bracketleft", "space", "comma", "period", "r", "Home", "ctrl+z", "1", "2",
  ]

  private static let files = [
    "spread.metal": """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI.h>
    using namespace metal;
    [[ stitchable ]] half4 spread(
      float2 position, SwiftUI::Layer layer, float amount, float2 center, half4 tint, float time)
    {
      float2 moved = position + 20 * amount * normalize(position - center + 0.5) * sin(time);
      return mix(layer.sample(moved), tint, half(0.3));
    }
    """,
    "trail.glsl": """
    void mainImage(out vec4 c, in vec2 p) {
      vec2 uv = p / iResolution.xy;
      float near = smoothstep(30.0, 0.0, distance(p, iMouse.xy));
      c = vec4(mix(texture(iChannel0, uv).rgb, vec3(uv, fract(iTime)), 0.1) + near * 0.2, 1.0);
    }
    """,
  ]

  @Test(arguments: SceneCatalog.all.map(\.name))
  func aSceneAfterAnyInput(name: String) async throws {
    try await expectSamePixels(of: name)
  }

  @Test(arguments: files.keys.sorted())
  func aShaderAfterAnyInput(name: String) async throws {
    let folder = try TemporaryFolder()
    try await expectSamePixels(of: folder.file(name, Array((Self.files[name] ?? "").utf8)))
  }

  /// Does anything with a scene or a shader, and compares three times.
  private func expectSamePixels(of subject: String) async throws {
    let name = subject.split(separator: "/").last ?? ""
    let seed = UInt64(name.utf8.reduce(0) { $0 * 31 + Int($1) })
    let session = try await WindowSession(
      [subject, "--size", "420x300"], width: 900, height: 640, cornerShows: false)
    var random = SeededRandom(seed: seed)
    for _ in 0..<3 {
      for _ in 0..<8 { try await act(in: session, &random) }
      try await expectSamePixels(in: session)
    }
    #expect(try await session.quit().status == .exitCode(0))
  }

  /// One thing that a user may do, wherever the pointer is.
  private func act(in session: WindowSession, _ random: inout SeededRandom) async throws {
    let display = session.display
    let frame = try await session.frame()
    let place = frame.position(
      Int.random(in: 5..<frame.width - 5, using: &random),
      Int.random(in: 5..<frame.height - 20, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: try await display.movePointer(to: place)
    case 2:
      try await display.movePointer(to: place)
      try await display.buttonDown(.left)
    case 3: try await display.buttonUp(.left)
    case 4:
      let wheel: [VirtualDisplay.Button] = [.scrollUp, .scrollDown, .scrollLeft, .scrollRight]
      try await display.click(wheel.randomElement(using: &random) ?? .scrollDown, at: place)
    default: try await display.press(Self.keys.randomElement(using: &random) ?? "t")
    }
  }

  /// Takes a screenshot, captures what it opens, and compares.
  private func expectSamePixels(in session: WindowSession) async throws {
    let line = try await screenshot(in: session)
    let path = String(line.dropFirst("harmonic: wrote ".count))
    let again = session.home.appending(path: "again.png").path
    // The pictures are elsewhere than the shaders.
    let output = try await Command.harmonic("capture", "--trust", path, "-o", again).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let (picture, second) = (try Picture(contentsOf: path), try Picture(contentsOf: again))
    let words = picture.text.first { $0.key == "harmonic:arguments" }?.value ?? ""
    #expect(picture.width == second.width && picture.height == second.height, "\(words)")
    #expect(Self.furthest(picture, second) == 0, "\(words)")
  }

  /// Takes a screenshot and returns the line that names it: on a busy machine the shader may still
  /// be compiled, and the window says so in place of a picture.
  private func screenshot(in session: WindowSession) async throws -> String {
    while true {
      try await session.display.press("s")
      let line = try await session.program.nextLine {
        $0.hasPrefix("harmonic: wrote ") || $0.hasSuffix("is not shown yet")
      }
      if line.hasPrefix("harmonic: wrote ") { return line }
    }
  }

  /// How far the channels of two pictures are apart at most.
  private static func furthest(_ a: Picture, _ b: Picture) -> Int {
    zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
