/// A number that a spring carries to its target, and that can be sent elsewhere while it moves.
///
/// ```swift
/// // given pressTime: Double, releaseTime: Double, frameTime: Double
/// var scale = SpringValue(1)
/// scale.retarget(to: 0.95, at: pressTime, spring: .snappy)
/// scale.retarget(to: 1, at: releaseTime, spring: .snappy)  // goes on as fast as it was
/// let now = scale.value(at: frameTime)
/// ```
///
/// Between two changes the value is a function of time alone, so frames may come at any rate and in
/// any order. Only the latest change is stored: times before it give the value it began with.
/// The value never snaps; where SwiftUI removes the animation, `isSettled(at:)` becomes true and
/// the rest of the closed form, below what can be seen, goes on.
package struct SpringValue: Hashable, Sendable {
  /// Where the value is, or where it is going.
  package private(set) var target: Double

  private var spring = Spring.smooth
  private var startTime = 0.0
  private var startOffset = 0.0
  private var startVelocity = 0.0

  /// Creates a number at rest.
  package init(_ value: Double) {
    target = value
  }

  /// Creates a number that was moved by hand, and is let go at `time` as fast as it was.
  ///
  /// - Parameters:
  ///   - value: Where it is let go.
  ///   - velocity: Change per second there.
  package init(
    _ value: Double, velocity: Double, target: Double, at time: Double, spring: Spring
  ) {
    self.target = target
    self.spring = spring
    startTime = time
    startOffset = value - target
    startVelocity = velocity
  }

  /// Returns the value at `time`, in seconds on the clock of `retarget`.
  package func value(at time: Double) -> Double {
    target + offset(at: time)
  }

  /// Returns the change per second at `time`.
  package func velocity(at time: Double) -> Double {
    spring.offsetVelocity(from: startOffset, velocity: startVelocity, at: time - startTime)
  }

  /// Sends the value to a new target with a new spring, from its current value and velocity.
  ///
  /// The old spring is forgotten: value and velocity go on unbroken, the acceleration jumps.
  package mutating func retarget(to newTarget: Double, at time: Double, spring newSpring: Spring) {
    let (value, velocity) = (value(at: time), velocity(at: time))
    target = newTarget
    spring = newSpring
    startTime = time
    startOffset = value - newTarget
    startVelocity = velocity
  }

  /// Sets the target outside any animation.
  ///
  /// The value jumps by as much as the target does, and a running motion goes on on top of it.
  package mutating func move(to newTarget: Double) {
    target = newTarget
  }

  /// Whether the motion is over by SwiftUI's measure.
  ///
  /// Velocity and acceleration are at most 0.06 per second (squared), and what is left is at most
  /// 1 % of the way: of the distance at the latest `retarget`, plus how far the velocity it found
  /// would carry alone. SwiftUI asks once a frame and then stops; here a bouncy spring can leave
  /// this state again for its next swing, one that stays about as small.
  package func isSettled(at time: Double) -> Bool {
    let (offset, velocity) = (offset(at: time), velocity(at: time))
    let acceleration = spring.force(target: 0, position: offset, velocity: velocity) / spring.mass
    let way = abs(startOffset) + abs(startVelocity) / spring.angularFrequency
    return max(abs(velocity), abs(acceleration)) <= 0.06 && abs(offset) <= 0.01 * way
  }

  private func offset(at time: Double) -> Double {
    spring.offset(from: startOffset, velocity: startVelocity, at: time - startTime)
  }
}
