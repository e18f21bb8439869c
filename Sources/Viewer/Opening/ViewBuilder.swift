internal import Dispatch
internal import Opening
internal import Synchronization

/// Compiles the version of a view that was saved last, on a thread of its own, and stores it until
/// the viewer takes it.
///
/// ```swift
/// // given request: SceneRequest, view: OpenedView
/// let builder = ViewBuilder(wake: { Window.wake() })
/// builder.build(view, as: (request, request), version: 1001, startsAgain: false)
/// builder.take()  // [] until it is compiled
/// ```
nonisolated final class ViewBuilder: Sendable {
  private let queue = DispatchQueue(label: "views", qos: .userInitiated)
  private let finished = Mutex<[OpenedView]>([])
  /// The version that is compiled; an older one is given up.
  private let latest = Atomic(0)
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called on any thread when there is something to take.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  deinit { giveUp() }

  /// Begins to compile; a build that is going on is ended.
  ///
  /// - Parameters:
  ///   - view: The version before.
  ///   - requests: What is shown of it, if it goes on and if it starts over: the new version is
  ///     drawn once as that.
  ///   - startsAgain: Whether the view starts over even if its texts are the same.
  func build(
    _ view: OpenedView, as requests: (goingOn: SceneRequest, fresh: SceneRequest), version: Int,
    startsAgain: Bool
  ) {
    latest.store(version, ordering: .relaxed)
    queue.async { [weak self, wake] in
      let isCancelled = { self.map { $0.latest.load(ordering: .relaxed) != version } ?? true }
      guard
        !isCancelled(),
        var next = OpenedView(
          view.opening, version: version, after: view, startsAgain: startsAgain,
          isCancelled: isCancelled, note: { view.output.add($0) })
      else { return }
      let request = next.goesOn ? requests.goingOn : requests.fresh
      if let shown = request.showing(next) { next.prepare(shown) }
      guard !isCancelled() else { return }
      self?.finished.withLock { $0.append(next) }
      wake()
    }
  }

  /// Ends the build that is going on: something else is shown.
  func giveUp() { latest.store(0, ordering: .relaxed) }

  /// Returns what was compiled since the last call.
  func take() -> [OpenedView] {
    finished.withLock { finished in
      defer { finished = [] }
      return finished
    }
  }
}
