internal import Layers

/// Drawing over the rows: menus, pickers, tooltips and notes.
extension PanelPainter {
  mutating func popup() {
    guard let open = layout.popup, let popup = state.popup else { return }
    canvas.raisedPlate(open.frame)
    switch popup {
    case .menu(let name, let highlighted):
      guard let menu = layout.panel.menuLines(of: name) else { return }
      let inner = open.frame.inset(by: 1)
      if open.contentHeight > open.frame.size.height {
        canvas.clipped(to: inner) { [self] canvas in
          var painter = self
          painter.canvas = canvas
          painter.choices(of: menu, open, highlighted)
          canvas = painter.canvas
        }
      } else {
        choices(of: menu, open, highlighted)
      }
    case .picker(let name, let item, let hue):
      guard let row = layout.panel.row(named: name) else { return }
      if let color = row.control.color(item: item) { picker(row, hue, color) }
    }
  }

  private mutating func choices(of menu: MenuLines, _ open: PlacedPopup, _ highlighted: Int) {
    for (index, hitTarget) in open.hitTargets.enumerated()
    where !hitTarget.rect.intersection(open.frame).isEmpty && menu.lines.indices.contains(index) {
      let line = menu.lines[index]
      let rect = hitTarget.rect
      if line.startsGroup, index > 0 {
        canvas.fill(
          Rect(
            x: rect.minX + 8, y: canvas.whole(rect.minY - Look.menuGroupGap / 2),
            width: rect.size.width - 16, height: canvas.hairline), color: Look.white(0.12))
      }
      if index == highlighted, line.isEnabled {
        canvas.fill(rect, radius: Look.fieldRadius, color: Look.white(0.10))
      }
      if line.isChosen {
        let middle = rect.minY + rect.size.height / 2
        canvas.check(at: Point(x: rect.minX + 13, y: middle), color: Look.accent)
      }
      put(line, in: rect, isMarked: menu.hasMarks)
    }
  }

  private mutating func put(_ line: MenuLines.Line, in rect: Rect, isMarked: Bool) {
    let strength = line.isEnabled ? 1.0 : 0.38
    let label = line.isChosen ? TextStyle.plain.colored(Look.white(1)) : .plain
    let inset = Look.menuInset(hasMarks: isMarked) - 4
    canvas.put(
      line.label, label,
      in: Rect(x: rect.minX + inset, y: rect.minY, width: 0, height: rect.size.height),
      opacity: strength)
    guard !line.detail.isEmpty else { return }
    canvas.put(
      line.detail, .small,
      in: Rect(x: rect.minX, y: rect.minY, width: rect.size.width - 12, height: rect.size.height),
      .trailing, opacity: strength)
  }

  // MARK: - Colors

  private mutating func picker(_ row: Row, _ hue: HueColor, _ color: Color) {
    func rect(_ part: Target.Part) -> Rect {
      layout.rects[Target(row.name, part)] ?? Rect(origin: .zero, size: .zero)
    }
    let pure = HueColor(hue: hue.hue, saturation: 1, brightness: 1).color()
    let opaque = hue.color()
    let shade = rect(.shade)
    canvas.fill(shade, radius: Look.fieldRadius, fill: .across([.white, pure]))
    canvas.fill(
      shade, radius: Look.fieldRadius, fill: .down([.black.opacity(0), .black]))
    canvas.colorKnob(
      at: Point(
        x: shade.minX + shade.size.width * hue.saturation,
        y: shade.minY + shade.size.height * (1 - hue.brightness)), color: opaque)
    let hues = rect(.hue)
    let spectrum = (0...6).map { step in
      HueColor(hue: Double(step) / 6, saturation: 1, brightness: 1).color()
    }
    canvas.fill(hues, radius: hues.size.height / 2, fill: .across(spectrum))
    canvas.colorKnob(at: knob(at: hue.hue, in: hues), color: pure)
    let opacity = rect(.opacity)
    canvas.checker(opacity, radius: opacity.size.height / 2)
    canvas.fill(
      opacity, radius: opacity.size.height / 2, fill: .across([opaque.opacity(0), opaque]))
    canvas.colorKnob(at: knob(at: color.opacity, in: opacity), color: opaque)
    hex(row, color, in: rect(.hex))
    for part in [Target.Part.shade, .hue, .opacity] where isMarked(Target(row.name, part)) {
      let rect = rect(part)
      canvas.focus(rect, radius: part == .shade ? Look.fieldRadius : rect.size.height / 2)
    }
  }

