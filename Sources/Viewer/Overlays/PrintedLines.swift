internal import Controls
internal import Layers

/// The lines that a view has printed last, over the picture.
nonisolated struct PrintedLines {
  /// The latest last.
  let lines: [String]

  private static let padding = 12.0
  private static let gap = 2.0
  /// Of the window's height, at most.
  private static let share = 0.4

  /// Draws as many of the lines as there is room for, in the lower left corner.
  ///
  /// - Parameter bottom: Where the room for them ends, in points from above.
  func draw(on canvas: inout ControlCanvas, bottom: Double) {
    let shown = lines.isEmpty ? ["nothing printed"] : lines
    let width = min(560, canvas.size.width - 24) - 2 * Self.padding
    var left = max(40, canvas.size.height * Self.share)
    var rows: [(text: String, size: Size)] = []
    for line in shown.reversed() {
      let size = canvas.measure(line.isEmpty ? " " : line, .label, within: width)
      left -= size.height + Self.gap
      guard left >= 0 || rows.isEmpty else { break }
      rows.insert((line, size), at: 0)
    }
    let height = rows.reduce(0) { $0 + $1.size.height + Self.gap } - Self.gap
    let widest = rows.map(\.size.width).max() ?? 0
    let panel = canvas.whole(
      Rect(
        x: 12, y: bottom - 12 - height - 2 * Self.padding, width: widest + 2 * Self.padding,
        height: height + 2 * Self.padding))
    canvas.panel(panel, opacity: 1)
    var top = panel.minY + Self.padding
    for row in rows {
      canvas.put(
        row.text, lines.isEmpty ? .faint : .label, at: Point(x: panel.minX + Self.padding, y: top),
        width: width)
      top += row.size.height + Self.gap
    }
  }
}
