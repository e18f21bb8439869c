public import Foundation

/// Leads to a value along a straight line.
public struct LinearKeyframe<Value: Animatable>: PrimitiveTrackContent {
  let keyframes: [Keyframe<Value>]

  /// - Parameters:
  ///   - duration: In seconds.
  ///   - timingCurve: How progress is eased.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframes = [.linear(to, duration: duration, curve: timingCurve)]
  }

  public var body: EmptyTrack<Value> { EmptyTrack() }
}
