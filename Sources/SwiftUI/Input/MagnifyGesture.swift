/// A pinch that makes larger or smaller: the wheel, over a view that does not scroll.
public nonisolated struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// How far the view is magnified, and about what.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    /// Magnification per second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    MagnifyRecognizer(gesture, minimum: gesture.minimumScaleDelta) { $0 }
  }
}

/// A pinch, by its older name: its value is the magnification.
public nonisolated struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    MagnifyRecognizer(gesture, minimum: gesture.minimumScaleDelta) { $0.magnification }
  }
}

private final class MagnifyRecognizer<G: Gesture>: _GestureRecognizer<G> {
  private let minimum: CGFloat
  private let value: (MagnifyGesture.Value) -> G.Value
  private var pinch: MagnifyGesture.Value?
  private var lastTime = 0.0

  /// Seconds without the wheel that end a pinch.
  private static var longestPause: Double { 0.3 }

  init(
    _ gesture: G, minimum: CGFloat, value: @escaping (MagnifyGesture.Value) -> G.Value
  ) {
    self.minimum = minimum
    self.value = value
    super.init(gesture)
  }

  override var deadline: Double? {
    pinch == nil || isFinished ? nil : lastTime + Self.longestPause
  }

  override func handle(_ event: GestureEvent) -> Bool {
    switch event.kind {
    case .pinched(let factor):
      var new = pinch ?? start(event)
      let old = new.magnification
      new.time = event.date
      new.magnification *= factor
      let time = event.time - lastTime
      new.velocity = pinch != nil && time > 0 ? (new.magnification - old) / time : 0
      pinch = new
      lastTime = event.time
      if case .possible = phase, abs(new.magnification - 1) < minimum { return false }
      return report(.active(value(new)))
    case .tick:
      guard let pinch, let deadline, event.time >= deadline - 1e-6 else { return false }
      guard case .active = phase else { return report(.failed) }
      return report(.ended(value(pinch)))
    case .down, .moved, .up, .cancelled, .superseded: return report(.failed)
    }
  }

  private func start(_ event: GestureEvent) -> MagnifyGesture.Value {
    let location = event.location(in: .local)
    let size = event.element?.frame.size ?? .zero
    return MagnifyGesture.Value(
      time: event.date, magnification: 1, velocity: 0,
      startAnchor: UnitPoint(
        x: size.width > 0 ? location.x / size.width : 0,
        y: size.height > 0 ? location.y / size.height : 0), startLocation: location)
  }
}
