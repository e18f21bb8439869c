internal import Layers

/// State of the bar of the scene's time: whether it is shown, and which part is held.
nonisolated struct TimeScrubber: Sendable, Equatable {
  /// Part that the pointer holds.
  enum Grip: Sendable {
    /// The time, which follows the pointer.
    case time
    case button
  }

  var grip: Grip?
  /// Whether the user has stopped the clock: the scrubber stays until it runs again. A clock that
  /// stands from the start brings no scrubber, so that the picture is seen alone.
  var isPinned = false
  /// The latest time that was reached since the scene began.
  var latestTime = 0.0
  /// In points of the window.
  var pointer = Point.zero
  /// Whether the pointer is near the lower edge.
  private(set) var isNear = false
  private var nearChangedAt = -Double.infinity

  /// Seconds in which it appears and goes when the pointer comes and leaves.
  private static let fade = 0.15

  mutating func setNear(_ isNear: Bool, at wallTime: Double) {
    guard isNear != self.isNear else { return }
    self.isNear = isNear
    nearChangedAt = wallTime
  }

  /// Whether it is there to be taken.
  var isOpen: Bool { isNear || isPinned || grip != nil }

  /// How much of it is seen, 0…1.
  func opacity(at wallTime: Double) -> Double {
    guard !isPinned, grip == nil else { return 1 }
    let share = min(max((wallTime - nearChangedAt) / Self.fade, 0), 1)
    return isNear ? share : 1 - share
  }

  /// Whether a frame drawn at `wallTime` shows it on its way.
  func isFading(at wallTime: Double) -> Bool { wallTime < nearChangedAt + Self.fade }

  // MARK: - The stretch of time

  /// Seconds that are shown without a script.
  private static let length = 20.0
  /// The stretch ends at a multiple of this, so that it stands while single frames are stepped.
  private static let step = 5.0

  /// Returns the stretch of time that the bar covers: the last seconds, or all of a script.
  ///
  /// - Parameters:
  ///   - earliest: Earliest time that can be drawn.
  ///   - scriptEnd: When the last press of the scene's script ends; `nil` without a script.
  func range(from earliest: Double, scriptEnd: Double?) -> ClosedRange<Double> {
    let last = max(latestTime, scriptEnd ?? 0)
    let end = max(1, (last / Self.step).rounded(.up)) * Self.step
    return (scriptEnd == nil ? max(earliest, end - Self.length) : min(earliest, end - 1))...end
  }
}
