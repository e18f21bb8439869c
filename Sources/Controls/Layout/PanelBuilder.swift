internal import Layers

/// Puts the parts of a panel one below the other, in points from the panel's top left corner, as if
/// there were room for all of it.
struct PanelBuilder {
  let panel: Panel
  let state: PanelState
  let columns: Columns
  let text: TextPieces
  /// Where the next part begins.
  private(set) var y = 0.0
  private(set) var placed: [PlacedItem] = []
  private(set) var hitTargets: [HitTarget] = []
  private(set) var rects: [Target: Rect] = [:]
  private(set) var title = Rect(origin: .zero, size: .zero)
  private(set) var search: Rect?

  init(panel: Panel, state: PanelState, columns: Columns, text: TextPieces) {
    self.panel = panel
    self.state = state
    self.columns = columns
    self.text = text
  }

  private var inner: Double { columns.width - 2 * columns.inset }

  mutating func put(_ hitTarget: HitTarget) {
    hitTargets.append(hitTarget)
    rects[hitTarget.target] = hitTarget.rect
  }

  // MARK: - Header and footer

  mutating func putHeader() {
    guard !panel.title.isEmpty || panel.search != nil else {
      y = 8
      return
    }
    let natural = text.size(panel.title, .title).width
    let besideSearch = inner - natural - Look.gap
    let hasOwnLine = panel.search != nil && besideSearch < 110
    let width = panel.search == nil || hasOwnLine ? inner : natural + 1
    let size = text.size(panel.title, .title, width: width)
    let line = max(Look.headerHeight, size.height + 24)
    title = Rect(
      x: columns.inset, y: 2 + ((line - size.height) / 2).rounded(), width: width,
      height: size.height)
    y = line
    guard let field = panel.search else { return }
    let searchWidth = hasOwnLine ? inner : min(besideSearch, max(columns.controlWidth, 120))
    let top = hasOwnLine ? y - 8 : ((line - 26) / 2).rounded() + 1
    let rect = Rect(
      x: columns.width - columns.inset - searchWidth, y: top, width: searchWidth, height: 26)
    if hasOwnLine { y = rect.maxY + 8 }
    search = rect
    put(
      HitTarget(target: .search, rect: rect, isStop: true, shape: .text, tooltip: field.tooltip))
    if !state.search.isEmpty {
      put(
        HitTarget(
          target: Target(Target.search.name, .clear),
          rect: Rect(x: rect.maxX - 26, y: rect.minY, width: 26, height: 26), shape: .hand,
          tooltip: Tooltip("Shows all rows again")))
    }
  }

  mutating func putButtons() {
    guard !panel.buttons.isEmpty else { return }
    y += 10
    let rows = buttonRows()
    for (index, row) in rows.enumerated() {
      var left = columns.inset
      for (button, width) in row {
        let rect = Rect(x: left, y: y, width: width, height: Look.buttonHeight)
        put(
          HitTarget(
            target: Target(button.name), rect: rect, isStop: button.isEnabled,
            shape: button.isEnabled ? .hand : .arrow, tooltip: button.tooltip))
        left += width + Self.buttonGap
      }
      y += Look.buttonHeight + (index < rows.count - 1 ? Self.buttonGap : 0)
    }
    y += 14
  }

  private static let buttonGap = 8.0

  /// The buttons with their widths: side by side in as few rows as their labels allow, the rows as
  /// equal in number as they can be.
  private func buttonRows() -> [[(button: Button, width: Double)]] {
    let buttons = panel.buttons
    for count in 1..<buttons.count {
      let length = (buttons.count + count - 1) / count
      let rows = stride(from: 0, to: buttons.count, by: length).map {
        Array(buttons[$0..<min($0 + length, buttons.count)])
      }
      let widths = rows.compactMap(buttonWidths)
      if widths.count == rows.count {
        return zip(rows, widths).map { Array(zip($0, $1)).map { (button: $0.0, width: $0.1) } }
      }
    }
    return buttons.map { [(button: $0, width: inner)] }
  }

  /// Widths of buttons side by side: one for all if the longest label allows it, otherwise what
  /// each needs and an equal share of what is left; `nil` if there is too little room.
  private func buttonWidths(of buttons: [Button]) -> [Double]? {
    let needed = buttons.map {
      text.size($0.label, .plain).width + 24 + ($0.choices.isEmpty ? 0 : Look.buttonMarkWidth)
    }
    let count = Double(needed.count)
    let room = inner - Self.buttonGap * (count - 1)
    let each = room / count
    if (needed.max() ?? 0) <= each { return needed.map { _ in each } }
    let spare = (room - needed.reduce(0, +)) / count
    return spare >= 0 ? needed.map { $0 + spare } : nil
  }

  // MARK: - Items

  mutating func putItems() {
    if state.search.isEmpty {
      for item in panel.items { put(item, indent: 0) }
    } else {
      putFound()
    }
    y += 8
  }

