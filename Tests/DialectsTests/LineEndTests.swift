import Testing

@testable import Diagnostics
@testable import Dialects
@testable import Tokens

/// A carriage return by itself ends a line, in each dialect and in what it includes.
@Suite struct LineEndTests {
  @Test(arguments: [
    (
      "file.frag",
      "// c\n#version 330\n#include \"kit.glsl\"\nout vec4 o;\nvoid main() { o = vec4(HALF); }\n"
    ),
    (
      "file.glsl",
      "// c\n#include \"kit.glsl\"\nvoid mainImage(out vec4 o, vec2 p) { o = vec4(HALF); }"
    ),
    ("file.glsl", "// c\n#include \"kit.glsl\"\nvec4 transition(vec2 uv) { return vec4(HALF); }"),
    (
      "file.fs",
      "/*{ \"ISFVSN\": \"2\" }*/\n// c\n#include \"kit.glsl\"\nvoid main() { gl_FragColor = vec4(HALF); }"
    ),
  ])
  func aCarriageReturnEndsALine(path: String, text: String) {
    let kit = "// half\n#define HALF 0.5\n"
    for end in ["\n", "\r\n", "\r"] {
      let program = DialectProgram(
        of: path,
        in: SourceFolder([
          path: text.replacing("\n", with: end), "kit.glsl": kit.replacing("\n", with: end),
        ]))
      #expect(program.dialect != nil && !program.hasErrors, "\(program.diagnostics)")
    }
  }
}
