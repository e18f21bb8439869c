import DriverSupport
import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Layers
@testable import Parameters
@testable import Tokens

/// What of other versions of GLSL, and of other hosts, is rewritten: drawn with 3.30 and without
/// extensions.
@Suite struct GLSLFormsTests {
  /// The first pixel of a fragment shader, which is the same through the tree and as text.
  private func pixel(_ source: String) throws -> [Float] {
    var stage = DialectStage(source, path: "a.frag")
    let written = try Array(stage.pixels().prefix(4))
    stage.usesTree = false
    let asText = try Array(stage.pixels().prefix(4))
    expectNear(written, asText, 1e-6, "both roads")
    return written
  }

  @Test(
    arguments: [
      ("", "float a[3] = {0.25, 0.5, 1};", "vec3(a[0], a[1], a[2])", [0.25, 0.5, 1]),
      ("", "float[] a = {0.25, 0.5,};", "vec3(a[1], a[0], a.length())", [0.5, 0.25, 1]),
      ("const vec2 a[] = {{0.25, 0.5}, vec2(1)};", "", "vec3(a[0], a[1].y)", [0.25, 0.5, 1]),
      ("", "vec3 v = {0.25, 0.5, 1.0}, w[1] = {{0.5, 0, 0}};", "v * w[0].x", [0.125, 0.25, 0.5]),
      ("", "mat2 m = {{0.25, 0.5}, {1.0, 0.0}};", "vec3(m[0], m[1].x)", [0.25, 0.5, 1]),
      (
        "struct S { float f; vec2 place[2]; };\nstruct T { S s; int n; };",
        "T t = {{0.25, {{0.5, 0.0}, {0.0, 0.75}}}, 1};",
        "vec3(t.s.f, t.s.place[0].x, t.s.place[1].y * float(t.n))", [0.25, 0.5, 0.75]
      ),
      ("", "for (int i[2] = {0, 1}; i[0] < 1; i[0]++) g += float(i[1]) * 0.5;", "vec3(g)", [0.5]),
      (
        "#define LIST {0.5, 0.25, 1.0}\nfloat[3] a = LIST;", "", "vec3(a[1], a[0], a[2])",
        [0.25, 0.5, 1]
      ),
    ] as [(String, String, String, [Float])])
  func initializersMayStandInBraces(
    before: String, body: String, color: String, expected: [Float]
  ) throws {
    let found = try pixel(
      "float g = 0.0;\n\(before)\nvoid main() { \(body)\ngl_FragColor = vec4(\(color), 1.0); }")
    expectNear(Array(found.prefix(expected.count)), expected, 1e-6, before + body)
  }

  @Test(
    arguments: [
      ("float f() { return 1; }", "f() * 0.5", 0.5), ("float f() { return -(1); }", "-f()", 1),
      ("float f(bool b) { if (b) return 0; return 2 * 3; }", "f(false) / 8.0", 0.75),
      ("uint f() { return 3; }", "float(f()) / 4.0", 0.75),
      ("const uint n = 2;", "float(n) / 4.0", 0.5),
      ("float f() { uint a = 1, b = (2 + 3); return float(a + b); }", "f() / 8.0", 0.75),
    ] as [(String, String, Float)])
  func wholeLiteralsBecomeWhatIsAskedFor(
    before: String, expression: String, expected: Float
  ) throws {
    let found = try pixel("\(before)\nvoid main() { gl_FragColor = vec4(\(expression)); }")
    #expect(abs(found[0] - expected) < 1e-6, "\(before): \(found[0])")
  }

  /// 3.30 has no constants that depend on an input; those that do not are constants still.
  @Test(
    arguments: [
      ("const float a = k;", "a"), ("const float a = g, b = a * 2.0;", "b * 0.5"),
      ("const int n = 2; const float two[n] = float[n](k, 1.0);", "two[0] * two[1]"),
      ("const vec2 a = gl_FragCoord.xy;", "a.x"), ("const float half_ = HALF;", "half_"),
      ("{ const float HALF = k * 2.0; g = HALF; }", "g * 0.5"),
      ("const float a = twice(k);", "a * 0.5"),
    ])
  func localConstantsMayDependOnInputs(body: String, expression: String) throws {
    let found = try pixel(
      """
      uniform float k; // = 0.5
      float g = k;
      const float HALF = 0.5;
      float twice(const float x) { const float y = 2.0 * x; return y; }
      void main() { \(body)\n gl_FragColor = vec4(\(expression)); }
      """)
    #expect(abs(found[0] - 0.5) < 1e-6, "\(body): \(found[0])")
  }

