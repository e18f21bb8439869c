/// The scene's time, driven by the wall clock.
///
/// A gap in the wall clock (the window was hidden, the machine slept) does not count: time goes on
/// from where it stood.
nonisolated struct SceneClock: Sendable, Hashable {
  /// Seconds since the scene was at rest.
  private(set) var time: Double
  var isPaused: Bool
  /// Seconds of the scene in one second.
  let speed: Double
  private var lastWallTime: Double?

  /// Longest stretch between two frames that counts in full, in seconds.
  static let longestGap = 0.1

  init(time: Double, isPaused: Bool, speed: Double) {
    self.time = time
    self.isPaused = isPaused
    self.speed = speed
  }

  /// Moves the scene's time on to the moment `wallTime`, in seconds.
  mutating func advance(to wallTime: Double) {
    defer { lastWallTime = wallTime }
    guard let lastWallTime, !isPaused else { return }
    time += min(max(0, wallTime - lastWallTime), Self.longestGap) * speed
  }

  /// Stops, and moves by whole frames of 1/60 s; never before `earliest`.
  mutating func step(frames: Int, notBefore earliest: Double) {
    isPaused = true
    time = max(earliest, time + Double(frames) / 60)
  }

  mutating func rewind(to time: Double = 0) { self.time = time }

  /// Stops at `time`.
  mutating func seek(to time: Double) {
    isPaused = true
    self.time = time
  }
}
