/// The times of a recording's frames: a fixed clock, however long each takes to be drawn.
///
/// ```swift
/// let clock = FrameClock(start: 0, rate: 60, count: 240)
/// clock.time(of: 30)  // 0.5
/// ```
nonisolated package struct FrameClock: Sendable, Hashable {
  /// The scene's time at frame 0, in seconds.
  package let start: Double
  /// Frames per second.
  package let rate: Double
  /// Frames of the whole, whether or not all of them are drawn.
  package let count: Int

  package init(start: Double, rate: Double, count: Int) {
    precondition(rate > 0 && count > 0, "A recording needs frames, got \(count) at \(rate)/s")
    (self.start, self.rate, self.count) = (start, rate, count)
  }

  /// "60 a second".
  package var rateText: String { "\(rate == rate.rounded() ? "\(Int(rate))" : "\(rate)") a second" }

  /// The scene's time of a frame, in seconds.
  package func time(of frame: Int) -> Double { start + Double(frame) / rate }
}
