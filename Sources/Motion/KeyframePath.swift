/// A number over time that springs pull one after another, each from where and as fast as the one
/// before it got.
///
/// ```swift
/// // given secondsSincePress: Double
/// let push = KeyframePath(
///   from: 1,
///   [
///     SpringKeyframe(0.95, duration: 0.2, spring: .snappy),
///     SpringKeyframe(1, duration: 0.2, spring: .bouncy),
///   ])
/// let scale = push.value(at: secondsSincePress)
/// ```
///
/// After the end it stays where the last spring got to. A path does not know when it was triggered:
/// time 0 is its beginning.
package struct KeyframePath: Hashable, Sendable {
  private struct Segment: Hashable {
    let keyframe: SpringKeyframe
    let startTime: Double
    let startValue: Double
    let startVelocity: Double

    var endTime: Double { startTime + keyframe.duration }

    func value(at time: Double) -> Double {
      startValue
        + keyframe.spring.value(
          target: keyframe.target - startValue, initialVelocity: startVelocity,
          time: min(time, endTime) - startTime)
    }

    func velocity(at time: Double) -> Double {
      keyframe.spring.velocity(
        target: keyframe.target - startValue, initialVelocity: startVelocity,
        time: min(time, endTime) - startTime)
    }
  }

  private let initialValue: Double
  private var segments: [Segment] = []

  /// Lines the keyframes up.
  package init(from initialValue: Double, _ keyframes: [SpringKeyframe]) {
    self.initialValue = initialValue
    for keyframe in keyframes {
      let last = segments.last
      segments.append(
        Segment(
          keyframe: keyframe, startTime: last?.endTime ?? 0,
          startValue: last.map { $0.value(at: $0.endTime) } ?? initialValue,
          startVelocity: last.map { $0.velocity(at: $0.endTime) } ?? 0))
    }
  }

  /// Returns the value at `time`, in seconds from the beginning; before it, the initial value.
  package func value(at time: Double) -> Double {
    guard time >= 0, let last = segments.last else { return initialValue }
    return (segments.first { time <= $0.endTime } ?? last).value(at: time)
  }
}
