import DriverSupport
import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

@Suite struct GLSLFileTests {
  @Test(arguments: [
    "#version 110\nvoid main() { gl_FragColor = vec4(gl_FragCoord.y / 4.0); }",
    "#version 120\nvarying vec2 v_texcoord;\nvoid main(void) { gl_FragColor = vec4(v_texcoord.y); }",
    "#version 100\nprecision mediump float;\nvarying highp vec2 vUv;\nvoid main() { gl_FragData[0] = vec4(vUv.y); }",
    "#ifdef GL_ES\nprecision highp float;\n#endif\nuniform vec2 u_resolution;\nvoid main() { gl_FragColor = vec4(gl_FragCoord.xy / u_resolution, 0, 0).yyyy; }",
    "#version 130\nin vec2 uv;\nout vec4 c;\nvoid main() { c = vec4(uv.y); }",
    "#version 140\nout vec4 c;\nuniform vec3 iResolution;\nvoid main() { c = vec4(gl_FragCoord.y / iResolution.y); }",
    "#version 150 core\nsmooth in vec4 position;\nout vec4 c;\nvoid main() { c = vec4(position.y * 0.5 + 0.5); }",
    "#version 300 es\nprecision highp float;\nprecision mediump sampler2D;\nin vec2 v_uv;\nlayout(location = 0) out vec4 color;\nvoid main() { color = vec4(v_uv.y); }",
    "#version 330\nlayout(location = 1) out vec4 b;\nlayout(location = 0) out vec4 a;\nvoid main() { b = vec4(9.); a = vec4(gl_FragCoord.y / 4.); }",
    "#version 410 core\nout vec4 c;\nuniform vec2 iResolution;\nvoid main(void)\n{\n  c = vec4(gl_FragCoord.y / iResolution.y);\n}",
    "#version 460\nlayout(location = 0) in vec2 texCoord;\nlayout(location = 0) out vec4 c;\nvoid main() { c = vec4(texCoord.y); }",
    "#extension GL_OES_standard_derivatives : enable\nvoid main() { gl_FragColor = vec4(gl_FragCoord.y / 4.0 + 0.0 * fwidth(gl_FragCoord.x)); }",
    "void mainImage(out vec4 c, in vec2 p) { c = vec4(p.y / 4.0); }\nvoid main() { mainImage(gl_FragColor, gl_FragCoord.xy); }",
  ])
  func everyVersionDrawsTheSameGradient(source: String) throws {
    var stage = DialectStage(source, path: "test.frag")
    stage.size = (1, 4)
    let rows = [0.875, 0.625, 0.375, 0.125].flatMap { [Float](repeating: $0, count: 4) }
    try expectNear(stage.pixels(), rows, 1e-6, source)
  }

  @Test(
    arguments: [
      ("uniform float u_time;", "u_time", 0.25), ("uniform float time;", "time", 0.25),
      ("uniform float uTime;", "uTime", 0.25), ("uniform float iTime;", "iTime", 0.25),
      ("uniform float iGlobalTime;", "iGlobalTime", 0.25), ("", "iTime", 0.25),
      ("uniform float u_delta;", "u_delta * 6.0", 0.1),
      ("uniform int u_frame;", "float(u_frame)", 0),
      ("uniform vec2 u_resolution;", "u_resolution.y / 8.0", 0.25),
      ("uniform vec3 uResolution;", "uResolution.z", 1),
      ("uniform vec2 u_mouse;", "u_mouse.y / 8.0", 0.125), ("uniform vec2 mouse;", "mouse.y", 0.5),
      ("uniform vec4 iMouse;", "iMouse.w / 8.0", 0.5),
      ("uniform float u_pixelRatio;", "u_pixelRatio", 1), ("uniform float aspect;", "aspect", 1),
      (
        "uniform sampler2D u_tex0;\nuniform vec2 u_tex0Resolution;", "u_tex0Resolution.x / 4.0", 0.5
      ),
      ("uniform sampler2D u_tex0;", "texture2D(u_tex0, vec2(0.25)).r", 0.75),
      ("uniform sampler2D texture;", "texture2D(texture, vec2(0.25)).r", 0.75),
      ("uniform sampler2D a, b;", "texture2D(b, vec2(0.25)).r", 0.5),
      ("uniform mat3 m;", "(m * vec3(0.5)).y", 0.5),
      ("uniform float strength = 0.3;", "strength", 0.3),
      ("uniform int steps = 3; uniform float rate = 1.0 / 3.0;", "rate * float(steps) * 0.5", 0.5),
      ("uniform vec2 shift = vec2(0.5);", "shift.y", 0.5),
      ("uniform bool on = true;", "on ? 0.25 : 0.75", 0.25),
      ("uniform ivec2 grid = ivec2(1, 2);", "float(grid.y) * 0.25", 0.5),
      ("uniform uint n = 2u;", "float(n) * 0.25", 0.5),
    ] as [(String, String, Float)])
  func uniformsAreFedByTheirNames(declaration: String, expression: String, expected: Float) throws {
    var stage = DialectStage(
      declaration + "\nvoid main() { gl_FragColor = vec4(vec3(\(expression)), 1.0); }")
    stage.time = 0.25
    stage.mouse = [2, 1, 3, 4]
    stage.pictures = [0.75, 0.5].map { [Float](repeating: $0, count: 16) }
    try expectNear(stage.pixels(), [expected, expected, expected, 1], 1e-6, declaration)
  }

