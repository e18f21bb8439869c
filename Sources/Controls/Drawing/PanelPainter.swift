package import Layers

extension PanelLayout {
  /// Returns what the panel looks like, in points of the window.
  ///
  /// The same layout, state and time give an equal layer, and so does every time at which nothing
  /// moves.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - time: In seconds, as events have it.
  package func layer(_ state: PanelState, scale: Double, at time: Double) -> Layer {
    var history = PanelHistory()
    return layer(state, scale: scale, at: time, after: &history)
  }

  /// Returns the same layer, with the rows that have not changed taken from the last one.
  package func layer(
    _ state: PanelState, scale: Double, at time: Double, after history: inout PanelHistory
  ) -> Layer {
    let canvas = ControlCanvas(size: size, scale: scale, text: text)
    var painter = PanelPainter(
      layout: self, state: state, time: time, canvas: canvas, history: history)
    painter.paint()
    history = painter.history
    return painter.canvas.layer
  }
}

/// The rows of a panel as they were drawn last: most of them look the same in the next frame.
package struct PanelHistory: Sendable {
  /// Rows that are drawn together.
  struct RowGroup: Sendable {
    let items: [PlacedItem]
    let columns: Columns
    let scale: Double
    /// Whether nothing was going on in them, so that they follow from their items alone.
    let isQuiet: Bool
    let children: [Layer.Child]
  }

  var rowGroups: [RowGroup] = []

  package init() {}
}

/// Draws a panel, part by part.
struct PanelPainter {
  let layout: PanelLayout
  let state: PanelState
  let time: Double
  var canvas: ControlCanvas
  var history = PanelHistory()
  /// The rows that were drawn so far.
  private var rowGroups: [PanelHistory.RowGroup] = []

  init(
    layout: PanelLayout, state: PanelState, time: Double, canvas: ControlCanvas,
    history: PanelHistory
  ) {
    self.layout = layout
    self.state = state
    self.time = time
    self.canvas = canvas
    self.history = history
  }

  var columns: Columns { layout.columns }

  mutating func paint() {
    canvas.fill(layout.frame, color: Look.ground)
    let frame = layout.frame
    if frame.minX > 0 {
      canvas.fill(
        Rect(x: frame.minX, y: 0, width: canvas.hairline, height: frame.size.height),
        color: Look.white(0.09))
    }
    let isFixed = layout.body.minY > 0
    if isFixed { header() }
    body(withHeader: !isFixed)
    if isFixed { buttons() }
    edges()
    scrollBar()
    popup()
    notes()
  }

  // MARK: - Parts of the panel

  /// Draws rows in groups, each a picture of its own: one that has not changed is not drawn again.
  private mutating func body(withHeader: Bool) {
    if withHeader { header() }
    let seen = layout.placed.filter { !$0.frame.intersection(layout.body).isEmpty }
    for start in stride(from: 0, to: seen.count, by: Self.rowGroupSize) {
      rowGroup(Array(seen[start..<min(start + Self.rowGroupSize, seen.count)]))
    }
    if withHeader { buttons() }
    history.rowGroups = rowGroups
  }

  private static let rowGroupSize = 3

  private mutating func rowGroup(_ items: [PlacedItem]) {
    let isQuiet = items.allSatisfy(isQuiet)
    let index = rowGroups.count
    if isQuiet, history.rowGroups.indices.contains(index) {
      let last = history.rowGroups[index]
      if last.isQuiet, last.scale == canvas.scale, last.columns == columns, last.items == items {
        for child in last.children { canvas.add(child.layer, at: child.origin) }
        return rowGroups.append(last)
      }
    }
    let children = children(of: items)
    for child in children { canvas.add(child.layer, at: child.origin) }
    rowGroups.append(
      PanelHistory.RowGroup(
        items: items, columns: columns, scale: canvas.scale, isQuiet: isQuiet,
        children: children))
  }

  private func children(of items: [PlacedItem]) -> [Layer.Child] {
    let frame = items.dropFirst().reduce(items[0].frame) { $0.union($1.frame) }
    var inner = self
    inner.canvas = ControlCanvas(size: canvas.size, scale: canvas.scale, text: canvas.text)
    for item in items { inner.paint(item) }
    let rows = inner.canvas.children
    let seen = frame.intersection(layout.body)
    // Fewer are mixed in one program, which would have to be made for just these.
    guard rows.count > 8 || seen != frame else { return rows }
    var whole = ControlCanvas(size: canvas.size, scale: canvas.scale, text: canvas.text)
    whole.clipped(to: seen) { canvas in
      for child in rows { canvas.add(child.layer, at: child.origin) }
    }
    return whole.children
  }

