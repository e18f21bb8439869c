internal import Controls
internal import Layers

nonisolated extension ShownError {
  /// Draws the headline and the lines below it at the lower edge.
  func draw(on canvas: inout ControlCanvas) {
    let room = min(620, canvas.size.width - 32)
    let lines = details.map { canvas.text.truncated($0, .label, to: room - 44) }
    let widths = lines.map { canvas.measure($0, .label).width }
    let headline = canvas.text.truncated(headline, .value, to: room - 64)
    let title = canvas.measure(headline, .value).width
    let width = min(room, max(title + 20, widths.max() ?? 0) + 44)
    let height = 38 + 18 * Double(lines.count)
    let panel = canvas.centered(Size(width: width, height: height), bottom: 14)
    canvas.panel(panel, opacity: 1.06)
    canvas.bar(
      Rect(x: panel.minX + 16, y: panel.minY + 15, width: 8, height: 8),
      color: Color(red: 1, green: 0.38, blue: 0.34), opacity: 1)
    canvas.put(headline, .value, at: Point(x: panel.minX + 32, y: panel.minY + 10))
    for (index, line) in lines.enumerated() {
      let place = Point(x: panel.minX + 32, y: panel.minY + 32 + 18 * Double(index))
      canvas.put(line, index < errorCount ? .label : .faint, at: place)
    }
  }
}
