import TestSupport
import Testing

/// Globals whose initial value depends on an input, in every dialect.
@Suite struct GlobalValueTests {
  @Test func aUniformsValueIsThatOfTheGlobal() async throws {
    let shader = try PublishedShader(
      """
      uniform float k; // = 0.8
      float g = k;
      float h = g * 0.5, third = 0.75;
      void main() { gl_FragColor = vec4(g, h, third, 1.0); }
      """)
    expectPixel(try await shader.drawn().pixel(0, 0), [0.8, 0.4, 0.75, 1])
    expectPixel(try await shader.drawn("--set", "k=0.25").pixel(3, 3), [0.25, 0.125, 0.75, 1])
  }

  /// 3.30 has no constants that depend on an input.
  @Test func localConstantsMayDependOnInputs() async throws {
    let shader = try PublishedShader(
      """
      uniform float k; // = 0.5
      float g = k;
      const float HALF = 0.5;
      float level(const float x, float HALF) {
        const float y = x * 0.5, z = y + 0.25;
        const float w = HALF;
        return z * w;
      }
      void main() {
        const float a = k;
        const highp float b = g * a, c = HALF;
        const int COUNT = 2;
        const float steady = HALF * 0.5;
        float list[COUNT] = float[COUNT](a, b);
        const vec2 pair[2] = vec2[2](vec2(b), gl_FragCoord.xy);
        for (int i = 0; i < COUNT; i++) { const float add = float(i) * 0.25; list[i] += add; }
        const float last = level(steady, 2.0);
        gl_FragColor = gl_FragCoord.x < 1.0
          ? vec4(list[0], list[1], pair[0].x, 1.0) : vec4(pair[1].y, c, last, 1.0);
      }
      """)
    let frame = try await shader.drawn("--size", "2x1")
    // 0.5, then 0.5² + 0.25, and 0.5²
    expectPixel(frame.pixel(0, 0), [0.5, 0.5, 0.25, 1])
    // Half of a pixel, then (0.25 · 0.5 + 0.25) · 2
    expectPixel(frame.pixel(1, 0), [0.5, 0.5, 0.75, 1])
  }

  @Test func everyKindOfGlobalIsSet() async throws {
    let shader = try PublishedShader(
      """
      uniform float k; // = 0.8
      struct Pair { float first; vec2 second; };
      const float HALF = 0.5;
      const int COUNT = int(max(2.0, HALF));
      const float doubled = 2.0 * k;
      float twice(float x) { return 2.0 * x * k; }
      float list[COUNT] = float[COUNT](k, HALF);
      float open[] = float[](k, HALF, doubled);
      Pair pair = Pair(twice(0.25), vec2(list[1], k));
      vec2 place = gl_FragCoord.xy / 4.0;
      void main() {
        if (gl_FragCoord.y > 2.0) {
          gl_FragColor = vec4(doubled * 0.5, list[0], open[2] * 0.25, 1.0);
        } else {
          gl_FragColor = vec4(pair.first, pair.second.x, place.x, 1.0);
        }
      }
      """)
    let frame = try await shader.drawn()
    expectPixel(frame.pixel(0, 0), [0.8, 0.8, 0.4, 1])
    // The third pixel's center is 2.5 of 4 across.
    expectPixel(frame.pixel(2, 3), [0.4, 0.5, 0.625, 1])
  }

  @Test func aShadertoysGlobalFollowsTheClock() async throws {
    let shader = try PublishedShader(
      """
      float now = iTime;
      vec2 middle = 0.5 * iResolution.xy;
      void mainImage(out vec4 c, in vec2 p) { c = vec4(now, middle.x / 8.0, middle.y / 8.0, 1.0); }
      """, named: "shader.glsl")
    expectPixel(
      try await shader.drawn("--time", "0.25", "--size", "8x4").pixel(1, 1), [0.25, 0.5, 0.25, 1])
  }

  @Test func aTransitionsGlobalFollowsItsProgress() async throws {
    let shader = try PublishedShader(
      """
      uniform float sizeSpread; // = 4.0
      float s = progress;
      float divisions = 1.0 / sizeSpread;
      vec4 transition(vec2 uv) { return vec4(s, divisions, ratio * 0.25, 1.0); }
      """, named: "shader.glsl")
    expectPixel(
      try await shader.drawn("--set", "progress=0.75", "--size", "8x4").pixel(1, 1),
      [0.75, 0.25, 0.5, 1])
  }

  @Test func anInteractiveShadersGlobalHasItsInput() async throws {
    let shader = try PublishedShader(
      """
      /*{ "INPUTS": [ { "NAME": "level", "TYPE": "float", "DEFAULT": 0.6 } ] }*/
      float g = level;
      vec2 place = isf_FragNormCoord;
      void main() { gl_FragColor = vec4(g, place, 1.0); }
      """, named: "shader.fs")
    expectPixel(try await shader.drawn().pixel(0, 0), [0.6, 0.125, 0.875, 1])
  }

  @Test func aMistakeKeepsItsLine() async throws {
    let shader = try PublishedShader(
      "uniform float k;\n\nfloat g = k + nothing;\nvoid main() { gl_FragColor = vec4(g); }")
    let output = try await shader.run("check")
    #expect(output.status == .exitCode(3))
    #expect(output.errorText.contains("shader.frag:3"), "\(output.errorText)")
  }
}
