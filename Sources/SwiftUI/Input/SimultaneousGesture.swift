/// Two gestures that go on beside each other.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The values of both; `nil` for one that has none.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    PairRecognizer(gesture)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

private final class PairRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<SimultaneousGesture<First, Second>>
{
  private let first: _GestureRecognizer<First>
  private let second: _GestureRecognizer<Second>

  override init(_ gesture: SimultaneousGesture<First, Second>) {
    first = First._makeRecognizer(gesture.first)
    second = Second._makeRecognizer(gesture.second)
    super.init(gesture)
  }

  override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }

  override var holdsPointer: Bool { first.holdsPointer || second.holdsPointer }

  override func gestureDidChange() {
    first.gesture = gesture.first
    second.gesture = gesture.second
  }

  override func handle(_ event: GestureEvent) -> Bool {
    let isFirstNew = first.send(event)
    let isSecondNew = second.send(event)
    guard isFirstNew || isSecondNew else { return false }
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    switch State.combined([first.state, second.state]) {
    case .possible: return report(.possible(value))
    case .active: return report(.active(value))
    case .ended: return report(.ended(value))
    case .failed: return report(.failed)
    }
  }
}

extension GesturePhase {
  /// The value now, also at the end.
  fileprivate var value: Value? {
    if case .ended(let value) = self { return value }
    return current
  }
}

extension Gesture {
  /// Returns a gesture that is both.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
