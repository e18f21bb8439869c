internal import Layers

/// Numbers of controls by their index, whatever the control.
extension Control {
  /// A number of the control that can be typed and nudged.
  struct Number {
    let value: Double
    let range: NumberRange
    /// Message that it has another value.
    let change: (Double) -> ControlMessage
  }

  func number(_ part: Target.Part) -> Number? {
    switch (self, part) {
    case (.slider(let slider), .field(0)):
      return Self.number(slider.number, slider.range)
    case (.pair(let pair), .field(let index)):
      return Self.number(index == 0 ? pair.first : pair.second, pair.range)
    case (.pad(let pad), .field(let index)):
      let (value, range) = pad.coordinates[index]
      return Number(value: value, range: range) { value in
        var point = pad.point
        if index == 0 { point.x = value } else { point.y = value }
        return .changed(pad.key, to: .point(point))
      }
    case (.list(let list), .item(let index)) where !list.isColor:
      guard list.numbers.indices.contains(index) else { return nil }
      return Number(value: list.numbers[index], range: list.range) { value in
        var numbers = list.numbers
        numbers[index] = value
        return .changed(list.key, to: .numbers(numbers))
      }
    default: return nil
    }
  }

  private static func number(_ field: NumberField, _ range: NumberRange) -> Number {
    Number(value: field.value, range: range) { .changed(field.key, to: .number($0)) }
  }

  /// The text that is edited at a part; `nil` where nothing is typed.
  func editedText(_ part: Target.Part) -> String? {
    if let number = number(part) { return number.range.text(of: number.value) }
    if case .text(let field) = self { return field.text }
    return nil
  }

  /// The values behind a part: those that a reset there lets go.
  func keys(_ part: Target.Part) -> [ValueKey] {
    switch (self, part) {
    case (.slider(let slider), _): [slider.number.key]
    case (.pair(let pair), .field(let index)): [index == 0 ? pair.first.key : pair.second.key]
    case (.pair(let pair), _): [pair.first.key, pair.second.key]
    case (.menu(let menu), _): [menu.key]
    case (.toggle(let toggle), _): [toggle.key]
    case (.color(let well), _): [well.key]
    case (.pad(let pad), _): [pad.key]
    case (.text(let field), _): [field.key]
    case (.list(let list), _): [list.key]
    case (.tiles(let tiles), _): [tiles.key]
    case (.note, _): []
    }
  }

  /// The color of a well, or of an element of a list.
  func color(item: Int?) -> Color? {
    switch self {
    case .color(let well): well.color
    case .list(let list) where list.isColor: item.map(list.color)
    default: nil
    }
  }

  func changed(to color: Color, item: Int?) -> ControlMessage? {
    switch self {
    case .color(let well): .changed(well.key, to: .color(color))
    case .list(let list) where list.isColor:
      item.map { .changed(list.key, to: .numbers(list.numbers(with: color, at: $0))) }
    default: nil
    }
  }
}