  // MARK: - Uniform arrays

  private func binding(_ declaration: String) throws -> ArgumentBinding {
    let program = DialectStage(
      "\(declaration)\nvoid main() { gl_FragColor = vec4(1.0); }", path: "a.frag"
    ).program
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics)")
    return try #require(program.bindings.first)
  }

  @Test(
    arguments: [
      ("uniform float a[3] = float[](0.5, 0.25, 2.0);", 1, [0.5, 0.25, 2], 0...2),
      ("uniform float a[4]; // 0..8, default 3", 1, [3, 3, 3, 3], 0...8),
      ("uniform vec2 a[2] = vec2[2](vec2(1.0, 2.0), vec2(0.5));", 2, [1, 2, 0.5, 0.5], 0...2),
      ("const int N = 1 + 1;\nuniform int a[N * 2];", 1, [0, 1, 2, 3], 0...3),
      ("uniform bool a[2];", 1, [1, 1], 0...1),
    ] as [(String, Int, [Double], ClosedRange<Double>)])
  func anArrayIsAListOfItsLength(
    declaration: String, components: Int, numbers: [Double], range: ClosedRange<Double>
  ) throws {
    let binding = try binding(declaration)
    #expect(
      binding.control.kind
        == .list(components: components, range: range, isColor: false, defaultValue: numbers))
  }

  /// Whatever is guessed for them.
  @Test(arguments: [1, 2, 7, 40]) func aListHasTheDeclaredLength(length: Int) throws {
    for (type, components) in [("float", 1), ("vec3", 3)] {
      let kind = try binding("uniform \(type) palette[\(length)];").control.kind
      guard case .list(let found, _, _, let numbers) = kind else {
        Issue.record("\(kind)")
        continue
      }
      #expect(found == components && numbers.count == length * components)
    }
  }

  @Test func anArraysElementsAreItsControls() throws {
    var stage = DialectStage(
      """
      uniform float a[3];
      uniform ivec2 b[2];
      void main() { gl_FragColor = vec4(a[0] + a[2], a[1], vec2(b[1]) / 8.0); }
      """, path: "a.frag")
    stage.controls = ["a": [0.25, 0.75, 0.125], "b": [1, 2, 4, 6]]
    let expected: [Float] = [0.375, 0.75, 0.5, 0.75]
    try expectNear(stage.pixels(), expected, 1e-6, "elements")
  }

  @Test func arraysWithoutALengthAreRefused() {
    expectDialectError(
      "uniform float ⟦a⟧[n];\nvoid main() {}",
      "uniform 'a' is an array whose length is not a constant from 1 to 256")
    expectDialectError(
      "uniform float ⟦a⟧[257];\nvoid main() {}",
      "uniform 'a' is an array whose length is not a constant from 1 to 256")
    expectDialectError(
      "uniform mat4 ⟦bones⟧[8];\nvoid main() {}",
      "uniform 'bones' is an array of 'mat4', which is not supported")
  }

  // MARK: - raylib

  /// The picture times two whites.
  @Test func raylibsInputsAreThePictureAndWhite() throws {
    var stage = DialectStage(
      """
      #version 330
      in vec2 fragTexCoord;
      in vec4 fragColor;
      uniform sampler2D texture0;
      uniform vec4 colDiffuse;
      out vec4 finalColor;
      void main() { finalColor = texture(texture0, fragTexCoord) * colDiffuse * fragColor; }
      """, path: "a.fs")
    stage.pictures = [[1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1]]
    try expectNear(
      stage.pixels(), [0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 1], 1e-6, "the picture")
    #expect(stage.program.controls.map(\.name) == ["colDiffuse"])
  }

  @Test func retroArchPlaysForward() throws {
    let source =
      "uniform int FrameDirection; void main() { gl_FragColor = vec4(FrameDirection) * 0.5; }"
    #expect(try pixel(source)[0] == 0.5)
    #expect(DialectStage(source, path: "a.frag").program.controls.isEmpty)
  }

  /// Its time, its size, and silence.
  @Test func bonzomaticsInputsAreSet() throws {
    var stage = DialectStage(
      """
      #version 410 core
      uniform float fGlobalTime; // in seconds
      uniform vec2 v2Resolution; // viewport resolution (in pixels)
      uniform float fFrameTime; // duration of the last frame, in seconds
      uniform sampler1D texFFT; // towards 0.0 is bass / lower freq
      uniform sampler1D texFFTSmoothed;
      layout(location = 0) out vec4 out_color;
      float bass() { return texture(texFFT, 0.1).r + texelFetch(texFFTSmoothed, 3, 0).r; }
      void main() {
        out_color = vec4(fGlobalTime, gl_FragCoord.y / v2Resolution.y, bass() + fFrameTime, 1.0);
      }
      """, path: "a.glsl")
    stage.time = 0.25
    try expectNear(
      Array(stage.pixels().prefix(4)), [0.25, 0.75, 1.0 / 60, 1], 1e-6, "the first pixel")
    #expect(stage.program.controls.isEmpty)
    #expect(stage.program.passes.first?.obstacles.isEmpty == true)
    #expect(stage.program.diagnostics.map(\.severity) == [.note, .note])
    expectDialectError(
      "uniform sampler1D ⟦s⟧;\nfloat f(sampler1D t) { return 0.0; }\n"
        + "void main() { gl_FragColor = vec4(f(s)); }",
      "uniform 's' is a sampler1D; only a sampler2D is supported", path: "a.frag")
  }

  /// A texel of two is a half.
  @Test func processingsStepIsATexel() throws {
    let stage = DialectStage(
      """
      uniform sampler2D texture;
      uniform vec2 texOffset;
      varying vec4 vertTexCoord;
      void main() { gl_FragColor = vec4(texOffset, texture2D(texture, vertTexCoord.st).r * 0.0, 1); }
      """, path: "a.glsl")
    try expectNear(Array(stage.pixels().prefix(4)), [0.5, 0.5, 0, 1], 1e-6, "the first pixel")
    #expect(stage.program.controls.isEmpty)
  }

  // MARK: - Blocks and layouts

  @Test(
    arguments: [
      ("uniform B { float a; vec2 b; };", "vec3(a, b)"),
      ("layout(std140, binding = 1) uniform B { float a; vec2 b; } c;", "vec3(c.a, c.b)"),
      ("uniform B { highp float a; layout(offset = 16) vec2 b; } c;", "vec3(c.a, c.b.xy)"),
      ("uniform B { vec2 b; } c;\nuniform C { float a; } d;", "vec3(d.a, c.b)"),
    ])
  func membersOfABlockAreControls(block: String, color: String) throws {
    var stage = DialectStage(
      "#version 140\n\(block)\nout vec4 o;\nvoid main() { o = vec4(\(color), 1.0); }",
      path: "a.frag")
    stage.controls = ["a": [0.25], "b": [0.5, 0.75]]
    #expect(Set(stage.program.controls.map(\.name)) == ["a", "b"])
    #expect(stage.program.passes.first?.obstacles.isEmpty == true)
    try expectNear(Array(stage.pixels().prefix(4)), [0.25, 0.5, 0.75, 1], 1e-6, block)
  }

  @Test func aMemberWhoseNameIsTakenHasThatOfItsBlock() throws {
    var stage = DialectStage(
      """
      uniform Part { float gain; int rows[2]; } part;
      float gain(float x) { return x * 0.5; }
      void main() { gl_FragColor = vec4(gain(part.gain), float(part.rows[1]), 0.0, 1.0); }
      """, path: "a.frag")
    stage.controls = ["part_gain": [0.5]]
    #expect(stage.program.controls.map(\.name) == ["part_gain", "rows"])
    try expectNear(Array(stage.pixels().prefix(4)), [0.25, 1, 0, 1], 1e-6, "the first pixel")
  }

  /// Two by two pixels: the first of the picture is at the left and at the top.
  @Test(
    arguments: [
      ("", [0.5, 1.5]), ("layout(origin_upper_left) in vec4 gl_FragCoord;", [0.5, 0.5]),
      ("layout(pixel_center_integer) in vec4 gl_FragCoord;", [0, 1]),
      ("layout(origin_upper_left, pixel_center_integer) in vec4 gl_FragCoord;", [0, 0]),
    ] as [(String, [Float])])
  func aLayoutSaysHowPixelsAreCounted(layout: String, place: [Float]) throws {
    let source = "\(layout)\nvoid main() { gl_FragColor = vec4(gl_FragCoord.xy / 4.0, 0.0, 1.0); }"
    try expectNear(Array(pixel(source).prefix(2)), place.map { $0 / 4 }, 1e-6, layout)
  }

  // MARK: - Vertex parts

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
    // x: 0.5 + (1/4, 3/4) / 2; y: (1/4 + 1/2) / 2 below, (3/4 + 1/2) / 2 above
    try expectNear(
      stage.pixels(),
      [
        0.625, 0.75, 0.625, 1, 0.875, 0.75, 0.625, 1, 0.625, 0.75, 0.375, 1, 0.875, 0.75, 0.375, 1,
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
    try expectNear(Array(stage.pixels().prefix(4)), [0.25, 0.75, 0, 1], 1e-6, "the upper left")
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

  /// What is no straight line across the picture is interpolated over two triangles: x · y of the
  /// corners is 0 up to the diagonal, and x + y − 1 beyond it.
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

  // MARK: - glslViewer

  /// A buffer of 1/8 by columns, one that adds it to its own last frame, a scene of both, and the
  /// scene turned over.
  @Test func glslViewersBuffersHaveMemory() throws {
    var stage = DialectStage(
      """
      uniform sampler2D u_buffer0;
      uniform sampler2D u_doubleBuffer0;
      uniform sampler2D u_scene;
      uniform vec2 u_resolution;
      void main() {
        vec2 st = gl_FragCoord.xy / u_resolution;
      #if defined(BUFFER_0)
        gl_FragColor = vec4(st.x / 2.0, 0.0, 0.0, 1.0);
      #elif defined( DOUBLE_BUFFER_0 )
        gl_FragColor = texture2D(u_doubleBuffer0, st) + texture2D(u_buffer0, st);
      #elif defined(POSTPROCESSING)
        gl_FragColor = texture2D(u_scene, 1.0 - st);
      #else
        gl_FragColor = vec4(texture2D(u_doubleBuffer0, st).r, st.y, 0.0, 1.0);
      #endif
      }
      """, path: "a.frag")
    stage.size = (2, 2)
    stage.frames = 2
    #expect(stage.program.passes.map(\.name) == ["buffer0", "doubleBuffer0", "scene", "image"])
    #expect(stage.program.passes.map(\.buffer.isPersistent) == [false, true, false, false])
    #expect(stage.program.diagnostics.isEmpty, "\(stage.program.diagnostics)")
    // Twice 1/8 and 3/8, and 1/4 and 3/4 of the height, from the opposite corner
    try expectNear(
      stage.pixels(),
      [0.75, 0.25, 0, 1, 0.25, 0.25, 0, 1, 0.75, 0.75, 0, 1, 0.25, 0.75, 0, 1], 1e-6, "post")
  }

  /// Without a model the rest is the picture, unless it is the model's surface.
  @Test(
    arguments: [("", 0.25, 0), ("varying vec3 v_normal;\n", 0.75, 1)] as [(String, Float, Int)])
  func whatLiesBehindAModelIsDrawnInItsPlace(
    declaration: String, level: Float, notes: Int
  ) throws {
    let stage = DialectStage(
      """
      \(declaration)void main() {
      #ifdef BACKGROUND
        gl_FragColor = vec4(0.75);
      #else
        gl_FragColor = vec4(0.25);
      #endif
      }
      """, path: "a.frag")
    try expectNear(
      Array(stage.pixels().prefix(4)), [level, level, level, level], 1e-6, declaration)
    #expect(stage.program.diagnostics.filter { $0.severity == .note }.count == notes)
  }

  @Test func aConvolutionPyramidIsSaidToBeMissing() {
    expectDialectError(
      "uniform sampler2D ⟦u_convolutionPyramid0⟧;\n"
        + "void main() { gl_FragColor = texture2D(u_convolutionPyramid0, vec2(0.5)); }",
      "no part of the file is the base of a pyramid; 'u_convolutionPyramid0' reads black",
      severity: .warning)
  }
}
