import Glibc

/// Where a value on the spring is, as a closed form: any `time` costs the same, in any order.
///
/// Every `time` is in seconds since the motion began; times before 0 count as 0.
extension Spring {
  /// Returns how far a value has come that started at 0.
  ///
  /// - Parameters:
  ///   - target: Where the value goes.
  ///   - initialVelocity: Change per second at `time` 0.
  ///   - time: Seconds since the start.
  package func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    target - offset(from: target, velocity: -initialVelocity, at: time)
  }

  /// Returns the change per second of a value that started at 0, on its way to `target`.
  package func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    offsetVelocity(from: -target, velocity: initialVelocity, at: time)
  }

  /// Returns how far from its target a released value still is.
  ///
  /// - Parameters:
  ///   - start: Distance at `time` 0, in the unit of the animated value.
  ///   - velocity: Change of that distance per second at `time` 0.
  ///   - time: Seconds since the release.
  package func offset(from start: Double, velocity: Double = 0, at time: Double) -> Double {
    let response = Response(of: self, at: time)
    return start * response.offsetFromOffset + velocity * response.offsetFromVelocity
  }

  /// Returns how fast the distance of a released value changes: the derivative of `offset`.
  package func offsetVelocity(
    from start: Double, velocity: Double = 0, at time: Double
  ) -> Double {
    let response = Response(of: self, at: time)
    return start * response.velocityFromOffset + velocity * response.velocityFromVelocity
  }

  /// Returns the force on a value: what the spring pulls less what the damping brakes.
  ///
  /// Divided by `mass` it is the acceleration.
  package func force(target: Double, position: Double, velocity: Double) -> Double {
    let pull = stiffness * (target - position)
    return velocity == 0 ? pull : pull - damping * velocity  // damping may be infinite
  }
}

/// The offset and velocity that are left, after some time, of an offset of 1 and a velocity of 1.
///
/// The oscillator x″ + 2ζω₀x′ + ω₀²x = 0 is linear, so these four numbers give any motion. With
/// p = e^(−σt)·cos(ω_d·t) and q = e^(−σt)·sin(ω_d·t)/ω_d, where σ = ζω₀ and ω_d = ω₀√(1−ζ²):
/// x = x₀·(p + σq) + v₀·q and x′ = −x₀·ω₀²·q + v₀·(p − σq). ζ ≥ 1 is the same with the cosine and
/// the sine of an imaginary number, written out so that no exponential grows and nothing cancels.
private struct Response {
  var offsetFromOffset = 1.0
  var offsetFromVelocity = 0.0
  var velocityFromOffset = 0.0
  var velocityFromVelocity = 0.0

  init(of spring: Spring, at time: Double) {
    let (frequency, decayRate) = (spring.angularFrequency, spring.decayRate)
    guard decayRate.isFinite else { return }  // held fast: the offset stays, the velocity is lost
    let (p, q) = Response.fundamentalSolutions(of: spring, at: max(0, time))
    offsetFromOffset = p + decayRate * q
    offsetFromVelocity = q
    velocityFromOffset = -frequency * (frequency * q)
    velocityFromVelocity = p - decayRate * q
  }

  private static func fundamentalSolutions(
    of spring: Spring, at time: Double
  ) -> (p: Double, q: Double) {
    let (frequency, ratio) = (spring.angularFrequency, spring.dampingRatio)
    if ratio > 1 {
      // The slower root is −ω₀/(ζ + √(ζ²−1)), so that nothing cancels; the other is 2s less.
      let root = (ratio - 1).squareRoot() * (ratio + 1).squareRoot()
      let s = frequency * root
      let slow = exp(-frequency * time / (ratio + root))
      let fasterFaded = -expm1(-2 * s * time)
      return (slow * (2 - fasterFaded) / 2, slow * fasterFaded / (2 * s))
    }
    let decay = exp(-spring.decayRate * time)
    guard decay > 0 else { return (0, 0) }  // at rest; ω_d·t may overflow
    if ratio == 1 { return (decay, decay * time) }
    let dampedFrequency = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
    let angle = dampedFrequency * time
    return (decay * cos(angle), decay * sin(angle) / dampedFrequency)
  }
}
