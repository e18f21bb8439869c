/// UIKit's recognizer of a press that is held, and may move then.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  public var minimumPressDuration = 0.5
  /// The way in points at which a press fails that has not been held long enough.
  public var allowableMovement: CGFloat = 10
  private var start: (point: CGPoint, time: Double)?

  override var deadline: Double? {
    state == .possible ? start.map { $0.time + minimumPressDuration } : nil
  }

  override func handle(_ event: GestureEvent) -> Bool {
    let isRunning = state == .began || state == .changed
    if !isRunning, let deadline, event.time >= deadline - 1e-6 {
      state = .began
      return true
    }
    switch event.kind {
    case .down:
      start = (event.point, event.time)
      guard minimumPressDuration <= 0 else { return false }
      state = .began
      return true
    case .moved:
      if isRunning {
        state = .changed
        return true
      }
      guard let start else { return false }
      let way = hypot(event.point.x - start.point.x, event.point.y - start.point.y)
      guard way > allowableMovement else { return false }
      state = .failed
      return true
    case .up:
      state = isRunning ? .ended : .failed
      return true
    case .cancelled, .superseded, .pinched:
      state = isRunning ? .cancelled : .failed
      return true
    case .tick: return false
    }
  }
}