  /// Whether neither the pointer nor the keyboard is at an item, and nothing glides in it.
  private func isQuiet(_ placed: PlacedItem) -> Bool {
    let name: String
    switch placed.item {
    case .row(let row): name = row.name
    case .group(let group): name = group.name
    case .heading, .text, .plot, .graph: return true
    }
    return state.hovered?.name != name && state.focus?.name != name
      && state.edit?.target.name != name && state.dragged?.target.name != name
      && state.popup?.row != name
      && !state.glides.contains { $0.key.name == name && !$0.value.isSettled(at: time) }
  }

  private mutating func header() {
    guard !layout.panel.title.isEmpty || layout.search != nil else { return }
    canvas.put(
      layout.panel.title, .title, at: layout.title.origin, width: layout.title.size.width)
    guard let rect = layout.search else { return }
    let isEditing = state.edit?.target == .search
    let isMarked = state.focus == .search && state.isFocusMarked
    let isHovered = state.hovered == .search
    canvas.field(rect, isHovered: isHovered || isEditing, radius: rect.size.height / 2)
    let middle = rect.minY + rect.size.height / 2
    canvas.magnifier(at: Point(x: rect.minX + 14, y: middle), color: Look.white(0.5))
    if isEditing {
      edited(in: rect, at: .search)
    } else {
      let text = Rect(
        x: rect.minX + 26, y: rect.minY, width: rect.size.width - 30, height: rect.size.height)
      let placeholder = layout.panel.search?.placeholder ?? ""
      canvas.put(
        state.search.isEmpty ? placeholder : state.search,
        state.search.isEmpty ? .plain.colored(Look.white(0.42)) : .plain, in: text)
    }
    if isEditing || isMarked {
      canvas.border(
        rect, radius: rect.size.height / 2, color: Look.accent.opacity(0.85), width: 1.5)
    }
    if !state.search.isEmpty {
      let isOver = state.hovered?.part == .clear
      canvas.cross(
        at: Point(x: rect.maxX - 13, y: middle), color: Look.white(isOver ? 0.9 : 0.5))
    }
  }

  private mutating func buttons() {
    for button in layout.panel.buttons {
      let target = Target(button.name)
      guard let rect = layout.rects[target] else { continue }
      let isOpen = state.popup?.row == button.name
      let glow = button.isEnabled ? max(isOpen ? 1 : 0, state.glow(target, at: time)) : -0.5
      let radius = Look.fieldRadius + 1
      canvas.fill(rect, radius: radius, color: Look.white(0.08 + 0.08 * glow))
      if isMarked(target), !isOpen { canvas.focus(rect, radius: radius) }
      let color = Look.white(button.isEnabled ? 0.92 : 0.32)
      put(button, in: rect, color: color)
    }
  }

  /// A label in the middle, with a mark after it if the button opens a menu.
  private mutating func put(_ button: Button, in rect: Rect, color: Color) {
    let style = TextStyle.plain.colored(color)
    guard !button.choices.isEmpty else { return canvas.put(button.label, style, in: rect, .center) }
    let width = canvas.measure(button.label, style).width
    let left = canvas.whole(rect.minX + (rect.size.width - width - Look.buttonMarkWidth) / 2)
    canvas.put(
      button.label, style,
      in: Rect(x: left, y: rect.minY, width: width, height: rect.size.height))
    canvas.upDown(
      at: Point(x: left + width + Look.buttonMarkWidth - 4, y: rect.minY + rect.size.height / 2),
      color: color.opacity(0.6))
  }

  /// Hairlines where rows have scrolled under the edges.
  private mutating func edges() {
    let body = layout.body
    func line(_ y: Double) -> Rect {
      Rect(x: body.minX + 1, y: y, width: body.size.width - 1, height: canvas.hairline)
    }
    if layout.scroll > 0, body.minY > 0 { canvas.fill(line(body.minY), color: Look.white(0.09)) }
    if layout.scroll < layout.scrollLimit, body.maxY < layout.size.height {
      canvas.fill(line(body.maxY - canvas.hairline), color: Look.white(0.09))
    }
  }

