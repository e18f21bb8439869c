internal import Controls
internal import Layers

nonisolated extension Readout {
  /// Draws the panel at the lower edge.
  func draw(on canvas: inout ControlCanvas, opacity: Double) {
    let width = min(280, canvas.size.width - 32)
    let height = fraction == nil ? 38.0 : 62
    let panel = canvas.centered(Size(width: width, height: height), bottom: 10)
    canvas.panel(panel, opacity: opacity)
    let (left, right) = (panel.minX + 14, panel.maxX - 14)
    canvas.put(name, .label, at: Point(x: left, y: panel.minY + 9), opacity: opacity)
    canvas.put(
      value, .value, at: Point(x: right, y: panel.minY + 9), isTrailing: true, opacity: opacity)
    guard let fraction, let range else { return }
    let track = Rect(x: left, y: panel.minY + 33, width: right - left, height: 4)
    canvas.bar(track, color: .white.opacity(0.16), opacity: opacity)
    let filled = max(4, track.size.width * min(1, max(0, fraction)))
    // Set values glow in the button's own teal; free ones, which the animation moves, stay white.
    let tint =
      isSet ? Look.accent : Color.white.opacity(0.85)
    canvas.bar(
      Rect(x: track.minX, y: track.minY, width: filled, height: 4), color: tint, opacity: opacity)
    let low = Point(x: left, y: panel.minY + 41)
    canvas.put(range.low, .faint, at: low, opacity: opacity)
    canvas.put(
      range.high, .faint, at: Point(x: right, y: low.y), isTrailing: true, opacity: opacity)
    if isSet {
      let size = canvas.measure("set", .faint)
      canvas.put(
        "set", .faint, at: Point(x: (left + right - size.width) / 2, y: low.y), opacity: opacity)
    }
  }
}
