internal import Layers
internal import Parameters

/// A parameter together with the type of its values.
///
/// ```swift
/// // given values: ParameterSet
/// let radius = ParameterKey.number("radius", "how far it reaches", 0...240, step: 1, 90)
/// values[radius]  // a Double
/// ```
///
/// It is a reference: values are read in every frame, and the texts of the parameter are not copied
/// for that.
final class ParameterKey<Value: ParameterConvertible>: Sendable {
  let parameter: Parameter
  let defaultValue: Value

  var name: String { parameter.name }

  init(_ parameter: Parameter, defaultValue: Value) {
    self.parameter = parameter
    self.defaultValue = defaultValue
  }

  /// Whether `parameter` is the key's, for `switch` over a parameter.
  static func ~= (key: ParameterKey, parameter: Parameter) -> Bool {
    key.name == parameter.name
  }

  /// Whether `name` is the key's, for `switch` over an event.
  static func ~= (key: ParameterKey, name: String) -> Bool { key.name == name }
}

/// A type that values of parameters have in a scene.
protocol ParameterConvertible: Sendable {
  /// `nil` if `value` is of another kind.
  init?(_ value: ParameterValue)
}

/// The names of a choice as the cases of an enumeration; the first is the default.
protocol ParameterChoice: ParameterConvertible, CaseIterable, RawRepresentable<String> {}

extension ParameterChoice {
  init?(_ value: ParameterValue) {
    guard case .choice(let name) = value else { return nil }
    self.init(rawValue: name)
  }
}

extension Double: ParameterConvertible {
  init?(_ value: ParameterValue) {
    guard let number = value.number else { return nil }
    self = number
  }
}

extension Bool: ParameterConvertible {
  init?(_ value: ParameterValue) {
    guard case .toggle(let isOn) = value else { return nil }
    self = isOn
  }
}

extension String: ParameterConvertible {
  init?(_ value: ParameterValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension Color: ParameterConvertible {
  init?(_ value: ParameterValue) {
    switch value {
    case .color(let color): self = color
    // Light without cover, which no straight color has
    case .numbers: self = .clear
    default: return nil
    }
  }
}

extension ParameterSet {
  /// The value that a key's parameter is held at, or its default.
  subscript<Value>(_ key: ParameterKey<Value>) -> Value { held(key) ?? key.defaultValue }

  /// The value that a key's parameter is held at; `nil` if it is not held.
  func held<Value>(_ key: ParameterKey<Value>) -> Value? { held[key.name].flatMap(Value.init) }
}

// MARK: - Rows

extension ParameterKey<Double> {
  /// - Parameter range: What it may be; other values are an error.
  static func number(
    _ name: String, _ summary: String, _ range: ClosedRange<Double>, step: Double,
    _ defaultValue: Double, unit: String = "", keys: Parameter.Keys? = nil
  ) -> ParameterKey {
    ParameterKey(
      Parameter(
        name, summary, kind: .number(range: range, step: step, defaultValue: defaultValue),
        unit: unit, keys: keys),
      defaultValue: defaultValue)
  }
}

extension ParameterKey<Bool> {
  static func toggle(
    _ name: String, _ summary: String, _ defaultValue: Bool, keys: Parameter.Keys? = nil
  ) -> ParameterKey {
    ParameterKey(
      Parameter(name, summary, kind: .toggle(defaultValue: defaultValue), keys: keys),
      defaultValue: defaultValue)
  }
}

extension ParameterKey<String> {
  static func text(
    _ name: String, _ summary: String, _ defaultValue: String
  ) -> ParameterKey {
    ParameterKey(
      Parameter(name, summary, kind: .text(defaultValue: defaultValue)),
      defaultValue: defaultValue)
  }
}

extension ParameterKey where Value: ParameterChoice {
  /// One of the cases of `type`, in their order.
  static func choice(
    _ name: String, _ summary: String, of type: Value.Type
  ) -> ParameterKey {
    let names = type.allCases.map(\.rawValue)
    guard let first = type.allCases.first else {
      preconditionFailure("choice '\(name)' must have at least one case")
    }
    return ParameterKey(Parameter(name, summary, kind: .choice(names)), defaultValue: first)
  }
}
