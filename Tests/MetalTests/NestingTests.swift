import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import ShaderTree
@testable import Tokens

/// Code of any depth is read on a thread with a stack of 512 KB, in a debug build too.
@Suite struct NestingTests {
  struct Depth: Sendable, CustomTestStringConvertible {
    var name: String
    /// The file with a thing inside itself this many times.
    var source: @Sendable (_ count: Int) -> String
    /// As many as are translated; 0 where it is not about a number.
    var most: Int
    /// As many as are tried; each of them a declaration where it is less.
    var tried = 20_000

    var testDescription: String { name }

    init(
      _ name: String, upTo most: Int, tried: Int = 20_000,
      _ source: @escaping @Sendable (Int) -> String
    ) {
      (self.name, self.source, self.most, self.tried) = (name, source, most, tried)
    }
  }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  private static func body(_ text: String) -> String {
    "#include <metal_stdlib>\nusing namespace metal;\n"
      + "[[stitchable]] half4 f(float2 p, half4 c) { float a = 1; \(text) return c * half(a); }"
  }

  static let depths: [Depth] = [
    Depth("parentheses", upTo: 190) { body("a = \(times($0, "("))a\(times($0, ")"));") },
    Depth("unary operators", upTo: 190) { body("a = \(times($0, "- "))a;") },
    Depth("negations", upTo: 190) { body("bool b = \(times($0, "!"))true;") },
    Depth("casts", upTo: 90) { body("a = \(times($0, "(float)"))a;") },
    Depth("ternaries", upTo: 190) { body("a = \(times($0, "a > 0 ? a : "))a;") },
    Depth("ternaries on the left", upTo: 90) {
      body("a = \(times($0, "a > 0 ? "))a\(times($0, " : a"));")
    },
    Depth("assignments", upTo: 190) { body("\(times($0, "a = "))1;") },
    Depth("assignments to choices", upTo: 60) {
      body("float b = 2; \(times($0, "(p.x > 0 ? a : b) = "))a + 1;")
    },
    Depth("a sum", upTo: 390) { body("a = a\(times($0, " + a"));") },
    Depth("a sum on the right", upTo: 60) {
      body("a = \(times($0, "a * (a + "))a\(times($0, ")"));")
    },
    Depth("commas", upTo: 390) { body("a\(times($0, ", a"));") },
    Depth("calls", upTo: 190) { body("a = \(times($0, "sin("))a\(times($0, ")"));") },
    Depth("members", upTo: 390) { body("float2 v = p\(times($0, ".xy"));") },
    Depth("indices", upTo: 90) {
      body("int i = 0; int n[2]; i = \(times($0, "n["))i\(times($0, "]"));")
    },
    Depth("an array of arrays", upTo: 6) { body("float n\(times($0, "[1]"));") },
    Depth("lists", upTo: 6) {
      body("float n\(times($0, "[1]")) = \(times($0, "{"))1\(times($0, "}"));")
    },
    Depth("blocks", upTo: 90) { body("\(times($0, "{"))a = 2;\(times($0, "}"))") },
    Depth("ifs", upTo: 90) { body("\(times($0, "if (a > 0) "))a = 2;") },
    Depth("else ifs", upTo: 90) {
      body("if (a > 0) a = 1;\(times($0, " else if (a > 1) a = 2;"))")
    },
    Depth("loops", upTo: 90) { body("\(times($0, "for (;a < 0;) { "))a = 2;\(times($0, "}"))") },
    Depth("does", upTo: 90) { body("\(times($0, "do "))a = 2;\(times($0, " while (a < 0);"))") },
    Depth("switches", upTo: 90) {
      body("\(times($0, "switch (1) { case 1: "))a = 2;\(times($0, "}"))")
    },
    Depth("lambdas", upTo: 0) {
      body("\(times($0, "auto l = [&](float x) { "))\(times($0, "return x; };"))")
    },
    Depth("structs in structs", upTo: 0) {
      "\(times($0, "struct S { "))float x;\(times($0, "};"))" + body("")
    },
    Depth("structs of structs", upTo: 60, tried: 2000) { count in
      "struct S0 { float x; };\n"
        + (0..<count).map { "struct S\($0 + 1) { S\($0) s; };\n" }.joined()
        + body("S\(count) s = {};")
    },
    Depth("functions that call each other", upTo: 300, tried: 2000) { count in
      (0..<count).reversed().map { "float f\($0)(float x) { return f\($0 + 1)(x); }\n" }.joined()
        + body("a = f0(a);")
        + (0...count).map { "float f\($0)(float);\n" }.joined()
        + "float f\(count)(float x) { return x; }\n"
    },
    Depth("functions in order", upTo: 300, tried: 2000) { count in
      "float f0(float x) { return x; }\n"
        + (0..<count).map { "float f\($0 + 1)(float x) { return f\($0)(x); }\n" }.joined()
        + body("a = f\(count)(a);")
    },
    Depth("constants of constants", upTo: 3000) { count in
      "constant float k0 = 1;\n"
        + (0..<count).map { "constant float k\($0 + 1) = k\($0) + k\($0);\n" }.joined()
        + body("a = k\(count);")
    },
    Depth("sizes of sizes", upTo: 3000) { count in
      "constant int k0 = 1;\n"
        + (0..<count).map { "constant int k\($0 + 1) = 3 - k\($0);\n" }.joined()
        + body("float n[k\(count)];")
    },
    Depth("types of types", upTo: 200, tried: 2000) { count in
      "typedef float T0;\n" + (0..<count).map { "typedef T\($0) T\($0 + 1);\n" }.joined()
        + body("T\(count) t = 1;")
    },
    Depth("templates of templates", upTo: 90, tried: 2000) { count in
      "template <typename T, typename U> struct P { float x; };\nusing A0 = float;\n"
        + (0..<count).map { "using A\($0 + 1) = P<A\($0), A\($0)>;\n" }.joined()
        + body("A\(count) t = {};")
    },
    Depth("templates in templates", upTo: 0) {
      body("\(times($0, "vec<"))float\(times($0, ", 2>")) v;")
    },
    Depth("namespaces", upTo: 0) { "\(times($0, "namespace n { "))\(times($0, "}"))" + body("") },
    Depth("a namespace's path", upTo: 0) { "namespace n\(times($0, "::n")) { }\n" + body("") },
    Depth("a name's path", upTo: 0) { body("a = n\(times($0, "::n"));") },
    Depth("pointers", upTo: 0) { body("float \(times($0, "*"))q;") },
    Depth("extern", upTo: 0) { "\(times($0, "extern \"C\" { "))\(times($0, "}"))" + body("") },
    Depth("attributes", upTo: 0) { body("\(times($0, "[["))a") },
    Depth("macros of macros", upTo: 30, tried: 2000) { count in
      "#define M0 1\n" + (0..<count).map { "#define M\($0 + 1) (M\($0))\n" }.joined()
        + body("a = M\(count);")
    },
    Depth("arguments of macros", upTo: 30) {
      "#define E(x) x\n" + body("a = \(times($0, "E("))a\(times($0, ")"));")
    },
    Depth("conditions", upTo: 0) { "\(times($0, "#if 1\n"))\(times($0, "#endif\n"))" + body("") },
    Depth("parentheses in a condition", upTo: 40) {
      "#if \(times($0, "("))1\(times($0, ")"))\n#endif\n" + body("")
    },
    Depth("signs in a condition", upTo: 40) { "#if \(times($0, "!"))1\n#endif\n" + body("") },
    Depth("choices in a condition", upTo: 20) {
      "#if \(times($0, "1 ? 1 : "))1\n#endif\n" + body("")
    },
    Depth("comments", upTo: 100_000) { body("\(times($0, "/* "))*/") },
    Depth("line comments", upTo: 100_000) { body("\(times($0, "//"))\n") },
    Depth("continued lines", upTo: 100_000) { body("\(times($0, "\\\n"))") },
  ]

  /// Reads the file, and writes and frees what came of it, on a small stack.
  private func messages(_ source: String) -> (messages: [String], isTranslated: Bool) {
    onSmallStack {
      let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
      for function in translation.functions where function.isTranslated {
        _ = StandaloneProgram(function).text.text
      }
      return (
        translation.diagnostics.filter { $0.severity == .error }.map(\.message),
        translation.functions.contains(where: \.isTranslated)
      )
    }
  }

  @Test(arguments: depths) func whatIsTooDeepEndsInADiagnostic(_ depth: Depth) {
    let (messages, isTranslated) = messages(depth.source(depth.tried))
    #expect(isTranslated || !messages.isEmpty)
  }

  @Test(arguments: depths.filter { $0.most > 0 }) func asDeepAsItMayIsTranslated(_ depth: Depth) {
    let (messages, isTranslated) = messages(depth.source(depth.most))
    #expect(isTranslated && messages.isEmpty, "\(messages.prefix(3))")
  }

  /// The deepest statements around the deepest expression: what a parser may hold at once.
  @Test func depthsAddUp() {
    let inner = "a = \(Self.times(90, "("))a\(Self.times(390, " + a"))\(Self.times(90, ")"));"
    let source = Self.body("\(Self.times(50, "if (a > 0) {"))\(inner)\(Self.times(50, "}"))")
    let (messages, isTranslated) = messages(source)
    #expect(isTranslated, "\(messages.prefix(3))")
  }
}
