public import Foundation

/// Leads to a value along a curve that goes on smoothly.
public struct CubicKeyframe<Value: Animatable>: PrimitiveTrackContent {
  let keyframes: [Keyframe<Value>]

  /// - Parameters:
  ///   - duration: In seconds.
  ///   - startVelocity: Change per second at its start; `nil` to fit the keyframe before.
  ///   - endVelocity: Change per second at its end; `nil` to fit the keyframe after.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframes = [
      .cubic(to, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)
    ]
  }

  public var body: EmptyTrack<Value> { EmptyTrack() }
}
