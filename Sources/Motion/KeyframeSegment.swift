/// The stretch of time that one keyframe fills, joined to its neighbors.
struct KeyframeSegment: Hashable, Sendable {
  private enum Motion: Hashable {
    case eased(UnitCurve)
    case cubic(startVelocity: Double)
    case spring(Spring, target: Double, startVelocity: Double)
  }

  let endTime: Double
  let endValue: Double

  /// The change per second that a neighboring keyframe takes up.
  ///
  /// For a linear keyframe it is the mean slope: its curve may end infinitely steep.
  let endVelocity: Double

  private let startTime: Double
  private let startValue: Double
  private let motion: Motion

  private var duration: Double { endTime - startTime }

  init(_ keyframe: LinearKeyframe, from startValue: Double, at startTime: Double) {
    self.startTime = startTime
    self.startValue = startValue
    endTime = startTime + keyframe.duration
    endValue = keyframe.target
    endVelocity = (keyframe.target - startValue) / keyframe.duration
    motion = .eased(keyframe.timingCurve)
  }

  init(
    _ keyframe: SpringKeyframe, from startValue: Double, at startTime: Double, incoming: Double
  ) {
    let spring = keyframe.spring
    let startVelocity = keyframe.startVelocity ?? incoming
    let distance = keyframe.target - startValue
    let duration =
      keyframe.duration
      ?? spring.settlingDuration(
        target: distance, initialVelocity: startVelocity, epsilon: 0.0001)
    precondition(
      duration.isFinite, "SpringKeyframe.duration is needed, its spring never settles: \(spring)")
    self.startTime = startTime
    self.startValue = startValue
    endTime = startTime + duration
    endValue =
      startValue + spring.value(target: distance, initialVelocity: startVelocity, time: duration)
    endVelocity = spring.velocity(
      target: distance, initialVelocity: startVelocity, time: duration)
    motion = .spring(spring, target: keyframe.target, startVelocity: startVelocity)
  }

  /// Creates a cubic segment; a velocity that the keyframe leaves open follows from its neighbors.
  ///
  /// Next to another cubic it is that of a Catmull–Rom spline with uneven times. Where a spring
  /// follows that leaves it open too, both are 0.
  init(
    _ keyframe: CubicKeyframe, from startValue: Double, at startTime: Double,
    after previous: KeyframeSegment?, before next: Keyframe?
  ) {
    self.startTime = startTime
    self.startValue = startValue
    endTime = startTime + keyframe.duration
    endValue = keyframe.target

    func slopeFromFarEnd(of previous: KeyframeSegment) -> Double {
      (keyframe.target - previous.startValue) / (previous.duration + keyframe.duration)
    }
    let startVelocity =
      switch previous?.motion {
      case .cubic: previous.map(slopeFromFarEnd) ?? 0
      case .eased, .spring, nil: previous?.endVelocity ?? 0
      }
    motion = .cubic(startVelocity: keyframe.startVelocity ?? startVelocity)

    let endVelocity =
      switch next {
      case .cubic(let next): (next.target - startValue) / (keyframe.duration + next.duration)
      case .linear(let next): (next.target - keyframe.target) / next.duration
      case .spring(let next): next.startVelocity ?? 0
      case .move, nil: 0.0
      }
    self.endVelocity = keyframe.endVelocity ?? endVelocity
  }

  /// Returns the value at `time`, which lies within the segment.
  func value(at time: Double) -> Double {
    if time >= endTime { return endValue }
    let elapsed = time - startTime
    let s = elapsed / duration
    switch motion {
    case .eased(let curve):
      return startValue + (endValue - startValue) * curve.value(at: s)
    case .cubic(let startVelocity):
      // Hermite, in powers of the time to go and the time gone by
      let r = 1 - s
      return startValue * r * r * (1 + 2 * s) + startVelocity * duration * r * r * s
        + endValue * s * s * (1 + 2 * r) - endVelocity * duration * s * s * r
    case .spring(let spring, let target, let startVelocity):
      return startValue
        + spring.value(
          target: target - startValue, initialVelocity: startVelocity, time: elapsed)
    }
  }

  /// Returns the change per second at `time`, which lies within the segment.
  func velocity(at time: Double) -> Double {
    let elapsed = min(time, endTime) - startTime
    let s = elapsed / duration
    switch motion {
    case .eased(let curve):
      return (endValue - startValue) / duration * curve.velocity(at: s)
    case .cubic(let startVelocity):
      let r = 1 - s
      return 6 * r * s * (endValue - startValue) / duration + startVelocity * r * (1 - 3 * s)
        + endVelocity * s * (1 - 3 * r)
    case .spring(let spring, let target, let startVelocity):
      return spring.velocity(
        target: target - startValue, initialVelocity: startVelocity, time: elapsed)
    }
  }
}
