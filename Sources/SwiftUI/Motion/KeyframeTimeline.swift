public import Foundation

/// A value over time, whose properties follow keyframes.
///
/// ```swift
/// let jump = KeyframeTimeline(initialValue: CGPoint.zero) {
///   KeyframeTrack(\.y) {
///     CubicKeyframe(-40, duration: 0.2)
///     SpringKeyframe(0, spring: .bouncy)
///   }
/// }
/// let place = jump.value(time: 0.3)
/// ```
public struct KeyframeTimeline<Value> {
  /// A property over time.
  struct Curve {
    let duration: Double
    let setValue: (inout Value, Double) -> Void
    let setVelocity: (inout Value, Double) -> Void
  }

  private let initialValue: Value
  private let curves: [Curve]

  public init<Content: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    self.init(initialValue: initialValue, content())
  }

  package init<Content: Keyframes>(initialValue: Value, _ content: Content)
  where Content.Value == Value {
    self.initialValue = initialValue
    curves = content.allCurves(from: initialValue)
  }

  /// Seconds until the last keyframe of all tracks is reached.
  public var duration: TimeInterval { curves.map(\.duration).max() ?? 0 }

  /// Returns the value at a time; before the start the initial one, after the end the last.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// Returns the value at a fraction of the duration.
  public func value(progress: Double) -> Value {
    value(time: min(1, max(0, progress)) * duration)
  }

  /// Sets the properties that have tracks.
  public func update(value: inout Value, time: TimeInterval) {
    for curve in curves { curve.setValue(&value, time) }
  }

  /// Sets the properties that have tracks.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: min(1, max(0, progress)) * duration)
  }

  /// Returns the change per second of the properties that have tracks.
  public func velocity(time: TimeInterval) -> Value {
    var velocity = initialValue
    for curve in curves { curve.setVelocity(&velocity, time) }
    return velocity
  }
}
