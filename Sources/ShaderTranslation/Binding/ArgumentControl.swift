/// One control of the inspector that feeds an argument: what it moves, between what, and from where.
///
/// All values are in the argument's own unit. It holds no current value: that is the scene's.
package struct ArgumentControl: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case number(range: ClosedRange<Double>, step: Double, default: Double, isWhole: Bool)
    /// Some numbers with one range; `components` are their names, as `x` and `y`.
    case vector(
      components: [String], range: ClosedRange<Double>, step: Double, defaults: [Double])
    /// Premultiplied red, green, blue and alpha; an argument of three components takes the first three.
    case color(default: [Double])
    case toggle(default: Bool)
    case list(ArgumentList)
  }

  package let kind: Kind
  /// As in "points" or "radians"; `nil` for plain numbers.
  package let unit: String?
  /// What the author says of it; empty if nothing.
  package let summary: String
  /// Where a press moves it on a spring, one number a component; `nil` when the press leaves it alone.
  package var pressed: [Double]?

  package init(kind: Kind, unit: String? = nil, summary: String = "", pressed: [Double]? = nil) {
    self.kind = kind
    self.unit = unit
    self.summary = summary
    self.pressed = pressed
  }

  /// The numbers at rest, elements of a list one after another; a switch is 0 or 1.
  package var defaults: [Double] {
    switch kind {
    case .number(_, _, let value, _): [value]
    case .vector(_, _, _, let values): values
    case .color(let color): color
    case .toggle(let isOn): [isOn ? 1 : 0]
    case .list(let list): list.elements.flatMap { $0 }
    }
  }
}

/// What an array argument holds at rest.
package struct ArgumentList: Sendable, Hashable {
  /// As many numbers an element as the array's type has components; premultiplied RGBA for colors.
  package let elements: [[Double]]
  package let isColor: Bool
  /// What each number may be; 0…1 for colors.
  package let range: ClosedRange<Double>
}
