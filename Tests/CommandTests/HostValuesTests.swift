import Pictures
import TestSupport
import Testing

/// Values that hosts give a shader, where its text and its names leave them open, as they are
/// drawn.
@Suite struct HostValuesTests {
  // MARK: - Menus of ISF

  /// The texts are labels, and the shader reads their places.
  @Test(
    arguments: [
      ([], 128), (["--set", "mode=Soft"], 0), (["--set", "mode=Hard"], 255),
    ] as [([String], Int)])
  func aMenuMayHaveTextsAsValues(options: [String], level: Int) async throws {
    let shader = try PublishedShader(
      """
      /*{ "INPUTS": [ { "NAME": "mode", "TYPE": "long", "DEFAULT": "Even",
        "VALUES": ["Soft", "Even", "Hard"] } ] }*/
      void main() { gl_FragColor = vec4(vec3(float(mode) / 2.0), 1.0); }
      """, named: "menu.fs")
    let frame = try await shader.drawn(options)
    expectPixel(frame.pixel(0, 0), Array(repeating: Float(level) / 255, count: 3) + [1])
  }

  @Test func labelsComeBeforeTextsAndNumbersInQuotesAreNumbers() async throws {
    let shader = try PublishedShader(
      """
      /*{ "INPUTS": [
        { "NAME": "a", "TYPE": "long", "VALUES": ["x", "y"], "LABELS": ["First", "Second"],
          "DEFAULT": "y" },
        { "NAME": "b", "TYPE": "long", "VALUES": ["0", "4"], "LABELS": ["None", "Four"],
          "DEFAULT": 4 } ] }*/
      void main() { gl_FragColor = vec4(float(a) * 0.5, float(b) * 0.25, 0.0, 1.0); }
      """, named: "menu.fs")
    try await expectPixel(shader.drawn().pixel(0, 0), [0.5, 1, 0, 1])
    let first = try await shader.drawn("--set", "a=First", "--set", "b=None")
    expectPixel(first.pixel(0, 0), [0, 0, 0, 1])
  }

  // MARK: - Transitions with a main of their own

  @Test(arguments: [("from", "to"), ("u_from", "u_to"), ("fromTexture", "toTexture")])
  func samplersFromAndToAreATransition(from: String, to: String) async throws {
    let shader = try PublishedShader(
      """
      #version 330
      uniform sampler2D \(to);
      uniform sampler2D \(from);
      uniform float progress;
      uniform vec2 resolution;
      out vec4 color;
      void main() {
        vec2 uv = gl_FragCoord.xy / resolution;
        color = vec4(texture(\(from), uv).r, texture(\(to), uv).g, progress, 1.0);
      }
      """)
    try shader.add("a.png", width: 1, height: 1, pixels: [200, 0, 0, 255])
    try shader.add("b.png", width: 1, height: 1, pixels: [0, 100, 0, 255])
    let options = ["--from", "a.png", "--to", "b.png"]
    let frame = try await shader.drawn(options + ["--set", "progress=0.25"])
    expectPixel(frame.pixel(2, 2), [200.0 / 255, 100.0 / 255, 0.25, 1])
    #expect(!frame.said.contains("does nothing"), "\(frame.said)")
    // It begins with what is faded out.
    try await expectPixel(
      shader.drawn(options + ["--time", "0"]).pixel(0, 0)[2...].map { $0 }, [0, 1])
  }

  // MARK: - The pointer

  /// Where the pointer is needs no press; pixels are twice the points.
  @Test(
    arguments: [
      ([], [0, 0]), (["--pointer", "1,3"], [0.25, 0.25]),
      (["--pointer", "3,1", "--press", "0..1", "--time", "0.5"], [0.75, 0.75]),
    ] as [([String], [Float])])
  func thePointerInPixelsIsDividedByTheResolution(options: [String], place: [Float]) async throws {
    let shader = try PublishedShader(
      """
      uniform vec2 mouse;
      uniform vec2 resolution;
      void main() { gl_FragColor = vec4(mouse.xy / resolution.xy, 0.0, 1.0); }
      """)
    let frame = try await shader.drawn(options)
    expectPixel(frame.pixel(0, 0), place + [0, 1])
  }

  // MARK: - Points and shares

  @Test func aJuliaSetShowsMoreThanOneColor() async throws {
    let shader = try PublishedShader(
      """
      #version 330
      in vec2 fragTexCoord;
      out vec4 finalColor;
      uniform vec2 c;
      void main() {
        vec2 z = (fragTexCoord - 0.5) * 3.0;
        int n = 0;
        for (; n < 64; n++) {
          z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
          if (dot(z, z) > 4.0) break;
        }
        finalColor = vec4(vec3(float(n) / 64.0), 1.0);
      }
      """)
    let frame = try await shader.drawn("--size", "16x16")
    let levels = Set((0..<256).map { frame.numbers[$0 * 4] })
    #expect(levels.count > 4)
  }
}
