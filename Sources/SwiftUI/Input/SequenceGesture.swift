/// Two gestures of which the second begins when the first has succeeded.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// How far the row has come.
  @frozen public enum Value {
    /// The first is under way.
    case first(First.Value)
    /// The first has succeeded; the second has a value once it has begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    SequenceRecognizer(gesture)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<SequenceGesture<First, Second>>
{
  private let first: _GestureRecognizer<First>
  private let second: _GestureRecognizer<Second>
  private var firstValue: First.Value?
  private var isDown = false

  override init(_ gesture: SequenceGesture<First, Second>) {
    first = First._makeRecognizer(gesture.first)
    second = Second._makeRecognizer(gesture.second)
    super.init(gesture)
  }

  override var deadline: Double? { firstValue == nil ? first.deadline : second.deadline }

  override var holdsPointer: Bool { firstValue != nil || first.holdsPointer }

  override func gestureDidChange() {
    first.gesture = gesture.first
    second.gesture = gesture.second
  }

  override func handle(_ event: GestureEvent) -> Bool {
    switch event.kind {
    case .down: isDown = true
    case .up, .cancelled: isDown = false
    default: break
    }
    guard let firstValue else {
      guard first.send(event) else { return false }
      guard case .ended(let value) = first.phase else {
        return report(first.phase.map { .first($0) })
      }
      firstValue = value
      if isDown {
        // The press that has ended the first goes on.
        var press = event
        press.kind = .down
        second.send(press)
      }
      return reportSecond(value)
    }
    return second.send(event) && reportSecond(firstValue)
  }

  private func reportSecond(_ first: First.Value) -> Bool {
    switch second.phase {
    case .possible(let value): report(.active(.second(first, value)))
    case .active(let value): report(.active(.second(first, value)))
    case .ended(let value): report(.ended(.second(first, value)))
    case .failed: report(.failed)
    }
  }
}

extension Gesture {
  /// Returns a gesture that goes on with `other` when this one has succeeded.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
