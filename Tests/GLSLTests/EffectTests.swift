import DriverSupport
import Testing

@testable import Diagnostics
@testable import GLSL
@testable import ShaderTree

/// Effects inside of expressions become statements, in the order and as often as their author wrote
/// them.
@Suite struct EffectTests {
  /// The value of `r` after a body, and the numbers that `note` was called with, as digits.
  struct Outcome: Equatable {
    let result: Float
    let notes: Float
  }

  private static func program(_ body: String) -> String {
    """
    int notes = 0;
    int note(int digit) { notes = notes * 10 + digit; return digit; }
    void bump(inout int n) { n += 1; }
    void draw(out vec4 color) {
      int r = 0;
      \(body)
      color = vec4(float(r), float(notes), 0.0, 1.0);
    }
    """
  }

  private func outcome(_ text: String) throws -> Outcome {
    let pixels = try ShaderDriver.shared.draw(
      "#version 330 core\nout vec4 pixel;\n\(text)\nvoid main() { draw(pixel); }\n", width: 1,
      height: 1)
    return Outcome(result: pixels[0], notes: pixels[1])
  }

  /// The numbers are those of C, whose order of operands is taken as from left to right.
  @Test(arguments: [
    ("r = note(1) + note(2) * note(3);", 7, 123),
    ("r = note(1) > 5 && note(2) > 0 ? note(3) : note(4);", 4, 14),
    ("r = note(1) == 1 || note(2) == 2 ? note(3) : note(4);", 3, 13),
    ("note(1) > 0 && note(2) > 0 || note(3) > 0;", 0, 12),
    ("int i = 0; while (i++ < 3 && note(i) > 0) { if (i == 2) continue; r += i; }", 4, 123),
    ("int i = 0; do { if (i == 1) continue; r += 10; } while (note(++i) < 3);", 20, 123),
    (
      "for (int i = 0, j = 9; note(i) < 3; i++, j -= note(8)) { if (i == 1) continue; r += j; }",
      2, 818_283
    ),
    ("for (int i = 0; i < 3; note(5) > 0 ? ++i : note(6)) { if (i == 1) continue; r++; }", 2, 555),
    ("int i; for (i = note(2), r = i++; i < 5; ++i) { r += 10; }", 22, 2),
    ("for (int i = note(1) + note(2), j = i++; j < i; i--) { r = i * 10 + j; }", 43, 12),
    ("int a[3] = int[3](7, 8, 9); int i = 0; r = a[i++] * 100 + a[i++] * 10 + a[i];", 789, 0),
    ("int a[3] = int[3](7, 8, 9); int i = 0; a[i++] += note(2); r = a[0] * 10 + i;", 91, 2),

    ("int a, b; r = a = b = note(4); r += a + b;", 12, 4),
    ("ivec2 v = ivec2(1, 2); r = (v.yx += 3).x * 10 + v.y--;", 55, 0),
    (
      "switch (note(2)) { case 2: r = note(7); case 3: r += note(1); break; default: r = 99; }", 8,
      271
    ),
    ("int n = 1; r = (bump(n), bump(n), n * 10);", 30, 0),
    ("if (note(1) > 1) { r = 5; } else if ((r = note(2)) > 1) { r += note(3); }", 5, 123),
    ("float whole; float part = modf(2.5, whole) + whole; r = int(part * 10.0);", 25, 0),
  ])
  func effectsKeepTheirOrder(body: String, result: Float, notes: Float) throws {
    let source = Self.program(body)
    let expected = Outcome(result: result, notes: notes)
    #expect(try outcome(source) == expected, "as the driver reads the author's text")
    let text = expectTaken(source)
    #expect(try outcome(text) == expected, "\(text)")
  }

  /// Mesa reads both variables after the effect. Apple's compiler goes from left to right, as here.
  @Test(arguments: [
    ("int i = 5; r = i + (i = 2) * i;", 9, 0), ("r = notes + note(4) + notes;", 8, 4),
  ])
  func operandsHaveTheValuesFromBeforeALaterEffect(
    body: String, result: Float, notes: Float
  ) throws {
    let text = expectTaken(Self.program(body))
    #expect(try outcome(text) == Outcome(result: result, notes: notes), "\(text)")
  }

  @Test(arguments: [
    "int i = 0; for (i++; i < 4; i++, r += i) { r -= 1; }", "int i = note(1); r += note(i);",
    "do { r++; } while (r < 4);", "r = bool(r) ? 1 : 2;",
  ])
  func statementsWithOneEffectStay(body: String) {
    let text = expectTaken(Self.program(body))
    #expect(!text.contains("value"), "\(text)")
  }

  @Test func anEffectInsideOfAnExpressionIsAFault() throws {
    let nowhere = Span(start: SourceLocation(file: 0, offset: 0), length: 0)
    let place = TypedExpression(kind: .variable(VariableIndex(0)), type: .int, span: nowhere)
    let step = TypedExpression(
      kind: .increment(.increment, place, isPrefix: true), type: .int, span: nowhere)
    func faults(returning value: TypedExpression) -> [String] {
      let function = TypedFunction(
        name: "f", returnType: .int,
        variables: [TypedVariable(name: "n", type: .int)],
        body: [
          TypedStatement(
            kind: .declaration(VariableIndex(0), .integer(1, at: nowhere)), span: nowhere),
          TypedStatement(kind: .returning(value), span: nowhere),
        ], span: nowhere)
      return TypedProgram(functions: [function]).faults(in: [.function(FunctionIndex(0))])
        .map(\.message)
    }
    #expect(faults(returning: place).isEmpty)
    #expect(faults(returning: step) == ["an effect inside of an expression"])
  }
}
