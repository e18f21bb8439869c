internal import OpenGL

/// The cost of one pass of a frame.
nonisolated package struct PassTime: Sendable, Hashable {
  /// Size of what it draws, in pixels.
  package let pixelWidth: Int
  package let pixelHeight: Int
  /// GPU time.
  package let milliseconds: Double
}

/// Measures passes by timer queries, without ever waiting for an answer.
final class PassTimer {
  private final class Measurement {
    let query = TimerQuery()
    var pixelWidth = 0
    var pixelHeight = 0
  }

  /// Frames whose answers are still out, the oldest first.
  private var pending: [[Measurement]] = []
  private var current: [Measurement] = []
  /// Queries that have been answered, for frames to come.
  private var free: [Measurement] = []
  /// Of the last frame the driver has answered for, in the order the passes were drawn.
  private(set) var times: [PassTime] = []
  private let isSupported = TimerQuery.isSupported

  /// Frames that may be under way before new ones go unmeasured.
  private static let limit = 4

  /// Draws a pass and measures it.
  func measure<Failure>(
    _ pass: Pass, _ draw: () throws(Failure) -> Void
  ) throws(Failure) {
    guard isSupported, pending.count < Self.limit else { return try draw() }
    let measurement = free.popLast() ?? Measurement()
    (measurement.pixelWidth, measurement.pixelHeight) = (pass.pixelWidth, pass.pixelHeight)
    current.append(measurement)
    try measurement.query.measure(draw)
  }

  /// Ends a frame and takes in what the driver has answered.
  func endFrame() {
    if !current.isEmpty { pending.append(current) }
    current = []
    while let oldest = pending.first {
      let answers = oldest.map { $0.query.milliseconds }
      guard !answers.contains(nil) else { return }
      times = zip(oldest, answers).map { measurement, milliseconds in
        PassTime(
          pixelWidth: measurement.pixelWidth, pixelHeight: measurement.pixelHeight,
          milliseconds: milliseconds ?? 0)
      }
      free += pending.removeFirst()
    }
  }
}
