import DriverSupport
import TestSupport
import Testing

@testable import Diagnostics
@testable import Dialects
@testable import Layers

/// Colors whose alpha is not the author's to say: hosts with an opaque canvas show them.
@Suite struct OpaqueColorTests {
  private func pixel(_ source: String, path: String = "a.frag") throws -> [Float] {
    Array(try DialectStage(source, path: path).pixels().prefix(4))
  }

  /// Orange each time, as its author sees it.
  @Test(arguments: [
    "out vec4 c; void main() { c.rgb = vec3(1.0, 0.5, 0.0); }",
    "void main() { gl_FragColor.r = 1.0; gl_FragColor.g = 0.5; }",
    "void main() { gl_FragColor.xyz = vec3(2.0, 1.0, 0.0); gl_FragColor *= 0.5; }",
    "void main() { gl_FragData[0].rgb = vec3(1.0, 0.5, 0.0); }",
    "out vec4 c; void main() { vec4 sum; sum.rgb = vec3(1.0, 0.5, 0.0); c = sum; }",
    """
    void mainImage(out vec4 o, in vec2 p) { o.rgb = vec3(1.0, 0.5, 0.0); }
    void main() { mainImage(gl_FragColor, gl_FragCoord.xy); }
    """,
    """
    out vec4 c;
    void tint(float k, inout vec4 color) { color[0] = k; color.g += 0.5; }
    void main() { tint(max(1.0, 0.5), c); c.b *= c.a; }
    """,
    "out vec4 unused; void main() { gl_FragColor = vec4(1.0, 0.5, 0.0, 1.0); }",
    "out vec4 unused; out vec4 c; void main() { c = vec4(1.0, 0.5, 0.0, 1.0); }",
    // RetroArch draws without blending.
    """
    #if defined(VERTEX)
    attribute vec4 VertexCoord;
    void main() { gl_Position = VertexCoord; }
    #elif defined(FRAGMENT)
    void main() { gl_FragColor = vec4(1.0, 0.5, 0.0, 0.0); }
    #endif
    """,
    """
    #pragma parameter LEVEL "Level" 0.5 0.0 1.0 0.1
    uniform float LEVEL;
    void main() { gl_FragColor = vec4(1.0, LEVEL, 0.0, 0.25); }
    """,
  ])
  func whatHasNoAlphaIsOpaque(source: String) throws {
    try expectNear(pixel(source), [1, 0.5, 0, 1], 1e-6, source)
  }

  @Test func anISFColorWithoutAlphaIsOpaque() throws {
    let source = "/*{ \"INPUTS\": [] }*/ void main() { gl_FragColor.rgb = vec3(1.0, 0.5, 0.0); }"
    try expectNear(pixel(source, path: "a.fs"), [1, 0.5, 0, 1], 1e-6, source)
  }

  /// Premultiplied, whatever they are written by.
  @Test(
    arguments: [
      ("out vec4 c; void main() { c = vec4(0.5, 0.0, 0.0, 0.25); }", [0.25, 0, 0, 0.25]),
      (
        "void main() { gl_FragColor.rgb = vec3(0.5); gl_FragColor.a = 0.5; }", [0.5, 0.5, 0.5, 0.5]
      ),
      (
        "out vec4 c; void f(out vec4 o) { o = vec4(0.25); } void main() { f(c); }",
        [0.25, 0.25, 0.25, 0.25]
      ),
      (
        "out vec4 c; void main() { c.rgb = vec3(0.5); c += vec4(0, 0, 0, 0.5); }",
        [0.5, 0.5, 0.5, 0.5]
      ),
      ("out vec4 c; void main() { c[3] = 0.5; c.r = 0.5; }", [0.5, 0, 0, 0.5]),
      ("out vec4 c; void main() {}", [0, 0, 0, 0]),
      ("out vec4 c; void main() { vec4 s = vec4(0.0); s.rgb = vec3(1.0); c = s; }", [0, 0, 0, 0]),
    ] as [(String, [Float])])
  func anAlphaThatIsWrittenCounts(source: String, color: [Float]) throws {
    try expectNear(pixel(source), color, 1e-6, source)
  }

  /// Two outputs are noted only if both are written.
  @Test func anOutputThatNothingWritesIsNotThePicture() throws {
    let program = DialectStage(
      "out vec4 unused; out vec4 c; void main() { c = vec4(1.0); }", path: "a.frag"
    ).program
    #expect(program.diagnostics.isEmpty)
  }
}
