package import Layers

/// One number, vector, choice, switch, color, text, list, picture or mesh of a scene that a user
/// can hold at a value.
package struct Parameter: Sendable, Equatable {
  package enum Kind: Sendable, Hashable {
    /// Nudged by `step`; whole numbers only where `step` is 1 and the default is whole, unless the
    /// parameter's type decides.
    case number(range: ClosedRange<Double>, step: Double, defaultValue: Double)
    /// One of several names; the first is the default, if the parameter states no other.
    case choice([String])
    case toggle(defaultValue: Bool)
    case color(defaultValue: Color)
    /// Two to four numbers of one range; `components` are their names.
    case vector(
      components: [String], range: ClosedRange<Double>, step: Double, defaultValue: [Double])
    /// Any count of numbers of one range, `components` to an element; colors are premultiplied.
    case list(
      components: Int, range: ClosedRange<Double>, isColor: Bool, defaultValue: [Double])
    /// A picture from a file.
    case picture
    /// Any text.
    case text(defaultValue: String)
    /// The points of a mesh, row by row.
    case points(defaultValue: PointGrid)
    /// Any count of colors.
    case colors(defaultValue: [Color])
    /// One of several meshes by name, or one from a file; the first is the default.
    case mesh([String])
  }

  /// The treatment of values outside of the range.
  package enum Limits: Sendable, Hashable {
    /// They are an error.
    case firm
    /// They are taken; the range is where the sliders end.
    case suggested
  }

  /// An argument of a built-in shader function.
  package struct Argument: Sendable, Hashable {
    package let function: String
    package let name: String

    package init(function: String, name: String) {
      self.function = function
      self.name = name
    }
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
  /// Its effect, one sentence without a full stop.
  package let summary: String
  package let kind: Kind
  /// As its author says it, such as "points"; empty for plain numbers.
  package let unit: String
  /// Characters that lower and raise it, beside the arrow keys.
  package let keys: Keys?
  package let limits: Limits
  /// Where its value comes from while it is not held, in words; empty if that is its default.
  package let feed: String
  /// The part of the scene that it belongs to: a view, or a shader function; empty for none.
  package let section: String
  /// Other texts that stand for a name of a choice, such as its number.
  package let aliases: [String: String]
  /// Where range, default and unit are stated, if that is the header of a built-in shader function.
  package let argument: Argument?
  /// The text shown in place of the name; `nil` shows the name.
  package let label: String?
  /// Whether it is a button: on for one frame, and never held.
  package let isMomentary: Bool
  /// Whether it is a list of bytes, as a file holds them.
  package let isData: Bool
  /// One range for each component of a vector where they differ.
  package let componentRanges: [ClosedRange<Double>]?
  /// The name that a choice rests at, if that is not its first.
  private let defaultChoice: String?
  /// Whether the second number of a vector grows upward, as where a shader has its origin at the
  /// bottom.
  package let yPointsUp: Bool
  /// Whether it takes whole numbers only, by its type; `nil` goes by its step and its default.
  private let typeIsWhole: Bool?

  package init(
    _ name: String, _ summary: String, kind: Kind, unit: String = "",
    keys: Keys? = nil, limits: Limits = .firm, feed: String = "", section: String = "",
    aliases: [String: String] = [:], argument: Argument? = nil, label: String? = nil,
    isMomentary: Bool = false,
    isData: Bool = false, componentRanges: [ClosedRange<Double>]? = nil,
    defaultChoice: String? = nil,
    yPointsUp: Bool = false, isWhole: Bool? = nil
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.unit = unit
    self.keys = keys
    self.limits = limits
    self.feed = feed
    self.section = section
    self.aliases = aliases
    self.argument = argument
    self.label = label
    self.isMomentary = isMomentary
    self.isData = isData
    self.componentRanges = componentRanges
    self.defaultChoice = defaultChoice
    self.yPointsUp = yPointsUp
    typeIsWhole = isWhole
  }

  /// The unit as the inspector has room for it: "pt" for "points".
  package var unitSymbol: String {
    let known = [
      "points": "pt", "seconds": "s", "radians": "rad", "degrees": "°", "pixels": "px",
      "points per second": "pt/s", "radians per second": "rad/s", "degrees per second": "°/s",
      "1 per second": "1/s",
    ]
    return known[unit.lowercased()] ?? unit
  }

  /// Its name among those of its section.
  package var nameInSection: String {
    !section.isEmpty && name.hasPrefix("\(section).")
      ? String(name.dropFirst(section.count + 1)) : name
  }

  /// The same parameter under another name, without its keys.
  package func renamed(_ name: String) -> Parameter {
    Parameter(
      name, summary, kind: kind, unit: unit, limits: limits, feed: feed, section: section,
      defaultChoice: defaultChoice, yPointsUp: yPointsUp, isWhole: typeIsWhole)
  }

  package var defaultValue: ParameterValue {
    switch kind {
    case .number(_, _, let value): .number(value)
    case .choice(let names): .choice(defaultChoice ?? names.first ?? "")
    case .toggle(let value): .toggle(value)
    case .color(let color): .color(color)
    case .vector(_, _, _, let numbers), .list(_, _, _, let numbers): .numbers(numbers)
    case .picture: .picture(nil)
    case .text(let text): .text(text)
    case .points(let grid): .points(grid)
    case .colors(let colors): .colors(colors)
    case .mesh(let names): .choice(names.first ?? "")
    }
  }

  /// Returns the value `text` stands for.
  ///
  /// - Throws: `ParameterError` if it is not such a value or lies outside of the range.
  package func value(from text: String) throws(ParameterError) -> ParameterValue {
    switch kind {
    case .number(let range, _, _):
      guard let number = Double(text), number.isFinite else {
        throw .notANumber(name: name, text: text)
      }
      guard limits == .suggested || range.contains(number) else {
        throw .outOfRange(name: name, text: text, range: range)
      }
      if limits == .firm, isWhole, number != number.rounded() {
        throw .notWhole(name: name, text: text)
      }
      return .number(number)
    case .choice(let names):
      let text = aliases[text] ?? text
      guard names.contains(text) else {
        throw .unknownChoice(name: name, text: text, choices: names)
      }
      return .choice(text)
    case .toggle:
      let words = ["on": true, "off": false, "1": true, "0": false, "true": true, "false": false]
      guard let value = words[text] else {
        throw .unknownChoice(name: name, text: text, choices: ["on", "off"])
      }
      return .toggle(value)
    case .color:
      guard let value = Self.colorValue(from: text) else {
        throw .notAColor(name: name, text: text)
      }
      return value
    case .vector(let components, let range, _, _):
      guard let numbers = Self.numbers(in: text), numbers.count == components.count else {
        throw .notNumbers(name: name, text: text, count: components.count)
      }
      guard limits == .suggested || numbers.allSatisfy(range.contains) else {
        throw .outOfRange(name: name, text: text, range: range)
      }
      return .numbers(numbers)
    case .list(let components, _, _, _):
      guard let numbers = text.isEmpty ? [] : Self.numbers(in: text),
        numbers.count.isMultiple(of: components)
      else { throw .notAList(name: name, text: text, components: components) }
      guard !isData || numbers.allSatisfy({ (0...255).contains($0) && $0 == $0.rounded() }) else {
        throw .notBytes(name: name, text: text)
      }
      return .numbers(numbers)
    case .picture:
      // Files are read by the caller.
      throw .notAPicture(name: name, text: text)
    case .text:
      return .text(ParameterValue.text(from: text))
    case .points: return .points(try grid(in: text))
    case .colors:
      let colors = text.split(separator: ",", omittingEmptySubsequences: false).map {
        ParameterValue.color(from: String($0))
      }
      guard !colors.contains(nil) else { throw .notColors(name: name, text: text) }
      return .colors(colors.compactMap { $0 })
    case .mesh(let names):
      // Files are read by the caller.
      guard names.contains(text) else {
        throw .unknownMesh(name: name, text: text, names: names)
      }
      return .choice(text)
    }
  }

  private func grid(in text: String) throws(ParameterError) -> PointGrid {
    guard let grid = PointGrid(text) else { throw .notAGrid(name: name, text: text) }
    for number in grid.numbers where !PointGrid.range.contains(number) {
      throw .outOfRange(
        name: name, text: "\(ParameterValue.number(number))", range: PointGrid.range)
    }
    return grid
  }

  /// numbers = number ("," number)*; `nil` for anything else.
  private static func numbers(in text: String) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(part.filter { $0 != " " }).flatMap { $0.isFinite ? $0 : nil }
    }
    return parts.contains(nil) ? nil : parts.compactMap { $0 }
  }

  /// A color in hexadecimal digits, or as three or four premultiplied numbers.
  private static func colorValue(from text: String) -> ParameterValue? {
    if let color = ParameterValue.color(from: text) { return .color(color) }
    guard var numbers = numbers(in: text), numbers.count == 3 || numbers.count == 4 else {
      return nil
    }
    if numbers.count == 3 { numbers.append(1) }
    // Light without cover has no straight color; it stays unchanged.
    guard numbers[3] > 0 else { return .numbers(numbers) }
    return .color(Color(premultiplied: numbers))
  }

  /// Whether only whole numbers make sense.
  package var isWhole: Bool {
    if let typeIsWhole { return typeIsWhole }
    if case .number(let range, 1, let value) = kind {
      return value == value.rounded() && range.lowerBound == range.lowerBound.rounded()
    }
    return false
  }

  /// Returns `value` moved by `steps` steps, on the grid of steps and inside the range; choices go
  /// round.
  ///
  /// - Parameter component: Which number of a vector moves.
  package func value(
    _ value: ParameterValue, nudgedBy steps: Double, component: Int? = nil
  ) -> ParameterValue {
    switch (kind, value) {
    case (.number(let range, let step, _), .number(let number)):
      var moved = number + steps * step
      // Whole steps land on the grid, fine ones keep their place between.
      let grid = abs(steps) >= 1 ? step : step / 10
      moved = (moved / grid).rounded() * grid
      if isWhole { moved = number.rounded() + (abs(steps) < 1 ? (steps < 0 ? -1 : 1) : steps) }
      return .number(min(max(moved, range.lowerBound), range.upperBound))
    case (.choice(let names), .choice(let name)), (.mesh(let names), .choice(let name)):
      guard let index = names.firstIndex(of: name), !names.isEmpty else { return value }
      let count = names.count
      return .choice(names[((index + (steps < 0 ? -1 : 1)) % count + count) % count])
    case (.vector(_, let range, let step, _), .numbers(var numbers)):
      guard let component, numbers.indices.contains(component) else { return value }
      let single = Parameter(
        name, summary,
        kind: .number(range: range, step: step, defaultValue: numbers[component]),
        isWhole: typeIsWhole)
      let moved = single.value(.number(numbers[component]), nudgedBy: steps)
      numbers[component] = moved.number ?? numbers[component]
      return .numbers(numbers)
    case (.toggle, .toggle(let isOn)):
      return .toggle(!isOn)
    default:
      return value
    }
  }
}
