internal import Layers

/// Handling of keys in a panel.
extension PanelState {
  mutating func take(
    _ key: ControlKey, _ phase: ControlEvent.KeyPhase, on layout: PanelLayout, at time: Double
  ) -> ControlReply {
    // What went down here comes up here, whatever has the keyboard by then.
    if phase == .up { return ControlReply(isTaken: takenKeys.remove(key) != nil) }
    if phase == .repeated, !takenKeys.contains(key) { return ControlReply() }
    if edit != nil {
      takenKeys.insert(key)
      return ControlReply(isTaken: true, messages: edit(with: key, on: layout, at: time))
    }
    guard wants(key) else { return ControlReply() }
    takenKeys.insert(key)
    note = nil
    let isOnce = key == .enter || key == .escape || key == .home
    if phase == .repeated, isOnce { return ControlReply(isTaken: true) }
    if case .menu(let row, let highlighted) = popup {
      let messages = chooseInMenu(of: row, highlighted, with: key, on: layout, at: time)
      return ControlReply(isTaken: true, messages: messages)
    }
    return ControlReply(isTaken: true, messages: press(key, on: layout, at: time))
  }

  private func wants(_ key: ControlKey) -> Bool {
    switch key {
    case .left, .right, .up, .down, .tab, .enter, .home, .backspace, .delete: hasKeyboard
    case .escape: popup != nil || isPadGrabbed
    case .end: popup != nil
    case .pageUp, .pageDown, .space, .a, .c, .v, .x, .y, .z: false
    }
  }

  private var stepSize: NumberRange.StepSize {
    modifiers.contains(.shift) ? .coarse : modifiers.contains(.alt) ? .fine : .normal
  }

  // MARK: - The focus

  private mutating func press(
    _ key: ControlKey, on layout: PanelLayout, at time: Double
  ) -> [ControlMessage] {
    guard let focus else {
      moveFocus(by: 1, wraps: false, on: layout)
      return []
    }
    switch key {
    case .tab:
      isPadGrabbed = false
      moveFocus(by: modifiers.contains(.shift) ? -1 : 1, wraps: true, on: layout)
    case .up, .down:
      if isPadGrabbed { return nudge(focus, x: 0, y: key == .up ? -1 : 1, on: layout) }
      moveFocus(by: key == .up ? -1 : 1, wraps: false, on: layout)
    case .left, .right:
      isFocusMarked = true
      let step = key == .left ? -1 : 1
      if let group = layout.group(named: focus.name) {
        set(group, isOpen: step > 0, at: time)
        return []
      }
      if case .tiles = layout.panel.row(named: focus.name)?.control {
        moveFocus(by: step, wraps: false, on: layout)
        return []
      }
      return nudge(focus, x: step, y: 0, on: layout)
    case .enter:
      isFocusMarked = true
      return activate(focus, on: layout, at: time)
    case .escape:
      if isPadGrabbed { isPadGrabbed = false } else { closePopup() }
    case .home, .backspace, .delete:
      isFocusMarked = true
      return (key == .home ? nil : remove(focus, on: layout)) ?? reset(focus, on: layout)
    default: break
    }
    return []
  }

  mutating func moveFocus(by steps: Int, wraps: Bool, on layout: PanelLayout) {
    let stops = layout.stops
    guard !stops.isEmpty else { return }
    let index = focus.flatMap { stops.firstIndex(of: $0) }
    let next = index.map { $0 + steps } ?? (steps > 0 ? 0 : stops.count - 1)
    let place =
      wraps ? (next + stops.count) % stops.count : min(max(next, 0), stops.count - 1)
    focus = stops[place]
    isFocusMarked = true
    reveal(stops[place], on: layout)
  }

  /// Scrolls so that a target is seen, with a little room around it.
  private mutating func reveal(_ target: Target, on layout: PanelLayout) {
    guard let hitTarget = layout.hitTargets.last(where: { $0.target == target }), hitTarget.isInBody
    else {
      return
    }
    let room = 8.0
    let above = layout.body.minY + room - hitTarget.rect.minY
    let below = hitTarget.rect.maxY + room - layout.body.maxY
    scroll = layout.scroll
    if below > 0 { scroll += below }
    if above > 0 { scroll -= above }
    scroll = min(max(0, scroll), layout.scrollLimit)
  }

