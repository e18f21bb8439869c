/// A press that is held.
public nonisolated struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  /// Seconds.
  public var minimumDuration: Double
  /// The way in points at which it fails.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    LongPressRecognizer(gesture)
  }
}

private final class LongPressRecognizer: _GestureRecognizer<LongPressGesture> {
  private var start: (point: CGPoint, time: Double)?

  private var end: Double? { start.map { $0.time + gesture.minimumDuration } }

  override var deadline: Double? { isFinished ? nil : end }

  override func handle(_ event: GestureEvent) -> Bool {
    if let end, event.time >= end - 1e-6 { return report(.ended(true)) }
    switch event.kind {
    case .down:
      start = (event.point, event.time)
      return report(gesture.minimumDuration > 0 ? .possible(true) : .ended(true))
    case .moved:
      guard let start else { return false }
      let way = hypot(event.point.x - start.point.x, event.point.y - start.point.y)
      return way > gesture.maximumDistance && report(.failed)
    case .up, .cancelled, .superseded, .pinched: return report(.failed)
    case .tick: return false
    }
  }
}
