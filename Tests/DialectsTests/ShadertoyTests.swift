import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

@Suite struct ShadertoyTests {
  /// Draws the body of `mainImage(out vec4 o, in vec2 p)`.
  private func stage(_ body: String, before: String = "") -> DialectStage {
    DialectStage("\(before)\nvoid mainImage(out vec4 o, in vec2 p) { \(body) }")
  }

  @Test func aGradientInFragCoordIsDarkAtTheBottom() throws {
    var stage = stage("o = vec4(p / iResolution.xy, 0.0, 0.3);")
    stage.size = (1, 4)
    // Pixel centers of four rows from the top: 3.5, 2.5, 1.5, 0.5 of 4; alpha becomes 1.
    try expectNear(
      stage.pixels(),
      [0.5, 0.875, 0, 1, 0.5, 0.625, 0, 1, 0.5, 0.375, 0, 1, 0.5, 0.125, 0, 1], 1e-6, "rows")
  }

  @Test func coordinatesCountPixelsNotPoints() throws {
    var stage = stage("o = vec4(p.x / 10.0, p.y / 10.0, iResolution.y / 10.0, 1.0);")
    stage.size = (1, 1)
    stage.scale = 2
    // Two by two pixels, from the top left: centers 0.5 and 1.5.
    try expectNear(
      stage.pixels(),
      [
        0.05, 0.15, 0.2, 1, 0.15, 0.15, 0.2, 1, 0.05, 0.05, 0.2, 1, 0.15, 0.05, 0.2, 1,
      ], 1e-6, "pixels")
  }

  @Test(
    arguments: [
      ("o.rgb = vec3(iTime, iTimeDelta, float(iFrame));", [0.25, 1.0 / 60, 0]),
      ("o.rgb = vec3(iGlobalTime, iFrameRate / 100.0, iResolution.z);", [0.25, 0.6, 1]),
      ("o.rgb = vec3(iDate.x / 10000.0, iDate.y, iDate.w / 7200.0);", [0.2026, 0, 0.5]),
      ("o.rgb = iMouse.xyw / 10.0;", [0.3, 0.4, 0.6]),
      (
        "o.rgb = vec3(iChannelResolution[0].x / 10.0, iChannelTime[3], iSampleRate / 88200.0);",
        [0.2, 0.25, 0.5]
      ),
    ] as [(String, [Float])])
  func inputsHaveTheirValues(body: String, expected: [Float]) throws {
    var stage = stage(body)
    stage.time = 0.25
    stage.mouse = [3, 4, -5, 6]
    try expectNear(stage.pixels(), expected + [1], 1e-6, body)
  }

  @Test(arguments: [
    // a macro that uses an input, with and without parameters
    ("o = vec4(T * 2.0);", "#define T iTime"),
    ("o = vec4(S(2.0));", "#define S(x) (iTime * (x))"),
    // macros named like swizzles, one used behind a period
    ("vec3 v = vec3(0.0, iTime * 2.0, 0.0); o = v.G;", "#define G yyyy\n#define r 7.0"),
    // a macro over two lines, and one taken back
    (
      "o = vec4(A);",
      "#define A iTime \\\n  + iTime\n#define B iTime\n#undef B\nfloat B() { return 0.; }"
    ),
    // a local that hides an input
    ("float iTime = 0.5; o = vec4(iTime);", ""),
    // a local that hides a function, and a member named like a global
    (
      "S s; s.rate = 0.5; float f = s.rate; o = vec4(f);",
      "struct S { float rate, more[2]; };\nfloat rate = 3.0;\nfloat f(float x) { return x; }"
    ),
    // prototypes, overloads and constants
    (
      "o = vec4(g(K) + g(vec2(0.0)));",
      "const float K = .25;\nfloat g(float x);\nfloat g(vec2 x) { return x.x; }\n"
        + "float g(float x) { return x * 2.; }"
    ),
    // one's own version of a built-in function
    ("o = vec4(tanh(0.25));", "float tanh(float x) { return 2.0 * x; }"),
    // names with underscores in odd places
    ("o = vec4(_a + a__b);", "float _a = 0.25;\nfloat a__b = 0.25;\nfloat a_b = 9.0;"),
    // and one beside the original
    (
      "o = vec4(pow(0.25, 0.5) * pow(vec3(1.0), 2.0).y);",
      "vec3 pow(vec3 v, float e) { return vec3(pow(v.x, e), pow(v.y, e), pow(v.z, e)); }"
    ),
    // a global that depends on an input, and line ends of Windows
    ("o = vec4(g);\r\n", "float g =\r\n  iTime * 2.0;\r\n"),
    // names GLSL 3.30 keeps for itself
    ("float sample = 0.5, filter = 0.0; o = vec4(sample + filter);", ""),
    ("o = vec4(h(0.5));", "float h(float smooth) { return smooth; }"),
    // conditions
    (
      "o = vec4(V);",
      "#if defined(GL_ES) || __VERSION__ < 300\n#define V 0.\n#else\n#define V .5\n#endif"
    ),
    // a comment where a token might be, and a name that begins like ours
    ("o = vec4(0.5 /* ; } */); // }\n", "/* #define o 3 */"),
    (
      "float dialect_time = iTime; o = vec4(dialect_time + dialect_own_x);",
      "float dialect_own_x = 0.25;"
    ),
    // what is not set is 0
    ("float x; vec3 v, w; o += x + v.x + w.z + 0.5;", ""),
    ("for (float i, j; i++ < 4.;) o += 0.125 + j;", "float g;"),
  ])
  func authorsNamesMeanWhatTheyMeant(body: String, before: String) throws {
    var stage = stage(body, before: before)
    stage.time = 0.25
    try expectNear(stage.pixels(), [0.5, 0.5, 0.5, 1], 1e-6, before + body)
  }

