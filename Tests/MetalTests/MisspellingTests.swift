import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// One slip of the fingers is one message, at its place and with what was meant.
@Suite struct MisspellingTests {
  private static let head =
    "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal;\n"

  private func expectOne(
    _ marked: String, _ message: String, hint: String?,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let file = MarkedText(Self.head + marked)
    let found = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": file.text]))
    #expect(found.diagnostics.map(\.message) == [message], sourceLocation: sourceLocation)
    #expect(found.diagnostics.first?.hint == hint, sourceLocation: sourceLocation)
    let span = found.diagnostics.first?.span
    #expect(span?.line == file.place?.line, sourceLocation: sourceLocation)
    #expect(span?.column == file.place?.column, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("half s = 0.5; ⟦retrun⟧ half4(s, s, s, 1);", "retrun", "return"),
    ("half s = 0.5; ⟦retrun⟧ s;", "retrun", "return"), ("⟦reutrn⟧ 1;", "reutrn", "return"),
    ("⟦retrun⟧ (half4(1));", "retrun", "return"), ("⟦retun⟧ -p.x;", "retun", "return"),
    ("for (int i = 0; i < 3; i++) { ⟦brek⟧; } return 1;", "brek", "break"),
    ("for (int i = 0; i < 3; i++) { ⟦contniue⟧; } return 1;", "contniue", "continue"),
    ("⟦fro⟧ (int i = 0; i < 3; i++) { p += 1; } return p.x;", "fro", "for"),
    ("⟦wihle⟧ (p.x > 2) { p -= 1; } return p.x;", "wihle", "while"),
    ("⟦swich⟧ (int(p.x)) { case 1: return 1; } return 2;", "swich", "switch"),
    ("switch (int(p.x)) { ⟦caes⟧ 1: return 1; } return 2;", "caes", "case"),
    ("if (p.x > 1) { p -= 1; } ⟦esle⟧ { p += 1; } return p.x;", "esle", "else"),
    ("if (p.x > 1) p -= 1; ⟦esle⟧ if (p.y > 1) p += 1; return p.x;", "esle", "else"),
    ("⟦cosnt⟧ float x = 1; return x;", "cosnt", "const"),
    ("⟦constepxr⟧ float x = 1; return x;", "constepxr", "constexpr"),
  ])
  func aKeywordOfAFunction(body: String, written: String, meant: String) {
    expectOne(
      "[[ stitchable ]] half4 f(float2 p) {\n  \(body)\n}\n", "'\(written)' is not declared",
      hint: "did you mean '\(meant)'?")
  }

  @Test(arguments: [
    ("⟦cosntant⟧ float k = 2;", "cosntant", "constant"),
    ("⟦sturct⟧ Ring { float radius; };", "sturct", "struct"),
    ("⟦tempalte⟧ <typename T> T same(T x) { return x; }", "tempalte", "template"),
    ("⟦namepsace⟧ tools { float k() { return 1; } }", "namepsace", "namespace"),
    ("⟦tyepdef⟧ float2 Place;", "tyepdef", "typedef"),
    ("⟦sttaic⟧ float g(float x) { return x; }", "sttaic", "static"),
    ("float g(⟦cosnt⟧ float x) { return x; }", "cosnt", "const"),
  ])
  func aKeywordOutsideOfFunctions(declaration: String, written: String, meant: String) {
    expectOne(
      "\(declaration)\n[[ stitchable ]] half4 f(float2 p) { return 1; }\n",
      "'\(written)' is not declared", hint: "did you mean '\(meant)'?")
  }

  @Test func aTypeIsOneMessage() {
    expectOne(
      "[[ stitchable ]] half4 f(float2 p) { ⟦flaot2⟧ q = p * 2; q += 1; return half4(q.x); }\n",
      "unknown type 'flaot2'", hint: "did you mean 'float2'?")
    expectOne(
      "⟦hafl4⟧ g(float x) { return x; }\n[[ stitchable ]] half4 f(float2 p) { return g(p.x); }\n",
      "unknown type 'hafl4'", hint: "did you mean 'half4'?")
  }

  /// Names near a keyword that are an author's own.
  @Test func whatIsDeclaredIsNotCorrected() throws {
    let source =
      Self.head + """
        struct caes { float x; };
        float retun(float x) { return x; }
        [[ stitchable ]] half4 f(float2 p) {
          caes wide = { 2 };
          float brek = 1;
          brek += wide.x;
          retun(brek);
          return brek;
        }
        """
    let found = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    #expect(found.diagnostics.map(\.description) == [])
    #expect(found.functions.map(\.isTranslated) == [true])
  }

  // MARK: Brackets

  @Test func aMissingParenthesisNamesItsPartner() {
    expectOne(
      "[[ stitchable ]] half4 f(float2 p) {\n  float x = max(p.x, (p.y + 1.0⟦;⟧\n  return x;\n}\n",
      "expected ')' after an expression, found ';'",
      hint: "it closes the '(' of line 5, column 22")
    expectOne(
      "[[ stitchable ]] half4 f(float2 p) {\n  if (sin(p.x) > 0.5 ⟦{⟧ return 1; }\n  return 0;\n}\n",
      "expected ')' after the condition of 'if', found '{'",
      hint: "it closes the '(' of line 5, column 6")
  }

  @Test(arguments: [
    """
    [[ stitchable ]] half4 f(float2 p⟦)⟧
      float x = p.x;
      if (x > 1) { x = 1; }
      for (int i = 0; i < 3; i++) { x += 1; }
      x += 1;
      p = x;
      x = max(x, 1.0);
      return half4(x);
    }

    """,
    """
    static float g(float x⟦)⟧
      x += 1;
      return x;
    }
    [[ stitchable ]] half4 f(float2 p) { return g(p.x); }

    """,
  ])
  func aMissingBraceOfAFunctionIsOneMessage(source: String) {
    let name = source.contains("g(") ? "g" : "f"
    expectOne(
      source, "expected '{' before the body of '\(name)'", hint: "the '}' of its end has no '{'")
  }

  @Test(arguments: [
    """
    [[ stitchable ]] half4 f(float2 p) {
      float x = p.x;
      if (x > 1)
        x = 1;
        x += 1;
      }
      float y = x;
      ⟦return⟧ half4(y);
    }

    """,
    """
    static float g(float x) {
      x += 1; }
      ⟦if⟧ (x > 2) { x = 2; }
      for (int i = 0; i < 3; i++) { x += 1; }
      x += 1;
      return x;
    }
    [[ stitchable ]] half4 f(float2 p) { return g(p.x); }

    """,
  ])
  func aBraceTooManyIsOneMessage(source: String) {
    let word = source.contains("⟦if") ? "if" : "return"
    expectOne(
      source, "'\(word)' stands outside of a function",
      hint: "a '{' is missing above, or a '}' is one too many")
  }

  @Test func aStatementBehindTheEndIsOneMessage() {
    expectOne(
      """
      [[ stitchable ]] half4 f(float2 p) {
        float x = p.x;
      }
        ⟦x⟧ += 1;
        return half4(x);
      }

      """, "this stands outside of a function",
      hint: "a '{' is missing above, or a '}' is one too many")
  }

  /// A function that is only declared, without its `;`, beside one that is complete.
  @Test func aMissingSemicolonIsNotABrace() {
    expectOne(
      """
      float g(float x⟦)⟧
      float h(float x) { return x; }
      [[ stitchable ]] half4 f(float2 p) { return h(p.x); }

      """, "expected ';' after a function's parameters", hint: nil)
  }

  // MARK: Other texts

  @Test func aTextThatIsNoShaderHasTenMessagesAtMost() {
    let prose = (0..<60).map { "Line \($0): the quick brown fox, it jumps; (over) the lazy dog.\n" }
    let found = MetalTranslation(
      of: "a.metal", in: SourceFolder(["a.metal": prose.joined()]))
    #expect(!found.diagnostics.isEmpty)
    #expect(found.diagnostics.count <= 10)
    #expect(found.hasErrors)
  }
}
