/// The first of two gestures that succeeds; the second only where the first has failed.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The value of the gesture that succeeded.
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
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

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class PairRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<ExclusiveGesture<First, Second>>
{
  private let first: _GestureRecognizer<First>
  private let second: _GestureRecognizer<Second>
  private let recognition: ExclusiveRecognition

  override init(_ gesture: ExclusiveGesture<First, Second>) {
    first = First._makeRecognizer(gesture.first)
    second = Second._makeRecognizer(gesture.second)
    recognition = ExclusiveRecognition(first, before: second)
    super.init(gesture)
  }

  override var deadline: Double? { recognition.deadline }

  override var holdsPointer: Bool { recognition.holdsPointer }

  override func gestureDidChange() {
    first.gesture = gesture.first
    second.gesture = gesture.second
  }

  override func handle(_ event: GestureEvent) -> Bool {
    guard recognition.handle(event) else { return false }
    if recognition.isSecond { return report(second.phase.map { .second($0) }) }
    return report(first.phase.map { .first($0) })
  }
}

extension Gesture {
  /// Returns a gesture that is this one, or `other` where this one has failed.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
