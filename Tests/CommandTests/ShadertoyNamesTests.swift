import Foundation
import Pictures
import TestSupport
import Testing

/// Shadertoy's own names, as the site and its editors have them: files, channels, pointer and
/// keyboard.
@Suite struct ShadertoyNamesTests {
  // MARK: - Projects

  private static let project = [
    "COMMON.glsl": "#define STEP 0.25\n",
    "Buffer A.glsl": """
    void mainImage(out vec4 o, in vec2 p) { o = vec4(STEP, p.x / 8.0, 0.0, 1.0); }
    """,
    "Buffer B.GLSL": """
    void mainImage(out vec4 o, in vec2 p) { o = texelFetch(iChannel0, ivec2(p), 0) * 2.0; }
    """,
    "Image.glsl": """
    void mainImage(out vec4 o, in vec2 p) {
      o = texelFetch(iChannel1, ivec2(p), 0);
      o.b += texelFetch(iChannel0, ivec2(p), 0).r;
    }
    """,
  ]

  /// Twice 1/4, twice (3 + 1/2) / 8, and 1/4 from the buffer itself.
  @Test(arguments: [".", "Image.glsl", "Buffer A.glsl"])
  func namesWithSpacesInAnyCaseAreAProject(subject: String) async throws {
    let files = try ShaderCapture(Self.project)
    let shot = try await files.shot(subject, "--size", "8x8")
    #expect(shot.pixel(3, 5) == [128, 223, 64, 255])
    let checked = try await files.run("check", subject)
    #expect(checked.text.contains("passes: bufferA, bufferB, image"), "\(checked.text)")
  }

