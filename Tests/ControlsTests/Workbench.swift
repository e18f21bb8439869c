import Layers
import Testing

@testable import Controls

/// A panel in a window, and a model that takes what the panel says; a clock that tests
/// move.
final class Workbench {
  var panel: Panel
  var state = PanelState()
  var size: Size
  private(set) var time = 10.0
  /// Everything that the panel has said.
  private(set) var messages: [ControlMessage] = []
  static let text = TextPieces()

  init(_ items: [Item], search: Bool = false, size: Size = Size(width: 900, height: 700)) {
    panel = Panel(
      title: "button",
      search: search
        ? Panel.Search(
          placeholder: "Search", tooltip: Tooltip("Finds rows"),
          emptyText: "Nothing is called that.")
        : nil,
      items: items,
      buttons: [Button("copy button", label: "Copy"), Button("swift button", label: "Copy Swift")])
    self.size = size
  }

  convenience init(_ rows: Row..., size: Size = Size(width: 900, height: 700)) {
    self.init(rows.map { .row($0) }, size: size)
  }

  var layout: PanelLayout { PanelLayout(of: panel, state, in: size, text: Self.text) }

  func rect(_ name: String, _ part: Target.Part = .body) throws -> Rect {
    try #require(layout.rect(of: Target(name, part)), "there is no \(part) of '\(name)'")
  }

  func middle(_ name: String, _ part: Target.Part = .body) throws -> Point {
    let rect = try rect(name, part)
    return Point(x: rect.minX + rect.size.width / 2, y: rect.minY + rect.size.height / 2)
  }

  // MARK: - Events

  /// Hands an event over and returns whether it was the panel's.
  @discardableResult
  func send(_ event: ControlEvent, after seconds: Double = 0) -> Bool {
    time += seconds
    state.follow(panel, at: time)
    let reply = state.handle(event, on: layout, at: time)
    messages += reply.messages
    for message in reply.messages { apply(message) }
    state.follow(panel, at: time)
    return reply.isTaken
  }

  func wait(_ seconds: Double) { time += seconds }

  @discardableResult
  func press(
    _ key: ControlKey, _ modifiers: ControlModifiers = []
  ) -> Bool {
    let isTaken = send(.key(key, modifiers, .down))
    send(.key(key, modifiers, .up))
    return isTaken
  }

  func type(_ text: String) { for character in text { send(.character(character)) } }

  func click(_ name: String, _ part: Target.Part = .body) throws {
    try click(at: middle(name, part))
  }

  func click(at point: Point) {
    send(.pointerMoved(point), after: 1)
    send(.pointerDown)
    send(.pointerUp)
  }

  /// Presses at a place, moves to another one, and lets go.
  func drag(from start: Point, to end: Point, _ modifiers: ControlModifiers = []) {
    send(.pointerMoved(start), after: 1)
    send(.key(.a, modifiers, .up))
    send(.pointerDown)
    send(.pointerMoved(end))
    send(.pointerUp)
  }

  // MARK: - The model

  private func apply(_ message: ControlMessage) {
    guard case .changed(let key, let value) = message else { return }
    panel.items = panel.items.map { $0.setting(key, to: value) }
  }

  /// The last message of the panel; `nil` if it has sent none.
  var last: ControlMessage? { messages.last }

  func number(_ name: String) -> Double? {
    for row in panel.rows {
      switch row.control {
      case .slider(let slider) where slider.number.key.name == name: return slider.number.value
      case .pair(let pair):
        for field in [pair.first, pair.second] where field.key.name == name { return field.value }
      default: continue
      }
    }
    return nil
  }
}

extension Item {
  fileprivate func setting(_ key: ValueKey, to value: ControlValue) -> Item {
    switch self {
    case .row(var row):
      row.control = row.control.setting(key, to: value)
      return .row(row)
    case .group(var group):
      group.items = group.items.map { $0.setting(key, to: value) }
      return .group(group)
    default: return self
    }
  }
}

extension Control {
  fileprivate func setting(_ key: ValueKey, to value: ControlValue) -> Control {
    switch (self, value) {
    case (.slider(var slider), .number(let number)) where slider.number.key == key:
      slider.number.value = number
      return .slider(slider)
    case (.pair(var pair), .number(let number)):
      if pair.first.key == key { pair.first.value = number }
      if pair.second.key == key { pair.second.value = number }
      return .pair(pair)
    case (.menu(var menu), .choice(let choice)) where menu.key == key:
      menu.chosen = choice
      return .menu(menu)
    case (.toggle(var toggle), .toggle(let isOn)) where toggle.key == key:
      toggle.isOn = isOn
      return .toggle(toggle)
    case (.color(var well), .color(let color)) where well.key == key:
      well.color = color
      return .color(well)
    case (.pad(var pad), .point(let point)) where pad.key == key:
      pad.point = point
      return .pad(pad)
    case (.text(var field), .text(let text)) where field.key == key:
      field.text = text
      return .text(field)
    case (.list(var list), .numbers(let numbers)) where list.key == key:
      list.numbers = numbers
      return .list(list)
    default: return self
    }
  }
}

extension Row {
  static func slider(
    _ name: String, _ value: Double, in range: ClosedRange<Double> = 0...2, step: Double = 0.05,
    isWhole: Bool = false, unit: String = "", isHeld: Bool = false
  ) -> Row {
    Row(
      name,
      .slider(
        Slider(
          NumberField(ValueKey(name), value: value, isHeld: isHeld),
          range: NumberRange(range, step: step, isWhole: isWhole), unit: unit)),
      tooltip: Tooltip("what '\(name)' does", facts: ["0 … 2"]),
      held: isHeld ? [ValueKey(name)] : [])
  }

  static func pair(_ name: String, _ first: Double, _ second: Double) -> Row {
    Row(
      name,
      .pair(
        SliderPair(
          NumberField(ValueKey("\(name).released"), value: first),
          NumberField(ValueKey("\(name).pressed"), value: second),
          range: NumberRange(0...2, step: 0.05))),
      held: [ValueKey("\(name).pressed")])
  }

  static func menu(_ name: String, _ choices: [String], chosen: Int = 0) -> Row {
    Row(name, .menu(Menu(ValueKey(name), choices: choices, chosen: chosen)))
  }
}
