/// The lines of a menu that a row or a button opens.
struct MenuLines: Sendable, Hashable {
  struct Line: Sendable, Hashable {
    let label: String
    var detail = ""
    var isChosen = false
    var isEnabled = true
    var tooltip = Tooltip("")
    var startsGroup = false
  }

  let lines: [Line]
  /// Whether one of them is the chosen one, which has a mark before it.
  let hasMarks: Bool

  init(_ menu: Menu) {
    lines = menu.choices.indices.map {
      Line(label: menu.choices[$0], isChosen: $0 == menu.chosen)
    }
    hasMarks = true
  }

  init(_ choices: [Button.Choice]) {
    lines = choices.map {
      Line(
        label: $0.label, detail: $0.detail, isEnabled: $0.isEnabled, tooltip: $0.tooltip,
        startsGroup: $0.startsGroup)
    }
    hasMarks = false
  }

  /// The first line that can be chosen from `index` on, in steps of 1 or −1; `nil` if there is
  /// none.
  func line(from index: Int, by step: Int) -> Int? {
    var index = index
    while lines.indices.contains(index) {
      if lines[index].isEnabled { return index }
      index += step
    }
    return nil
  }
}

extension Panel {
  /// The menu that a row or a button of this name opens; `nil` for any other.
  func menuLines(of name: String) -> MenuLines? {
    if case .menu(let menu)? = row(named: name)?.control { return MenuLines(menu) }
    return button(named: name).flatMap { $0.choices.isEmpty ? nil : MenuLines($0.choices) }
  }
}
