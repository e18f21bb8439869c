public import Foundation

/// Springs.
///
/// Those named `spring`, `smooth`, `snappy`, `bouncy` and `interactiveSpring` take over from what
/// runs, with its velocity; an `interpolatingSpring` is laid over it.
extension Animation {
  /// A spring without overshoot, about as long as half a second.
  public static let `default` = Animation(
    SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1), blendDuration: 0))

  public static let spring = spring()
  public static let interactiveSpring = interactiveSpring()
  public static let interpolatingSpring = interpolatingSpring()
  /// Arrives without overshoot in 0.5 s.
  public static let smooth = smooth()
  /// Overshoots a little, in 0.5 s.
  public static let snappy = snappy()
  /// Overshoots visibly, in 0.5 s.
  public static let bouncy = bouncy()

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - bounce: How much it overshoots: 0 not at all, 1 endlessly.
  ///   - blendDuration: Seconds over which the duration goes over from that of a spring before.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// - Parameters:
  ///   - response: The seconds of one swing without damping.
  ///   - dampingFraction: 1 is the least damping without overshoot.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A short spring, to follow a hand.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A short spring, to follow a hand.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Arrives without overshoot but for `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// Overshoots a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// Overshoots visibly.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// - Parameter initialVelocity: In ways per second, where the way is the whole change.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
}
