public import Dispatch

extension DispatchQueue {
  /// Runs work at a time of the view.
  ///
  /// Preferred to Dispatch's own method, whose other parameters have defaults.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    guard label == DispatchQueue.main.label, let graph = TaskGraph.current else {
      asyncAfter(deadline: deadline, qos: .unspecified) { work() }
      return
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = max(0, Double(deadline.uptimeNanoseconds) - Double(now)) / 1e9
    let wait: @Sendable () -> Void = {
      MainActor.assumeIsolated {
        graph.at(graph.time + delay, ViewGraph.Alarm()) { work() }
      }
    }
    if Thread.isMainThread { wait() } else { DispatchQueue.main.async { wait() } }
  }
}
