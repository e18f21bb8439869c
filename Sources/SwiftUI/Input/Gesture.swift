/// A movement of the pointer that a view takes as one action.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Body { get }

  /// Makes what follows the pointer for the gesture. Gestures with a body have this from an
  /// extension.
  static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self>

  /// The value of the body as the gesture's; this is where the compiler learns that it is the same.
  static func _value(ofBody value: Body.Value) -> Value
}

extension Gesture {
  public static func _value(ofBody value: Body.Value) -> Body.Value { value }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    BodyRecognizer(gesture, around: gesture.body)
  }
}

extension Gesture where Body == Never {
  public static func _value(ofBody value: Never) -> Value {}

  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
}

private final class BodyRecognizer<G: Gesture>: WrappingRecognizer<G, G.Body> {
  override func gestureDidChange() { inner.gesture = gesture.body }

  override func handle(_ event: GestureEvent) -> Bool {
    inner.send(event) && report(inner.phase.map { G._value(ofBody: $0) })
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    OptionalRecognizer(gesture)
  }
}

private final class OptionalRecognizer<G: Gesture>: _GestureRecognizer<G?> {
  private let inner: _GestureRecognizer<G>?

  override init(_ gesture: G?) {
    inner = gesture.map { G._makeRecognizer($0) }
    super.init(gesture)
    if inner == nil { phase = .failed }
  }

  override var deadline: Double? { inner?.deadline }

  override var holdsPointer: Bool { inner?.holdsPointer ?? false }

  override func gestureDidChange() {
    if let gesture { inner?.gesture = gesture }
  }

  override func handle(_ event: GestureEvent) -> Bool {
    guard let inner else { return false }
    return inner.send(event) && report(inner.phase)
  }
}
