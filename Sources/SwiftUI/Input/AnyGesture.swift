/// A gesture whose type is known only while it runs.
public nonisolated struct AnyGesture<Output>: Gesture {
  public typealias Value = Output
  public typealias Body = Never

  fileprivate let make: @MainActor () -> ErasedRecognizer<Output>

  public init<T: Gesture>(_ gesture: T) where T.Value == Output {
    // A gesture is made and followed by the main actor alone.
    nonisolated(unsafe) let gesture = gesture
    make = { TypedRecognizer(T._makeRecognizer(gesture)) }
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    AnyRecognizer(gesture)
  }
}

@MainActor
private class ErasedRecognizer<Value> {
  var phase: GesturePhase<Value> { .failed }

  var deadline: Double? { nil }

  func send(_ event: GestureEvent) -> Bool { false }
}

private final class TypedRecognizer<G: Gesture>: ErasedRecognizer<G.Value> {
  private let inner: _GestureRecognizer<G>

  init(_ inner: _GestureRecognizer<G>) { self.inner = inner }

  override var phase: GesturePhase<G.Value> { inner.phase }

  override var deadline: Double? { inner.deadline }

  override func send(_ event: GestureEvent) -> Bool { inner.send(event) }
}

private final class AnyRecognizer<Value>: _GestureRecognizer<AnyGesture<Value>> {
  private let inner: ErasedRecognizer<Value>

  override init(_ gesture: AnyGesture<Value>) {
    inner = gesture.make()
    super.init(gesture)
  }

  override var deadline: Double? { inner.deadline }

  override func handle(_ event: GestureEvent) -> Bool {
    inner.send(event) && report(inner.phase)
  }
}
