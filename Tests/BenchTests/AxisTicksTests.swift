import Testing

@testable import Bench

@Suite struct AxisTicksTests {
  @Test(arguments: [
    (9.3, "0 2 4 6 8 10"), (10, "0 2 4 6 8 10"), (1, "0 0.2 0.4 0.6 0.8 1.0"), (60, "0 20 40 60"),
    (32, "0 10 20 30 40"), (0.011, "0 0.0025 0.0050 0.0075 0.0100 0.0125"),
    (11, "0 2.5 5.0 7.5 10.0 12.5"), (120, "0 25 50 75 100 125"), (5, "0 1 2 3 4 5"),
    (21, "0 5 10 15 20 25"), (4321, "0 1000 2000 3000 4000 5000"),
  ])
  func ticksAreRoundAndReachTheLargestValue(largest: Double, expected: String) {
    let ticks = AxisTicks(upTo: largest)
    #expect(ticks.values.map(ticks.text).joined(separator: " ") == expected)
    #expect(ticks.last >= largest)
  }

  @Test(arguments: [
    (0, 3, "0.000"), (1.2345, 2, "1.23"), (0.9996, 3, "1.000"), (12, 0, "12"), (-0.5, 1, "−0.5"),
    (-0.01, 1, "0.0"), (2.5, 0, "3"), (0.05, 2, "0.05"),
  ])
  func numbersHaveTheDigitsAskedFor(number: Double, digits: Int, expected: String) {
    #expect(number.text(digits: digits) == expected)
  }

  @Test(arguments: [
    (0.0612, "0.061"), (1.3217, "1.32"), (9.994, "9.99"), (9.996, "10.0"), (41.24, "41.2"),
    (1234.5, "1235"),
  ])
  func threeDigitsCount(number: Double, expected: String) {
    #expect(number.threeDigits == expected)
  }
}
