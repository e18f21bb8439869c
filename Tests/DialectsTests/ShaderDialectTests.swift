import Testing

@testable import ShaderTranslation

@Suite struct ShaderDialectTests {
  @Test(arguments: [
    ("void mainImage(out vec4 c, in vec2 p) {}", "a.glsl", "shadertoy", "it defines 'mainImage'"),
    (
      "void mainImage( out vec4 c, in vec2 p ) {}", "a.metal", "shadertoy", "it defines 'mainImage'"
    ),
    (
      "void mainImage(out vec4 c, vec2 p) {}\nvoid main() { mainImage(gl_FragColor, gl_FragCoord.xy); }",
      "a.frag", "glsl", "it defines 'main'"
    ),
    ("uniform float time;\nvoid main(void) {}", "a", "glsl", "it defines 'main'"),
    (
      "/*{ \"INPUTS\": [] }*/\nvoid main() {}", "a.fs", "isf", "it begins with a JSON comment"
    ),
    (
      "vec4 transition(vec2 uv) { return vec4(1.0); }", "a.glsl", "gl-transition",
      "it defines 'vec4 transition(vec2)'"
    ),
    (
      "[[ stitchable ]] half4 f(float2 p, half4 c) { return c; }", "a.txt", "metal",
      "it has the attribute '[[ stitchable ]]'"
    ),
    ("using namespace metal;", "a.h", "metal", "it says 'using namespace metal'"),
    ("", "a.metal", "metal", "its name ends in '.metal'"),
  ])
  func theFormIsToldByTheContent(
    source: String, path: String, dialect: String, words: String
  ) {
    let evidence = ShaderDialect.evidence(in: source, path: path)
    #expect(evidence.dialect?.rawValue == dialect)
    #expect(evidence.words == words)
  }

  @Test(arguments: [
    "", "float f() { return 1.0; }", "// void main() {}", "/* void mainImage(out vec4 c) */",
    "{ \"INPUTS\": [] }", "void f() { transition(uv); }",
  ])
  func whatOnlyLooksLikeAShaderIsNone(source: String) {
    #expect(ShaderDialect(of: source, path: "a.glsl") == nil)
  }

  @Test func aFileThatIsNoShaderSaysWhy() {
    expectDialectError(
      "⟦⟧float x;",
      "this is no shader: it has no stitchable function, no 'main', 'mainImage' or 'transition', "
        + "and no JSON comment at its head")
    expectDialectError(
      "⟦⟧#include <metal_stdlib>", "this is a Metal file: it includes <metal_stdlib>")
  }

  @Test func aMissingFileIsSaid() {
    let program = DialectProgram(of: "none.glsl", in: SourceFolder([:]), displayPrefix: "x/")
    #expect(program.diagnostics.map(\.message) == ["cannot read 'x/none.glsl'"])
  }
}
