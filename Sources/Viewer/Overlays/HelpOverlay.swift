internal import Controls
internal import Layers
internal import Parameters
internal import Scenes

/// All keys, in two columns over the picture.
nonisolated struct HelpOverlay {
  private let rows: [(label: String, summary: String)]

  init(parameters: ParameterSet) {
    let own = KeyBindings.rows(of: parameters)
    rows =
      KeyBindings.all.map { ($0.keyNames(isShort: true).joined(separator: "  "), $0.summary) }
      + own.map { ($0.keyNames.joined(separator: "  "), $0.summary) }
  }

  private struct Plan {
    var labelWidth: Double
    var columnWidth: Double
    var columns: Int
    var rowsPerColumn: Int
    var size: Size
  }

  private static let rowHeight = 22.0
  private static let gap = 14.0
  private static let gutter = 28.0

  /// Size of the panel and the space around it, in points.
  func size(on canvas: ControlCanvas) -> Size {
    let panel = plan(on: canvas).size
    return Size(width: panel.width + 16, height: panel.height + 16)
  }

  private func plan(on canvas: ControlCanvas) -> Plan {
    let label = rows.map { canvas.measure($0.label, .value).width }.max() ?? 0
    let summary = rows.map { canvas.measure($0.summary, .label).width }.max() ?? 0
    let column = label + Self.gap + summary
    // Two columns where the window is wider than high, or just wide enough.
    let fitsTwo = canvas.size.width >= 2 * column + 84
    let columns = fitsTwo || canvas.size.width > canvas.size.height * 1.3 ? 2 : 1
    let perColumn = (rows.count + columns - 1) / columns
    return Plan(
      labelWidth: label, columnWidth: column, columns: columns, rowsPerColumn: perColumn,
      size: Size(
        width: Double(columns) * column + Double(columns - 1) * Self.gutter + 40,
        height: Double(perColumn) * Self.rowHeight + 28))
  }

  func draw(on canvas: inout ControlCanvas) {
    let plan = plan(on: canvas)
    let panel = canvas.centered(plan.size)
    canvas.panel(panel, opacity: 1.1, cornerRadius: 16)
    for (index, row) in rows.enumerated() {
      let column = Double(index / plan.rowsPerColumn)
      let left = panel.minX + 20 + column * (plan.columnWidth + Self.gutter)
      let top = panel.minY + 14 + Double(index % plan.rowsPerColumn) * Self.rowHeight + 3
      canvas.put(
        row.label, .value, at: Point(x: left + plan.labelWidth, y: top), isTrailing: true)
      canvas.put(
        row.summary, .label, at: Point(x: left + plan.labelWidth + Self.gap, y: top))
    }
  }
}
