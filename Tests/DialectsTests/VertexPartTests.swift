import DriverSupport
import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Layers
@testable import Parameters
@testable import Tokens

/// The vertex part of a GLSL file, in it or beside it: run for the corners, and interpolated.
@Suite struct VertexPartTests {
  /// Both stages in one file, as RetroArch has them: half of the texture from its middle on, a
  /// texel further in the second, and a control of the vertex part.
  @Test func aVertexPartInTheFileIsRun() throws {
    var stage = DialectStage(
      """
      #pragma parameter shift "Shift" 0.25 0.0 1.0 0.05
      #if defined(VERTEX)
      #define COMPAT_VARYING varying
      attribute vec4 VertexCoord, TexCoord;
      COMPAT_VARYING vec4 TEX0;
      COMPAT_VARYING vec2 next[2];
      uniform mat4 MVPMatrix;
      uniform vec2 TextureSize;
      #ifdef PARAMETER_UNIFORM
      uniform float shift;
      #endif
      void main() {
        gl_Position = MVPMatrix * VertexCoord;
        TEX0 = vec4(TexCoord.xy * 0.5 + 0.5, shift, gl_Position.x);
        next[1] = TexCoord.xy + 1.0 / TextureSize;
      }
      #elif defined(FRAGMENT)
      varying vec4 TEX0;
      varying vec2 next[2];
      void main() { gl_FragColor = vec4(TEX0.xz, next[1].y * 0.5, 1.0) + TEX0.w * 0.0; }
      #endif
      """, path: "crt.glsl")
    stage.size = (2, 2)
    stage.controls = ["shift": [0.75]]
    // The matrix is said to be the identity.
    #expect(stage.program.diagnostics.map(\.severity) == [.note])
    #expect(stage.program.controls.map(\.name) == ["shift"])
    // x: 0.5 + (1/4, 3/4) / 2; y, which begins at the top: (1/4 + 1/2) / 2 above, (3/4 + 1/2) / 2
    // below
    try expectNear(
      stage.pixels(),
      [
        0.625, 0.75, 0.375, 1, 0.875, 0.75, 0.375, 1, 0.625, 0.75, 0.625, 1, 0.875, 0.75, 0.625, 1,
      ], 1e-6, "TEX0")
  }

  private static func bothStages(vertex: String) -> String {
    """
    uniform vec2 TextureSize;
    #if defined(VERTEX)
    attribute vec4 VertexCoord, TexCoord;
    varying vec4 TEX0;
    uniform mat4 MVPMatrix;
    \(vertex)
    #elif defined(FRAGMENT)
    varying vec4 TEX0;
    void main() { gl_FragColor = vec4(TEX0.xy, 0.0, 1.0); }
    #endif
    """
  }

  @Test(
    arguments: [
      ("void main() { TEX0 = TexCord; }", "'TexCord' is not declared", 22),
      ("void main() { TEX0 = TexCoord.xy; }", "cannot convert 'vec2' to 'vec4'", 22),
      ("void main() { TEX0 =*TexCoord; }", "expected an expression, found '*'", 21),
      ("void TexCoord2;\nvoid main() { TEX0 = TexCoord; }", "a variable cannot be 'void'", 6),
    ])
  func aMistakeInAVertexPartIsOnItsLine(vertex: String, words: String, column: Int) {
    let stage = DialectStage(Self.bothStages(vertex: vertex), path: "crt.glsl")
    let mistakes = stage.program.passes.flatMap(\.text.mistakes)
    #expect(mistakes.map(\.message) == [words])
    #expect(mistakes.first?.span?.line == 6)
    #expect(mistakes.first?.span?.column == column)
  }

  /// Includes declare what the file declares, too.
  @Test func aUniformThatIsDeclaredTwiceIsOne() throws {
    let twice = """
      uniform mat4 MVPMatrix;
      uniform vec2 TextureSize;
      attribute vec4 TexCoord;
      void main() { TEX0 = MVPMatrix * TexCoord + TextureSize.x * 0.0; }
      """
    var stage = DialectStage(Self.bothStages(vertex: twice), path: "crt.glsl")
    stage.size = (2, 2)
    #expect(!stage.program.diagnostics.contains { $0.severity == .error })
    try expectNear(Array(stage.pixels().prefix(4)), [0.25, 0.25, 0, 1], 1e-6, "the upper left")
  }

  @Test(
    arguments: [
      "uniform mat3 MVPMatrix;", "uniform vec2 TexCoord;", "varying vec4 TEX0[2];",
      "out vec4 MVPMatrix;",
    ])
  func whatIsDeclaredAsTwoThingsIsAMistake(line: String) throws {
    let text =
      "\(line)\nattribute vec4 TexCoord;\nuniform mat4 MVPMatrix;\nvarying vec4 TEX0;\n"
      + "void main() { gl_FragColor = MVPMatrix * (TexCoord + TEX0); }\n"
    let errors = DialectStage(text).program.diagnostics.filter { $0.severity == .error }
    let name = try #require(line.firstMatch(of: /(\w+)(\[2\])?;/)).1
    #expect(errors.map(\.message) == ["'\(name)' was declared as something else"])
    #expect(errors.first?.span.map { $0.line > 1 } == true)
  }

