package import Layers

/// A control with the value it shows.
package enum Control: Sendable, Hashable {
  case slider(Slider)
  case pair(SliderPair)
  case menu(Menu)
  case toggle(Toggle)
  case color(ColorWell)
  case pad(Pad)
  case text(TextField)
  case list(NumberList)
  case tiles(Tiles)
  /// Nothing to change: what a value is, in words.
  case note(String)
}

/// A number that is shown and can be typed.
package struct NumberField: Sendable, Hashable {
  package var key: ValueKey
  /// It may lie outside of the control's range.
  package var value: Double
  /// Whether a user has set it.
  package var isHeld: Bool

  package init(_ key: ValueKey, value: Double, isHeld: Bool = false) {
    self.key = key
    self.value = value
    self.isHeld = isHeld
  }
}

/// A number: a track to drag on, and a field for typed numbers.
package struct Slider: Sendable, Hashable {
  package var number: NumberField
  package var range: NumberRange
  package var unit: String

  package init(_ number: NumberField, range: NumberRange, unit: String = "") {
    self.number = number
    self.range = range
    self.unit = unit
  }
}

/// Two numbers of one range, such as the values a press moves between: one track with two grabs,
/// and two fields.
package struct SliderPair: Sendable, Hashable {
  package var first: NumberField
  package var second: NumberField
  package var range: NumberRange
  package var unit: String

  package init(
    _ first: NumberField, _ second: NumberField, range: NumberRange, unit: String = ""
  ) {
    self.first = first
    self.second = second
    self.range = range
    self.unit = unit
  }
}

/// One of several names.
package struct Menu: Sendable, Hashable {
  package var key: ValueKey
  package var choices: [String]
  package var chosen: Int

  package init(_ key: ValueKey, choices: [String], chosen: Int) {
    self.key = key
    self.choices = choices
    self.chosen = chosen
  }
}

/// On or off, drawn as a switch; a momentary one is drawn as a button, which is only ever switched
/// on.
package struct Toggle: Sendable, Hashable {
  package var key: ValueKey
  package var isOn: Bool
  package var isMomentary: Bool

  package init(_ key: ValueKey, isOn: Bool, isMomentary: Bool = false) {
    self.key = key
    self.isOn = isOn
    self.isMomentary = isMomentary
  }
}

/// A color, which opens a picker.
package struct ColorWell: Sendable, Hashable {
  package var key: ValueKey
  /// sRGB-encoded, not premultiplied.
  package var color: Color

  package init(_ key: ValueKey, color: Color) {
    self.key = key
    self.color = color
  }
}

/// A place: a pad to drag on, and a field for each coordinate.
package struct Pad: Sendable, Hashable {
  package var key: ValueKey
  package var point: Point
  package var names: [String]
  package var xRange: NumberRange
  package var yRange: NumberRange
  /// Whether y grows upward; else downward.
  package var yPointsUp: Bool

  package init(
    _ key: ValueKey, point: Point, names: [String] = ["x", "y"], xRange: NumberRange,
    yRange: NumberRange, yPointsUp: Bool = false
  ) {
    self.key = key
    self.point = point
    self.names = names
    self.xRange = xRange
    self.yRange = yRange
    self.yPointsUp = yPointsUp
  }

  /// The point in unit space of the pad, y down.
  var place: Point {
    let y = yRange.fraction(of: point.y)
    return Point(x: xRange.fraction(of: point.x), y: yPointsUp ? 1 - y : y)
  }

  /// Returns the point at a place in unit space of the pad, y down.
  func point(at place: Point, isFine: Bool) -> Point {
    Point(
      x: xRange.number(at: place.x, isFine: isFine),
      y: yRange.number(at: yPointsUp ? 1 - place.y : place.y, isFine: isFine))
  }

  /// The coordinates as numbers of their own.
  var coordinates: [(value: Double, range: NumberRange)] { [(point.x, xRange), (point.y, yRange)] }
}

/// A line of text.
package struct TextField: Sendable, Hashable {
  package var key: ValueKey
  package var text: String

  package init(_ key: ValueKey, text: String) {
    self.key = key
    self.text = text
  }
}

/// Any count of numbers, or of colors.
package struct NumberList: Sendable, Hashable {
  package var key: ValueKey
  /// All elements, one after the other.
  package var numbers: [Double]
  /// Numbers to an element.
  package var components: Int
  /// Whether elements are colors: red, green, blue and opacity, premultiplied.
  package var isColor: Bool
  /// Whether elements are neither added nor removed here.
  package var isFixed: Bool
  /// Elements in a line, if there is room; `nil` for as many as fit.
  package var columns: Int?
  package var range: NumberRange

  package init(
    _ key: ValueKey, numbers: [Double], components: Int = 1, isColor: Bool = false,
    isFixed: Bool = false, columns: Int? = nil, range: NumberRange
  ) {
    self.key = key
    self.numbers = numbers
    self.components = max(1, components)
    self.isColor = isColor && components == 4
    self.isFixed = isFixed
    self.columns = columns
    self.range = range
  }

  /// Elements that are shown: swatches of colors, or fields of single numbers.
  var itemCount: Int { isColor ? numbers.count / components : numbers.count }

  func color(of item: Int) -> Color {
    let start = item * components
    guard isColor, numbers.indices.contains(start + 3) else { return .clear }
    return Color(premultiplied: Array(numbers[start..<start + 4]))
  }

  func numbers(with color: Color, at item: Int) -> [Double] {
    var numbers = numbers
    let c = color.premultiplied
    numbers.replaceSubrange(item * 4..<item * 4 + 4, with: [c.x, c.y, c.z, c.w])
    return numbers
  }

  /// One element more, like the last.
  var longer: [Double] {
    let element =
      numbers.count >= components
      ? Array(numbers.suffix(components))
      : isColor
        ? [1, 1, 1, 1] : [Double](repeating: range.clamped(0), count: components)
    return numbers + element
  }

  var shorter: [Double] { Array(numbers.dropLast(components)) }
}