  @Test(arguments: ["capture", "check", "list"])
  func aFolderWithoutShadersIsAnError(verb: String) async throws {
    let files = try ShaderCapture(["notes.txt": "nothing", "Common.glsl": "#define STEP 1\n"])
    let output =
      verb == "capture"
      ? try await files.run("capture", ".", "-o", "a.png") : try await files.run(verb, ".")
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("'.'"), "\(output.errorText)")
    #expect(try !files.folder.names.contains("a.png"))
  }

  // MARK: - Channels

  /// The picture reads a shader that reads another and its own last frame: 0.1 a frame, for four
  /// frames, less 0.05 that the innermost one gives.
  @Test func aFileThatIsAShaderIsAPass() async throws {
    let files = try ShaderCapture([
      "main.glsl": """
      #iChannel0 "file://./sum.glsl"
      #iChannel3 "file://seed.frag"
      void mainImage(out vec4 o, in vec2 p) {
        o = vec4(texelFetch(iChannel0, ivec2(p), 0).r, texelFetch(iChannel3, ivec2(p), 0).g, 0, 1);
      }
      """,
      "sum.glsl": """
      #iChannel1 "self"
      #iChannel2 "file://seed.frag"
      void mainImage(out vec4 o, in vec2 p) {
        vec4 seed = texelFetch(iChannel2, ivec2(p), 0);
        o = vec4(max(texelFetch(iChannel1, ivec2(p), 0).r, -seed.r) + 0.1, 0, 0, 1);
      }
      """,
      "seed.frag": "void mainImage(out vec4 o, in vec2 p) { o = vec4(0.05, p.y / 8.0, 0, 1); }",
    ])
    let shot = try await files.shot("main.glsl", "--size", "8x8", "--time", "0.05")
    // The first frame begins at 0, for nothing is larger than -0.05.
    #expect(shot.pixel(2, 1) == [102, 207, 0, 255])
    let checked = try await files.run("check", "main.glsl")
    #expect(checked.text.contains("passes: seed, sum, image"), "\(checked.text)")
  }

  /// Editors run 'main' as well, in the picture or in what it reads: twice a quarter.
  @Test func aPassMayHaveAMain() async throws {
    let files = try ShaderCapture([
      "a.frag": """
      #iChannel0 "file://b.glsl"
      void main() { gl_FragColor = texelFetch(iChannel0, ivec2(gl_FragCoord.xy), 0) * 2.0; }
      """,
      "b.glsl": """
      #iChannel0 "file://c.frag"
      void mainImage(out vec4 o, in vec2 p) { o = texelFetch(iChannel0, ivec2(p), 0); }
      """,
      "c.frag": "void main() { gl_FragColor = vec4(0.25, gl_FragCoord.x / 16.0, 0.0, 0.5); }",
    ])
    let shot = try await files.shot("a.frag", "--size", "4x4")
    #expect(shot.pixel(3, 0) == [128, 112, 0, 255])
  }

  /// Two shaders that read each other: each reads the other's last frame or this one, by the order.
  @Test func shadersThatNameEachOtherAreDrawnOnce() async throws {
    let files = try ShaderCapture([
      "a.glsl": """
      #iChannel0 "file://b.glsl"
      void mainImage(out vec4 o, in vec2 p) { o = texelFetch(iChannel0, ivec2(p), 0) + 0.1; }
      """,
      "b.glsl": """
      #iChannel0 "file://a.glsl"
      void mainImage(out vec4 o, in vec2 p) { o = texelFetch(iChannel0, ivec2(p), 0) + 0.1; }
      """,
    ])
    // b: 0.1, then 0.3; a: 0.2, then 0.4
    let shot = try await files.shot("a.glsl", "--size", "4x4", "--time", "0.0167")
    #expect(shot.pixel(0, 0) == [102, 102, 102, 255])
  }

  /// The contents of a browser's keyboard texture in the frame at a time.
  @Test(
    arguments: [
      // before, in the frame of the press, after it, and when the key is up again
      (0.0, [0, 0, 0]), (0.1, [255, 255, 255]), (0.117, [255, 0, 255]), (0.25, [0, 0, 255]),
      // and after it was pressed a second time
      (0.45, [0, 0, 0]),
    ] as [(Double, [Int])])
  func theKeyboardIsATexture(time: Double, expected: [Int]) async throws {
    let files = try ShaderCapture([
      "keys.glsl": """
      #iChannel1 "keyboard"
      void mainImage(out vec4 o, in vec2 p) {
        int key = p.x < 1.0 ? 65 : 37;
        o = vec4(texelFetch(iChannel1, ivec2(key, 0), 0).x, texelFetch(iChannel1, ivec2(key, 1), 0).x,
                 texture(iChannel1, vec2((float(key) + 0.5) / 256.0, 0.75)).x, 1.0);
      }
      """
    ])
    let shot = try await files.shot(
      "keys.glsl", "--size", "2x1", "--time", "\(time)", "--input", "0.1 key-down A", "--input",
      "0.2 key-up A", "--input", "0.3 key-down A", "--input", "0.4 key-up A")
    #expect(shot.pixel(0, 0) == expected + [255])
    #expect(shot.pixel(1, 0) == [0, 0, 0, 255])
  }

  /// A buffer counts: frames with the key down, presses, and releases, 1/255 each. The key goes
  /// down between frames 6 and 7, and again at frame 12; it is up from frame 9 on, and from 15.
  @Test func aPressLastsOneFrame() async throws {
    let counted = """
      #iKeyboard
      #iChannel0 "self"
      void mainImage(out vec4 o, in vec2 p) {
        o = texelFetch(iChannel0, ivec2(p), 0);
        o.r += isKeyDown(Key_LeftArrow) ? 1.0 : 0.0;
        o.g += isKeyPressed(Key_LeftArrow) ? 1.0 : 0.0;
        o.b += isKeyReleased(Key_LeftArrow) ? 1.0 : 0.0;
        o.a = isKeyToggled(Key_LeftArrow) ? 1.0 : 0.0;
      }
      """
    let files = try ShaderCapture([
      "bufferA.glsl": counted,
      "image.glsl": """
      void mainImage(out vec4 o, in vec2 p) {
        o = texelFetch(iChannel0, ivec2(p), 0) / 255.0;
      }
      """,
    ])
    let shot = try await files.shot(
      ".", "--size", "2x2", "--time", "0.5", "--input", "0.105 key-down Left", "--input",
      "0.15 key-up Left", "--input", "0.2 key-down Left", "--input", "0.25 key-up Left")
    #expect(shot.pixel(1, 1) == [5, 2, 2, 255])
  }

  /// Faces by their colors, seen along each axis; on one of them the corners, as OpenGL 3.3 defines
  /// them in its table 3.19: along +z, s goes with x and t against y.
  @Test func aCubeMapIsSixPictures() async throws {
    let files = try ShaderCapture([
      "sky.glsl": """
      #iChannel0 "file://sky_{}.png"
      #iChannel0::Type "CubeMap"
      #iChannel0::MagFilter "Nearest"
      void mainImage(out vec4 o, in vec2 p) {
        vec3 ways[10] = vec3[10](
          vec3(1, 0, 0), vec3(-1, 0, 0), vec3(0, 1, 0), vec3(0, -1, 0), vec3(0, 0, -1),
          vec3(-0.5, 0.5, 1), vec3(0.5, 0.5, 1), vec3(-0.5, -0.5, 1), vec3(0.5, -0.5, 1),
          vec3(0));
        int i = int(p.x);
        o = i < 9 ? texture(iChannel0, ways[i]) : vec4(iChannelResolution[0] / 255.0, 1.0);
      }
      """
    ])
    let colors: [(String, [UInt8])] = [
      ("px", [255, 0, 0]), ("nx", [0, 255, 0]), ("py", [0, 0, 255]), ("ny", [255, 255, 0]),
      ("nz", [0, 255, 255]),
    ]
    for (name, color) in colors { try files.add("sky_\(name).png", color: color, side: 2) }
    let corners: [[UInt8]] = [[10, 0, 0], [20, 0, 0], [30, 0, 0], [40, 0, 0]]
    try files.add("sky_pz.png", pixels: corners, width: 2)
    let shot = try await files.shot("sky.glsl", "--size", "10x1")
    let expected = (colors.map(\.1) + corners).map { $0.map(Int.init) + [255] }
    #expect((0..<9).map { shot.pixel($0, 0) } == expected)
    #expect(shot.pixel(9, 0) == [2, 2, 1, 255])
  }

  @Test func aCubeMapWithoutPicturesIsRefused() async throws {
    let files = try ShaderCapture([
      "sky.glsl": """
      #iChannel0 "file://sky_{}.png"
      #iChannel0::Type "CubeMap"
      void mainImage(out vec4 o, in vec2 p) { o = texture(iChannel0, vec3(p, 1.0)); }
      """
    ])
    try files.add("sky_px.png", color: [0, 0, 0])
    let output = try await files.run("capture", "sky.glsl", "-o", "a.png")
    #expect(output.status == .exitCode(3))
    let message = "the cube map 'sky_{}.png' of 'iChannel0' does not have its six pictures"
    #expect(output.errorText.contains(message), "\(output.errorText)")
  }

  // MARK: - The pointer

  /// `iMouse` in the frame at a time, on 200 × 100 pixels, its numbers' sizes and signs: pressed
  /// at (30.3, 10.2) points, dragged to (40, 20), let go there, and moved on.
  @Test(
    arguments: [
      (0.0, [0, 0, 0, 0], [0, 0]), (0.5, [60, 79, 60, 79], [1, 1]),
      (0.52, [60, 79, 60, 79], [1, -1]), (0.65, [80, 60, 60, 79], [1, -1]),
      (0.8, [80, 60, 60, 79], [-1, -1]),
    ] as [(Double, [Int], [Int])])
  func thePointerIsAsOnTheSite(time: Double, sizes: [Int], signs: [Int]) async throws {
    let body = """
      void mainImage(out vec4 o, in vec2 p) {
        vec4 m = iMouse;
        o = p.x < 100.0 ? vec4(m.xy, abs(m.z), 255) / 255.0
          : vec4(abs(m.w) / 255.0, 0.5 + 0.25 * sign(m.z), 0.5 + 0.25 * sign(m.w), 1);
      }
      """
    let files = try ShaderCapture(["alone.glsl": body, "self.glsl": "#iChannel0 \"self\"\n" + body])
    let events = ["0.5 press 30.3,10.2", "0.6 move 40,20", "0.7 release 40,20", "0.75 move 1,1"]
    for file in ["alone.glsl", "self.glsl"] {
      let shot = try await files.shot(
        file, "--size", "100x50", "--scale", "2", "--time", "\(time)", "--input", events[0],
        "--input", events[1], "--input", events[2], "--input", events[3])
      #expect(shot.pixel(10, 10) == [sizes[0], sizes[1], sizes[2], 255], "\(file)")
      let levels = signs.map { $0 == 0 ? 128 : $0 > 0 ? 191 : 64 }
      #expect(shot.pixel(150, 10) == [sizes[3], levels[0], levels[1], 255], "\(file)")
    }
  }

  /// Presses between frames, and in one: each is a click in one frame only.
  @Test func aClickIsCountedOnce() async throws {
    let files = try ShaderCapture([
      "bufferA.glsl": """
      #iChannel0 "self"
      void mainImage(out vec4 o, in vec2 p) {
        o = texelFetch(iChannel0, ivec2(p), 0) + vec4(iMouse.w > 0.0, iMouse.z > 0.0, 0, 0);
      }
      """,
      "image.glsl": """
      void mainImage(out vec4 o, in vec2 p) { o = texelFetch(iChannel0, ivec2(p), 0) / 255.0; }
      """,
    ])
    // Frames 6…8, 13…20 and 24…29 are held.
    let shot = try await files.shot(
      ".", "--size", "20x20", "--time", "1", "--press", "0.1..0.15", "--press", "0.205..0.35",
      "--press", "0.399..0.49", "--pointer", "5,5")
    #expect(shot.pixel(1, 1) == [3, 17, 0, 255])
  }

  /// Other hosts' pointers move without a press: u_mouse in pixels, glslsandbox.com's mouse in unit
  /// space, in its middle at first.
  @Test(
    arguments: [
      ("vec2 u_mouse", "u_mouse / 255.0", [0, 0], [80, 80]),
      ("vec2 uMouse", "uMouse / 255.0", [0, 0], [80, 80]),
      ("vec2 mouse", "mouse", [128, 128], [102, 204]),
    ] as [(String, String, [Int], [Int])])
  func otherPointersMoveWithoutAPress(
    declaration: String, expression: String, before: [Int], after: [Int]
  ) async throws {
    let files = try ShaderCapture([
      "a.frag": "uniform \(declaration);\nvoid main() { gl_FragColor = vec4(\(expression), 0, 1); }"
    ])
    let first = try await files.shot("a.frag", "--size", "100x50", "--scale", "2")
    #expect(first.pixel(5, 5) == before + [0, 255])
    let second = try await files.shot(
      "a.frag", "--size", "100x50", "--scale", "2", "--time", "1", "--input", "0.5 move 40,10")
    #expect(second.pixel(5, 5) == after + [0, 255])
  }

  /// Ghostty's cursor is a cell of 10 × 20 points, its place the left and top edge: in the middle,
  /// from 0.5 s on where the pointer is. The window loses the focus, and gets it back.
  @Test(
    arguments: [
      (0.2, [50, 40, 50, 40], [0, 255, 0]), (0.5, [70, 60, 50, 40], [128, 0, 0]),
      (0.9, [70, 60, 50, 40], [128, 255, 191]),
    ] as [(Double, [Int], [Int])])
  func ghosttysCursorFollowsThePointer(time: Double, edges: [Int], times: [Int]) async throws {
    let files = try ShaderCapture([
      "trail.glsl": """
      void mainImage(out vec4 o, in vec2 p) {
        o = p.x < 50.0 ? vec4(iCurrentCursor.xy, iPreviousCursor.x, 255) / 255.0
          : p.x < 75.0 ? vec4(iPreviousCursor.y, iCurrentCursor.zw, 255) / 255.0
          : vec4(iTimeCursorChange, iFocus, iTimeFocus, 1.0);
      }
      """
    ])
    let shot = try await files.shot(
      "trail.glsl", "--size", "100x60", "--time", "\(time)", "--input", "0.4 blur", "--input",
      "0.5 move 73,5", "--input", "0.75 focus", "--input", "0.8 move 76,9")
    #expect(shot.pixel(10, 10) == [edges[0], edges[1], edges[2], 255])
    #expect(shot.pixel(60, 10) == [edges[3], 10, 20, 255])
    #expect(shot.pixel(90, 10) == times + [255])
  }
}
