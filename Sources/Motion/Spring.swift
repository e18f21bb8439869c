/// A damped oscillator that pulls a value to its target, as SwiftUI's `Spring` does.
///
/// ```swift
/// let press = Spring(duration: 0.3)
/// let scale = 1 + press.value(target: -0.05, time: 0.1)  // on its way from 1 to 0.95
/// ```
///
/// All three initializers describe the same oscillator: a mass, an undamped period and a damping
/// ratio. A spring does not know where a value is or when it started to move; `SpringValue` does.
package struct Spring: Hashable, Sendable {
  /// Seconds of one swing if nothing damped it; how long the motion seems to take.
  ///
  /// The time until rest is another one: `settlingDuration(target:initialVelocity:epsilon:)`.
  package let duration: Double

  /// How strongly swings are damped: 0 not at all, below 1 it overshoots, from 1 on it does not.
  ///
  /// Infinite for a `bounce` of −1 and below: such a spring holds its value where it is.
  package let dampingRatio: Double

  /// The mass that the spring pulls; it matters only beside a stiffness, a damping or a force.
  package let mass: Double

  /// Creates a spring from how long it seems to take and how much it overshoots.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration in seconds, above 0.
  ///   - bounce: 0 for no overshoot, up to 1 for endless swinging (more counts as 1). Below 0 it
  ///     arrives more slowly, and from −1 on never.
  package init(duration: Double = 0.5, bounce: Double = 0) {
    precondition(!bounce.isNaN, "Spring.bounce must be a number, got \(bounce)")
    let dampingRatio =
      switch bounce {
      case 0...: 1 - min(bounce, 1)
      case (-1.0).nextUp..<0: 1 / (1 + bounce)
      default: Double.infinity
      }
    self.init(mass: 1, duration: duration, dampingRatio: dampingRatio)
  }

  /// Creates a spring of mass 1 from its undamped period in seconds and its damping ratio.
  ///
  /// The period must be above 0, the ratio 0 or more.
  package init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, duration: response, dampingRatio: dampingRatio)
  }

  /// Creates a spring from physical constants.
  ///
  /// - Parameters:
  ///   - mass: Mass of what is pulled, above 0.
  ///   - stiffness: Force per unit of distance, above 0.
  ///   - damping: Braking force per unit of velocity, 0 or more.
  ///   - allowOverDamping: Whether more damping than it takes to stop overshooting is preserved; if
  ///     not, the damping ratio is lowered to 1.
  package init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    precondition(mass > 0, "Spring.mass must be positive, got \(mass)")
    precondition(stiffness > 0, "Spring.stiffness must be positive, got \(stiffness)")
    precondition(damping >= 0, "Spring.damping must be 0 or more, got \(damping)")
    let dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      mass: mass, duration: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? dampingRatio : min(dampingRatio, 1))
  }

  private init(mass: Double, duration: Double, dampingRatio: Double) {
    precondition(
      duration > 0 && duration.isFinite,
      "Spring.duration must be positive and finite, got \(duration)")
    precondition(dampingRatio >= 0, "Spring.dampingRatio must be 0 or more, got \(dampingRatio)")
    self.mass = mass
    self.duration = duration
    // A ratio worked out from stiffness and damping misses 1 by its rounding; it is meant to be 1.
    self.dampingRatio = abs(dampingRatio - 1) < 1e-9 ? 1 : dampingRatio
  }
}

/// The same oscillator in the words of the other initializers.
extension Spring {
  /// How much it overshoots: 1 swings indefinitely, 0 not at all, below 0 it arrives more slowly.
  package var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// Force per unit of distance: k = M·ω₀².
  package var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// Braking force per unit of velocity: c = 2Mζω₀.
  package var damping: Double { 2 * mass * decayRate }

  /// ω₀, the undamped frequency in radians per second.
  var angularFrequency: Double { 2 * .pi / duration }

  /// σ = ζω₀, the rate at which swings fade, per second.
  var decayRate: Double { dampingRatio * angularFrequency }
}
