/// A turn by two fingers, which a mouse has not: it never begins.
public nonisolated struct RotateGesture: Gesture {
  public typealias Body = Never

  /// How far the view is turned, and about what.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// Turn per second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    UnavailableRecognizer(gesture)
  }
}

/// A turn, by its older name: its value is the angle. It never begins.
public nonisolated struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    UnavailableRecognizer(gesture)
  }
}

/// A gesture that never begins.
private final class UnavailableRecognizer<G: Gesture>: _GestureRecognizer<G> {
  override func handle(_ event: GestureEvent) -> Bool { report(.failed) }
}
