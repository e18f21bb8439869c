import Testing

@testable import Dialects
@testable import Layers

@Suite struct FormulaTests {
  @Test(arguments: [
    ("floor($WIDTH/2.0)", 320.0), ("$HEIGHT", 100), ("1 + 2 * 3 - 4 / 2", 5), ("-(2 + 3) * 2", -10),
    ("max(min($WIDTH, 10.), 4)", 10), ("clamp(7, 0, 5)", 5), ("mod(7.0, 4.0) + 7 % 4", 6),
    ("ceil(0.1) + round(0.6) + abs(-1) + sqrt(9.0f)", 6), ("float(3)", 3), ("int(7 / 2)", 3),
    ("-2 ^ 2", -4), ("2 ** 3 ** 2", 512), ("pow(2, -1)", 0.5), ("fmod(-7, 4) + mod(-7, 4)", -2),
    ("1 < 2", 1), ("2 <= 1", 0), ("1 + 1 == 2 && !(3 > 4)", 1), ("0 || 2 != 2", 0),
    ("$WIDTH > $HEIGHT ? 1 : 2", 1), ("0 ? 1 : 0 ? 2 : 3", 3), ("min(5, 3, 4)", 3),
    ("MAX(1, Floor(2.9))", 2), ("trunc(-2.5) + sign(-3)", -3), ("fract(2.25)", 0.25),
    ("step(2, 1) + mix(1, 3, 0.5)", 2), ("log2(8) + exp(0) + log10(100) + ln(1)", 6),
    ("sin(0) + cos(0) + tan(0)", 1), ("floor(PI)", 3), ("min(1 / 0, 9)", 9),
  ])
  func arithmeticFollowsTheUsualOrder(text: String, expected: Double) throws {
    let value = try Formula(text).value { ["WIDTH": 641, "HEIGHT": 100][$0] }
    #expect(value == expected)
  }

  @Test(arguments: [
    ("", "expected a number, found nothing"), ("1 +", "expected a number, found nothing"),
    ("(1", "expected ')'"), ("1 2", "unexpected '2'"), ("add(1)", "'add' is not a known function"),
    ("max(1) + pow(1)", "'pow' takes 2 values, found 1"), ("1 ? 2", "expected ':'"),
    ("1 * ;", "expected a number, found ';'"),
  ])
  func mistakesAreSaid(text: String, message: String) {
    do {
      _ = try Formula(text)
      Issue.record("read without complaint: \(text)")
    } catch {
      #expect(error.message == message)
    }
  }

  @Test func whatHasNoValueIsNone() throws {
    #expect(try Formula("$WIDTH").value { _ in nil } == nil)
    #expect(try Formula("1 / 0").value { _ in nil } == nil)
  }

  @Test func namesBecomeNumbers() throws {
    let formula = try Formula("$WIDTH * $amount + amount")
    #expect(formula.names == ["WIDTH", "amount"])
    #expect(try formula.replacing(["amount": 2]) == Formula("$WIDTH * 2 + 2"))
  }

  /// The sides of a pass over a picture of 320 × 200: pixels, rounded down, at least 1.
  @Test(arguments: [
    ("floor($WIDTH * 0.1)", 32), ("max(floor($WIDTH*0.02),1.0)", 6),
    ("max(floor($HEIGHT*0.02),1.0)", 4), ("$WIDTH % 7", 5), ("mod($HEIGHT, 7.0)", 4),
    ("pow(2.0, floor(log2($WIDTH)))", 256), ("$WIDTH > $HEIGHT ? 64 : 32", 64),
    ("$WIDTH <= 320 && $HEIGHT >= 200", 1), ("min($WIDTH, $HEIGHT) / 3", 66),
    ("ceil($WIDTH / 3)", 107), ("round($WIDTH / 3)", 107), ("floor($WIDTH / 3)", 106),
    ("sqrt($WIDTH * $HEIGHT)", 252), ("abs($HEIGHT - $WIDTH)", 120), ("int($WIDTH / 7) * 7", 315),
    ("$WIDTH * 0.3", 96), ("$WIDTH / 3 * 3", 320), ("512", 512), ("$WIDTH - 400", 1),
    ("$WIDTH / 0", 1), ("$WIDTH * 1000", 8192),
  ])
  func aSideIsEvaluatedWithTheSizeThatIsDrawn(text: String, pixels: Int) throws {
    let buffer = Simulation.Buffer(width: .formula(try Formula(text)))
    let size = buffer.pixelSize(ofPicture: 320, 200)
    #expect(size.width == pixels)
    #expect(size.height == 200)
  }
}
