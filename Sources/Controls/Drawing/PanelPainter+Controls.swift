internal import Layers

/// The controls of rows.
extension PanelPainter {
  mutating func paintControl(of row: Row, _ placed: PlacedItem) {
    func rect(_ part: Target.Part) -> Rect {
      layout.rects[Target(row.name, part)] ?? Rect(origin: .zero, size: .zero)
    }
    switch row.control {
    case .slider(let slider):
      track([slider.number], slider.range, row, in: rect(.body))
      number(slider.number, slider.range, slider.unit, row, .field(0))
    case .pair(let pair):
      track([pair.first, pair.second], pair.range, row, in: rect(.body))
      number(pair.first, pair.range, "", row, .field(0))
      number(pair.second, pair.range, pair.unit, row, .field(1))
      let (first, second) = (rect(.field(0)), rect(.field(1)))
      let numberLeft =
        second.maxX - Look.fieldInset
        - Columns.unitWidth(pair.unit) { canvas.measure($0, $1).width.rounded(.up) }
        - columns.pairWidth
      canvas.arrow(
        at: Point(
          x: (first.maxX - Look.fieldInset + numberLeft) / 2,
          y: first.minY + first.size.height / 2), color: Look.white(0.35))
    case .menu(let menu): paint(menu, row, in: rect(.body))
    case .toggle(let toggle): paint(toggle, row, in: rect(.body))
    case .color(let well): paint(well, row, in: rect(.body))
    case .pad(let pad): paint(pad, row, rect(.body))
    case .text(let field): paint(field, row, in: rect(.body))
    case .list(let list): paint(list, row)
    case .tiles(let tiles): paint(tiles, row)
    case .note(let note):
      let left = columns.isStacked ? columns.inset + placed.indent : columns.controlLeft
      let top =
        columns.isStacked
        ? placed.frame.maxY
          - canvas.text.size(note, .small, width: columns.controlRight - left)
          .height - 6
        : placed.frame.minY + 7
      canvas.put(
        note, .small, at: Point(x: layout.frame.minX + left, y: top),
        width: columns.controlRight - left)
    }
  }

  // MARK: - Sliders

  /// A track with one grab, or with two and the stretch between them.
  private mutating func track(
    _ numbers: [NumberField], _ range: NumberRange, _ row: Row, in rect: Rect
  ) {
    let travel = SliderTravel(rect)
    let middle = canvas.whole(rect.minY + rect.size.height / 2)
    let places = travel.places(of: numbers.map { range.fraction(of: $0.value) })
    let (left, right) = (rect.minX, rect.maxX)
    func strip(_ from: Double, _ to: Double) -> Rect {
      Rect(
        x: from, y: middle - Look.trackHeight / 2, width: to - from, height: Look.trackHeight)
    }
    canvas.bar(strip(left, right), color: Look.track)
    // Ranges with both signs fill from zero, the others from their low end.
    let isSigned = range.bounds.lowerBound < 0 && range.bounds.upperBound > 0
    let zero = isSigned ? travel.place(of: range.fraction(of: 0)) : left
    let from = places.count > 1 ? places[0] : zero
    let to = places[places.count - 1]
    let isBright = !row.held.isEmpty || state.dragged?.target == Target(row.name)
    canvas.bar(
      strip(min(from, to), max(from, to)), color: Look.accent.opacity(isBright ? 1 : 0.62))
    if isSigned {
      canvas.fill(
        Rect(
          x: canvas.whole(zero - canvas.hairline / 2), y: middle - Look.trackHeight,
          width: canvas.hairline, height: 2 * Look.trackHeight), color: Look.white(0.35))
    }
    let glow = state.glow(Target(row.name), at: time)
    let held = state.dragged.flatMap { $0.target == Target(row.name) ? $0.grab : nil }
    for (index, x) in places.enumerated() {
      let isFirstOfTwo = places.count > 1 && index == 0
      let ownGlow = held == nil || held == index ? glow : 0
      let center = Point(x: x, y: middle)
      let radius = (isFirstOfTwo ? Look.grabRadius - 1 : Look.grabRadius) + 0.5 * ownGlow
      canvas.grab(at: center, radius: radius, glow: ownGlow)
      // Where a pair starts from is a ring, where it goes to is full.
      if isFirstOfTwo { canvas.disc(at: center, radius: radius - 2.5, color: Look.ground) }
      if isMarked(Target(row.name, .field(index))) {
        canvas.ring(at: center, radius: Look.grabRadius + 2.5, width: 1.5, color: Look.accent)
      }
    }
  }

