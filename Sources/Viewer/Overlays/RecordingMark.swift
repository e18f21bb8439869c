internal import Controls
internal import Layers

/// The mark in the upper left corner of a window that is recorded: a red dot and the time so far.
struct RecordingMark {
  /// Whole seconds.
  let seconds: Int

  private static let red = Color(red: 1, green: 0.27, blue: 0.23)

  func draw(on canvas: inout ControlCanvas) {
    let size = canvas.measure(text, .value)
    // As wide as the widest digits, so that it does not tremble.
    let width = (size.width / 8).rounded(.up) * 8 + 40
    let panel = Rect(x: 12, y: 12, width: width, height: 28)
    canvas.panel(panel, opacity: 1, cornerRadius: 14)
    canvas.bar(
      Rect(x: panel.minX + 12, y: panel.minY + 9, width: 10, height: 10), color: Self.red,
      opacity: 1)
    canvas.put(
      text, .value, at: Point(x: panel.minX + 29, y: panel.minY + (28 - size.height) / 2))
  }

  /// "0:07", "12:30".
  var text: String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
