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
    try expectNear(Array(found.prefix(expected.count)), expected, 1e-6, before + body)
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
}
