/// A movement of the pressed pointer.
public nonisolated struct DragGesture: Gesture {
  public typealias Body = Never

  /// Where the pointer is, and how it moves.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to rest.
    ///
    /// A quarter of a second on, as measured on a system of Apple's.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The way in points after which it begins.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @_disfavoredOverload
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    DragRecognizer(gesture)
  }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture> {
  private var start: CGPoint?
  private var track = PointerTrack()

  override var holdsPointer: Bool { state == .active }

  override func handle(_ event: GestureEvent) -> Bool {
    switch event.kind {
    case .down, .moved:
      let value = value(of: event)
      if case .active = phase { return report(.active(value)) }
      let way = hypot(value.translation.width, value.translation.height)
      return way >= gesture.minimumDistance && report(.active(value))
    case .up:
      let value = value(of: event)
      if case .active = phase { return report(.ended(value)) }
      return report(.failed)
    case .cancelled, .superseded, .pinched: return report(.failed)
    case .tick: return false
    }
  }

  private func value(of event: GestureEvent) -> DragGesture.Value {
    let location = event.location(in: gesture.coordinateSpace)
    let start = start ?? location
    self.start = start
    track.add(location, at: event.time)
    return DragGesture.Value(
      time: event.date, location: location, startLocation: start, velocity: track.velocity)
  }
}
