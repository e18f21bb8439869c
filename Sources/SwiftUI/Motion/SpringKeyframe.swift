public import Foundation

/// Leads towards a value as a spring does, and ends where that has got to.
public struct SpringKeyframe<Value: Animatable>: PrimitiveTrackContent {
  let keyframes: [Keyframe<Value>]

  /// - Parameters:
  ///   - duration: In seconds; `nil` to last until the spring has settled.
  ///   - startVelocity: Change per second at its start; `nil` for that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframes = [.spring(to, duration: duration, spring: spring, startVelocity: startVelocity)]
  }

  public var body: EmptyTrack<Value> { EmptyTrack() }
}
