/// Makes a track of the keyframes that are written one after another.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  public static func buildBlock() -> EmptyTrack<Value> { EmptyTrack() }

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
}
