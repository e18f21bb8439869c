internal import Controls
internal import Layers

nonisolated extension TimedMark {
  /// Draws marks beside each other.
  static func draw(_ marks: [TimedMark], on canvas: inout ControlCanvas) {
    var left = 12.0
    for mark in marks { left += mark.draw(on: &canvas, left: left) + 8 }
  }

  /// Returns the width.
  private func draw(on canvas: inout ControlCanvas, left: Double) -> Double {
    let size = canvas.measure(text, .value)
    // In steps, so that it does not tremble with the digits.
    let width = (size.width / 8).rounded(.up) * 8 + 40
    let panel = Rect(x: left, y: 12, width: width, height: 28)
    canvas.panel(panel, opacity: 1, cornerRadius: 14)
    canvas.bar(
      Rect(x: panel.minX + 12, y: panel.minY + 9, width: 10, height: 10), color: color, opacity: 1)
    canvas.put(
      text, .value, at: Point(x: panel.minX + 29, y: panel.minY + (28 - size.height) / 2))
    return width
  }
}
