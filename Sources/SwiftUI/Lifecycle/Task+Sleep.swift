extension ViewGraph {
  /// Waits until the time has moved on by `seconds`, or the task is cancelled.
  func sleep(_ seconds: Double) async throws {
    let alarm = Alarm()
    try await withTaskCancellationHandler {
      try Task.checkCancellation()
      await withCheckedContinuation { continuation in
        at(time + seconds, alarm) { [weak self] in
          self?.expectWork()
          continuation.resume()
        }
      }
    } onCancel: {
      Task { @MainActor in self.ring(alarm) }
    }
    try Task.checkCancellation()
  }
}

/// Waits by the time of the view, which is still while the viewer is paused.
extension Task where Success == Never, Failure == Never {
  public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(seconds: Double(duration) / 1e9)
  }

  public nonisolated(nonsending) static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    try await sleep(seconds: Double(seconds) + Double(attoseconds) / 1e18)
  }

  public nonisolated(nonsending) static func sleep(
    for duration: Duration, tolerance: Duration?
  ) async throws {
    try await sleep(for: duration)
  }

  public nonisolated(nonsending) static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil,
    clock: ContinuousClock = ContinuousClock()
  ) async throws {
    try await sleep(for: clock.now.duration(to: deadline))
  }

  public nonisolated(nonsending) static func sleep(
    until deadline: SuspendingClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock
  ) async throws {
    try await sleep(for: clock.now.duration(to: deadline))
  }

  private nonisolated(nonsending) static func sleep(seconds: Double) async throws {
    let shown = await TaskGraph.shown
    guard let graph = TaskGraph.current ?? shown else {
      return try await ContinuousClock().sleep(until: .now + .seconds(seconds))
    }
    try await graph.sleep(seconds)
  }
}
