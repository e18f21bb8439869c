/// One press after which nothing moved, or several.
public nonisolated struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  public var count: Int

  public init(count: Int = 1) { self.count = count }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    TapRecognizer(gesture, count: gesture.count) { _, _ in }
  }
}

/// A tap that reports its place.
public nonisolated struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// Where the tap was released.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    TapRecognizer(gesture, count: gesture.count) { gesture, event in
      Value(location: event.location(in: gesture.coordinateSpace))
    }
  }
}

private final class TapRecognizer<G: Gesture>: _GestureRecognizer<G> {
  private let count: Int
  private let value: (G, GestureEvent) -> G.Value
  private var taps = 0
  private var start: CGPoint?
  private var limit: Double?

  /// Seconds from a press to its release, and from a release to the next press.
  private static var longestPress: Double { 0.75 }
  private static var longestPause: Double { 0.35 }
  /// A press that moves this far, in points, is a drag, as with a mouse.
  private static var smallestDrag: CGFloat { 5 }

  init(_ gesture: G, count: Int, value: @escaping (G, GestureEvent) -> G.Value) {
    self.count = count
    self.value = value
    super.init(gesture)
  }

  override var deadline: Double? { isFinished ? nil : limit }

  override func handle(_ event: GestureEvent) -> Bool {
    if let limit, event.time > limit + 1e-6 { return report(.failed) }
    switch event.kind {
    case .down:
      let start = start ?? event.point
      self.start = start
      limit = event.time + Self.longestPress
      return isFar(event.point) && report(.failed)
    case .moved: return isFar(event.point) && report(.failed)
    case .up:
      if isFar(event.point) { return report(.failed) }
      taps += 1
      if taps >= count { return report(.ended(value(gesture, event))) }
      limit = event.time + Self.longestPause
      return false
    case .cancelled, .superseded, .pinched: return report(.failed)
    case .tick: return false
    }
  }

  private func isFar(_ point: CGPoint) -> Bool {
    guard let start else { return false }
    return hypot(point.x - start.x, point.y - start.y) >= Self.smallestDrag
  }
}
