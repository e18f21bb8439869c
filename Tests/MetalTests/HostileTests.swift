import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Files made to break a compiler end in a diagnostic.
@Suite struct HostileTests {
  struct Attack: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var message: String

    var testDescription: String { name }
  }

  private static let head = "[[stitchable]] half4 f(float2 p, half4 c) { "

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  static let attacks: [Attack] = [
    Attack(
      name: "a megabyte of (", source: times(1_000_000, "("), message: "expected a type, found '('"),
    Attack(
      name: "a megabyte of ( in a function", source: head + "return " + times(1_000_000, "("),
      message: "code is nested more than 200 levels deep"),
    Attack(
      name: "blocks", source: head + times(200_000, "{"),
      message: "code is nested more than 200 levels deep"),
    Attack(
      name: "signs", source: head + "return " + times(100_000, "-") + "c; }",
      message: "code is nested more than 200 levels deep"),
    Attack(
      name: "a sum", source: head + "return " + times(100_000, "c+") + "c; }",
      message: "expression is nested more than 400 levels deep"),
    Attack(
      name: "members", source: head + "return c" + times(50_000, ".xyzw") + "; }",
      message: "expression is nested more than 400 levels deep"),
    Attack(
      name: "else if",
      source: head + "if (c.r > 0) {}" + times(20_000, " else if (c.r > 1) {}") + " return c; }",
      message: "code is nested more than 200 levels deep"),
    Attack(
      name: "types in types", source: times(50_000, "vec<"),
      message: "code is nested more than 200 levels deep"),
    Attack(
      name: "a header that includes itself",
      source: "#include \"a.metal\"\n#include \"a.metal\"\n" + head + "return c; }",
      message: "'a.metal' is included more than 40 levels deep"),
    Attack(
      name: "macros that double",
      source: (0..<40).map { "#define M\($0) M\($0 + 1) M\($0 + 1)\n" }.joined() + head
        + "return M0; }",
      message: "macro 'M38' expands to more than 200000 tokens"),
    Attack(
      name: "macros of each other",
      source: "#define F(x) G(x) G(x)\n#define G(x) F(x) F(x)\n" + head + "return F(F(1)); }",
      message: "expected ')' after arguments, found 'F'"),
    Attack(
      name: "arguments in arguments",
      source: "#define E(x) x\n" + head + "return " + times(300, "E(") + "c" + times(300, ")")
        + "; }",
      message: "macros are nested more than 60 levels deep"),
    Attack(
      name: "ten thousand parameters",
      source: "[[stitchable]] half4 f(float2 p" + (0..<10_000).map { ", float a\($0)" }.joined()
        + ") { return 1; }",
      message: "a function has more than 200 parameters"),
    Attack(
      name: "a template of itself",
      source: "template <int N> float t(float x) { return t<N + 1>(x); }\n" + head
        + "return t<0>(1); }",
      message: "more than 4000 functions are made of templates"),
    Attack(
      name: "a struct in itself",
      source: "struct S { S s; float x; };\n" + head + "S s; return s.x; }",
      message: "struct 'S' contains itself"),
    Attack(
      name: "constants of each other",
      source: "constant float a = b;\nconstant float b = a;\n" + head + "return a; }",
      message: "'a' is defined by itself"),
    Attack(
      name: "a constant and a function of each other",
      source: "float g(float x);\nconstant float k = g(1);\nfloat g(float x) { return x * k; }\n"
        + head + "return k; }",
      message: "constant 'k' and function 'g' need each other"),
    Attack(
      name: "a function and constants of each other",
      source: "float g(float x);\nconstant float k = g(1);\nconstant float m = k + 1;\n"
        + "float h(float x) { return x * m; }\nfloat g(float x) { return h(x); }\n"
        + head + "return g(1); }",
      message: "constant 'm' and function 'g' need each other"),
    Attack(
      name: "a default argument of itself",
      source: "float g(float a = g()) { return a; }\n" + head + "return g(); }",
      message: "a default argument uses itself"),
    Attack(
      name: "default arguments of each other",
      source: "float h(float a); float g(float a = h()); float h(float a = g()) { return a; }\n"
        + "float g(float a) { return a; }\n" + head + "return g(); }",
      message: "a default argument uses itself"),
    Attack(
      name: "constants that double",
      source: "constant int a0 = 1;\n"
        + (1...55).map { "constant int a\($0) = a\($0 - 1) + a\($0 - 1);\n" }.joined()
        + head + "float x[a55]; return c; }",
      message: "an array of 0 elements is not possible"),
    Attack(
      name: "types of each other",
      source: "typedef B A;\ntypedef A B;\n" + head + "A x; return c; }",
      message: "type 'A' is defined by itself"),
    Attack(
      name: "types that double",
      source: "template <typename T, typename U> struct Pair { T a; U b; };\nusing A0 = float;\n"
        + (1...55).map { "using A\($0) = Pair<A\($0 - 1), A\($0 - 1)>;\n" }.joined()
        + head + "A55 x; return c; }",
      message: "'Pair' holds more than 65536 numbers"),
    Attack(
      name: "types of nothing that double",
      source: "template <typename T, typename U> struct Pair { T a; U b; };\n"
        + (1...55).map { "using A\($0) = Pair<A\($0 - 1), A\($0 - 1)>;\n" }.joined()
        + head + "A55 x; return c; }",
      message: "use of class template 'Pair' requires template arguments"),
    Attack(
      name: "an array of everything", source: head + "float a[100000]; return c; }",
      message: "an array of 100000 elements is not possible"),
    Attack(
      name: "structs that double",
      source: "struct S0 { float x; };\n"
        + (1...55).map { "struct S\($0) { S\($0 - 1) a; S\($0 - 1) b; };\n" }.joined()
        + head + "S55 s = {}; return c; }",
      message: "'S17' holds more than 65536 numbers"),
    Attack(
      name: "an array of arrays of everything",
      source: head + "float a[4096][4096] = {}; return c; }",
      message: "'float[4096][4096]' holds more than 65536 numbers"),
    Attack(name: "conditions", source: times(50_000, "#if 1\n"), message: "'#if' has no '#endif'"),
    Attack(name: "zeros", source: times(100_000, "\0"), message: "expected a type, found '\0'"),
  ]

  @Test(arguments: attacks)
  func hostileFilesEndInADiagnostic(_ attack: Attack) {
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": attack.source]))
    let messages = translation.diagnostics.map(\.message)
    #expect(messages.contains(attack.message), "\(messages.prefix(5))")
    #expect(messages.count <= DiagnosticLog.limit)
  }

  @Test func aFileTooLargeIsNotRead() {
    let source = String(repeating: "// nothing\n", count: 500_000)
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    #expect(translation.diagnostics.map(\.message) == ["file has 5500000 bytes, more than 4194304"])
  }

  /// Long, and nothing wrong with it.
  @Test func tenThousandLinesAreTranslated() throws {
    var source = "#include <metal_stdlib>\nusing namespace metal;\n"
    for index in 0..<1000 {
      source += """
        half4 h\(index)(float2 p, half4 c) {
          float x = p.x * \(index).5;
          for (int i = 0; i < 3; i++) {
            x += sin(p.y * i) * fract(x);
            c.rgb *= half(x);
          }
          if (x > 2) return c;
          return mix(c, half4(1), half(x));
        }

        """
    }
    source += Self.head + "half4 sum = c;\n"
    for index in 0..<1000 { source += "sum += h\(index)(p, c);\n" }
    source += "return sum; }\n"
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    #expect(translation.diagnostics.isEmpty)
    let function = try #require(translation.functions.first)
    #expect(function.glsl(prefix: "a_").text.lines.count > 9000)
  }
}
