/// The way of a value from one keyframe to the next.
struct KeyframeStretch<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  enum Motion {
    case linear(UnitCurve)
    case cubic(startVelocity: Vector, endVelocity: Vector)
    case spring(Spring, startVelocity: Vector)
    case move
  }

  let motion: Motion
  let start: Vector
  /// The place that it leads to; a spring may end before.
  let target: Value
  let startTime: Double
  let duration: Double

  var endTime: Double { startTime + duration }

  /// Returns the place, `time` seconds after the start of the stretch.
  func value(at time: Double) -> Vector { motion(at: time).value }

  func velocity(at time: Double) -> Vector { motion(at: time).velocity }

  private func motion(
    at time: Double
  ) -> (value: Vector, velocity: Vector) {
    let (end, way) = (target.animatableData, target.animatableData - start)
    switch motion {
    case .move: return (end, .zero)
    case .spring(let spring, let startVelocity):
      return spring.motion(from: start, velocity: startVelocity, to: end, at: time)
    case .linear(let curve):
      guard duration > 0 else { return (end, .zero) }
      let slope = curve.velocity(at: time / duration)
      return (
        start + way.scaled(by: curve.value(at: time / duration)),
        way.scaled(by: slope.isFinite ? slope / duration : 0)
      )
    case .cubic(let startVelocity, let endVelocity):
      guard duration > 0 else { return (end, endVelocity) }
      // Hermite's form
      let s = time / duration
      let value =
        start + way.scaled(by: (3 - 2 * s) * s * s)
        + startVelocity.scaled(by: ((s - 2) * s + 1) * s * duration)
        + endVelocity.scaled(by: (s - 1) * s * s * duration)
      let velocity =
        way.scaled(by: 6 * s * (1 - s) / duration)
        + startVelocity.scaled(by: (3 * s - 4) * s + 1)
        + endVelocity.scaled(by: (3 * s - 2) * s)
      return (value, velocity)
    }
  }
}
