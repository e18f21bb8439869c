internal import Parameters

/// The two parameters of a number that a press moves: `amplitude.released` and `amplitude.pressed`.
package struct PressedPair: ParameterRow {
  /// A number at rest and while held.
  package struct Ends: Sendable, Hashable {
    package var released: Double
    package var pressed: Double

    package init(released: Double, pressed: Double) {
      self.released = released
      self.pressed = pressed
    }

    /// The number at a share of the way, exact at 0 and 1.
    package func mixed(by share: Double) -> Double { released * (1 - share) + pressed * share }
  }

  private let released: ParameterKey<Double>
  private let pressed: ParameterKey<Double>

  /// - Parameters:
  ///   - parameter: The number itself; range, step and unit are its own.
  ///   - noun: What the number is, as in "swing".
  init(of parameter: Parameter, _ noun: String, ends: Ends) {
    guard case .number(let range, let step, _) = parameter.kind else {
      preconditionFailure("'\(parameter.name)' must be a number to have two values")
    }
    func key(_ suffix: String, _ when: String, _ value: Double) -> ParameterKey<Double> {
      ParameterKey(
        Parameter(
          "\(parameter.name).\(suffix)", "\(noun) \(when)",
          kind: .number(range: range, step: step, defaultValue: value), unit: parameter.unit,
          limits: parameter.limits, argument: parameter.argument),
        defaultValue: value)
    }
    released = key("released", "at rest", ends.released)
    pressed = key("pressed", "while held", ends.pressed)
  }

  /// A number that rests at its default.
  init(of key: ParameterKey<Double>, _ noun: String, pressed: Double) {
    self.init(of: key.parameter, noun, ends: Ends(released: key.defaultValue, pressed: pressed))
  }

  var parameters: [Parameter] { [released.parameter, pressed.parameter] }

  /// The number on the spring of the press.
  var glide: Feed { .glide(released: released.name, pressed: pressed.name) }

  /// The number without a spring.
  var jump: Feed { .jump(released: released.name, pressed: pressed.name) }

  func value(in set: ParameterSet) -> Ends {
    Ends(released: set[released], pressed: set[pressed])
  }
}
