import DriverSupport
import Foundation
import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Layers
@testable import Parameters
@testable import Tokens

/// Forms of other versions of GLSL: drawn with 3.30 and without extensions.
@Suite struct GLSLFormsTests {
  /// The first pixel of a fragment shader.
  private func pixel(_ source: String) throws -> [Float] {
    try Array(DialectStage(source, path: "a.frag").pixels().prefix(4))
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

  /// A minus and a macro that begins with one are two tokens, as in every preprocessor.
  @Test(
    arguments: [
      ("1.0 -LESS", 1.25), ("1.0-LESS", 1.25), ("-LESS", 0.25), ("- LESS", 0.25),
      ("+MORE + 0.25", 0.75), ("1.0 +MORE", 1.5), ("-NEGATIVE(0.5)", 0.5),
      ("0.5 -NEGATIVE(LESS)", 0.25), ("-NEGATIVE(x)", 0.75), ("float(3 -ONE) * 0.25", 1),
      ("float(-ONE) * 0.5", 0.5), ("1.0 -SPACED(x)", 1.75), ("list[2 -ONE - 2]", 0.125),
      ("(PREFIX)", 0.25),
    ] as [(String, Float)])
  func aMacroMayBeginWithASign(expression: String, expected: Float) throws {
    let found = try pixel(
      """
      #define LESS -0.25
      #define MORE +0.5
      #define ONE -1
      #define NEGATIVE(x) -x
      #define SPACED(x) - x
      #define PREFIX -LESS
      #if 1 -ONE == 2
      const float list[2] = float[2](0.5, 0.125);
      #endif
      void main() {
        float x = 0.75;
        gl_FragColor = vec4(0.5 * (\(expression)));
      }
      """)
    #expect(abs(found[0] - 0.5 * expected) < 1e-6, "\(expression): \(found[0])")
  }

  /// GLSL ES 1.00 has authors' functions beside the built-in ones of their names, of the same
  /// parameters or of others.
  @Test(
    arguments: [
      ("float cross(float x) { return x * 2.0; }", "cross(vec3(0, 0, 1), vec3(1, 0, 0)).y", 1),
      ("float cross(float x) { return x * 2.0; }", "cross(0.25)", 0.5),
      ("int mod(int a, int b) { return a - a / b * b; }", "float(mod(7, 4)) + mod(5.0, 3.0)", 5),
      ("float pow(float x) { return pow(x, 2.0); }", "pow(0.5)", 0.25),
      ("vec3 pow(vec3 x, float n) { return pow(x, vec3(n)); }", "pow(vec3(0.5), 2.0).z", 0.25),
      ("float max(vec3 v) { return max(v.x, max(v.y, v.z)); }", "max(vec3(0.1, 0.5, 0.2))", 0.5),
      ("float sign(float x) { return 0.25; }", "sign(2.0) + sign(vec2(3.0)).x", 1.25),
      ("float round(float x) { return floor(x); }", "round(0.75) + round(vec2(0.75)).y", 1),
      ("vec3 texture(vec2 p) { return p.xyx; }", "texture(vec2(0.25, 0.5)).y", 0.5),
      ("float dot(vec2 a) { return dot(a, a); }", "dot(vec2(0.5))", 0.5),
      ("float mix(float a, float b, bool c) { return c ? b : a; }", "mix(0.1, 0.75, true)", 0.75),
    ] as [(String, String, Float)])
  func builtInFunctionsMayBeOverloaded(
    function: String, expression: String, expected: Float
  ) throws {
    let head = function.prefix { $0 != "{" }
    let found = try [
      "\(function)\nMAIN", "\(head);\nMAIN\n\(function)",
    ].map { text in
      try pixel(
        "precision mediump float;\n"
          + text.replacingOccurrences(
            of: "MAIN", with: "void main() { gl_FragColor = vec4(0.125 * (\(expression))); }"))
    }
    for pixel in found {
      #expect(abs(pixel[0] - 0.125 * expected) < 1e-5, "\(expression): \(pixel[0])")
    }
    #expect(found.count == 2)
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
    #expect(stage.program.passes.first?.text.mistakes.isEmpty == true)
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
}
