internal import Layers

extension PlacedPopup {
  /// Places a menu or a picker at its control, inside the window; `nil` if the control is not
  /// there.
  init?(
    _ popup: PanelState.Popup, of panel: Panel, _ state: PanelState, rects: [Target: Rect],
    in size: Size, text: TextPieces
  ) {
    if case .menu(let name, _) = popup {
      guard let lines = panel.menuLines(of: name), let control = rects[Target(name)] else {
        return nil
      }
      self.init(lines, of: name, at: control, state.popupScroll, in: size, text: text)
      return
    }
    guard let row = panel.row(named: popup.row) else { return nil }
    switch (popup, row.control) {
    case (.picker(_, let item, _), .color), (.picker(_, let item, _), .list):
      guard let control = rects[Target(row.name, item.map { .item($0) } ?? .body)] else {
        return nil
      }
      self.init(pickerOf: row.name, at: control, in: size)
    default: return nil
    }
  }

  private static let margin = 6.0

  /// Below the control, or above it where there is no room.
  private static func frame(_ wanted: Size, at control: Rect, in size: Size) -> Rect {
    let height = min(wanted.height, size.height - 2 * margin)
    let width = min(wanted.width, size.width - 2 * margin)
    var top = control.maxY + 4
    if top + height > size.height - margin { top = control.minY - 4 - height }
    top = min(max(top, margin), max(margin, size.height - margin - height))
    let left = min(max(control.maxX - width, margin), max(margin, size.width - margin - width))
    return Rect(x: left, y: top, width: width, height: height)
  }

  private init(
    _ menu: MenuLines, of name: String, at control: Rect, _ scroll: Double, in size: Size,
    text: TextPieces
  ) {
    let widest =
      menu.lines.map { line in
        text.size(line.label, .plain).width.rounded(.up)
          + (line.detail.isEmpty
            ? 0 : Look.menuDetailGap + text.size(line.detail, .small).width.rounded(.up))
      }.max() ?? 0
    var tops: [Double] = []
    var content = 4.0
    for (index, line) in menu.lines.enumerated() {
      if line.startsGroup, index > 0 { content += Look.menuGroupGap }
      tops.append(content)
      content += Look.itemHeight
    }
    content += 4
    frame = Self.frame(
      Size(
        width: max(control.size.width, widest + Look.menuInset(hasMarks: menu.hasMarks) + 16),
        height: content), at: control, in: size)
    contentHeight = content
    let scroll = min(max(0, scroll), max(0, content - frame.size.height))
    self.scroll = scroll
    let (left, top, width) = (frame.minX + 4, frame.minY - scroll, frame.size.width - 8)
    hitTargets = menu.lines.enumerated().map { index, line in
      HitTarget(
        target: Target(name, .item(index)),
        rect: Rect(x: left, y: top + tops[index], width: width, height: Look.itemHeight),
        isStop: line.isEnabled, shape: line.isEnabled ? .hand : .arrow, tooltip: line.tooltip)
    }
  }

  /// A picker is this large; in a smaller window its surface shrinks.
  private init(pickerOf row: String, at control: Rect, in size: Size) {
    let frame = Self.frame(Size(width: 224, height: 216), at: control, in: size)
    let inner = frame.inset(by: min(12, frame.size.height / 18))
    let lines = [(Target.Part.hue, 12.0), (.opacity, 12), (.hex, Look.fieldHeight)]
    let gap = min(12, frame.size.height / 18)
    let surface = inner.size.height - lines.reduce(0) { $0 + $1.1 + gap }
    var hitTargets = [
      HitTarget(
        target: Target(row, .shade),
        rect: Rect(origin: inner.origin, size: Size(width: inner.size.width, height: surface)),
        isStop: true, shape: .cross)
    ]
    var y = inner.minY + surface + gap
    for (part, height) in lines {
      let width = part == .hex ? min(92, inner.size.width) : inner.size.width
      hitTargets.append(
        HitTarget(
          target: Target(row, part),
          rect: Rect(x: inner.minX, y: y, width: width, height: height), isStop: true,
          shape: part == .hex ? .text : .cross))
      y += height + gap
    }
    self.init(frame: frame, contentHeight: frame.size.height, scroll: 0, hitTargets: hitTargets)
  }
}
