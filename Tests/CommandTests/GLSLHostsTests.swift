import Pictures
import TestSupport
import Testing

/// Fragment shaders of other hosts and versions, captured by the command.
@Suite struct GLSLHostsTests {
  /// Conversions that no rewriting can know: the driver has them as extensions.
  @Test func theDriversExtensionsAreUsed() async throws {
    let files = try ShaderCapture([
      "a.frag": """
      #version 460
      out vec4 color;
      int whole(vec2 p) { return int(p.x); }
      float result(vec2 p) { return whole(p); }
      uint hash(uint x) { return x * 2 + whole(vec2(3.0)); }
      void main() {
        uint h = hash(whole(gl_FragCoord.xy));
        float list[2] = { result(gl_FragCoord.xy) / 8, 0.25 };
        color = vec4(float(h) / 8.0, list[0], list[1], 1);
      }
      """
    ])
    let shot = try await files.shot("a.frag", "--size", "4x2")
    // At x = 2: (2 · 2 + 3) / 8, 2 / 8 and 1 / 4
    #expect(shot.pixel(2, 0) == [223, 64, 64, 255])
  }

  @Test func aListIsSetElementByElement() async throws {
    let files = try ShaderCapture([
      "a.frag": """
      uniform float level[3]; // default 0.5
      uniform vec3 tone[2] = vec3[2](vec3(1.0, 0.0, 0.0), vec3(0.0, 0.0, 1.0));
      void main() {
        gl_FragColor = vec4(tone[int(gl_FragCoord.x)] * level[int(gl_FragCoord.y)], 1.0);
      }
      """
    ])
    let plain = try await files.shot("a.frag", "--size", "2x3")
    #expect(plain.pixel(0, 0) == [128, 0, 0, 255])
    #expect(plain.pixel(1, 2) == [0, 0, 128, 255])
    let held = try await files.shot(
      "a.frag", "--size", "2x3", "--set", "level=1,0.2,0.4", "--set", "tone=0,1,0,1,1,1")
    // Rows from the bottom
    #expect((0..<3).map { held.pixel(0, 2 - $0) } == [255, 51, 102].map { [0, $0, 0, 255] })
    #expect(held.pixel(1, 1) == [51, 51, 51, 255])
  }

  @Test func raylibDrawsThePictureUnchanged() async throws {
    let files = try ShaderCapture([
      "tint.fs": """
      #version 330
      in vec2 fragTexCoord;
      in vec4 fragColor;
      uniform sampler2D texture0;
      uniform vec4 colDiffuse;
      out vec4 finalColor;
      void main() { finalColor = texture(texture0, fragTexCoord) * colDiffuse * fragColor; }
      """
    ])
    try files.add("red.png", color: [200, 40, 20])
    let shot = try await files.shot("tint.fs", "--size", "4x4", "--image", "red.png")
    #expect(shot.pixel(1, 2) == [200, 40, 20, 255])
    let tinted = try await files.shot(
      "tint.fs", "--size", "4x4", "--image", "red.png", "--set", "colDiffuse=000000")
    #expect(tinted.pixel(1, 2) == [0, 0, 0, 255])
  }
}
