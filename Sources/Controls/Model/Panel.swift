internal import Layers

/// Contents of a panel of controls, made from a model for every frame.
///
/// ```swift
/// // given size: Size, pieces: TextPieces, var state: PanelState
/// let number = NumberField(ValueKey("amplitude"), value: 0.5)
/// let slider = Slider(number, range: NumberRange(0...3, step: 0.05))
/// let row = Row("amplitude", .slider(slider), tooltip: Tooltip("how far it swings"))
/// let panel = Panel(title: "button", items: [.row(row)])
/// let layout = PanelLayout(of: panel, state, in: size, text: pieces)
/// let reply = state.handle(.pointerDown, on: layout, at: 4.2)
/// ```
///
/// It holds no state of its own: what a user is in the middle of is in `PanelState`.
package struct Panel: Sendable, Hashable {
  /// Without one, and without a search field, the rows begin at the top.
  package var title: String
  package var search: Search?
  package var items: [Item]
  /// At the lower edge, side by side.
  package var buttons: [Button]

  package init(
    title: String, search: Search? = nil, items: [Item], buttons: [Button] = []
  ) {
    self.title = title
    self.search = search
    self.items = items
    self.buttons = buttons
  }

  /// A field that leaves the rows whose names contain what is typed.
  package struct Search: Sendable, Hashable {
    package var placeholder: String
    package var tooltip: Tooltip
    /// Shown where no row is left.
    package var emptyText: String

    package init(placeholder: String, tooltip: Tooltip, emptyText: String) {
      self.placeholder = placeholder
      self.tooltip = tooltip
      self.emptyText = emptyText
    }
  }

  /// All rows, those of groups included.
  package var rows: [Row] { items.flatMap(\.rows) }

  package func row(named name: String) -> Row? {
    for item in items {
      switch item {
      case .row(let row) where row.name == name: return row
      case .group(let group):
        if let row = group.items.lazy.flatMap(\.rows).first(where: { $0.name == name }) {
          return row
        }
      default: continue
      }
    }
    return nil
  }

  func button(named name: String) -> Button? { buttons.first { $0.name == name } }
}

/// One thing below another in a panel.
package indirect enum Item: Sendable, Hashable {
  case row(Row)
  case group(Group)
  /// A quiet heading with room above it.
  case heading(String)
  /// Across the panel, in as many lines as it needs.
  case text(String)
  case plot(Plot)
  case graph(FrameGraph)

  var rows: [Row] {
    switch self {
    case .row(let row): [row]
    case .group(let group): group.items.flatMap(\.rows)
    case .heading, .text, .plot, .graph: []
    }
  }
}

/// A control with its name.
package struct Row: Sendable, Hashable {
  /// Unique in the panel.
  package var name: String
  package var label: String
  /// Name outside of its group, by which it is found; the label if left out.
  package var fullLabel: String
  package var control: Control
  package var tooltip: Tooltip
  /// Which of its values a user has set; then a glyph lets them go.
  package var held: [ValueKey]

  package init(
    _ name: String, label: String? = nil, fullLabel: String? = nil, _ control: Control,
    tooltip: Tooltip = Tooltip(""), held: [ValueKey] = []
  ) {
    self.name = name
    self.label = label ?? name
    self.fullLabel = fullLabel ?? label ?? name
    self.control = control
    self.tooltip = tooltip
    self.held = held
  }
}

/// A line that opens and closes what belongs together.
package struct Group: Sendable, Hashable {
  package var name: String
  package var label: String
  /// Shown at the right while closed.
  package var reading: String
  package var tooltip: Tooltip
  /// Whether it is open until the user closes it.
  package var isOpenAtFirst: Bool
  package var items: [Item]

  package init(
    _ name: String, label: String, reading: String = "", tooltip: Tooltip = Tooltip(""),
    isOpenAtFirst: Bool = false, items: [Item]
  ) {
    self.name = name
    self.label = label
    self.reading = reading
    self.tooltip = tooltip
    self.isOpenAtFirst = isOpenAtFirst
    self.items = items
  }
}

/// A button at the lower edge of a panel.
package struct Button: Sendable, Hashable {
  package var name: String
  package var label: String
  package var tooltip: Tooltip
  /// Whether it can be pressed; the tooltip of a dimmed one says why not.
  package var isEnabled: Bool
  /// A menu that it opens, each choice pressed like a button; a button without one is pressed
  /// itself.
  package var choices: [Choice]

  package init(
    _ name: String, label: String, tooltip: Tooltip = Tooltip(""), isEnabled: Bool = true,
    choices: [Choice] = []
  ) {
    self.name = name
    self.label = label
    self.tooltip = tooltip
    self.isEnabled = isEnabled
    self.choices = choices
  }

  /// A line of the button's menu.
  package struct Choice: Sendable, Hashable {
    package var name: String
    package var label: String
    /// A key, or another word or two, at the line's end.
    package var detail: String
    package var isEnabled: Bool
    /// Shown where the pointer rests on it, as for one that is dimmed.
    package var tooltip: Tooltip
    /// Whether a hairline parts it from the choice above.
    package var startsGroup: Bool

    package init(
      _ name: String, label: String, detail: String = "", isEnabled: Bool = true,
      tooltip: Tooltip = Tooltip(""), startsGroup: Bool = false
    ) {
      self.name = name
      self.label = label
      self.detail = detail
      self.isEnabled = isEnabled
      self.tooltip = tooltip
      self.startsGroup = startsGroup
    }
  }
}