  /// ± half the aspect and ± 1/2 at the edges: of 4 × 2 pixels, the middles of the first and last.
  @Test func glslsandboxsSurfaceIsAsHighAsOne() throws {
    var stage = DialectStage(
      "varying vec2 surfacePosition;\n"
        + "void main() { gl_FragColor = vec4((surfacePosition + 1.0) / 2.0, 0.0, 1.0); }")
    stage.size = (4, 2)
    let pixels = try stage.pixels()
    // x: 1 ∓ 0.75, y: 1 ± 0.25, each halved
    expectNear(Array(pixels[0..<2]), [0.125, 0.625], 1e-6, "top left")
    expectNear(Array(pixels[28..<30]), [0.875, 0.375], 1e-6, "bottom right")
  }

  @Test func thePictureIsPremultiplied() throws {
    let stage = DialectStage("void main() { gl_FragColor = vec4(0.2, 0.9, -1.0, 0.5); }")
    try expectNear(stage.pixels(), [0.2, 0.5, 0, 0.5], 1e-6, "no component above alpha")
  }

  @Test func theLastFrameCanBeRead() throws {
    var stage = DialectStage(
      "uniform sampler2D backbuffer;\nuniform vec2 resolution;\n"
        + "void main() { gl_FragColor = texture2D(backbuffer, gl_FragCoord.xy / resolution) + 0.125; }"
    )
    stage.frames = 3
    try expectNear(stage.pixels(), [0.375, 0.375, 0.375, 0.375], 1e-6, "three frames")
    #expect(stage.program.passes[0].buffer.isPersistent)
  }

  @Test func aMemberWithoutATypeIsAMistake() throws {
    let stage = DialectStage(
      "struct S { highp x[2]; };\nfloat a[1] = {1.0};\nvoid main() { gl_FragColor = vec4(a[0]); }")
    let found = stage.program.diagnostics + stage.program.passes.flatMap(\.text.mistakes)
    #expect(found.contains { $0.severity == .error })
  }

  @Test func aFunctionHasNoQualifier() {
    expectDialectError(
      "uniform vec4 ⟦transition⟧(vec2 uv) { return uv.xyxy; }",
      "a function cannot be 'uniform'")
  }

  /// A list of names is of variables alone.
  @Test func aFunctionIsDeclaredAlone() {
    expectDialectError(
      "uniform float a, main⟦(⟧float b) { }\nvoid main() { gl_FragColor = vec4(a); }",
      "expected ';' after 'main', found '('")
  }

