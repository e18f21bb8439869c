/// Makes tracks of those that are written one after another, or one of the keyframes of the value
/// itself.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildBlock() -> EmptyKeyframes<Value> { EmptyKeyframes() }

  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }

  // MARK: - Tracks

  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  public static func buildPartialBlock<First: Keyframes, Second: Keyframes>(
    accumulated: First, next: Second
  ) -> KeyframesPair<First, Second> where First.Value == Value, Second.Value == Value {
    KeyframesPair(first: accumulated, second: next)
  }
}

/// Keyframes of the value itself.
extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  public static func buildPartialBlock<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    accumulated: First, next: Second
  ) -> TrackSequence<First, Second> where First.Value == Value, Second.Value == Value {
    TrackSequence(first: accumulated, second: next)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> TrackChoice<First, Second> where First.Value == Value, Second.Value == Value {
    TrackChoice(choice: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> TrackChoice<First, Second> where First.Value == Value, Second.Value == Value {
    TrackChoice(choice: .second(component))
  }

  public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> TrackList<K>
  where K.Value == Value {
    TrackList(contents: component.map { [$0] } ?? [])
  }

  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> TrackList<K>
  where K.Value == Value {
    TrackList(contents: components)
  }

  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack(keyPath: \.self, content: component)
  }
}
