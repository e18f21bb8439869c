import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Files made to break a reader end in a diagnostic, and soon.
@Suite struct DialectHostileTests {
  struct Attack: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var message: String

    var testDescription: String { name }
  }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  private static func main(_ body: String) -> String { "void main() { \(body) }" }

  static let attacks: [Attack] = [
    Attack(
      name: "parentheses", source: main("float x = " + times(100_000, "(")),
      message: "code is nested more than 200 levels deep"),
    Attack(
      name: "blocks", source: main(times(50_000, "{")),
      message: "code is nested more than 200 levels deep"),
    Attack(
      name: "a sum", source: main("float x = 1." + times(50_000, "+1.") + ";"),
      message: "expression is nested more than 400 levels deep"),
    Attack(
      name: "signs", source: main("float x = " + times(50_000, "- ") + "1.;"),
      message: "code is nested more than 200 levels deep"),
    Attack(
      name: "members", source: main("vec4 x; x = x" + times(50_000, ".xyzw") + ";"),
      message: "expression is nested more than 400 levels deep"),
    Attack(
      name: "else if", source: main("if (true) {}" + times(20_000, " else if (true) {}")),
      message: "code is nested more than 200 levels deep"),
    Attack(
      name: "if if if", source: main(times(20_000, "if (true) ") + ";"),
      message: "code is nested more than 200 levels deep"),
    Attack(
      name: "macros that double",
      source: (0..<40).map { "#define M\($0) M\($0 + 1) M\($0 + 1)\n" }.joined() + main("M0;"),
      message: "macro 'M38' expands to more than 200000 tokens"),
    Attack(
      name: "a file that includes itself", source: "#include \"a.glsl\"\n" + main(""),
      message: "'a.glsl' is included more than 40 levels deep"),
    Attack(
      name: "statements", source: main(times(250_000, "1.;")) + "\n",
      message: "code has more than 400000 words"),
    Attack(
      name: "globals", source: times(10_002, "float a;\n") + main(""),
      message: "more than 10000 declarations"),
    Attack(
      name: "controls",
      source: (0..<5000).map { "uniform float a\($0);\n" }.joined() + main(""),
      message: "more than 200 controls"),
    Attack(
      name: "textures",
      source: (0..<500).map { "uniform sampler2D a\($0);\n" }.joined() + main(""),
      message: "more than 16 textures"),
    Attack(
      name: "strange bytes on one line", source: main("") + times(1_000_000, "@"),
      message: "'@' has no meaning in GLSL"),
    Attack(
      name: "nested JSON", source: "/*{ \"INPUTS\": " + times(50_000, "[") + "*/" + main(""),
      message: "the JSON header is damaged: nested more than 64 levels deep"),
    Attack(
      name: "JSON inputs",
      source: "/*{ \"INPUTS\": ["
        + (0..<1000).map { "{\"NAME\":\"a\($0)\",\"TYPE\":\"bool\"}" }.joined(separator: ",")
        + "] }*/" + main(""),
      message: "more than 200 inputs"),
    Attack(
      name: "JSON passes",
      source: "/*{ \"PASSES\": [" + times(1000, "{},") + "{}] }*/" + main(""),
      message: "more than 32 passes"),
    Attack(
      name: "JSON sizes",
      source: "/*{ \"PASSES\": [{\"TARGET\":\"t\",\"WIDTH\":\"" + times(10_000, "(") + "\"}] }*/"
        + main(""), message: "the size cannot be read: expression has more than 500 parts"),
    Attack(
      name: "comments before uniforms",
      source: times(100_000, "/* 0..1 */ ")
        + (0..<5000).map { "\nuniform float a\($0); // 1\n// 2" }.joined() + "\n" + main(""),
      message: "more than 200 controls"),
    Attack(
      name: "a name of a megabyte", source: "float " + times(1_000_000, "x") + " y; " + main(""),
      message: "expected ';' after '" + times(60, "x") + "', found 'y'"),
    Attack(
      name: "zeros", source: main("") + times(100_000, "\0"), message: "'\0' has no meaning in GLSL"
    ),
  ]

  @Test(arguments: attacks)
  func hostileFilesEndInADiagnostic(_ attack: Attack) {
    let program = DialectProgram(of: "a.glsl", in: SourceFolder(["a.glsl": attack.source]))
    let messages = (program.diagnostics + program.passes.flatMap(\.text.mistakes)).map(\.message)
    #expect(messages.contains(attack.message), "\(messages.prefix(5))")
    #expect(program.passes.flatMap(\.text.lines).isEmpty)
    #expect(messages.count <= DiagnosticLog.limit)
  }

  /// Long, and nothing wrong with it.
  @Test func tenThousandLinesAreRead() throws {
    var source = ""
    for index in 0..<1000 {
      source += """
        uniform float a\(index % 100); // how far, 0..\(index + 1)
        float f\(index)(vec2 p) {
          float x = p.x * \(index).5;
          for (int i = 0; i < 3; i++) {
            x += sin(p.y * float(i)) * fract(x);
            if (x > 2.0) return x;
          }
          return x;
        }

        """
    }
    source += Self.main("gl_FragColor = vec4(f999(gl_FragCoord.xy));")
    let program = DialectProgram(of: "a.glsl", in: SourceFolder(["a.glsl": source]))
    #expect(program.diagnostics.isEmpty)
    #expect(program.controls.count == 100)
    #expect(try #require(program.passes.first).text.lines.count > 7000)
  }
}