  private mutating func scrollBar() {
    guard let rect = layout.rects[.scrollBar] else { return }
    let glow = state.glow(.scrollBar, at: time)
    let isNear = state.pointer.map(layout.body.contains) == true
    let strength = min(1, (isNear ? 0.5 : 0.3) + glow)
    let bar = Rect(x: rect.maxX - 5.5, y: rect.minY, width: 3, height: rect.size.height)
    canvas.bar(canvas.whole(bar), color: Look.white(0.38 * strength))
  }

  // MARK: - Items

  mutating func paint(_ placed: PlacedItem) {
    switch placed.item {
    case .row(let row): paint(row, placed)
    case .group(let group): paint(group, in: placed.frame)
    case .heading(let text):
      let frame = placed.frame
      canvas.put(
        text, .small,
        in: Rect(
          x: frame.minX + columns.inset, y: frame.minY + 12, width: frame.size.width, height: 22))
    case .text(let text):
      canvas.put(
        text, .small,
        at: Point(x: placed.frame.minX + columns.inset, y: placed.frame.minY + 6),
        width: columns.width - 2 * columns.inset)
    case .plot(let plot): paint(plot, in: plotFrame(placed.frame, height: Look.plotHeight))
    case .graph(let graph): paint(graph, in: plotFrame(placed.frame, height: Look.graphHeight))
    }
  }

  private func plotFrame(_ frame: Rect, height: Double) -> Rect {
    Rect(
      x: frame.minX + columns.inset, y: frame.minY + 4,
      width: frame.size.width - 2 * columns.inset, height: height)
  }

  private mutating func paint(_ group: Group, in frame: Rect) {
    let target = Target(group.name)
    let (isMarked, isHovered) = (isMarked(target), state.hovered == target)
    if isMarked || isHovered { highlight(frame, opacity: isMarked ? 0.06 : 0.03) }
    let line = Rect(
      x: frame.minX + columns.inset, y: frame.minY, width: columns.width - 2 * columns.inset,
      height: Look.rowHeight)
    canvas.put(group.label, .plain, in: line)
    let width = canvas.measure(group.label, .plain).width
    let share = state.glided(
      .turn(of: group.name), state.isOpen(group) ? 1 : 0, at: time)
    canvas.chevron(
      at: Point(x: line.minX + width + 11, y: line.minY + Look.rowHeight / 2), turn: share,
      color: Look.white(isHovered || isMarked ? 0.8 : 0.45))
    // The reading is left out rather than cut: the rows have it, too.
    let room = line.size.width - width - 30
    if share < 1, canvas.measure(group.reading, .quiet).width <= room {
      canvas.put(group.reading, .quiet, in: line, .trailing, opacity: 1 - share)
    }
  }

  private mutating func highlight(_ frame: Rect, opacity: Double) {
    let rect = Rect(
      x: frame.minX + 4, y: frame.minY + 1, width: frame.size.width - 8,
      height: frame.size.height - 2)
    canvas.fill(rect, radius: Look.fieldRadius + 1, color: Look.white(opacity))
  }

  private mutating func paint(_ row: Row, _ placed: PlacedItem) {
    let frame = placed.frame
    let isMarked = state.isFocusMarked && state.focus?.name == row.name
    if isMarked, !placed.label.isEmpty { highlight(frame, opacity: 0.06) }
    let left = frame.minX + columns.inset + placed.indent
    let style = isMarked ? TextStyle.plain.colored(Look.white(1)) : .plain
    if columns.isStacked {
      canvas.put(
        placed.label, style, at: Point(x: left, y: frame.minY + 6),
        width: frame.maxX - columns.inset - left)
    } else {
      canvas.put(
        placed.label, style,
        in: Rect(x: left, y: frame.minY, width: 0, height: Look.rowHeight))
    }
    if let rect = layout.rects[Target(row.name, .reset)], !row.held.isEmpty {
      let isOver = state.hovered == Target(row.name, .reset)
      canvas.reset(
        at: Point(x: rect.minX + rect.size.width / 2, y: rect.minY + rect.size.height / 2),
        color: isOver ? Look.white(1) : Look.accent.opacity(0.85))
    }
    paintControl(of: row, placed)
  }

  // MARK: - State

  func isMarked(_ target: Target) -> Bool { state.isFocusMarked && state.focus == target }
}
