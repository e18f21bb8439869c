internal import Controls
internal import Layers

nonisolated extension ShownError {
  /// Draws the headline and the lines below it at the lower edge.
  func draw(on canvas: inout ControlCanvas) {
    let room = min(620, canvas.size.width - 32)
    let title = canvas.measure(headline, .value, within: room - 64)
    let sizes = details.map { canvas.measure($0, .label, within: room - 44) }
    let width = min(room, max(title.width + 20, sizes.map(\.width).max() ?? 0) + 44)
    let height = 22 + title.height + sizes.reduce(0) { $0 + $1.height + Self.gap }
    let panel = canvas.centered(Size(width: width, height: height), bottom: 14)
    canvas.panel(panel, opacity: 1.06)
    canvas.bar(
      Rect(x: panel.minX + 16, y: panel.minY + 15, width: 8, height: 8),
      color: Self.color, opacity: 1)
    var place = Point(x: panel.minX + 32, y: panel.minY + 10)
    canvas.put(headline, .value, at: place, width: title.width + 1)
    place.y += title.height + Self.gap
    for (index, line) in details.enumerated() {
      canvas.put(
        line, index < errorCount ? .label : .faint, at: place, width: sizes[index].width + 1)
      place.y += sizes[index].height + Self.gap
    }
  }

  /// The color of what went wrong.
  static let color = Color(red: 1, green: 0.38, blue: 0.34)

  /// Points between two details.
  private static let gap = 3.0
}