  @Test(arguments: [
    "texture(iChannel0, uv)", "texture2D(iChannel0, uv)", "textureLod(iChannel0, uv, 0.0)",
    "texelFetch(iChannel0, ivec2(p), 0)",
    "texture(iChannel0, p / vec2(textureSize(iChannel0, 0)))",
    "texture(iChannel0, p / iChannelResolution[0].xy)", "look(iChannel0, uv)",
  ])
  func texturesAreReadFromTheBottom(expression: String) throws {
    var stage = stage(
      "vec2 uv = p / iResolution.xy; o = \(expression);",
      before: "vec4 look(sampler2D s, vec2 q) { return texture(s, q); }")
    // Bottom row red and green, top row blue and white.
    stage.pictures = [[1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1]]
    try expectNear(
      stage.pixels(), [0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 1], 1e-6, expression)
  }

  /// A macro around the name, in the forms that authors use.
  @Test(arguments: [
    "#define mainImage(O, I) mainImage(out vec4 O, in vec2 I)\nvoid mainImage(O, I) { O = vec4(I, 0, 1) / 8.0; }",
    "#define mainImage(O, I) void mainImage(out vec4 O, in vec2 I)\nmainImage(O, I) { O = vec4(I, 0, 1) / 8.0; }",
    "#define mainImage(c, u) mainImage(out vec4 c, vec2 u)\n#define T iTime\nvoid\nmainImage(o, x)\n{ o = vec4(x, 0, T) / 8.0; }",
    "#define MAIN void mainImage(out vec4 O, in vec2 I)\nMAIN { O = vec4(I, 0, 1) / 8.0; }",
  ])
  func mainImageCanBeAMacro(source: String) throws {
    var stage = DialectStage(source)
    stage.size = (2, 1)
    try expectNear(
      stage.pixels(), [0.0625, 0.0625, 0, 1, 0.1875, 0.0625, 0, 1], 1e-6, source)
  }

  @Test(
    arguments: [
      ("iCurrentCursor / 10.0", [0.5, 0.6, 0.7]), ("iPreviousCursor / 10.0", [0.1, 0.2, 0.3]),
      ("vec4(iTimeCursorChange, iTimeFocus, iFocus, 1)", [0.4, 0.2, 1]),
      ("iCurrentCursorColor * 0.5 + iPreviousCursorColor * 0.25", [0.75, 0.75, 0.75]),
    ] as [(String, [Float])])
  func ghosttysCursorIsKnown(expression: String, expected: [Float]) throws {
    var stage = stage("o = \(expression);")
    stage.time = 0.8
    try expectNear(stage.pixels(), expected + [1], 1e-6, expression)
  }

  @Test func whatIsNoNumberOrTooBrightIsKeptInRange() throws {
    let stage = stage("o = vec4(sqrt(-1.0 - p.x), 7.0, -1.0, 0.0);")
    try expectNear(stage.pixels(), [0, 1, 0, 1], 0, "kept")
  }

