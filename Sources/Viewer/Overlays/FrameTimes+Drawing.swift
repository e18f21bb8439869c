internal import Controls
internal import Layers

nonisolated extension FrameTimes {
  /// Draws a small graph, and the numbers above it, in the top right corner.
  func draw(on canvas: inout ControlCanvas) {
    // In steps, so that the panel does not tremble with the digits.
    let widest = text.map { canvas.measure($0, .faint).width }.max() ?? 0
    let width = max(202, (widest / 12).rounded(.up) * 12 + 24)
    let panel = Rect(x: canvas.size.width - 12 - width, y: 12, width: width, height: 121)
    canvas.panel(panel, opacity: 1)
    for (index, line) in text.enumerated() {
      let style = index == 0 ? TextStyle.value : .faint
      canvas.put(
        line, style, at: Point(x: panel.minX + 12, y: panel.minY + 9 + Double(index) * 17))
    }
    let ceiling = ceiling
    let base = panel.maxY - 10
    let left = panel.minX + 12
    let step = (panel.size.width - 24) / Double(Self.count - 1)
    let graph = Path { path in
      path.move(to: Point(x: left, y: base))
      for (index, value) in milliseconds.enumerated() {
        let height = max(1, 30 * min(1, value / ceiling))
        path.addLine(to: Point(x: left + Double(index) * step, y: base - height))
      }
      path.addLine(to: Point(x: left + Double(max(0, milliseconds.count - 1)) * step, y: base))
      path.closeSubpath()
    }
    canvas.fill(graph, color: Look.accent.opacity(0.8))
  }
}
