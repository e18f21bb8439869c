import Foundation
import Pictures
import TestSupport
import Testing

/// Shadertoy projects with buffers, the keyboard and cube maps in a real window.
@Suite struct ShadertoyWindowTests {
  private func middle(_ session: WindowSession) async throws -> VirtualDisplay.Color {
    let frame = try await session.frame()
    return try session.display.pixel(at: frame.position(frame.width / 2, frame.height / 2))
  }

  /// Presses a key until the middle has a color.
  private func press(
    _ key: String, until color: UInt32, in session: WindowSession, _ words: String
  ) async throws {
    try await waitUntil(
      words, holds: { try await middle(session) == VirtualDisplay.Color(color) },
      pressing: { try await session.display.press(key) })
  }

  /// A buffer remembers which keys went down; the letters are the window's where no shader reads
  /// them: `q` would quit, and the space bar would stop the clock.
  @Test func aProjectReadsTheKeyboard() async throws {
    let folder = try TemporaryFolder()
    for (name, text) in [
      "Common.glsl": "#define KEYS vec3(81, 32, 37)\n",
      "Buffer A.glsl": """
      #iChannel0 "self"
      #iChannel1 "keyboard"
      float went(float key) { return texelFetch(iChannel1, ivec2(key, 1), 0).x; }
      void mainImage(out vec4 o, in vec2 p) {
        vec4 before = texelFetch(iChannel0, ivec2(p), 0);
        o = max(before, vec4(went(KEYS.x), went(KEYS.y), went(KEYS.z), 1.0));
      }
      """,
      "Image.glsl": """
      void mainImage(out vec4 o, in vec2 p) { o = texelFetch(iChannel0, ivec2(p), 0); }
      """,
    ] {
      _ = try folder.file(name, Array(text.utf8))
    }
    let session = try await WindowSession(
      [folder.path, "--size", "200x120"], cornerShows: false)
    await waitUntil("the project shows") {
      try await self.middle(session) == VirtualDisplay.Color(0x000000)
    }
    try await press("q", until: 0xFF0000, in: session, "q is read")
    try await press("space", until: 0xFFFF00, in: session, "the space bar is read")
    try await press("Left", until: 0xFFFFFF, in: session, "an arrow is read")
    #expect(session.program.isRunning)
    // Esc is the window's still.
    try await waitUntil(
      "the window closes", holds: { !session.program.isRunning },
      pressing: { try await session.display.press("Escape") })
    #expect(try await session.program.end().status == .exitCode(0))
  }

  /// Green was written at frame 0 and is held by the buffer alone; red is added to the first
  /// frames, so that green says both: it is there, and the clock runs on.
  @Test func aBufferStaysWhenTheWindowChangesItsSize() async throws {
    let folder = try TemporaryFolder()
    for (name, text) in [
      "bufferA.glsl": """
      #iChannel0 "self"
      void mainImage(out vec4 o, in vec2 p) {
        o = iFrame == 0 ? vec4(0.0, 1.0, 0.0, 1.0) : texture(iChannel0, p / iResolution.xy);
      }
      """,
      "image.glsl": """
      #iChannel0 "file://bufferA.glsl"
      void mainImage(out vec4 o, in vec2 p) {
        o = texture(iChannel0, p / iResolution.xy) + vec4(iFrame < 10, 0.0, 0.0, 0.0);
      }
      """,
    ] {
      _ = try folder.file(name, Array(text.utf8))
    }
    let session = try await WindowSession([folder.path, "--size", "300x200"], cornerShows: false)
    let green = VirtualDisplay.Color(0x00FF00)
    func isGreen(_ words: String, across width: Int? = nil) async {
      await waitUntil("it is green \(words)") {
        let frame = try await session.frame()
        guard width.map({ $0 == frame.width }) ?? true else { return false }
        return try await middle(session) == green
      }
    }
    await isGreen("at first")
    for step in 1...8 {
      let width = 300 + 23 * step
      try await session.display.resize(session.window, width: width, height: 200 + 9 * step)
      await isGreen("at \(width)", across: width)
    }
    try await session.display.press("Tab")
    await isGreen("beside the inspector")
    try await session.display.press("F11")
    await isGreen("on the whole screen", across: session.display.bounds.width)
    try await session.display.press("F11")
    await isGreen("as it was")
    _ = try await session.quit()
  }

  /// A buffer counts clicks; the picture is the face of a cube map that the count says.
  @Test func aProjectTurnsACubeMap() async throws {
    let folder = try TemporaryFolder()
    let colors: [(String, [UInt8])] = [
      ("posx", [255, 0, 0]), ("negx", [0, 255, 0]), ("posy", [0, 0, 255]),
      ("negy", [255, 255, 0]), ("posz", [0, 255, 255]), ("negz", [255, 0, 255]),
    ]
    for (name, color) in colors {
      let picture = Picture(
        width: 2, height: 2, pixels: (0..<4).flatMap { _ in color + [255] })
      _ = try folder.file("room-\(name).png", picture.pngBytes())
    }
    for (name, text) in [
      "bufA.frag": """
      #iChannel0 "self"
      void mainImage(out vec4 o, in vec2 p) {
        o = texelFetch(iChannel0, ivec2(p), 0) + vec4(iMouse.w > 0.0, 0, 0, 0);
      }
      """,
      "image.frag": """
      #iChannel0 "file://bufA.frag"
      #iChannel1 "file://room-{}.png"
      #iChannel1::Type "CubeMap"
      void mainImage(out vec4 o, in vec2 p) {
        float clicks = texelFetch(iChannel0, ivec2(p), 0).r;
        vec3 way = clicks < 0.5 ? vec3(1, 0, 0) : clicks < 1.5 ? vec3(0, 1, 0) : vec3(0, 0, -1);
        o = texture(iChannel1, way);
      }
      """,
    ] {
      _ = try folder.file(name, Array(text.utf8))
    }
    let session = try await WindowSession(
      [folder.path, "--size", "200x120"], cornerShows: false)
    await waitUntil("the first face shows") {
      try await self.middle(session) == VirtualDisplay.Color(0xFF0000)
    }
    let frame = try await session.frame()
    // Each click counts in one frame, however slow the machine is.
    for (color, words) in [(0x0000FF, "one click"), (0xFF00FF, "two clicks")] as [(UInt32, String)]
    {
      try await session.display.click(.left, at: frame.position(60, 40))
      await waitUntil("\(words)") {
        try await self.middle(session) == VirtualDisplay.Color(color)
      }
    }
    #expect(try await session.quit().status == .exitCode(0))
  }
}
