internal import Layers

/// Handling of events in a panel.
extension PanelState {
  /// Takes in an event and returns whether it was meant for the panel, and what it changes.
  ///
  /// - Parameters:
  ///   - layout: What is on the screen.
  ///   - time: In seconds, not before that of the event before.
  package mutating func handle(
    _ event: ControlEvent, on layout: PanelLayout, at time: Double
  ) -> ControlReply {
    switch event {
    case .pointerMoved(let point): return movePointer(to: point, on: layout, at: time)
    case .pointerDown: return pressPointer(on: layout, at: time)
    case .pointerUp: return releasePointer(on: layout, at: time)
    case .pointerLeft:
      hover(nil, at: time)
      pointer = nil
      return ControlReply()
    case .scrolled(let points): return scroll(by: points, on: layout, at: time)
    case .key(let key, let modifiers, let phase):
      self.modifiers = modifiers
      hideTooltip()
      return take(key, phase, on: layout, at: time)
    case .character(let character):
      guard edit != nil else { return ControlReply(isTaken: popup != nil) }
      type("\(character)", on: layout, at: time)
      return ControlReply(isTaken: true)
    case .pasted(let text):
      guard edit != nil else { return ControlReply() }
      type(text, on: layout, at: time)
      return ControlReply(isTaken: true)
    case .focusLost:
      press = nil
      modifiers = []
      takenKeys = []
      return ControlReply()
    }
  }

  /// Gives the keyboard to the first control and shows it.
  package mutating func focusFirst(on layout: PanelLayout) {
    focus = layout.stops.first { $0 != .search }
    isFocusMarked = true
    scroll = 0
  }

  /// Takes the keyboard away and leaves what is open; a text that is being typed is lost.
  package mutating func close() {
    (focus, popup, edit, press, note) = (nil, nil, nil, nil, nil)
    (isPadGrabbed, takenKeys, modifiers) = (false, [], [])
    hovered = nil
  }

  /// Follows a model that may have changed elsewhere: what is not there any more is left, and
  /// switches glide to where they stand.
  package mutating func follow(_ panel: Panel, at time: Double) {
    for row in panel.rows {
      guard case .toggle(let toggle) = row.control else { continue }
      let before = shownToggles[row.name] ?? toggle.isOn
      if before != toggle.isOn {
        glide(
          .turn(of: row.name), to: toggle.isOn ? 1 : 0, from: before ? 1 : 0, at: time)
      }
      shownToggles[row.name] = toggle.isOn
    }
    if case .menu(let name, _) = popup, panel.menuLines(of: name) == nil { return close() }
    if case .picker(let name, let item, let hue) = popup {
      guard let color = panel.row(named: name)?.control.color(item: item) else { return close() }
      let shown = hue.color()
      let isSame = [
        shown.red - color.red, shown.green - color.green, shown.blue - color.blue,
      ].allSatisfy { abs($0) < 1e-6 }
      if !isSame {
        self.popup = .picker(row: name, item: item, HueColor(color, hueOfGray: hue.hue))
      }
    }
    if let edit, edit.target != .search, panel.row(named: edit.target.name) == nil {
      self.edit = nil
    }
    glides = glides.filter { !$0.value.isSettled(at: time) || $0.value.target != 0 }
  }

  // MARK: - Groups, buttons, menus

  /// Performs the action of a click or Return on a target.
  mutating func activate(
    _ target: Target, on layout: PanelLayout, at time: Double
  ) -> [ControlMessage] {
    if target.part == .clear {
      search = ""
      edit = nil
      return []
    }
    if target == .search || target.part == .hex {
      beginEdit(target, on: layout, at: time)
      return []
    }
    if let row = layout.panel.row(named: target.name) {
      return activate(target, of: row, on: layout, at: time)
    }
    if let group = layout.group(named: target.name) {
      set(group, isOpen: !isOpen(group), at: time)
      return []
    }
    return layout.panel.button(named: target.name).map { activate(target.part, of: $0) } ?? []
  }

  private mutating func activate(_ part: Target.Part, of button: Button) -> [ControlMessage] {
    if case .item(let index) = part {
      guard button.choices.indices.contains(index), button.choices[index].isEnabled else {
        return []
      }
      closePopup()
      return [.pressed(button.choices[index].name)]
    }
    guard button.choices.isEmpty else {
      let first = MenuLines(button.choices).line(from: 0, by: 1)
      popup = .menu(row: button.name, highlighted: first ?? 0)
      popupScroll = 0
      return []
    }
    return button.isEnabled ? [.pressed(button.name)] : []
  }

  private mutating func activate(
    _ target: Target, of row: Row, on layout: PanelLayout, at time: Double
  ) -> [ControlMessage] {
    switch (row.control, target.part) {
    case (_, .reset): return row.held.map { .reset($0) }
    case (.menu(let menu), .item(let index)):
      popup = nil
      focus = Target(row.name)
      return index == menu.chosen || !menu.choices.indices.contains(index)
        ? [] : [.changed(menu.key, to: .choice(index))]
    case (.menu(let menu), _):
      popup = .menu(row: row.name, highlighted: menu.chosen)
      popupScroll = max(0, Double(menu.chosen - 4) * Look.itemHeight)
    case (.toggle(let toggle), .body):
      return [.changed(toggle.key, to: .toggle(toggle.isMomentary || !toggle.isOn))]
    case (.color(let well), .body): openPicker(row.name, nil, well.color)
    case (.list(let list), .item(let item)) where list.isColor:
      openPicker(row.name, item, list.color(of: item))
    case (.list(let list), .add): return [.changed(list.key, to: .numbers(list.longer))]
    case (.list(let list), .remove): return [.changed(list.key, to: .numbers(list.shorter))]
    case (.tiles(let tiles), .item(let item)):
      return [.changed(tiles.key, to: .choice(item))]
    case (.tiles(let tiles), .remover(let item)): return [.removed(tiles.key, item: item)]
    case (.pad, .body): isPadGrabbed.toggle()
    case (_, .shade): isPadGrabbed.toggle()
    case (_, .field), (_, .item), (.text, .body): beginEdit(target, on: layout, at: time)
    default: break
    }
    return []
  }

  private mutating func openPicker(_ row: String, _ item: Int?, _ color: Color) {
    popup = .picker(row: row, item: item, HueColor(color))
    focus = Target(row, .shade)
    isPadGrabbed = false
  }

  mutating func closePopup() {
    guard let popup else { return }
    if case .picker(let row, let item?, _) = popup {
      focus = Target(row, .item(item))
    } else {
      focus = Target(popup.row)
    }
    self.popup = nil
    isPadGrabbed = false
  }

  func isOpen(_ group: Group) -> Bool { openGroups[group.name] ?? group.isOpenAtFirst }

  mutating func set(_ group: Group, isOpen: Bool, at time: Double) {
    let before = self.isOpen(group)
    openGroups[group.name] = isOpen
    if before != isOpen {
      glide(.turn(of: group.name), to: isOpen ? 1 : 0, from: before ? 1 : 0, at: time)
    }
  }

  mutating func set(_ hue: HueColor, opacity: Double, of row: Row) -> [ControlMessage] {
    guard case .picker(let name, let item, _) = popup else { return [] }
    popup = .picker(row: name, item: item, hue)
    return row.control.changed(to: hue.color(opacity: opacity), item: item).map { [$0] } ?? []
  }
}

extension PanelLayout {
  func group(named name: String) -> Group? {
    for case .group(let group) in panel.items where group.name == name { return group }
    return nil
  }
}