  @Test(
    arguments: [
      ("in vEc4 Tint;", "attribute 'Tint' cannot be of type 'vEc4'"),
      ("uniform in mat4 M;", "nothing is both 'uniform' and 'in'"),
      ("out uniform mat4 M;", "nothing is both 'uniform' and 'out'"),
      ("uniform mat4 inout;", "expected a name after 'mat4', found 'inout'"),
    ])
  func aDeclarationThatNothingCanFeedIsAMistake(line: String, message: String) {
    let stage = DialectStage(
      files: [
        "a.frag": "varying vec2 vUv;\nvoid main() { gl_FragColor = vec4(vUv, 0.0, 1.0); }",
        "a.vert": "varying vec2 vUv;\n\(line)\nvoid main() { vUv = vec2(0.5); }",
      ], path: "a.frag")
    #expect(
      stage.program.diagnostics.map(\.message) == [
        "the vertex part in 'a.vert' is not run: \(message)"
      ])
    let alone = DialectStage(Self.bothStages(vertex: "\(line)\nvoid main() { }"), path: "crt.glsl")
    #expect(alone.program.diagnostics.contains { $0.message.hasSuffix(message) })
  }

  /// Nonlinear values are interpolated over two triangles: x · y of the corners is 0 up to the
  /// diagonal, and x + y − 1 beyond it.
  @Test(arguments: [("wave.frag", "wave.vert"), ("wave.fsh", "wave.vsh")])
  func aVertexPartBesideTheFileIsRun(fragment: String, vertex: String) throws {
    var stage = DialectStage(
      files: [
        fragment: """
        varying float product;
        varying vec2 vUv;
        void main() { gl_FragColor = vec4(product, vUv, 1.0); }
        """,
        vertex: """
        attribute vec2 a_position;
        varying float product;
        varying vec2 vUv;
        void main() {
          vec2 place = a_position * 0.5 + 0.5;
          product = place.x * place.y;
          vUv = 1.0 - place;
          gl_Position = vec4(a_position, 0.0, 1.0);
        }
        """,
      ], path: fragment)
    stage.size = (2, 2)
    // Places (1/4, 3/4), (3/4, 3/4), (1/4, 1/4) and (3/4, 1/4); two of them lie on the diagonal.
    try expectNear(
      stage.pixels(),
      [0, 0.75, 0.25, 1, 0.5, 0.25, 0.25, 1, 0, 0.75, 0.75, 1, 0, 0.25, 0.75, 1], 1e-6, "wave")
  }

  /// A vertex part reads a texture of its own and one of the fragment's, under the same name; what
  /// it reads at the corners is mixed between them.
  @Test(arguments: ["texture2DLod(heights, corner, 0.0)", "texture2D(heights, corner)"])
  func aVertexPartReadsTextures(reading: String) throws {
    var stage = DialectStage(
      files: [
        "a.frag": """
        uniform sampler2D u_tex0;
        varying float level;
        varying vec2 vUv;
        void main() { gl_FragColor = vec4(level, texture2D(u_tex0, vec2(0.75)).g, vUv.x, 1.0); }
        """,
        "a.vert": """
        attribute vec2 a_position;
        uniform sampler2D u_tex0;
        uniform sampler2D heights;
        varying float level;
        varying vec2 vUv;
        void main() {
          vec2 corner = a_position * 0.25 + 0.5;
          level = \(reading).r;
          vUv = texture2D(u_tex0, corner).bb;
          gl_Position = vec4(a_position, 0.0, 1.0);
        }
        """,
      ], path: "a.frag")
    stage.size = (2, 2)
    // Rows from the bottom: green and blue of the first, red of the second
    stage.pictures = [
      [0, 0.5, 0.25, 1, 0, 0.5, 0.75, 1, 0, 0.5, 0.25, 1, 0, 0.75, 0.75, 1],
      [0, 0, 0, 1, 0.25, 0, 0, 1, 0.5, 0, 0, 1, 1, 0, 0, 1],
    ]
    #expect(stage.program.diagnostics.isEmpty, "\(stage.program.diagnostics)")
    // Two textures, although three are named
    #expect(stage.program.passes[0].channels.map(\.name) == ["u_tex0", "heights"])
    // Up to the diagonal x/4 + y/2, beyond it x/2 + 3y/4 - 1/4; blue is 1/4 + x/2.
    try expectNear(
      stage.pixels(),
      [
        0.4375, 0.75, 0.375, 1, 0.6875, 0.75, 0.625, 1, 0.1875, 0.75, 0.375, 1, 0.3125, 0.75,
        0.625, 1,
      ], 1e-6, "mixed")
  }

  @Test func aVertexPartThatCannotBeRunIsAWarning() throws {
    let stage = DialectStage(
      files: [
        "a.frag": "varying vec2 vUv;\nvoid main() { gl_FragColor = vec4(vUv, 0.0, 1.0); }",
        "a.vert": "varying vec2 vUv;\nvoid main() { vUv = vec2(fma(1.0, 0.5, 0.5)); }",
      ], path: "a.frag")
    #expect(
      stage.program.diagnostics.map(\.message) == [
        "the vertex part in 'a.vert' is not run: 'fma' requires GLSL 4.00, and shaders are drawn "
          + "with GLSL 3.30"
      ])
    try expectNear(Array(stage.pixels().prefix(4)), [0.25, 0.75, 0, 1], 1e-6, "guessed")
  }
}
