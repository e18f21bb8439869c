import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Tokens

/// Programs of several files, each a translation unit. Expected values follow from C++17 §5.2,
/// §6.2 and §6.5, which Metal's specification builds on: a unit sees what it declares and includes,
/// and only what has external linkage is defined once for all units.
@Suite struct TranslationUnitTests {
  /// Files of a project, and the color that its function `f` returns at every pixel.
  struct Project: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var files: [String: String]
    var color: [Float]

    init(_ name: String, _ color: [Float], main: String, _ files: [String: String]) {
      testDescription = name
      self.color = color
      let head = "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\n"
      self.files = files
      for (path, text) in files where path.hasSuffix(".metal") {
        self.files[path] = head + "using namespace metal;\n" + text
      }
      self.files["test.metal"] = head + "using namespace metal;\n" + main
    }
  }

  private static let entry = "[[ stitchable ]] half4 f(float2 p) "

  static let projects = [
    Project(
      "the caller's default, not that of the definition", [0.5, 0.5, 0.5, 1],
      main: "#include \"Grey.h\"\n\(entry){ return grey(0.5); }",
      [
        "Grey.h": "#pragma once\nhalf4 grey(half level, half opacity = 1);",
        "Grey.metal":
          "half4 grey(half level, half opacity = 0.25) { return half4(half3(level), opacity); }",
      ]),
    Project(
      "a default that the definition does not repeat", [0.5, 0.5, 0.5, 1],
      main: "#include \"Grey.h\"\n\(entry){ return grey(0.5); }",
      [
        "Grey.h": "#pragma once\nhalf4 grey(half level, half opacity = 1);",
        "Grey.metal":
          "#include \"Grey.h\"\nhalf4 grey(half level, half opacity) { return half4(half3(level), opacity); }",
      ]),
    Project(
      "defaults of one function in three files", [2, 3, 4, 1],
      main:
        "float number(float x = 2);\nfloat second();\nfloat third();\n\(entry){ return half4(number(), second(), third(), 1); }",
      [
        "A.metal": "float number(float x = 3);\nfloat second() { return number(); }",
        "B.metal": "float number(float x = 4) { return x; }\nfloat third() { return number(); }",
      ]),
    Project(
      "a default that is a macro of the caller", [7, 8, 0, 1],
      main:
        "#define STEP 7\n#include \"Step.h\"\nfloat other();\n\(entry){ return half4(step_of(), other(), 0, 1); }",
      [
        "Step.h": "float step_of(float x = STEP);",
        "Step.metal":
          "#define STEP 8\n#include \"Step.h\"\nfloat step_of(float x) { return x; }\nfloat other() { return step_of(); }",
      ]),
    Project(
      "a default that names a constant of the caller's file", [5, 6, 0, 1],
      main:
        "constant float base = 5;\nfloat number(float x = base);\nfloat other();\n\(entry){ return half4(number(), other(), 0, 1); }",
      [
        "A.metal":
          "constant float base = 6;\nfloat number(float x = base) { return x; }\nfloat other() { return number(); }"
      ]),
    Project(
      "a default of a method", [2, 0, 0, 1],
      main: "#include \"Wave.h\"\n\(entry){ Wave w = {1}; return half4(w.height(), 0, 0, 1); }",
      [
        "Wave.h": "#pragma once\nstruct Wave { float a; float height(float x = 2) const; };",
        "Wave.metal":
          "#include \"Wave.h\"\nfloat Wave::height(float x) const { return a * x; }",
      ]),
    Project(
      "constants of one name", [1, 2, 3, 1],
      main:
        "constant float gain = 1;\nfloat second();\nfloat third();\n\(entry){ return half4(gain, second(), third(), 1); }",
      [
        "A.metal": "constant float gain = 2;\nfloat second() { return gain; }",
        "B.metal": "static constexpr constant float gain = 3;\nfloat third() { return gain; }",
      ]),
    Project(
      "macros of one name", [1, 2, 10, 1],
      main:
        "#define K 1\n#define TIMES(x) ((x) * 10)\nfloat second();\n\(entry){ return half4(K, second(), TIMES(1), 1); }",
      [
        "A.metal":
          "#ifdef TIMES\n#define K 100\n#else\n#define K 2\n#endif\nfloat second() { return K; }"
      ]),
    Project(
      "static functions of one name", [1, 2, 3, 1],
      main:
        "static float helper() { return 1; }\nfloat second();\nfloat third();\n\(entry){ return half4(helper(), second(), third(), 1); }",
      [
        "A.metal": "static float helper() { return 2; }\nfloat second() { return helper(); }",
        "B.metal":
          "namespace { float helper() { return 3; } }\nfloat third() { return helper(); }",
      ]),
    Project(
      "a static function is not what another file declares", [4, 4, 0, 1],
      main:
        "float number();\nfloat level();\n\(entry){ return half4(number(), level(), 0, 1); }",
      [
        "A.metal":
          "static float number() { return 9; }\nnamespace { float level() { return 9; } }\nfloat unused() { return number() + level(); }",
        "B.metal": "float number() { return 4; }\nfloat level() { return 4; }",
      ]),
    Project(
      "overloads in several files", [1, 2, 3, 4],
      main:
        "float pick(float x);\nfloat pick(int x);\nfloat pick(float2 x);\nfloat pick(float x, float y);\n\(entry){ return half4(pick(0.0f), pick(0), pick(float2(0)), pick(0, 0)); }",
      [
        "A.metal": "float pick(float x) { return 1; }",
        "B.metal": "float pick(int x) { return 2; }\nstatic float pick(float2 x) { return 100; }",
        "C.metal": "float pick(float2 x) { return 3; }",
        "D.metal": "float pick(float x, float y) { return 4; }",
      ]),
    Project(
      "functions of one name in several namespaces", [1, 2, 3, 1],
      main:
        "float level();\nnamespace a { float level(); namespace b { float level(); } }\n\(entry){ return half4(level(), a::level(), a::b::level(), 1); }",
      [
        "A.metal": "namespace a { namespace b { float level() { return 3; } } }",
        "B.metal": "namespace a { float level(); }\nfloat a::level() { return 2; }",
        "C.metal": "float level() { return 1; }",
      ]),
    Project(
      "structs of one name and other fields", [1, 5, 0, 1],
      main:
        "struct Params { float a; };\nfloat other();\n\(entry){ Params q = {1}; return half4(q.a, other(), 0, 1); }",
      [
        "A.metal":
          "struct Params { float2 b; float c; };\nfloat other() { Params q = {float2(2), 3}; return q.b.x + q.c; }"
      ]),
    Project(
      "a struct that both files write, passed from one to the other", [6, 0, 0, 1],
      main:
        "struct Wave { float a; float b; };\nfloat height(Wave w);\n\(entry){ Wave w = {2, 4}; return half4(height(w), 0, 0, 1); }",
      [
        "A.metal":
          "struct Wave {\n  float a;\n  float b;  // the same tokens\n};\nfloat height(Wave w) { return w.a + w.b; }"
      ]),
    Project(
      "a struct of a header that a macro changes", [1, 2, 0, 1],
      main:
        "#include \"S.h\"\nfloat other();\n\(entry){ S s; s.a = 1; return half4(s.a, other(), 0, 1); }",
      [
        "S.h": "struct S {\n#ifdef BIG\nfloat4 a;\n#else\nfloat a;\n#endif\n};",
        "A.metal":
          "#define BIG\n#include \"S.h\"\nfloat other() { S s; s.a = float4(0, 0, 0, 2); return s.a.w; }",
      ]),
    Project(
      "structs of the same words that hold others", [1, 7, 4, 8],
      main:
        "constant int count = 1;\nusing number = half;\nstruct Inner { float a; };\nstruct Outer { Inner inner; float list[count]; number n; };\nfloat other();\nfloat length_of();\nfloat last();\n\(entry){ Outer o; o.inner.a = 1; return half4(o.inner.a, other(), length_of(), last()); }",
      [
        "A.metal":
          "constant int count = 4;\nusing number = float;\nstruct Inner { float2 a; };\nstruct Outer { Inner inner; float list[count]; number n; };\nfloat other() { Outer o; o.inner.a = float2(3, 4); return o.inner.a.x + o.inner.a.y; }\nfloat length_of() { Outer o; return sizeof(o.list) / sizeof(float); }\nfloat last() { Outer o; o.list[3] = 8; return o.list[3]; }"
      ]),
    Project(
      "an enum of a header, and one that both write", [2, 3, 0, 1],
      main:
        "#include \"Mode.h\"\nenum class Side { left, right };\nfloat level(Mode mode);\nfloat place(Side side);\n\(entry){ return half4(level(Mode::fast), place(Side::right), 0, 1); }",
      [
        "Mode.h": "#pragma once\nenum class Mode { slow, fast };",
        "A.metal":
          "#include \"Mode.h\"\nenum class Side { left, right };\nfloat level(Mode mode) { return mode == Mode::fast ? 2 : 1; }\nfloat place(Side side) { return side == Side::right ? 3 : 1; }",
      ]),
    Project(
      "names of types that differ", [0.5, 1, 0, 1],
      main:
        "using number = float;\nfloat other();\n\(entry){ number n = 0.5; return half4(n, other(), 0, 1); }",
      ["A.metal": "typedef int number;\nfloat other() { number n = 1.5; return n; }"]),
    Project(
      "a constant that another file defines", [7, 0, 0, 1],
      main: "extern constant float gain;\n\(entry){ return half4(gain, 0, 0, 1); }",
      [
        "A.metal": "static constant float gain = 1;\nfloat unused() { return gain; }",
        "B.metal": "extern constant float gain;\nconstant float gain = 7;",
      ]),
    Project(
      "a static member that another file defines", [0.8, 0.4, 0.2, 1],
      main: "#include \"Shades.h\"\n\(entry){ return Shades::ember; }",
      [
        "Shades.h": "#pragma once\nstruct Shades { static constant half4 ember; };",
        "Shades.metal":
          "struct Shades { static constant half4 ember; };\nconstant half4 Shades::ember = half4(0.8, 0.4, 0.2, 1);",
      ]),
    Project(
      "a static member that a helper of its file computes", [6, 1, 0, 1],
      main:
        "#include \"Shades.h\"\nstatic float twice(float x) { return x; }\n\(entry){ return half4(Shades::level, twice(1), 0, 1); }",
      [
        "Shades.h": "#pragma once\nclass Shades { public: static constant float level; };",
        "Shades.metal":
          "#include \"Shades.h\"\n#define BASE 3\nstatic constexpr float twice(float x) { return x * 2; }\nconstant float Shades::level = twice(BASE);",
      ]),
    Project(
      "a static member in a namespace, read in a method of another file", [3, 0, 0, 1],
      main: "#include \"Ink.h\"\n\(entry){ return half4(ink::Set::sum(), 0, 0, 1); }",
      [
        "Ink.h":
          "#pragma once\nnamespace ink { struct Set { static constant float a; static constant float b; static float sum(); }; }",
        "Sum.metal": "#include \"Ink.h\"\nfloat ink::Set::sum() { return a + Set::b; }",
        "A.metal": "#include \"Ink.h\"\nnamespace ink { constant float Set::a = 1; }",
        "B.metal": "#include \"Ink.h\"\nconstant float ink::Set::b = 2;",
      ]),
    Project(
      "a helper of a helper", [12, 0, 0, 1],
      main: "float outer(float x);\n\(entry){ return half4(outer(1), 0, 0, 1); }",
      [
        "A.metal":
          "float inner(float x, float y = 10);\nfloat outer(float x) { return inner(x) + 1; }",
        "B.metal": "float inner(float x, float y = 1000) { return x + y; }",
      ]),
    Project(
      "a template of a header beside what each file has", [1, 2, 0, 1],
      main:
        "static float own() { return 1; }\n#include \"T.h\"\nfloat other();\n\(entry){ return half4(twice(0.5f) * own(), other(), 0, 1); }",
      [
        "T.h": "#pragma once\ntemplate <typename T> T twice(T x) { return x * 2; }",
        "A.metal":
          "static float own() { return 2; }\n#include \"T.h\"\nfloat other() { return twice(0.5f) * own(); }",
      ]),
  ]

  @Test(arguments: projects)
  func eachFileIsAUnit(_ project: Project) throws {
    var evaluation = Evaluation("")
    evaluation.files = project.files
    expectNear(try evaluation.pixels(), project.color, 2e-3, project.testDescription)
  }

  private func messages(_ files: [String: String]) -> [String] {
    let translation = MetalTranslation(of: "test.metal", in: SourceFolder(files))
    #expect(translation.functions.map(\.isTranslated) == [false])
    return translation.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  @Test func aDefaultOfAnotherFileIsNotSeen() {
    let found = messages([
      "test.metal":
        "#include <metal_stdlib>\nfloat grey(float a, float b);\n\(Self.entry){ return grey(0.5); }",
      "Grey.metal": "float grey(float a, float b = 0.25) { return a * b; }",
    ])
    #expect(found == ["no function 'grey' takes (float)"])
  }

  @Test func whatIsStaticIsNotLookedForElsewhere() {
    let found = messages([
      "test.metal":
        "#include <metal_stdlib>\nstatic float a();\nnamespace { float b(); }\n\(Self.entry){ return half4(a(), b(), 0, 1); }",
      "A.metal": "float a() { return 1; }\nfloat b() { return 1; }",
    ])
    #expect(
      found == [
        "function 'a' is declared but has no body", "function 'b' is declared but has no body",
      ])
  }

  @Test func aConstantWithoutAValueAnywhereIsAMistake() {
    let found = messages([
      "test.metal":
        "#include <metal_stdlib>\nstruct Shades { static constant float ember; };\n\(Self.entry){ return half4(Shades::ember); }",
      "A.metal": "struct Shades { static constant float coal; };\nconstant float Shades::coal = 1;",
    ])
    #expect(found.count == 1)
    #expect(found.first?.contains("'ember'") == true, "\(found)")
  }
}
