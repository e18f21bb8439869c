import Testing

@testable import Diagnostics
@testable import Dialects
@testable import ShaderTree
@testable import Tokens

/// Passes are read into the typed tree, and its messages are in the author's words.
@Suite struct PassTreeTests {
  @Test(
    arguments: [
      (
        "uniform float u_time;\nvoid main() { gl_FragColor = vec4(⟦u_tme⟧); }", "a.frag",
        "'u_tme' is not declared", "did you mean 'u_time'?"
      ),
      (
        "void mainImage(out vec4 c, in vec2 p) {\n\tvec2 q = p / ⟦iResolutoin⟧.xy;\n c = q.xyxy; }",
        "a.glsl", "'iResolutoin' is not declared", "did you mean 'iResolution'?"
      ),
      (
        "#define TAU 6.28\nfloat wave(float x) { return x; }\n"
          + "void mainImage(out vec4 c, in vec2 p) { c = vec4(TAU * ⟦wave⟧(p.x, TAU)); }",
        "a.glsl", "'wave' takes 1 argument, found 2", nil
      ),
      (
        "#define BAD vec2(1.0)\nvoid main() {\n  float a;\n  a = ⟦BAD⟧;\n}", "a.frag",
        "cannot convert 'vec2' to 'float'", "take a part of it: '.x'"
      ),
      (
        "vec4 transition(vec2 uv) { return getFromColor(⟦uv.xyx⟧); }", "a.glsl", nil, nil
      ),
      (
        "/*{ \"ISFVSN\": \"2\", \"INPUTS\": [ { \"NAME\": \"level\", \"TYPE\": \"float\" } ] }*/\n"
          + "void main() { gl_FragColor = vec4(⟦levle⟧); }", "a.fs",
        "'levle' is not declared", "did you mean 'level'?"
      ),
      (
        "void main() {\n  vec3 sample;\n  float texture = sample.⟦w⟧;\n}", "a.frag",
        "'vec3' has no component 'w'", nil
      ),
    ] as [(String, String, String?, String?)])
  func mistakesAreInTheAuthorsWords(
    marked: String, path: String, message: String?, hint: String?
  ) throws {
    let lead = marked.prefix { $0 != "⟦" }
    let source = marked.filter { $0 != "⟦" && $0 != "⟧" }
    let program = DialectProgram(of: path, in: SourceFolder([path: source]))
    let pass = try #require(program.passes.first, "\(program.diagnostics)")
    let mistake = try #require(pass.text.mistakes.first)
    if let message { #expect(mistake.message == message) }
    if message != nil { #expect(mistake.hint == hint) }
    #expect(mistake.span?.file == path)
    #expect(mistake.span?.line == lead.count { $0 == "\n" } + 1, "\(mistake)")
    let column = lead.reversed().prefix { $0 != "\n" }.count + 1
    if message != nil { #expect(mistake.span?.column == column, "\(mistake)") }
  }
}
