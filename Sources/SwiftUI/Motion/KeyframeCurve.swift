/// A value over time that follows keyframes.
///
/// Each stretch owns its end: there the value is what it leads to, and a jump shows after it.
struct KeyframeCurve<Value: Animatable> {
  private typealias Stretch = KeyframeStretch<Value>
  private typealias Vector = Value.AnimatableData

  private let initialValue: Value
  private var stretches: [Stretch] = []

  /// Seconds from the start to the end.
  var duration: Double { stretches.last?.endTime ?? 0 }

  init(from initialValue: Value, _ keyframes: [Keyframe<Value>]) {
    self.initialValue = initialValue
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      stretches.append(stretch(for: keyframe, before: next))
    }
  }

  func value(at time: Double) -> Value {
    guard let stretch = stretch(at: time) else { return initialValue }
    var value = stretch.target
    value.animatableData = stretch.value(at: min(time, stretch.endTime) - stretch.startTime)
    return value
  }

  /// Returns the change per second; none before the start and after the end.
  func velocity(at time: Double) -> Value {
    var velocity = initialValue
    velocity.animatableData = .zero
    if time > 0, time < duration, let stretch = stretch(at: time) {
      velocity.animatableData = stretch.velocity(at: time - stretch.startTime)
    }
    return velocity
  }

  /// Returns the stretch at a time; `nil` if the initial value is still there.
  private func stretch(at time: Double) -> Stretch? {
    if time >= duration, duration > 0 || !stretches.isEmpty { return stretches.last }
    if time > 0 { return stretches.first { time <= $0.endTime } }
    // Jumps at the very start have happened.
    return stretches.prefix { $0.endTime <= 0 }.last
  }

  // MARK: - Lining up

  private func stretch(for keyframe: Keyframe<Value>, before next: Keyframe<Value>?) -> Stretch {
    let last = stretches.last
    let start = last.map { $0.value(at: $0.duration) } ?? initialValue.animatableData
    let target = keyframe.target.animatableData
    let (motion, duration): (Stretch.Motion, Double) =
      switch keyframe {
      case .move: (.move, 0)
      case .linear(_, let duration, let curve): (.linear(curve), max(0, duration))
      case .spring(_, let duration, let spring, let startVelocity):
        springMotion(spring, for: duration, from: start, to: target, startVelocity?.animatableData)
      case .cubic(_, let duration, let startVelocity, let lastVelocity):
        (
          .cubic(
            startVelocity: startVelocity?.animatableData ?? endVelocity(of: last),
            endVelocity: lastVelocity?.animatableData
              ?? tangent(before: next, from: start, through: target, duration)),
          max(0, duration)
        )
      }
    return Stretch(
      motion: motion, start: start, target: keyframe.target, startTime: last?.endTime ?? 0,
      duration: duration)
  }

  private func springMotion(
    _ spring: Spring, for duration: Double?, from start: Vector, to target: Vector,
    _ startVelocity: Vector?
  ) -> (Stretch.Motion, Double) {
    let velocity = startVelocity ?? endVelocity(of: stretches.last)
    let settled = spring.settlingDuration(
      target: target - start, initialVelocity: velocity, epsilon: 1e-4)
    let duration = max(0, duration ?? settled)
    return (.spring(spring, startVelocity: velocity), duration.isFinite ? duration : 60)
  }

  private func endVelocity(of stretch: Stretch?) -> Vector {
    stretch.map { $0.velocity(at: $0.duration) } ?? .zero
  }

  /// The velocity with which a cubic stretch ends: along the line from its start to the next cubic
  /// one's end, or that with which another kind goes on.
  private func tangent(
    before next: Keyframe<Value>?, from start: Vector, through target: Vector, _ duration: Double
  ) -> Vector {
    switch next {
    case nil, .move: return .zero
    case .linear(let end, let length, let curve):
      let slope = curve.velocity(at: 0)
      guard length > 0, slope.isFinite else { return .zero }
      return (end.animatableData - target).scaled(by: slope / length)
    case .spring(_, _, _, let startVelocity): return startVelocity?.animatableData ?? .zero
    case .cubic(let end, let length, let startVelocity, _):
      let time = duration + length
      return startVelocity?.animatableData
        ?? (time > 0 ? (end.animatableData - start).scaled(by: 1 / time) : .zero)
    }
  }
}
