import TestSupport
import Testing

@testable import Diagnostics
@testable import Dialects
@testable import ShaderTree
@testable import Tokens

/// GLSL of any depth is read on a thread with a stack of 512 KB, in a debug build too.
@Suite struct NestingTests {
  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  private static func main(_ body: String) -> String { "void main() { float a = 1.0; \(body) }" }

  static let count = 20_000

  static let sources: [(name: String, source: @Sendable (Int) -> String)] = [
    ("parentheses", { main("a = \(times($0, "("))a\(times($0, ")"));") }),
    ("unary operators", { main("a = \(times($0, "- "))a;") }),
    ("ternaries", { main("a = \(times($0, "a > 0.0 ? a : "))a;") }),
    ("ternaries on the left", { main("a = \(times($0, "a > 0.0 ? "))a\(times($0, " : a"));") }),
    ("assignments", { main("\(times($0, "a = "))1.0;") }),
    ("a sum", { main("a = a\(times($0, " + a"));") }),
    ("commas", { main("a\(times($0, ", a"));") }),
    ("calls", { main("a = \(times($0, "sin("))a\(times($0, ")"));") }),
    ("members", { main("vec4 v = v\(times($0, ".xyzw"));") }),
    ("indices", { main("int n[2]; a = \(times($0, "n["))0\(times($0, "]"));") }),
    ("an array of arrays", { main("float n\(times($0, "[1]"));") }),
    ("lists", { main("float n[1] = \(times($0, "{"))1.0\(times($0, "}"));") }),
    ("blocks", { main("\(times($0, "{"))\(times($0, "}"))") }),
    ("ifs", { main("\(times($0, "if (true) "));") }),
    ("else ifs", { main("if (true) ;\(times($0, " else if (true) ;"))") }),
    ("loops", { main("\(times($0, "for (;;) {"))\(times($0, "}"))") }),
    ("structs", { "\(times($0, "struct S { "))float x;\(times($0, "};"))" + main("") }),
    ("macros", { "#define E(x) x\n" + main("a = \(times($0, "E("))a\(times($0, ")"));") }),
    ("conditions", { "\(times($0, "#if 1\n"))\(times($0, "#endif\n"))" + main("") }),
    ("a condition", { "#if \(times($0, "("))1\(times($0, ")"))\n#endif\n" + main("") }),
    ("comments", { main("\(times($0, "/* "))*/") }),
    (
      "functions in order",
      { count in
        "float f0(float x) { return x; }\n"
          + (0..<min(count, 2000)).map { "float f\($0 + 1)(float x) { return f\($0)(x); }\n" }
          .joined()
          + main("a = f\(min(count, 2000))(a);")
      }
    ),
    (
      "structs of structs",
      { count in
        "struct S0 { float x; };\n"
          + (0..<min(count, 1000)).map { "struct S\($0 + 1) { S\($0) s; };\n" }.joined()
          + main("S\(min(count, 1000)) s;")
      }
    ),
    ("lists of JSON", { "/*{ \"INPUTS\": \(times($0, "["))\(times($0, "]")) }*/" + main("") }),
    ("objects of JSON", { "/*{ \"INPUTS\": \(times($0, "{\"a\":")) }*/" + main("") }),
    (
      "a size",
      {
        "/*{ \"PASSES\": [{\"TARGET\":\"t\",\"WIDTH\":\"\(times($0, "("))\"}] }*/" + main("")
      }
    ),
  ]

  /// Reads a file, and frees what came of it, on a small stack.
  private func isAnswered(_ source: String) -> Bool {
    onSmallStack {
      let program = DialectProgram(of: "a.frag", in: SourceFolder(["a.frag": source]))
      return program.hasErrors || !program.passes.isEmpty
    }
  }

  @Test(arguments: sources.map(\.name)) func whatIsTooDeepEndsInAnAnswer(name: String) throws {
    let source = try #require(Self.sources.first { $0.name == name }?.source)
    #expect(isAnswered(source(Self.count)))
  }

  /// Below the limits, and deep.
  @Test(arguments: sources.map(\.name)) func whatIsDeepEndsInAnAnswer(name: String) throws {
    let source = try #require(Self.sources.first { $0.name == name }?.source)
    for count in [60, 190, 390] { #expect(isAnswered(source(count)), "\(count)") }
  }
}
