import Layers
import Testing

@testable import Controls

@Suite struct NumberRangeTests {
  @Test(arguments: [
    (0.5, 0.05, "0.50"), (0.55, 0.1, "0.55"), (6.0, 1.0, "6"), (-1.0, 0.5, "−1.0"),
    (0.125, 0.05, "0.125"), (-0.0001, 0.1, "0.0"),
  ])
  func decimalsShowEveryStep(number: Double, step: Double, expected: String) {
    #expect(NumberRange(-2...10, step: step).text(of: number) == expected)
  }

  @Test(arguments: [
    ("0.5", 0.5), (" 1,25 ", 1.25), ("−3", -3.0), ("-3", -3.0), ("+2", 2.0), ("1e2", 100.0),
  ])
  func typedNumbersAreRead(text: String, expected: Double) {
    #expect(NumberRange.number(in: text) == expected)
  }

  @Test(arguments: ["", "abc", "1.2.3", "nan", "inf", "0x10", "1 2", "--1"])
  func otherTextsAreNoNumbers(text: String) {
    #expect(NumberRange.number(in: text) == nil)
  }

  @Test func stepsAreCoarseAndFine() {
    let range = NumberRange(0...2, step: 0.05)
    #expect(range.nudged(0.5, by: 1) == 0.55)
    #expect(range.nudged(0.5, by: 1, .coarse) == 1)
    #expect(range.nudged(0.5, by: -1, .fine) == 0.495)
    #expect(range.nudged(1.98, by: 1, .coarse) == 2)
    // Whole steps land on the grid again.
    #expect(range.nudged(0.512, by: 1) == 0.55)
    #expect(NumberRange(1...12, step: 1, isWhole: true).nudged(6, by: 1, .fine) == 7)
  }

  @Test func placesOfARangeAreOnItsGrid() {
    let range = NumberRange(-1...1, step: 0.25)
    #expect(range.fraction(of: 0.5) == 0.75)
    #expect(range.fraction(of: 7) == 1)
    #expect(range.number(at: 0.8) == 0.5)
    #expect(range.number(at: 3) == 1)
  }
}

@Suite struct HueColorTests {
  // From the table of Wikipedia, "HSL and HSV", section "Examples"
  @Test(arguments: [
    (0.0, 1.0, 1.0, "#FF0000"), (1.0 / 3, 1.0, 1.0, "#00FF00"), (0.5, 0.5, 1.0, "#80FFFF"),
    (5.0 / 6, 2.0 / 3, 0.75, "#BF40BF"), (0.0, 0.0, 0.5, "#808080"),
  ])
  func hueSaturationAndBrightnessGiveTheColor(
    hue: Double, saturation: Double, brightness: Double, hex: String
  ) throws {
    let color = HueColor(hue: hue, saturation: saturation, brightness: brightness)
    #expect(color.color().hexText == hex)
    let back = HueColor(color.color(), hueOfGray: hue)
    #expect(abs(back.hue - hue) < 1e-9 && abs(back.saturation - saturation) < 1e-9)
  }

  @Test func aColorIsTypedInHexadecimalDigits() {
    #expect(Color(typed: "#7bd4da")?.hexText == "#7BD4DA")
    #expect(Color(typed: "fff")?.hexText == "#FFFFFF")
    #expect(Color(typed: "7bd4d") == nil)
    #expect(Color(typed: "teal") == nil)
  }
}
