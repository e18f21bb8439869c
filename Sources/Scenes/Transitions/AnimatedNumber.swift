internal import Motion

/// The animation of a transition from one phase to the other.
enum TransitionAnimation: Sendable, Hashable {
  /// Takes over place and velocity of the spring before it.
  case spring(Spring)
  /// Is laid over those that still run.
  case eased(EasedAnimation)
}

/// A number that springs carry, which merge, or eased animations, which are laid over each other.
///
/// From one kind to the other it goes on from where it is, without its velocity.
struct AnimatedNumber: Sendable, Hashable {
  private enum Motion: Sendable, Hashable {
    case spring(SpringValue)
    case eased(EasedValue)
  }

  private var motion: Motion
  /// When a spring is taken to be at rest, in seconds.
  private var restTime = 0.0

  /// Share of the way below which a spring's rest is not seen: of a full turn it is a 28th of a
  /// degree.
  private static let epsilon = 1e-4

  init(_ value: Double) { motion = .eased(EasedValue(value)) }

  /// Sends the number to `target`.
  mutating func animate(to target: Double, at time: Double, with animation: TransitionAnimation) {
    switch (animation, motion) {
    case (.spring(let spring), .spring(var value)):
      send(&value, to: target, at: time, with: spring)
    case (.spring(let spring), .eased):
      var value = SpringValue(self.value(at: time))
      send(&value, to: target, at: time, with: spring)
    case (.eased(let animation), .eased(var value)):
      value.animate(to: target, at: time, with: animation)
      motion = .eased(value)
    case (.eased(let animation), .spring):
      var value = EasedValue(self.value(at: time))
      value.animate(to: target, at: time, with: animation)
      motion = .eased(value)
    }
  }

  private mutating func send(
    _ value: inout SpringValue, to target: Double, at time: Double, with spring: Spring
  ) {
    restTime =
      time
      + spring.settlingDuration(
        target: target - value.value(at: time), initialVelocity: value.velocity(at: time),
        epsilon: Self.epsilon)
    value.retarget(to: target, at: time, spring: spring)
    motion = .spring(value)
  }

  /// Exactly the target once it has settled.
  func value(at time: Double) -> Double {
    switch motion {
    case .spring(let value): time >= restTime ? value.target : value.value(at: time)
    case .eased(let value): value.value(at: time)
    }
  }

  /// When it has settled, in seconds; 0 if it never moved.
  var settlingTime: Double {
    switch motion {
    case .spring: restTime
    case .eased(let value): value.endTime
    }
  }

  func isSettled(at time: Double) -> Bool {
    switch motion {
    case .spring: time >= restTime
    case .eased(let value): value.isSettled(at: time)
    }
  }
}