  private mutating func number(
    _ field: NumberField, _ range: NumberRange, _ unit: String, _ row: Row, _ part: Target.Part
  ) {
    let target = Target(row.name, part)
    guard let rect = layout.rects[target] else { return }
    if state.edit?.target == target { return edited(in: rect, at: target) }
    if state.hovered == target { canvas.field(rect, isHovered: true) }
    var right = rect.maxX - Look.fieldInset
    if !unit.isEmpty {
      let size = canvas.measure(unit, .small)
      let line = Rect(
        x: right - size.width, y: rect.minY + 1, width: size.width, height: rect.size.height)
      canvas.put(unit, .small, in: line)
      right -= size.width.rounded(.up) + Columns.unitGap
    }
    let style = TextStyle.plain.colored(Look.white(field.isHeld ? 1 : 0.72))
    let text = range.text(of: field.value)
    // A slider's focus is shown at its grab; of two, the number says which one it is.
    if case .pair = row.control, isMarked(target) {
      let left = right - canvas.measure(text, style).width - 4
      let ring = Rect(
        x: left, y: rect.minY + 2, width: rect.maxX - 4 - left, height: rect.size.height - 4)
      canvas.border(ring, radius: 5, color: Look.accent.opacity(0.85), width: 1.5)
    }
    canvas.put(
      text, style,
      in: Rect(x: right, y: rect.minY, width: 0, height: rect.size.height), .trailing)
  }

  // MARK: - Menus, switches, colors

  private mutating func paint(_ menu: Menu, _ row: Row, in rect: Rect) {
    let isOpen = state.popup?.row == row.name
    canvas.field(rect, isHovered: state.hovered == Target(row.name) || isOpen)
    if menu.choices.indices.contains(menu.chosen) {
      canvas.put(
        menu.choices[menu.chosen], .plain,
        in: Rect(
          x: rect.minX + Look.fieldInset, y: rect.minY, width: 0, height: rect.size.height))
    }
    canvas.upDown(
      at: Point(x: rect.maxX - 11, y: rect.minY + rect.size.height / 2), color: Look.white(0.5))
    if isMarked(Target(row.name)), !isOpen { canvas.focus(rect) }
  }

  private mutating func paint(_ toggle: Toggle, _ row: Row, in rect: Rect) {
    let position = state.glided(.turn(of: row.name), toggle.isOn ? 1 : 0, at: time)
    guard !toggle.isMomentary else { return paintButton(row, isLit: position, in: rect) }
    for child in SwitchFace.small.children(position: position) {
      canvas.add(
        child.layer, at: Point(x: rect.minX + child.origin.x, y: rect.minY + child.origin.y))
    }
    if isMarked(Target(row.name)) { canvas.focus(rect, radius: rect.size.height / 2) }
  }

  /// A button that is on for one frame; it lights up, and fades.
  private mutating func paintButton(_ row: Row, isLit: Double, in rect: Rect) {
    let target = Target(row.name)
    let glow = state.glow(target, at: time)
    canvas.fill(rect, radius: Look.fieldRadius, color: Look.white(0.09 + 0.08 * glow))
    canvas.fill(
      rect, radius: Look.fieldRadius, color: Look.accent.opacity(0.6 * min(max(isLit, 0), 1)))
    canvas.put("Trigger", .plain.colored(Look.white(0.92)), in: rect, .center)
    if isMarked(target) { canvas.focus(rect) }
  }

  private mutating func paint(_ well: ColorWell, _ row: Row, in rect: Rect) {
    canvas.field(
      rect, isHovered: state.hovered == Target(row.name) || state.popup?.row == row.name)
    let swatch = Rect(
      x: rect.minX + 4, y: rect.minY + 4, width: 40, height: rect.size.height - 8)
    self.swatch(well.color, in: swatch)
    let text = Rect(
      x: swatch.maxX + 8, y: rect.minY, width: rect.maxX - swatch.maxX - 8 - Look.fieldInset,
      height: rect.size.height)
    canvas.put(well.color.hexText, .plain, in: text)
    if well.color.opacity < 1 {
      canvas.put(well.color.percentText, .small, in: text, .trailing)
    }
    if isMarked(Target(row.name)) { canvas.focus(rect) }
  }

  mutating func swatch(_ color: Color, in rect: Rect) {
    let radius = Look.fieldRadius - 2
    if color.opacity < 1 { canvas.checker(rect, radius: radius) }
    canvas.fill(rect, radius: radius, color: color)
    canvas.border(rect, radius: radius, color: Look.white(0.18))
  }

  // MARK: - Pads, texts, lists

  private mutating func paint(_ pad: Pad, _ row: Row, _ rect: Rect) {
    let target = Target(row.name)
    canvas.fill(rect, radius: Look.fieldRadius, color: Look.field)
    func vertical(_ x: Double) -> Rect {
      Rect(x: canvas.whole(x), y: rect.minY, width: canvas.hairline, height: rect.size.height)
    }
    func horizontal(_ y: Double) -> Rect {
      Rect(x: rect.minX, y: canvas.whole(y), width: rect.size.width, height: canvas.hairline)
    }
    for part in 1..<4 {
      let share = Double(part) / 4
      let color = Look.white(part == 2 ? 0.12 : 0.05)
      canvas.fill(vertical(rect.minX + rect.size.width * share), color: color)
      canvas.fill(horizontal(rect.minY + rect.size.height * share), color: color)
    }
    let point = Point(
      x: rect.minX + rect.size.width * pad.place.x,
      y: rect.minY + rect.size.height * pad.place.y)
    let hair = Look.accent.opacity(0.45)
    canvas.fill(vertical(point.x - canvas.hairline / 2), color: hair)
    canvas.fill(horizontal(point.y - canvas.hairline / 2), color: hair)
    let isGrabbed = state.isPadGrabbed && state.focus == target
    canvas.grab(at: point, glow: isGrabbed ? 1 : state.glow(target, at: time))
    if isMarked(target) { canvas.focus(rect) }
    for (index, coordinate) in pad.coordinates.enumerated() {
      self.coordinate(
        coordinate.value, coordinate.range, name: pad.names[min(index, pad.names.count - 1)],
        at: Target(row.name, .field(index)), isHeld: !row.held.isEmpty)
    }
  }

