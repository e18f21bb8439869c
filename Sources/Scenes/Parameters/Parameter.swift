package import Layers

/// One number, choice, switch or color of a scene that a person can hold at a value.
package struct Parameter: Sendable, Equatable {
  package enum Kind: Sendable, Hashable {
    /// Nudged by `step`; whole numbers only where `step` is 1 and the default is whole.
    case number(range: ClosedRange<Double>, step: Double, defaultValue: Double)
    /// One of several names; the first is the default.
    case choice([String])
    case toggle(defaultValue: Bool)
    case color(defaultValue: Color)
  }

  /// Characters that move a parameter by a step.
  package struct Keys: Sendable, Hashable {
    package let lower: Character
    package let raise: Character

    package init(lower: Character, raise: Character) {
      self.lower = lower
      self.raise = raise
    }
  }

  /// Unique in its scene; part of the contract with users and scripts.
  package let name: String
  /// What it does, one sentence without a full stop.
  package let summary: String
  package let kind: Kind
  /// Empty for plain numbers.
  package let unit: String
  /// Characters that lower and raise it, beside the arrow keys.
  package let keys: Keys?

  package init(
    _ name: String, _ summary: String, kind: Kind, unit: String = "",
    keys: Keys? = nil
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.unit = unit
    self.keys = keys
  }

  package var defaultValue: ParameterValue {
    switch kind {
    case .number(_, _, let value): .number(value)
    case .choice(let names): .choice(names.first ?? "")
    case .toggle(let value): .toggle(value)
    case .color(let color): .color(color)
    }
  }

  /// Returns the value `text` stands for.
  ///
  /// - Throws: `ParameterError` when it is no such value or lies outside the range.
  package func value(from text: String) throws(ParameterError) -> ParameterValue {
    switch kind {
    case .number(let range, _, _):
      guard let number = Double(text), number.isFinite else {
        throw .notANumber(name: name, text: text)
      }
      guard range.contains(number) else { throw .outOfRange(name: name, text: text, range: range) }
      if isWhole, number != number.rounded() { throw .notWhole(name: name, text: text) }
      return .number(number)
    case .choice(let names):
      guard names.contains(text) else {
        throw .unknownChoice(name: name, text: text, choices: names)
      }
      return .choice(text)
    case .toggle:
      guard let value = ["on": true, "off": false][text] else {
        throw .unknownChoice(name: name, text: text, choices: ["on", "off"])
      }
      return .toggle(value)
    case .color:
      guard let color = ParameterValue.color(from: text) else {
        throw .notAColor(name: name, text: text)
      }
      return .color(color)
    }
  }

  /// Whether only whole numbers make sense.
  package var isWhole: Bool {
    if case .number(let range, 1, let value) = kind {
      return value == value.rounded() && range.lowerBound == range.lowerBound.rounded()
    }
    return false
  }

  /// Returns `value` moved by `steps` steps, on the grid of steps and inside the range; choices go round.
  package func value(_ value: ParameterValue, nudgedBy steps: Double) -> ParameterValue {
    switch (kind, value) {
    case (.number(let range, let step, _), .number(let number)):
      var moved = number + steps * step
      // Whole steps land on the grid, fine ones keep their place between.
      let grid = abs(steps) >= 1 ? step : step / 10
      moved = (moved / grid).rounded() * grid
      if isWhole { moved = number.rounded() + (abs(steps) < 1 ? (steps < 0 ? -1 : 1) : steps) }
      return .number(min(max(moved, range.lowerBound), range.upperBound))
    case (.choice(let names), .choice(let name)):
      guard let index = names.firstIndex(of: name), !names.isEmpty else { return value }
      let count = names.count
      return .choice(names[((index + (steps < 0 ? -1 : 1)) % count + count) % count])
    case (.toggle, .toggle(let isOn)):
      return .toggle(!isOn)
    default:
      return value
    }
  }
}
