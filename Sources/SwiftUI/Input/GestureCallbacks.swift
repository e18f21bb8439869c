/// A gesture that reports its values while it lasts.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    ChangedRecognizer(gesture, around: gesture.content)
  }
}

private final class ChangedRecognizer<Content: Gesture>:
  WrappingRecognizer<_ChangedGesture<Content>, Content>
where Content.Value: Equatable {
  private var reported: Content.Value?

  override func gestureDidChange() { inner.gesture = gesture.content }

  override func handle(_ event: GestureEvent) -> Bool {
    guard inner.send(event) else { return false }
    phase = inner.phase
    if let value = phase.current, value != reported {
      reported = value
      gesture.action(value)
    }
    return true
  }
}

/// A gesture that reports its end.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    EndedRecognizer(gesture, around: gesture.content)
  }
}

private final class EndedRecognizer<Content: Gesture>:
  WrappingRecognizer<_EndedGesture<Content>, Content>
{
  override func gestureDidChange() { inner.gesture = gesture.content }

  override func handle(_ event: GestureEvent) -> Bool {
    guard inner.send(event) else { return false }
    phase = inner.phase
    if case .ended(let value) = phase { gesture.action(value) }
    return true
  }
}

/// A gesture with another value.
public nonisolated struct _MapGesture<Content: Gesture, Output>: Gesture {
  public typealias Value = Output
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Output

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    MapRecognizer(gesture, around: gesture.content)
  }
}

private final class MapRecognizer<Content: Gesture, Output>:
  WrappingRecognizer<_MapGesture<Content, Output>, Content>
{
  override func gestureDidChange() { inner.gesture = gesture.content }

  override func handle(_ event: GestureEvent) -> Bool {
    inner.send(event) && report(inner.phase.map(gesture.transform))
  }
}

extension Gesture {
  /// Calls `action` with each new value while the gesture lasts.
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Calls `action` when the gesture has succeeded.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns the gesture with another value.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}
