/// Minimum, median and 95th percentile of many measurements of one thing, in their own unit.
///
/// ```swift
/// TimingSummary([3, 1, 2]).median  // 2
/// ```
nonisolated package struct TimingSummary: Sendable, Hashable {
  package let minimum: Double
  /// The one in the middle; of an even number the mean of the two there.
  package let median: Double
  /// The smallest measurement that at least 95 of 100 do not exceed (nearest rank).
  package let percentile95: Double
  /// How many there were.
  package let count: Int

  package init(_ measurements: [Double]) {
    precondition(!measurements.isEmpty, "a TimingSummary needs at least one measurement")
    let sorted = measurements.sorted()
    count = sorted.count
    minimum = sorted[0]
    median = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    percentile95 = sorted[(95 * count + 99) / 100 - 1]
  }
}