  @Test func whatAChannelReadsIsSaidOnce() {
    let program = stage(
      "o = texture(iChannel0, p) + texture(iChannel0, p) + texture(iChannel2, p);"
    )
    .program
    #expect(program.diagnostics.map(\.severity) == [.note, .note])
    #expect(
      program.diagnostics.map(\.message) == [
        "no directive sets 'iChannel0'; it reads a picture",
        "no directive sets 'iChannel2'; it reads noise",
      ])
    #expect(program.passes[0].channels.map(\.source) == [.picture(0), .noise])
  }

  @Test func directivesAndCommentsSayWhatChannelsRead() {
    let program = stage(
      "o = texture(iChannel0, p) + texture(iChannel1, p) + texture(iChannel2, p) + texture(iChannel3, p);",
      before: """
        #iChannel0 "self"
        #iChannel1 "file://./rocks.jpg"
        #iChannel1::WrapMode "Mirror"
        #iChannel1::MagFilter "Nearest"
        // iChannel2: noise
        // iChannel3 -> picture
        """
    ).program
    #expect(program.diagnostics.isEmpty)
    #expect(
      program.passes[0].channels.map(\.source)
        == [.drawing(.previousFrame(ofPass: 0)), .file("rocks.jpg"), .noise, .picture(0)])
    #expect(program.passes[0].channels[1].sampling.wrap == .mirror)
    #expect(program.passes[0].channels[1].sampling.filter == .nearest)
    #expect(program.passes[0].buffer.isPersistent)
  }

  @Test func whatCannotBeFedIsSaid() {
    let main = "void mainImage(out vec4 o, in vec2 p) { o = texture(iChannel0, p); }"
    expectDialectError(
      "#iChannel0 \"rocks.jpg\"\n#iChannel0::Type ⟦\"CubeMap\"⟧\n" + main,
      "'iChannel0' is a CubeMap without six pictures")
    expectDialectError(
      "#iChannel0::Type ⟦\"Texture3D\"⟧\n" + main,
      "'iChannel0' is a Texture3D; only 2D textures and cube maps are supported")
    expectDialectError(
      "#iChannel0 ⟦\"song.mp3\"⟧\n" + main,
      "'song.mp3' is neither a pass nor a picture; 'iChannel0' reads black", severity: .warning)
  }
}

@Suite struct ShadertoyProjectTests {
  private static let files = [
    "common.glsl": "#define STEP 0.25\nvec4 half_of(vec4 c) { return c * 0.5; }",
    "bufferA": """
    void mainImage(out vec4 o, in vec2 p) { o = texelFetch(iChannel0, ivec2(p), 0) + STEP; }
    """,
    "Buffer B.frag": """
    void mainImage(out vec4 o, in vec2 p) {
      o = vec4(texelFetch(iChannel0, ivec2(p), 0).r, p.y, iFrame, 1.0);
    }
    """,
    "image.glsl": """
    void mainImage(out vec4 o, in vec2 p) { o = half_of(texture(iChannel1, p / iResolution.xy)); }
    """,
  ]

  @Test(arguments: ["", "image.glsl", "bufferA"])
  func aFolderIsReadWholeFromAnyOfItsFiles(path: String) {
    let program = DialectProgram(of: path, in: SourceFolder(Self.files))
    #expect(program.diagnostics.isEmpty)
    #expect(program.dialect == ShadertoyProject.self)
    #expect(program.passes.map(\.name) == ["bufferA", "bufferB", "image"])
    #expect(program.passes.map(\.buffer.isFloat) == [true, true, false])
    #expect(program.passes.map(\.buffer.isPersistent) == [true, false, false])
    #expect(
      program.passes.flatMap(\.channels).map(\.source)
        == [
          .drawing(.previousFrame(ofPass: 0)), .drawing(.thisFrame(ofPass: 0)),
          .drawing(.thisFrame(ofPass: 1)),
        ])
  }

  @Test func buffersKeepTheirFrames() throws {
    var stage = DialectStage(files: Self.files)
    stage.frames = 3
    // Buffer A has grown by a quarter in each of three frames; the image shows the half of it,
    // of p.y at 1.5 and 0.5, and of the frame's number 2, kept to 1.
    let upper: [Float] = [0.375, 0.75, 1, 1]
    let lower: [Float] = [0.375, 0.25, 1, 1]
    try expectNear(stage.pixels(), upper + upper + lower + lower, 1e-6, "after three frames")
  }

  @Test func aFolderBelowIsNamedAfterItself() {
    let files = Dictionary(uniqueKeysWithValues: Self.files.map { ("fire/" + $0.key, $0.value) })
    #expect(DialectProgram(of: "fire", in: SourceFolder(files)).name == "fire")
    #expect(DialectProgram(of: "fire/image.glsl", in: SourceFolder(files)).name == "fire")
  }

  @Test func linesBelongToTheirOwnFiles() throws {
    let program = DialectProgram(of: "", in: SourceFolder(Self.files), displayPrefix: "fire/")
    let image = try #require(program.passes.last)
    let line = try #require(image.text.lines.firstIndex { $0.contains("half_of(vec4") })
    #expect(image.text.origins[line] == GLSLText.Origin(file: "fire/common.glsl", line: 2))
    let main = try #require(image.text.lines.firstIndex { $0.contains("mainImage(inout") })
    #expect(image.text.origins[main] == GLSLText.Origin(file: "fire/image.glsl", line: 1))
  }

  @Test func aPassWithoutMainImageIsSaid() {
    var files = Self.files
    files["bufferA"] = "float x;"
    let program = DialectProgram(of: "", in: SourceFolder(files))
    #expect(program.passes.isEmpty)
    #expect(program.diagnostics.map(\.message) == ["'bufferA' does not define 'mainImage'"])
  }
}
