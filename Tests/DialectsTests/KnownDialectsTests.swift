import Foundation
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

@Suite struct KnownDialectsTests {
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
    let evidence = KnownDialects.evidence(in: Array(source.utf8), path: path)
    #expect(evidence.dialect?.name == dialect)
    #expect(evidence.words == words)
  }

  @Test(arguments: [
    "", "float f() { return 1.0; }", "// void main() {}", "/* void mainImage(out vec4 c) */",
    "{ \"INPUTS\": [] }", "void f() { transition(uv); }",
  ])
  func whatOnlyLooksLikeAShaderIsNone(source: String) {
    #expect(KnownDialects.evidence(in: Array(source.utf8), path: "a.glsl").dialect == nil)
  }

  @Test func aFileThatIsNoShaderSaysWhy() {
    expectDialectError(
      "⟦⟧float x;",
      "this is not a shader: it has neither a JSON comment at its head, nor a stitchable function, "
        + "nor 'main', nor 'mainImage', nor 'vec4 transition(vec2)'")
    expectDialectError(
      "⟦⟧#include <metal_stdlib>", "this is a Metal file: it includes <metal_stdlib>")
  }

  @Test func everyDialectHasANameOfItsOwn() {
    let names = KnownDialects.all.map { $0.name }
    #expect(Set(names).count == names.count)
  }

  @Test func everyDialectHasFileEndings() {
    for dialect in KnownDialects.all {
      #expect(!dialect.fileEndings.isEmpty)
      #expect(dialect.fileEndings.allSatisfy { $0.hasPrefix(".") })
    }
    #expect(
      Set(KnownDialects.fileEndings) == [
        ".metal", ".glsl", ".frag", ".fs", ".fsh", ".isf", ".shader", ".glslf", ".slang",
        ".shadertoy",
      ])
  }

  /// Inputs and ranges; what marks a file comes from the dialects themselves.
  @Test(arguments: KnownDialects.all.filter { $0 != MetalFile.self }.map { $0.name })
  func theManualHasARowForEveryDialect(name: String) throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Manual/dialects.md").standardized
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    #expect(rows.contains { $0.hasPrefix("| `\(name)` | ") }, "no row of a table is for \(name)")
  }

  @Test func aMissingFileIsSaid() {
    let program = DialectProgram(of: "none.glsl", in: SourceFolder([:]), displayPrefix: "x/")
    #expect(program.diagnostics.map(\.message) == ["cannot read 'x/none.glsl'"])
  }
}