  private func knob(at share: Double, in rect: Rect) -> Point {
    let radius = rect.size.height / 2
    return Point(
      x: rect.minX + radius + (rect.size.width - 2 * radius) * share, y: rect.minY + radius)
  }

  private mutating func hex(_ row: Row, _ color: Color, in rect: Rect) {
    let target = Target(row.name, .hex)
    if state.edit?.target == target {
      edited(in: rect, at: target)
    } else {
      canvas.field(rect, isHovered: state.hovered == target)
      canvas.put(
        color.hexText, .plain,
        in: Rect(x: rect.minX + Look.fieldInset, y: rect.minY, width: 0, height: rect.size.height))
      if isMarked(target) { canvas.focus(rect) }
    }
    let line = Rect(
      x: rect.maxX, y: rect.minY, width: (layout.popup?.frame.maxX ?? 0) - 12 - rect.maxX,
      height: rect.size.height)
    canvas.put(color.percentText, .quiet, in: line, .trailing)
  }

  // MARK: - Tooltips and notes

  mutating func notes() {
    if let note = state.note, state.isNoteShown(at: time), let rect = layout.rects[note.target] {
      plate(summary: note.text, facts: [], at: rect, color: Look.problem)
    } else if state.isTooltipShown(at: time), let target = state.hovered,
      let tooltip = layout.tooltip(of: target), !tooltip.isEmpty, let rect = layout.rects[target]
    {
      plate(summary: tooltip.summary, facts: tooltip.facts, at: rect, color: Look.white(0.9))
    }
  }

  /// A plate with a sentence and a few facts below it, under what it is about.
  private mutating func plate(summary: String, facts: [String], at rect: Rect, color: Color) {
    let most = min(270, canvas.size.width - 12 - 20)
    let style = TextStyle.plain.colored(color)
    let lines = [(summary, style)] + facts.map { ($0, TextStyle.small) }
    let shown = lines.filter { !$0.0.isEmpty }
    let sizes = shown.map { canvas.text.size($0.0, $0.1, width: most) }
    let width = (sizes.map(\.width).max() ?? 0).rounded(.up) + 20
    let height = sizes.reduce(14) { $0 + $1.height.rounded(.up) } + 3 * Double(shown.count - 1)
    let right = min(max(rect.maxX + 4, width + 6), canvas.size.width - 6)
    var top = rect.maxY + 6
    if top + height > canvas.size.height - 6 { top = rect.minY - 6 - height }
    top = max(6, min(top, canvas.size.height - 6 - height))
    let plate = canvas.whole(Rect(x: right - width, y: top, width: width, height: height))
    canvas.raisedPlate(plate, radius: 8)
    var y = plate.minY + 7
    for ((text, style), size) in zip(shown, sizes) {
      canvas.put(text, style, at: Point(x: plate.minX + 10, y: y), width: most)
      y += size.height.rounded(.up) + 3
    }
  }
}

extension Fill {
  /// Colors from left to right.
  fileprivate static func across(_ colors: [Color]) -> Fill {
    .linearGradient(Gradient(colors: colors), start: .leading, end: .trailing, mixing: .device)
  }

  /// Colors from the top down.
  fileprivate static func down(_ colors: [Color]) -> Fill {
    .linearGradient(Gradient(colors: colors), start: .top, end: .bottom, mixing: .device)
  }
}
