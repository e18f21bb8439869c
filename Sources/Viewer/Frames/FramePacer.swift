/// Keeps frames at the monitor's rate where swapping buffers does not wait for it.
///
/// On most desktops the swap blocks until the monitor is ready and there is nothing left to wait
/// for; software OpenGL under a virtual display does not block, and would otherwise draw as fast as
/// the processor can.
nonisolated struct FramePacer: Sendable, Hashable {
  /// When the next frame's turn is.
  private var due = 0.0
  private var interval = 1.0 / 60

  mutating func frameBegan(at wallTime: Double, refreshRate: Double) {
    interval = 1 / refreshRate
    // A frame that came a little late does not delay those after it; after a pause the beat starts
    // again.
    due = max(due, wallTime - interval) + interval
  }

  func isDue(at wallTime: Double) -> Bool { secondsUntilDue(at: wallTime) == 0 }

  /// Seconds to wait before the next frame; 0 when it is due.
  func secondsUntilDue(at wallTime: Double) -> Double {
    let left = due - wallTime
    // A swap that waited for the monitor leaves next to nothing; sleeping then could miss the next
    // refresh.
    return left > interval * 0.1 ? left : 0
  }
}