  private mutating func coordinate(
    _ value: Double, _ range: NumberRange, name: String, at target: Target, isHeld: Bool
  ) {
    guard let rect = layout.rects[target] else { return }
    if state.edit?.target == target { return edited(in: rect, at: target) }
    canvas.field(rect, isHovered: state.hovered == target)
    let text = Rect(
      x: rect.minX + 6, y: rect.minY, width: rect.size.width - 12, height: rect.size.height)
    canvas.put(name, .small, in: text)
    canvas.put(
      range.text(of: value), .plain.colored(Look.white(isHeld ? 1 : 0.72)), in: text, .trailing)
    if isMarked(target) { canvas.focus(rect) }
  }

  private mutating func paint(_ field: TextField, _ row: Row, in rect: Rect) {
    let target = Target(row.name)
    if state.edit?.target == target { return edited(in: rect, at: target) }
    canvas.field(rect, isHovered: state.hovered == target)
    canvas.put(
      field.text, .plain, at: Point(x: rect.minX + Look.fieldInset, y: rect.minY + 4),
      width: rect.size.width - 2 * Look.fieldInset)
    if isMarked(target) { canvas.focus(rect) }
  }

  private mutating func paint(_ list: NumberList, _ row: Row) {
    for item in 0..<list.itemCount {
      let target = Target(row.name, .item(item))
      guard let rect = layout.rects[target] else { continue }
      if list.isColor {
        swatch(list.color(of: item), in: rect)
      } else if state.edit?.target == target {
        edited(in: rect, at: target)
        continue
      } else {
        canvas.field(rect, isHovered: state.hovered == target)
        canvas.put(list.range.text(of: list.numbers[item]), .plain, in: rect, .center)
      }
      if isMarked(target) { canvas.focus(rect) }
    }
    for part in [Target.Part.add, .remove] {
      let target = Target(row.name, part)
      guard let rect = layout.rects[target] else { continue }
      canvas.field(rect, isHovered: state.hovered == target)
      let center = Point(x: rect.minX + 11, y: rect.minY + rect.size.height / 2)
      let color = Look.white(state.hovered == target ? 0.9 : 0.6)
      if part == .add {
        canvas.plus(at: center, color: color)
      } else {
        canvas.minus(at: center, color: color)
      }
      if isMarked(target) { canvas.focus(rect) }
    }
  }

  // MARK: - Text that is being typed

  mutating func edited(in rect: Rect, at target: Target) {
    guard let edit = state.edit else { return }
    let isSearch = target == .search
    if !isSearch {
      canvas.field(rect, isHovered: true)
      canvas.border(
        rect, radius: Look.fieldRadius, color: Look.accent.opacity(0.85), width: 1.5)
    }
    let string = edit.text.string
    let places = canvas.text.caretPlaces(in: string, .plain)
    let inset = layout.textInset(of: target)
    let right = rect.maxX - (isSearch ? 26 : 4)
    let left = rect.minX + inset - edit.scroll
    let height = canvas.measure("0", .plain).height
    let top = rect.minY + (rect.size.height - height) / 2
    func draw(_ canvas: inout ControlCanvas) {
      let selection = edit.text.selection
      if !selection.isEmpty {
        canvas.fill(
          Rect(
            x: left + places[selection.lowerBound], y: top,
            width: places[selection.upperBound] - places[selection.lowerBound], height: height),
          radius: 2, color: Look.accent.opacity(0.38))
      }
      canvas.put(string, .plain.colored(Look.white(1)), at: Point(x: left, y: top))
      if state.isCaretShown(at: time) {
        canvas.fill(
          Rect(
            x: canvas.whole(left + places[edit.text.caret] - 0.5), y: top - 1,
            width: max(1, canvas.hairline), height: height + 2), color: Look.accent)
      }
    }
    // Only what is too long is cut off at the field's edges.
    if left >= rect.minX, left + (places.last ?? 0) <= right {
      draw(&canvas)
    } else {
      canvas.clipped(
        to: Rect(
          x: rect.minX + inset - 1, y: rect.minY, width: right - rect.minX - inset + 2,
          height: rect.size.height), draw)
    }
  }
}

extension Color {
  /// "75 %": its opacity.
  var percentText: String { "\(Int(clamping: (opacity * 100).rounded())) %" }
}
