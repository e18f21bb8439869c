/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: PrimitiveTrackContent {
  let keyframes: [Keyframe<Value>]

  public init(_ to: Value) {
    keyframes = [.move(to)]
  }

  public var body: EmptyTrack<Value> { EmptyTrack() }
}