  /// The rows that are called what is searched for, out of their groups.
  private mutating func putFound() {
    let sought = state.search.lowercased()
    let rows = panel.rows.filter { $0.fullLabel.lowercased().contains(sought) }
    for row in rows { put(row, label: row.fullLabel, indent: 0) }
    if rows.isEmpty, let search = panel.search { put(.text(search.emptyText), indent: 0) }
    for (index, item) in panel.items.enumerated() {
      switch item {
      case .row, .group: continue
      // The rows below it are among those that were found, if any.
      case .heading where panel.items.dropFirst(index + 1).first?.isRowOrGroup ?? true: continue
      case .heading, .text, .plot, .graph: put(item, indent: 0)
      }
    }
  }

  private mutating func put(_ item: Item, indent: Double) {
    switch item {
    case .row(let row): put(row, label: row.label, indent: indent)
    case .group(let group): put(group)
    case .heading: place(item, height: 34)
    case .text(let string):
      place(item, height: text.size(string, .small, width: inner).height.rounded(.up) + 12)
    case .plot(let plot):
      place(item, height: Look.plotHeight + 12)
      put(HitTarget(target: Target("plot \(placed.count)"), rect: lastFrame, tooltip: plot.tooltip))
    case .graph(let graph):
      let lines = legendLines(of: graph)
      place(item, height: Look.graphHeight + 12 + 18 * Double(lines))
      put(
        HitTarget(target: Target("graph \(placed.count)"), rect: lastFrame, tooltip: graph.tooltip))
    }
  }

  private var lastFrame: Rect { placed.last?.frame ?? Rect(origin: .zero, size: .zero) }

  private mutating func place(_ item: Item, height: Double, indent: Double = 0) {
    placed.append(
      PlacedItem(
        item: item, frame: Rect(x: 0, y: y, width: columns.width, height: height), indent: indent))
    y += height
  }

  /// Two entries to a line, or one where names and times are long.
  private func legendLines(of graph: FrameGraph) -> Int {
    graph.legendColumns(in: inner, text: text) == 2
      ? (graph.parts.count + 1) / 2 : graph.parts.count
  }

  private mutating func put(_ group: Group) {
    let target = Target(group.name)
    let isOpen = state.openGroups[group.name] ?? group.isOpenAtFirst
    place(.group(group), height: Look.rowHeight)
    placed[placed.count - 1].isOpen = isOpen
    put(
      HitTarget(
        target: target, rect: lastFrame, isStop: true, shape: .hand, tooltip: group.tooltip))
    guard isOpen else { return }
    for item in group.items { put(item, indent: Look.groupIndent) }
    y += 4
  }

  // MARK: - Rows

  private mutating func put(_ row: Row, label: String, indent: Double) {
    let left = columns.inset + indent
    var room = RowRoom(
      left: columns.isStacked ? left : columns.controlLeft, right: columns.controlRight,
      top: y, columns: columns)
    var (label, labelHeight) = (label, Look.rowHeight)
    if case .tiles = row.control {
      // What they are stands above them, and they have the row to themselves.
      room = RowRoom(left: left, right: columns.controlRight, top: y, columns: columns)
      (label, labelHeight) = ("", 0)
    } else if columns.isStacked {
      let size = text.size(label, .plain, width: columns.controlRight - left)
      labelHeight = size.height.rounded(.up) + 8
      // A switch stands beside a short name all the same.
      if case .toggle(let toggle) = row.control, !toggle.isMomentary,
        size.width < columns.controlRight - left - 44
      {
        labelHeight = Look.rowHeight
      } else {
        room.top += labelHeight
      }
    }
    let parts = row.control.parts(in: room, of: row, state: state, text: text)
    let bottom = max(room.top + parts.height, y + labelHeight)
    let frame = Rect(x: 0, y: y, width: columns.width, height: bottom - y)
    placed.append(PlacedItem(item: .row(row), frame: frame, indent: indent, label: label))
    // Wherever the pointer rests on the row, it says what the row is for.
    put(HitTarget(target: Target(row.name, .label), rect: frame, tooltip: row.tooltip))
    for part in parts.all {
      put(
        HitTarget(
          target: Target(row.name, part.part), rect: part.rect, isStop: part.isStop,
          shape: part.shape, tooltip: part.tooltip ?? row.tooltip))
    }
    if !row.held.isEmpty {
      let middle = y + Look.rowHeight / 2
      put(
        HitTarget(
          target: Target(row.name, .reset),
          rect: Rect(x: columns.inset / 2 - 9, y: middle - 11, width: 18, height: 22),
          shape: .hand,
          tooltip: Tooltip("Lets the value go: the scene moves it again", facts: ["Home"])))
    }
    y = bottom
  }
}

/// The room for a row's control.
struct RowRoom {
  let left: Double
  let right: Double
  var top: Double
  let columns: Columns

  var width: Double { right - left }

  /// The strip as high as a field, in a line that is as high as a row.
  func strip(line: Int = 0, height: Double = Look.fieldHeight) -> Rect {
    Rect(
      x: left,
      y: top + Double(line) * Look.rowHeight + ((Look.rowHeight - height) / 2).rounded(.down),
      width: width, height: height)
  }
}

extension Item {
  fileprivate var isRowOrGroup: Bool {
    switch self {
    case .row, .group: true
    case .heading, .text, .plot, .graph: false
    }
  }
}
