internal import Motion
internal import Parameters

/// The two parameters of a spring.
package struct SpringParameters: ParameterRow {
  static let durationName = "spring.duration"
  static let bounceName = "spring.bounce"
  /// Names of both.
  package static let names = [durationName, bounceName]

  private let duration: ParameterKey<Double>
  private let bounce: ParameterKey<Double>

  /// - Parameters:
  ///   - motion: What moves on the spring, as in "the press".
  ///   - seconds: Perceptual duration unless held.
  ///   - extra: Bounce unless held.
  init(of motion: String, duration seconds: Double, bounce extra: Double = 0) {
    duration = .number(
      Self.durationName, "perceptual duration of \(motion)", 0.05...5, step: 0.05,
      min(max(seconds, 0.05), 5),
      unit: "s")
    bounce = .number(
      Self.bounceName, "bounce of \(motion)", -0.9...0.9, step: 0.05,
      min(max(extra, -0.9), 0.9))
  }

  var parameters: [Parameter] { [duration.parameter, bounce.parameter] }

  func value(in set: ParameterSet) -> Spring {
    Spring(duration: set[duration], bounce: set[bounce])
  }
}
