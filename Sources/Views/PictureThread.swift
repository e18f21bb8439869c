internal import Dispatch
internal import Synchronization

/// Draws pictures beside a caller that does not wait for one that takes long.
///
/// ```swift
/// let thread = PictureThread { print("a picture has come late") }
/// let isDrawn = thread.draw { print("this takes as long as it takes") }
/// ```
///
/// Of the pictures that wait for their turn the latest is drawn; there is one caller.
final class PictureThread: Sendable {
  private struct State {
    var next: Picture?
    var isBusy = false
    /// Whether the last picture came late: the next ones are hardly waited for.
    var isLate = false
  }

  private final class Picture: Sendable {
    let draw: @Sendable () -> Void
    let drawn = DispatchSemaphore(value: 0)
    /// Whether it is drawn, or no longer waited for.
    let isSettled = Atomic(false)

    init(_ draw: @escaping @Sendable () -> Void) { self.draw = draw }
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "views", qos: .userInteractive)
  private let cameLate: @Sendable () -> Void

  /// Seconds for which a picture is waited for: none of a view that keeps its pace takes as long.
  private static let patience = 0.2
  /// The same after one that came late: a frame.
  private static let shortPatience = 0.016

  /// - Parameter cameLate: Called on the thread after a picture that was no longer waited for.
  init(cameLate: @escaping @Sendable () -> Void) { self.cameLate = cameLate }

  /// Draws a picture after the one that is being drawn, and waits for it for a moment.
  ///
  /// - Parameter seconds: How long, in place of a frame or some.
  /// - Returns: Whether it is drawn.
  @discardableResult
  func draw(waiting seconds: Double? = nil, _ body: @escaping @Sendable () -> Void) -> Bool {
    let picture = Picture(body)
    let (isFirst, isLate) = state.withLock { state in
      defer { state.isBusy = true }
      state.next = picture
      return (!state.isBusy, state.isLate)
    }
    if isFirst { queue.async { [self] in drawAll() } }
    let patience = seconds ?? (isLate ? Self.shortPatience : Self.patience)
    let isInTime =
      picture.drawn.wait(timeout: .now() + patience) == .success
      || picture.isSettled.exchange(true, ordering: .acquiringAndReleasing)
    state.withLock { $0.isLate = !isInTime }
    return isInTime
  }

  private func drawAll() {
    while let picture = takeNext() {
      picture.draw()
      if picture.isSettled.exchange(true, ordering: .acquiringAndReleasing) { cameLate() }
      picture.drawn.signal()
    }
  }

  private func takeNext() -> Picture? {
    state.withLock { state in
      defer { state.next = nil }
      state.isBusy = state.next != nil
      return state.next
    }
  }
}
