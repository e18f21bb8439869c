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

  /// Frames for a second of the scene.
  private let density: Double

  package init(start: Double, rate: Double, count: Int) {
    precondition(rate > 0 && count > 0, "A recording needs frames, got \(count) at \(rate)/s")
    (self.start, self.rate, self.count, density) = (start, rate, count, rate)
  }

  /// A clock whose frames share `duration` seconds of the scene evenly: after the last follows the
  /// first. The whole is up to
  /// half a frame shorter or longer than the scene.
  package init(start: Double, rate: Double, sharing duration: Double) {
    precondition(rate > 0 && duration > 0, "A loop needs a length, got \(duration) at \(rate)/s")
    let count = max(1, Int(clamping: (duration * rate).rounded()))
    (self.start, self.rate, self.count, density) = (start, rate, count, Double(count) / duration)
  }

  /// "60 a second".
  package var rateText: String { "\(rate == rate.rounded() ? "\(Int(rate))" : "\(rate)") a second" }

  /// The scene's time of a frame, in seconds.
  package func time(of frame: Int) -> Double { start + Double(frame) / density }
}
