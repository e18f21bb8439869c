internal import Scenes

/// Tells a wheel's notches from a touchpad's points, which GLFW gives as the same numbers.
///
/// A wheel moves by whole numbers, a touchpad by fractions; within a stroke of a touchpad whole
/// numbers are points, too.
nonisolated struct Wheel: Sendable {
  private var lastFraction = -Double.infinity

  /// Seconds of silence after which a stroke is over.
  private static let silence = 0.15

  /// Points for one of GLFW's units: what it divides Wayland's by.
  private static let pointsPerUnit = 10.0

  mutating func event(x: Double, y: Double, at wallTime: Double) -> SceneEvent {
    let isFraction = x != x.rounded() || y != y.rounded()
    guard isFraction || wallTime - lastFraction < Self.silence else {
      return .scrolled(x: x, y: y, unit: .notches)
    }
    lastFraction = wallTime
    return .scrolled(x: x * Self.pointsPerUnit, y: y * Self.pointsPerUnit, unit: .points)
  }
}
