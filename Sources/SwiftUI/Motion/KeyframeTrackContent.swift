/// Keyframes of one value, one after another.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Keyframes that are not made of others.
protocol PrimitiveTrackContent<Value>: KeyframeTrackContent where Body == EmptyTrack<Value> {
  var keyframes: [Keyframe<Value>] { get }
}

extension KeyframeTrackContent {
  /// All steps, in order.
  var steps: [Keyframe<Value>] {
    if let primitive = self as? any PrimitiveTrackContent<Value> { return primitive.keyframes }
    return body.steps.compactMap { $0 as? Keyframe<Value> }
  }
}

/// No keyframes.
public struct EmptyTrack<Value: Animatable>: PrimitiveTrackContent {
  public var body: EmptyTrack<Value> { self }

  var keyframes: [Keyframe<Value>] { [] }
}

/// Two parts of a track, one after the other.
public struct TrackSequence<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  PrimitiveTrackContent
where First.Value == Second.Value {
  let first: First
  let second: Second

  public var body: EmptyTrack<First.Value> { EmptyTrack() }

  var keyframes: [Keyframe<First.Value>] { first.steps + second.steps }
}

/// One of two parts of a track.
public struct TrackChoice<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  PrimitiveTrackContent
where First.Value == Second.Value {
  enum Choice {
    case first(First)
    case second(Second)
  }

  let choice: Choice

  public var body: EmptyTrack<First.Value> { EmptyTrack() }

  var keyframes: [Keyframe<First.Value>] {
    switch choice {
    case .first(let content): content.steps
    case .second(let content): content.steps
    }
  }
}

/// Parts of a track made by a loop.
public struct TrackList<Content: KeyframeTrackContent>: PrimitiveTrackContent {
  let contents: [Content]

  public var body: EmptyTrack<Content.Value> { EmptyTrack() }

  var keyframes: [Keyframe<Content.Value>] { contents.flatMap(\.steps) }
}
