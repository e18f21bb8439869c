/// A value that a gesture sets, and that is reset when the gesture is over.
@propertyWrapper
public nonisolated struct GestureState<Value>: DynamicProperty {
  fileprivate let initial: Value
  fileprivate let reset: (Value, inout Transaction) -> Void
  fileprivate var location: StoredValue<Value>?

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: That of the change back to the initial value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: Sets up the transaction of the change back, from the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  @MainActor public var wrappedValue: Value { location?.read() ?? initial }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: InstalledProperty {
  static var isLeftOutOfComparison: Bool { true }

  @MainActor mutating func install(in node: _Node, storage: inout AnyObject?) {
    let stored = storage as? StoredValue<Value> ?? StoredValue(initial, graph: node.graph)
    storage = stored
    location = stored
  }
}

/// A gesture that sets a value while it lasts.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  public var base: Base
  public var state: GestureState<State>
  public var body: Never { fatalError("a gesture of the module has no body") }
  let update: (Base.Value, inout State, inout Transaction) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    StateRecognizer(gesture, around: gesture.base)
  }
}

private final class StateRecognizer<Base: Gesture, State>:
  WrappingRecognizer<GestureStateGesture<Base, State>, Base>
{
  private var isSet = false

  override func gestureDidChange() { inner.gesture = gesture.base }

  override func handle(_ event: GestureEvent) -> Bool {
    guard inner.send(event) else { return false }
    phase = inner.phase
    let state = gesture.state
    guard let location = state.location else { return true }
    var transaction = Transaction()
    if let value = phase.current {
      isSet = true
      var new = location.read()
      gesture.update(value, &new, &transaction)
      location.write(new, transaction: transaction)
    } else if isSet, isFinished {
      isSet = false
      state.reset(location.read(), &transaction)
      location.write(state.initial, transaction: transaction)
    }
    return true
  }
}

extension Gesture {
  /// Sets a state while the gesture lasts.
  ///
  /// - Parameter body: Changes the state and the transaction by the gesture's value.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}
