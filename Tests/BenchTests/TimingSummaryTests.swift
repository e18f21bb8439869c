import Bench
import Testing

@Suite struct TimingSummaryTests {
  @Test func ofAnOddNumberTheMedianIsTheOneInTheMiddle() {
    let summary = TimingSummary([9, 1, 5, 2, 7])
    #expect((summary.minimum, summary.median, summary.count) == (1, 5, 5))
  }

  @Test func ofAnEvenNumberTheMedianIsTheMeanOfTheTwoInTheMiddle() {
    #expect(TimingSummary([4, 1, 10, 2]).median == 3)
  }

  // Nearest rank: of 1…n the ⌈0.95 n⌉th
  @Test(arguments: [(1, 1.0), (19, 19), (20, 19), (21, 20), (40, 38), (100, 95), (101, 96)])
  func ninetyFiveOfAHundredDoNotExceedThePercentile(count: Int, expected: Double) {
    let summary = TimingSummary((1...count).map(Double.init).reversed())
    #expect(summary.percentile95 == expected)
  }

  @Test func oneMeasurementIsAllThree() {
    let summary = TimingSummary([2.5])
    #expect((summary.minimum, summary.median, summary.percentile95) == (2.5, 2.5, 2.5))
  }
}
