/// A step of the pointer, or of the time, as gestures see it.
struct GestureEvent {
  /// The kinds of steps.
  enum Kind: Equatable {
    case down, moved, up
    /// The press ends without a release, and nothing is carried out.
    case cancelled
    /// Nothing but the time has moved on.
    case tick
    /// The next press is elsewhere: there is no second tap.
    case superseded
    /// Fingers, or the wheel, have changed their distance by a factor.
    case pinched(CGFloat)
  }

  var kind: Kind
  /// The pointer on the stage.
  var point: CGPoint
  /// Seconds since the view appeared.
  var time: Double
  var date: Date
  /// The view that carries the gesture.
  var element: Element?

  /// The pointer in a space of the view that carries the gesture.
  @MainActor func location(in space: CoordinateSpace) -> CGPoint {
    guard let element, space != .global, let point = element.convertFromStage(point) else {
      return point
    }
    return element.convert(CGRect(origin: point, size: .zero), to: space).origin
  }
}
