internal import Layers
internal import Scenes

/// All keys, in two columns over the picture.
struct HelpOverlay {
  private let rows: [(label: String, summary: String)]

  init(parameters: ParameterSet) {
    let own = parameters.all.compactMap { parameter in
      parameter.keys.map { ("\($0.lower)  \($0.raise)", "\(parameter.name) down, up") }
    }
    rows =
      [("Mouse  ↵", "press and hold")]
      + KeyBindings.all.map { ($0.label, $0.summary) } + own
  }

  func draw(on canvas: inout OverlayCanvas) {
    let rowHeight = 22.0
    let labelWidth = rows.map { canvas.measure($0.label, .value).width }.max() ?? 0
    let summaryWidth = rows.map { canvas.measure($0.summary, .label).width }.max() ?? 0
    let column = labelWidth + 14 + summaryWidth
    let columns = canvas.size.width >= 2 * column + 84 ? 2 : 1
    let perColumn = (rows.count + columns - 1) / columns
    let size = Size(
      width: Double(columns) * column + Double(columns - 1) * 28 + 40,
      height: Double(perColumn) * rowHeight + 28)
    let panel = canvas.centered(size)
    canvas.panel(panel, opacity: 1, cornerRadius: 16)
    for (index, row) in rows.enumerated() {
      let left = panel.minX + 20 + Double(index / perColumn) * (column + 28)
      let top = panel.minY + 14 + Double(index % perColumn) * rowHeight + 3
      canvas.put(row.label, .value, at: Point(x: left + labelWidth, y: top), isTrailing: true)
      canvas.put(row.summary, .label, at: Point(x: left + labelWidth + 14, y: top))
    }
  }
}
