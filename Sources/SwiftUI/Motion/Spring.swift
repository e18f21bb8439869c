public import Foundation
package import Motion

/// A damped oscillator that pulls values to where they go.
///
/// ```swift
/// let spring = Spring(duration: 0.3, bounce: 0.2)
/// let scale = spring.value(target: 1.2, time: 0.1)
/// ```
///
/// Numbers that no spring can have count as the nearest that one can.
public struct Spring: Sendable, Hashable {
  package let spring: Motion.Spring

  package init(_ spring: Motion.Spring) {
    self.spring = spring
  }

  /// Creates a spring from how long it seems to take, in seconds, and how much it overshoots.
  ///
  /// - Parameter bounce: 0 for no overshoot, up to 1 for endless swinging, below 0 for a slower
  ///   arrival.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    spring = Motion.Spring(
      duration: Self.possible(duration), bounce: bounce.isNaN ? 0 : bounce)
  }

  /// Creates a spring from the seconds of one swing without damping, and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    spring = Motion.Spring(
      response: Self.possible(response), dampingRatio: dampingRatio > 0 ? dampingRatio : 0)
  }

  /// Creates a spring from physical constants.
  ///
  /// - Parameter allowOverDamping: Whether damping that is more than it takes to stop overshooting
  ///   is preserved.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = mass > 0 ? mass : 1
    // A period of `shortest` at least, and a finite one
    let stiffest = mass * pow(2 * .pi / Self.shortest, 2)
    let stiffness = stiffness > 0 ? min(stiffness, stiffest) : .leastNormalMagnitude.squareRoot()
    spring = Motion.Spring(
      mass: mass, stiffness: stiffness, damping: damping > 0 ? damping : 0,
      allowOverDamping: allowOverDamping)
  }

  /// Creates a spring that comes to rest after some seconds.
  ///
  /// - Parameter epsilon: Distance from the target that counts as being there, of a way of 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(0.01, dampingRatio.isNaN ? 1 : dampingRatio)
    let wanted = Self.possible(settlingDuration)
    func settling(_ response: Double) -> Double {
      Motion.Spring(response: response, dampingRatio: ratio)
        .settlingDuration(epsilon: max(1e-9, epsilon))
    }
    // Longer periods settle later: halving finds the longest that settles in time.
    var (low, high) = (Self.shortest, max(1, wanted * 100))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if settling(middle) <= wanted { low = middle } else { high = middle }
    }
    self.init(response: low, dampingRatio: ratio)
  }

  /// How long the motion seems to take, in seconds.
  public var duration: TimeInterval { spring.duration }
  /// How much it overshoots: 0 not at all, 1 endlessly.
  public var bounce: Double { spring.bounce }
  /// The seconds of one swing without damping.
  public var response: Double { spring.duration }
  /// 1 is the least damping without overshoot.
  public var dampingRatio: Double { spring.dampingRatio }
  public var mass: Double { spring.mass }
  /// Force per distance.
  public var stiffness: Double { spring.stiffness }
  /// Braking force per velocity.
  public var damping: Double { spring.damping }
  /// Seconds until a way of 1 is gone to within 1/1000.
  public var settlingDuration: TimeInterval { spring.settlingDuration() }

  /// The period of a stiffness of 45000, the most that animations use.
  static let shortest = 2 * Double.pi / 45_000.0.squareRoot()

  private static func possible(_ duration: Double) -> Double {
    duration > shortest ? min(duration, 1e9) : shortest
  }
}

extension Spring {
  /// Arrives without overshoot in 0.5 s.
  public static let smooth = smooth()
  /// Overshoots a little, in 0.5 s.
  public static let snappy = snappy()
  /// Overshoots visibly, in 0.5 s.
  public static let bouncy = bouncy()

  /// A spring without overshoot but for `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of bounce 0.15 and `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of bounce 0.3 and `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
