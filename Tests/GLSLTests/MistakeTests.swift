import DriverSupport
import Testing

@testable import Diagnostics
@testable import GLSL
@testable import ShaderTree
@testable import Tokens

/// Each mistake has its place and its words, and is one for the driver too.
@Suite struct MistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var marked: String
    var message: String
    var hint: String?

    init(_ marked: String, _ message: String, hint: String? = nil) {
      self.marked = marked
      self.message = message
      self.hint = hint
    }

    var testDescription: String { message }
  }

  static let mistakes = [
    // Names
    Mistake(
      "float color = 1.0; float x = ⟦colr⟧;", "'colr' is not declared",
      hint: "did you mean 'color'?"),
    Mistake(
      "float x = ⟦smothstep⟧(0.0, 1.0, 0.5);", "function 'smothstep' is not declared",
      hint: "did you mean 'smoothstep'?"),
    Mistake("⟦vec5⟧ x;", "unknown type 'vec5'", hint: "did you mean 'vec2'?"),
    Mistake("float x = ⟦sin⟧;", "function 'sin' is not called", hint: "add '()' to call it"),
    Mistake(
      "void main() { float x = ⟦later⟧(); }\nfloat later() { return 1.0; }",
      "'later' is called above its declaration",
      hint: "move the function up, or declare it before"),
    Mistake("float x = 1.0; float ⟦x⟧ = 2.0;", "redefinition of 'x'"),
    Mistake(
      "void f(float a) {} void main() { float a; ⟦a⟧(1.0); }",
      "'a' is a variable and cannot be called"),
    Mistake(
      "struct Wave { float height; };\nvoid main() { Wave w; w.⟦heigth⟧ = 1.0; }",
      "'Wave' has no member 'heigth'", hint: "did you mean 'height'?"),
    // Types
    Mistake(
      "float x = ⟦vec3(1.0)⟧;", "cannot convert 'vec3' to 'float'",
      hint: "take a part of it: '.x'"),
    Mistake("int i = ⟦1.5⟧;", "cannot convert 'float' to 'int'", hint: "write 'int(…)'"),
    Mistake(
      "vec3 v = ⟦vec2(1.0)⟧;", "cannot convert 'vec2' to 'vec3'"),
    Mistake("vec2 v = ⟦1.0⟧;", "cannot convert 'float' to 'vec2'", hint: "write 'vec2(…)'"),
    Mistake(
      "float f() { return ⟦true⟧; }\nvoid main() {}", "cannot convert 'bool' to 'float'",
      hint: "write 'float(…)'"),
    Mistake(
      "vec2 a; vec3 b; vec3 c = ⟦a * b⟧;", "'*' does not combine 'vec2' and 'vec3'"),
    Mistake(
      "mat3 m; vec2 a = ⟦m * vec2(1.0)⟧;", "'*' does not combine 'mat3' and 'vec2'"),
    Mistake("bool b = ⟦1 && true⟧;", "'&&' does not combine 'int' and 'bool'"),
    Mistake(
      "vec2 a, b; bool c = ⟦a < b⟧;", "'<' does not combine 'vec2' and 'vec2'",
      hint: "compare one component, or write 'lessThan(…)' and its kind"),
    Mistake(
      "float x = 1.0; x = ⟦x % 2.0⟧;", "'%' needs integers, found 'float' and 'float'",
      hint: "write 'mod(a, b)'"),
    Mistake("float x = 1.0; bool b = ⟦!x⟧;", "'!' does not apply to 'float'"),
    Mistake("vec3 v; float x = v.⟦w⟧;", "'vec3' has no component 'w'"),
    Mistake("vec3 v; vec2 w = v.⟦xg⟧;", "'.xg' mixes the names xyzw, rgba and stpq"),
    Mistake("vec3 v; v = v.⟦xyzxy⟧;", "'.xyzxy' has more than four components"),
    Mistake("float x; x = x.⟦y⟧;", "'float' has no member 'y'"),
    Mistake(
      "float a[3]; float x = a[⟦3⟧];", "'float[3]' has no element 3", hint: "the last one is 2"),
    Mistake(
      "float a[3]; float x = a[⟦1.0⟧];", "an index must be an integer, found 'float'",
      hint: "write 'int(…)'"),
    Mistake("float a; float x = ⟦a⟧[0];", "'float' has no elements"),
    Mistake(
      "bool b = true; float x = ⟦b ? vec2(1.0) : 1.0⟧;",
      "the two values of '?' are 'vec2' and 'float'"),
    Mistake(
      "float x = ⟦1⟧ ? 1.0 : 2.0;", "the condition of '?' must be a 'bool', found 'int'"),
    Mistake(
      "float x; if (⟦x⟧) { x = 1.0; }", "the condition of 'if' must be a 'bool', found 'float'",
      hint: "compare it, as in '… != 0'"),
    // Calls and construction
    Mistake(
      "float x = ⟦smoothstep⟧(0.0, 1.0);", "'smoothstep' takes 3 arguments, found 2"),
    Mistake("float x = ⟦atan⟧();", "'atan' takes 1 or 2 arguments, found 0"),
    Mistake(
      "vec3 a; vec3 b = ⟦mix(a, a, vec2(0.5))⟧;", "no function 'mix' takes (vec3, vec3, vec2)",
      hint: "it takes (vec3, vec3, vec3)"),
    Mistake(
      "float f(float a, vec2 b) { return a; }\nvoid main() { float x = ⟦f⟧(1.0); }",
      "'f' takes 2 arguments, found 1"),
    Mistake(
      "float f(float a, vec2 b) { return a; }\nvoid main() { float x = ⟦f(1.0, vec3(1.0))⟧; }",
      "no function 'f' takes (float, vec3)", hint: "it takes (float, vec2)"),
    Mistake(
      "void f(out float a) { a = 1.0; }\nvoid main() { f(⟦1.0⟧); }", "this cannot be assigned"),
    Mistake("vec3 v = ⟦vec3(1.0, 2.0)⟧;", "'vec3' needs 3 components, found 2"),
    Mistake("vec2 v = ⟦vec2(1.0, 2.0, 3.0)⟧;", "'vec2' has 2 components, found 3"),
    Mistake(
      "struct S { float a; float b; };\nvoid main() { S s = ⟦S(1.0)⟧; }",
      "'S' has 2 members, found 1 values"),
    Mistake(
      "float a[2] = ⟦float[2](1.0, 2.0, 3.0)⟧;", "an array of 2 elements cannot hold 3"),
    // Assignment
    Mistake("const float a = 1.0; ⟦a⟧ = 2.0;", "'a' is a constant"),
    Mistake("const float A = 1.0;\nvoid main() { ⟦A⟧ += 2.0; }", "'A' is a constant"),
    Mistake("float a; ⟦a + 1.0⟧ = 2.0;", "this cannot be assigned"),
    Mistake("vec2 v; ⟦v.xx⟧ = vec2(1.0);", "a component is assigned twice"),
    Mistake("float a; ⟦a += vec2(1.0)⟧;", "'+=' gives 'vec2', which does not fit 'float'"),
    // Statements
    Mistake("⟦break;⟧", "'break' is outside of a loop or 'switch'"),
    Mistake("⟦continue;⟧", "'continue' is outside of a loop"),
    Mistake("switch (⟦1.0⟧) { default: break; }", "'switch' needs an integer, found 'float'"),
    Mistake(
      "void main() { return ⟦1.0⟧; }", "'main' returns nothing, so 'return' takes no value"),
    Mistake(
      "float f() { ⟦return;⟧ }\nvoid main() {}", "'return' needs a value of type 'float'"),
    Mistake("float ⟦f⟧() { float x = 1.0; }\nvoid main() {}", "'f' never returns a value"),
    Mistake("void ⟦a⟧;\nvoid main() {}", "a variable cannot be 'void'"),
    Mistake("void ⟦a⟧;\nvoid a;\nvoid main() {}", "a variable cannot be 'void'"),
    Mistake("void f(void ⟦a⟧) {}\nvoid main() {}", "a parameter cannot be 'void'"),
    Mistake("void main(vec4 ⟦a⟧) {}", "'main' has no parameters"),
    Mistake(
      "float f(⟦vec4⟧) { return 1.0; }\nvoid main() {}",
      "a parameter of a function with a body needs a name"),
    Mistake(
      "void main() { switch (1) { case 1: break; ⟦case 1:⟧ break; } }",
      "'case 1' stands twice in this 'switch'"),
    Mistake(
      "void main() { switch (1u) { default: break; ⟦default:⟧ break; } }",
      "'default' stands twice in this 'switch'"),
    Mistake("const float ⟦a⟧;\nvoid main() {}", "constant 'a' needs a value"),
    Mistake("float a[⟦-1⟧];", "an array of -1 elements is not possible"),
    // Grammar
    Mistake("float a = 1.0⟦⟧\nfloat b = 2.0;", "expected ';' after a declaration"),
    Mistake("float a = 1.0;\na = 2.⟦0⟧\na = 3.0;", "expected ';' after an expression"),
    Mistake(
      "float a = (1.0 + 2.0⟦;⟧", "expected ')' after an expression, found ';'",
      hint: "it closes the '(' of line 2, column 11"),
    Mistake("float a = 1.0 +⟦;⟧", "expected an expression, found ';'"),
    Mistake("float ⟦=⟧ 1.0;", "expected a name after 'float', found '='"),
    Mistake("for (int i = 0; i < 3⟦)⟧ {}", "expected ';' after the condition of 'for', found ')'"),
    Mistake("⟦else⟧ { }", "expected a statement, found 'else'"),
    Mistake("vec2 a = vec2(1.0, ⟦)⟧;", "expected an expression, found ')'"),
    Mistake("float a = vec2(1.0).⟦;⟧", "expected a member's name after '.', found ';'"),
    Mistake(
      "void main() ⟦float⟧ x; }", "expected '{' or ';' after 'main(…)', found 'float'"),
  ]

  @Test(arguments: mistakes) func mistakesHaveTheirPlace(mistake: Mistake) {
    // A missing `;` is shown under the last character before it.
    let isAtEnd = mistake.marked.contains("⟦⟧")
    let marked =
      isAtEnd ? mistake.marked.replacing("0⟦⟧", with: "⟦0⟧") : mistake.marked
    expectMistake(marked, mistake.message, hint: mistake.hint)
  }

  @Test(arguments: mistakes) func theDriverRefusesThemToo(mistake: Mistake) {
    let source = mistake.marked.filter { $0 != "⟦" && $0 != "⟧" }
    let whole = source.contains("void") ? source : "void main() {\n\(source)\n}\n"
    #expect(throws: ShaderDriver.Rejection.self) {
      try ShaderDriver.shared.check("#version 330 core\n" + whole)
    }
  }

  @Test func everyMistakeOfAFileIsReported() {
    let found = reading(
      """
      float f(float x) { return x * ; }
      float g(vec3 v) { return v; }
      void main() {
        float a = missing;
        vec2 b = vec2(a, nowhere;
        b.x = g(1);
        a = missing;
      }
      """)
    #expect(
      found.mistakes.map(\.message) == [
        "expected an expression, found ';'", "cannot convert 'vec3' to 'float'",
        "expected ')' after arguments, found ';'",
      ])
  }

  @Test func namesAreTheAuthors() {
    var author = GLSLPart.Author(start: "u0_start")
    author.given = ["iTime": "u0_time", "gain": "u0_own_gain"]
    author.exported = ["wave": "u0_own_wave"]
    author.offered = ["iMouse"]
    let before = "struct Foam { float size; };\nuniform float gain;\n"
    func messages(_ statement: String, host: String = "u0_own_wave(1.0)") -> [String] {
      let wave = "float wave(float x) { float y = x; \(statement) return y; }"
      let (tokens, files) = tokens(of: before + wave)
      let parts: [GLSLPart] = [
        .host(["uniform float u0_time;", "uniform float u0_own_gain;"]),
        .author(GLSLSource(tokens, log: DiagnosticLog()), author),
        .host(
          ["float u0_draw() {", "return \(host);", "}"],
          functions: ["u0_own_wave": Span(start: SourceLocation(file: 0, offset: 0), length: 1)]),
      ]
      let reading = onTreeStack { GLSLReading(parts, files: files, prefix: "u0_") }
      return reading.mistakes.map {
        [$0.message, $0.hint].compactMap(\.self).joined(separator: "; ")
      }
    }
    #expect(messages("y = iTime * gain;") == [])
    #expect(messages("y = iTme;") == ["'iTme' is not declared; did you mean 'iTime'?"])
    #expect(messages("y = iMose.x;") == ["'iMose' is not declared; did you mean 'iMouse'?"])
    #expect(messages("Foam f; f.x = 1.0;") == ["'Foam' has no member 'x'"])
    #expect(messages("gain = 1.0;") == ["'gain' is set by the host and cannot be assigned"])
    #expect(messages("y = u0_time;").first?.hasPrefix("'u0_time' is not declared") == true)
    #expect(messages("", host: "u0_own_wave()") == ["'wave' takes 1 argument, found 0"])
  }

  /// Two authors and a host, each with a function of the same name.
  @Test func partsDoNotSeeEachOthersNames() throws {
    func part(_ source: String, _ name: String) -> GLSLPart {
      var author = GLSLPart.Author(start: "u0_start_\(name)")
      author.exported = ["level": "u0_\(name)"]
      return .author(GLSLSource(tokens(of: source).0, log: DiagnosticLog()), author)
    }
    let parts: [GLSLPart] = [
      .host(["uniform float u0_x;", "float u0_level() { return 1.0; }"]),
      part("float level() { return 2.0; }", "a"),
      part(
        "float base() { return 0.5; }\nfloat twice = base() * 2.0;\n"
          + "float level() { float x; return twice + x; }", "b"),
      .host(["float u0_draw() { u0_start_b(); return u0_level() + u0_a() + u0_b(); }"]),
    ]
    let files = tokens(of: "").1
    let reading = onTreeStack { GLSLReading(parts, files: files, prefix: "u0_") }
    #expect(reading.mistakes.isEmpty, "\(reading.mistakes)")
    let text = try #require(reading.text(of: "u0_draw")).text
    #expect(text.contains("u0_twice = u0_base() * 2.0;"), "\(text)")
    #expect(text.contains("return u0_level() + u0_level_2() + u0_level_3();"), "\(text)")
    #expect(text.contains("float x = float(0);"), "\(text)")
  }
}
