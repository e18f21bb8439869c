/// Keeps frames at the monitor's rate where swapping buffers does not wait for it.
///
/// On most desktops the swap blocks until the monitor is ready and there is nothing left to wait for; software OpenGL under a
/// virtual display does not block, and would otherwise draw as fast as the processor can.
nonisolated struct FramePacer: Sendable, Hashable {
  private var lastBegin: Double?

  mutating func frameBegan(at wallTime: Double) { lastBegin = wallTime }

  /// Seconds to wait before the next frame; 0 when it is due.
  func secondsUntilNextFrame(at wallTime: Double, refreshRate: Double) -> Double {
    guard let lastBegin else { return 0 }
    let interval = 1 / refreshRate
    let left = lastBegin + interval - wallTime
    // A swap that waited for the monitor leaves next to nothing; sleeping then could miss the next refresh.
    return left > interval * 0.25 ? left : 0
  }
}
