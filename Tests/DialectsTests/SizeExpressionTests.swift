import Testing

@testable import Dialects

@Suite struct SizeExpressionTests {
  @Test(arguments: [
    ("floor($WIDTH/2.0)", 320.0), ("$HEIGHT", 100), ("1 + 2 * 3 - 4 / 2", 5), ("-(2 + 3) * 2", -10),
    ("max(min($WIDTH, 10.), 4)", 10), ("clamp(7, 0, 5)", 5), ("mod(7.0, 4.0) + 7 % 4", 6),
    ("ceil(0.1) + round(0.6) + abs(-1) + sqrt(9.0f)", 6), ("float(3)", 3),
  ])
  func arithmeticFollowsTheUsualOrder(text: String, expected: Double) throws {
    let value = try SizeExpression(text).value { ["WIDTH": 641, "HEIGHT": 100][$0] }
    #expect(value == expected)
  }

  @Test(arguments: [
    ("", "expected a number, found nothing"), ("1 +", "expected a number, found nothing"),
    ("(1", "expected ')'"), ("1 2", "unexpected '2'"), ("sin(1)", "'sin' is not a known function"),
    ("max(1)", "'max' takes 2 values, found 1"), ("1 * ;", "expected a number, found ';'"),
  ])
  func mistakesAreSaid(text: String, message: String) {
    do {
      _ = try SizeExpression(text)
      Issue.record("read without complaint: \(text)")
    } catch {
      #expect(error.message == message)
    }
  }

  @Test func whatHasNoValueIsNone() throws {
    #expect(try SizeExpression("$WIDTH").value() == nil)
    #expect(try SizeExpression("1 / 0").value() == nil)
  }
}
