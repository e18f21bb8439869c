/// A press of a control that is followed until it ends, wherever the pointer goes.
nonisolated struct ControlDrag: Gesture {
  typealias Value = CGPoint
  typealias Body = Never

  /// The steps of a press.
  enum Step {
    case began, moved, ended, cancelled
  }

  /// Takes each step, and the pointer in the space of the control.
  let action: @MainActor (Step, CGPoint) -> Void

  @MainActor static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    ControlDragRecognizer(gesture)
  }
}

private final class ControlDragRecognizer: _GestureRecognizer<ControlDrag> {
  override func handle(_ event: GestureEvent) -> Bool {
    let point = event.location(in: .local)
    switch event.kind {
    case .tick: return false
    case .down:
      gesture.action(.began, point)
      return report(.active(point))
    case .moved:
      gesture.action(.moved, point)
      return report(.active(point))
    case .up:
      gesture.action(.ended, point)
      return report(.ended(point))
    case .cancelled, .superseded, .pinched:
      if case .active = phase { gesture.action(.cancelled, point) }
      return report(.failed)
    }
  }
}
