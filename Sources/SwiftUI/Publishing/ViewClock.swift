/// The time of the view whose code runs, for what waits.
enum ViewClock {
  /// Calls `action` on the main actor when the view's time has moved on by `seconds`.
  ///
  /// Without a view it is never called.
  ///
  /// - Returns: A closure that forgets the action.
  static func after(_ seconds: Double, _ action: @escaping () -> Void) -> () -> Void {
    let alarm = ViewGraph.Alarm()
    nonisolated(unsafe) let action = action
    let graph = TaskGraph.current
    MainQueue.run {
      graph?.at((graph?.time ?? 0) + seconds, alarm) { action() }
    }
    return { MainQueue.run { graph?.cancel(alarm) } }
  }
}

/// The queue on which views live.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }

  /// Runs `body` at once on the main queue, and later from elsewhere.
  static func run(_ body: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated { body() }
    } else {
      DispatchQueue.main.async { body() }
    }
  }
}