  /// Returns what removes a tile; `nil` for anything else.
  private func remove(_ target: Target, on layout: PanelLayout) -> [ControlMessage]? {
    guard let row = layout.panel.row(named: target.name), case .tiles(let tiles) = row.control,
      case .item(let item) = target.part, tiles.tiles.indices.contains(item)
    else { return nil }
    return tiles.tiles[item].isRemovable ? [.removed(tiles.key, item: item)] : []
  }

  private func reset(_ target: Target, on layout: PanelLayout) -> [ControlMessage] {
    guard let row = layout.panel.row(named: target.name) else { return [] }
    return row.control.keys(target.part).filter(row.held.contains).map { .reset($0) }
  }

  // MARK: - Values

  private mutating func nudge(
    _ target: Target, x: Int, y: Int, on layout: PanelLayout
  ) -> [ControlMessage] {
    guard let row = layout.panel.row(named: target.name) else { return [] }
    if let number = row.control.number(target.part) {
      let moved = number.range.nudged(number.value, by: x, stepSize)
      return moved == number.value ? [] : [number.change(moved)]
    }
    switch (row.control, target.part) {
    case (.menu(let menu), .body) where !menu.choices.isEmpty:
      let count = menu.choices.count
      return [.changed(menu.key, to: .choice((menu.chosen + x + count) % count))]
    case (.toggle(let toggle), .body) where toggle.isMomentary:
      return x > 0 ? [.changed(toggle.key, to: .toggle(true))] : []
    case (.toggle(let toggle), .body):
      return toggle.isOn == (x > 0) ? [] : [.changed(toggle.key, to: .toggle(x > 0))]
    case (.pad(let pad), .body):
      let moved = Point(
        x: x == 0 ? pad.point.x : pad.xRange.nudged(pad.point.x, by: x, stepSize),
        y: y == 0
          ? pad.point.y
          : pad.yRange.nudged(pad.point.y, by: pad.yPointsUp ? -y : y, stepSize))
      return moved == pad.point ? [] : [.changed(pad.key, to: .point(moved))]
    case (_, .shade), (_, .hue), (_, .opacity):
      return nudgeColor(target.part, of: row, x: x, y: y)
    default: return []
    }
  }

  private mutating func nudgeColor(
    _ part: Target.Part, of row: Row, x: Int, y: Int
  ) -> [ControlMessage] {
    guard case .picker(_, let item, var hue) = popup, let color = row.control.color(item: item)
    else { return [] }
    let step = stepSize == .coarse ? 0.1 : stepSize == .fine ? 0.001 : 0.01
    func moved(_ value: Double, _ steps: Int) -> Double {
      min(max(value + Double(steps) * step, 0), 1)
    }
    var opacity = color.opacity
    switch part {
    case .shade:
      hue.saturation = moved(hue.saturation, x)
      hue.brightness = moved(hue.brightness, -y)
    case .hue: hue.hue = moved(hue.hue, x)
    default: opacity = moved(opacity, x)
    }
    return set(hue, opacity: opacity, of: row)
  }

  // MARK: - Menus

  private mutating func chooseInMenu(
    of row: String, _ highlighted: Int, with key: ControlKey, on layout: PanelLayout,
    at time: Double
  ) -> [ControlMessage] {
    guard let open = layout.popup, let menu = layout.panel.menuLines(of: row) else { return [] }
    var index = highlighted
    switch key {
    case .up: index = menu.line(from: index - 1, by: -1) ?? index
    case .down: index = menu.line(from: index + 1, by: 1) ?? index
    case .home: index = menu.line(from: 0, by: 1) ?? index
    case .end: index = menu.line(from: menu.lines.count - 1, by: -1) ?? index
    case .enter: return activate(Target(row, .item(index)), on: layout, at: time)
    case .escape, .tab: closePopup()
    default: break
    }
    guard popup != nil, open.hitTargets.indices.contains(index) else { return [] }
    popup = .menu(row: row, highlighted: index)
    // The highlighted choice stays in sight.
    let hitTarget = open.hitTargets[index].rect
    popupScroll = open.scroll
    popupScroll += max(0, hitTarget.maxY + 4 - open.frame.maxY)
    popupScroll -= max(0, open.frame.minY + 4 - hitTarget.minY)
    return []
  }
}