  @Test(arguments: [
    (
      "void main() { gl_FragColor = ⟦textureGather⟧(t, vec2(0.)); }",
      "'textureGather' requires GLSL 4.00, and shaders are drawn with GLSL 3.30"
    ),
    (
      "void main() {\n  gl_FragColor = vec4(⟦fma⟧(1., 2., 3.));\n}",
      "'fma' requires GLSL 4.00, and shaders are drawn with GLSL 3.30"
    ),
    (
      "void main() { ⟦double⟧ x = 1.0; }",
      "'double': double numbers require GLSL 4.00, and shaders are drawn with GLSL 3.30"
    ),
    (
      "layout(rgba8) uniform ⟦image2D⟧ i;\nvoid main() {}",
      "'image2D': image load and store require GLSL 4.20, and shaders are drawn with GLSL 3.30"
    ),
    (
      "void main() { uint u = ⟦packHalf2x16⟧(vec2(1.0)); }",
      "'packHalf2x16' requires GLSL 4.20, and shaders are drawn with GLSL 3.30"
    ),
    (
      "layout(⟦local_size_x⟧ = 8) in;\nvoid main() {}",
      "this is a compute shader; only fragment shaders are drawn"
    ),
    (
      "attribute vec2 ⟦a⟧;\nvoid main() {}",
      "'a' is an attribute, which only a vertex shader has"
    ),
    (
      "void main() { ⟦gl_Position⟧ = vec4(0.); }",
      "'gl_Position' belongs to a vertex shader; only fragment shaders are drawn"
    ),
    ("void main() { float x = ⟦gl_FragCord⟧.x; }", "'gl_FragCord' is not available"),
    ("void main() { float x = ⟦gl_PointCoord⟧.x; }", "'gl_PointCoord' is not available"),
    (
      "uniform float ⟦weights⟧[4][2];\nvoid main() {}",
      "uniform 'weights' is an array whose length is not a constant from 1 to 256"
    ),
    (
      "uniform sampler3D ⟦smoke⟧;\nvoid main() {}",
      "uniform 'smoke' is a sampler3D; only a sampler2D is supported"
    ),
    (
      "struct S { float x[300]; };\nuniform S ⟦s⟧;\nvoid main() {}",
      "uniform 's.x' is an array whose length is not a constant from 1 to 256"
    ),
    (
      "uniform ⟦B⟧ { float x; } b[2];\nvoid main() {}",
      "blocks of uniforms or of inputs are not supported"
    ),
    ("#⟦incldue⟧ \"a\"\nvoid main() {}", "unknown directive '#incldue'"),
    ("void main() { vec4 c = ⟦\"text\"⟧; }", "GLSL does not have text in quotes"),
    ("void main() { float ⟦größe⟧ = 1.0; }", "'größe' is not a name in GLSL"),
    ("float x = (1.0⟦;⟧\nvoid main() {}", "expected ')' after an expression, found ';'"),
    ("void main() {\n  float x = 1.0;\n}\n⟦}⟧", "unexpected '}'"),
    ("void main() {\n  if (true) ⟦{⟧\n    discard;\n}", "expected '}'"),
    ("float x = 1.0 ⟦void⟧ main() {}", "expected ';' after 'x', found 'void'"),
    ("float ⟦3⟧;\nvoid main() {}", "expected a name after 'float', found '3'"),
    ("#error ⟦⟧not today\nvoid main() {}", "#error not today"),
    (
      "flat in ivec2 ⟦cell⟧;\nvoid main() {}",
      "'cell' comes from a vertex shader, and none gives it"
    ),
  ])
  func whatCannotBeDrawnIsNamedAtItsPlace(source: String, message: String) {
    let isRelative = message.hasPrefix("#error")
    expectDialectError(isRelative ? source.filter { $0 != "⟦" && $0 != "⟧" } : source, message)
  }

  @Test func ownVersionsOfLaterFunctionsAreUsed() throws {
    let stage = DialectStage(
      "float fma(float a, float b, float c) { return a * b + c; }\n"
        + "void main() { float buffer = 0.25; gl_FragColor = vec4(fma(0.5, 0.5, buffer)); }")
    try expectNear(stage.pixels(), [0.5, 0.5, 0.5, 0.5], 1e-6, "0.5 · 0.5 + 0.25")
  }

  @Test func anUnknownExtensionIsAWarning() {
    expectDialectError(
      "#extension ⟦GL_NV_magic⟧ : enable\nvoid main() {}", "extension 'GL_NV_magic' is not used",
      severity: .warning)
  }

  @Test func whatIncludesNeedIsReadFromTheFolder() throws {
    var stage = DialectStage(
      "#include \"lib/half.glsl\"\nvoid main() { gl_FragColor = vec4(HALF); }")
    stage.files["lib/half.glsl"] = "#define HALF 0.5\n"
    try expectNear(stage.pixels(), [0.5, 0.5, 0.5, 0.5], 1e-6, "included")
  }

  @Test func aDriversWordsComeBackOnTheAuthorsLine() throws {
    let stage = DialectStage(
      "#define GOOD 0.5\nuniform float a;\n\nvoid main() {\n\n  float x = a +\n    GOOD;\n}\n")
    let pass = try #require(stage.program.passes.first)
    var text = GLSLText()
    text.append("#version 330 core")
    for (line, origin) in zip(pass.text.lines, pass.text.origins) {
      text.append(line.replacing("0.5;", with: "missing;"), from: origin)
    }
    text.append("out vec4 f; void main() { f = dialect_draw(vec2(0.0), vec2(1.0)); }")
    do {
      try ShaderDriver.shared.check(text.text)
      Issue.record("the driver takes a name that is nowhere")
    } catch let rejection {
      let diagnostics = DriverLog("\(rejection)", of: text).diagnostics
      #expect(diagnostics.first?.span == SourceSpan(file: "test.glsl", line: 6))
      #expect(diagnostics.first?.message.contains("missing") == true)
    }
  }
}
