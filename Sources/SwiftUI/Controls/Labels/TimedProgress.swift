/// How much of an interval has gone by, or is left.
struct TimedProgress: Sendable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// From 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let gone = length > 0 ? date.timeIntervalSince(interval.lowerBound) / length : 1
    let fraction = min(max(0, gone), 1)
    return countsDown ? 1 - fraction : fraction
  }
}

/// The time that has gone by or is left, below a bar of it.
public nonisolated struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  @MainActor public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}
