internal import Layers
internal import Rendering
internal import Scenes

/// Everything shown over the scene: readout, notices, help and frame times.
struct Overlays {
  var isHelpOpen = false
  var showsFrameTimes = false
  var frameTimes = FrameTimes()
  private var readout: (content: Readout, shownAt: Double)?
  private var notice: (text: String, shownAt: Double)?
  private let text = OverlayText()

  /// Seconds a readout or a notice stays, and then takes to fade.
  private static let stay = 2.0
  private static let fade = 0.35

  mutating func show(_ readout: Readout, at wallTime: Double) {
    self.readout = (readout, wallTime)
  }

  /// Renews the readout's value while it is shown, without keeping it longer.
  mutating func refresh(_ readout: Readout) {
    if let shownAt = self.readout?.shownAt { self.readout = (readout, shownAt) }
  }

  mutating func forgetReadout() { readout = nil }

  mutating func show(notice: String, at wallTime: Double) { self.notice = (notice, wallTime) }

  func isReadoutShown(at wallTime: Double) -> Bool { opacity(readout?.shownAt, wallTime) > 0 }

  /// Closes what is open; `false` if nothing was.
  mutating func close(at wallTime: Double) -> Bool {
    defer { (isHelpOpen, readout, notice) = (false, nil, nil) }
    return isHelpOpen || isReadoutShown(at: wallTime) || opacity(notice?.shownAt, wallTime) > 0
  }

  /// Wall time at which the overlays look different although nobody did anything; `nil` if never.
  func nextChange(after wallTime: Double) -> Double? {
    // From the end of its stay until the frame that finds it gone, every frame shows it fainter.
    [readout?.shownAt, notice?.shownAt].compactMap { $0 }
      .map { max(wallTime, $0 + Self.stay) }.min()
  }

  /// Returns the overlays' layer in points of the window; `nil` if nothing is shown.
  mutating func layer(
    size: Size, scale: Double, counts: RenderCounts, parameters: ParameterSet,
    at wallTime: Double
  ) -> Layer? {
    var canvas = OverlayCanvas(size: size, scale: scale, text: text)
    if showsFrameTimes { frameTimes.draw(on: &canvas, counts: counts, at: wallTime) }
    if opacity(readout?.shownAt, wallTime) == 0 { readout = nil }
    if opacity(notice?.shownAt, wallTime) == 0 { notice = nil }
    if let readout {
      readout.content.draw(on: &canvas, opacity: opacity(readout.shownAt, wallTime))
    }
    if let notice {
      draw(notice: notice.text, on: &canvas, opacity: opacity(notice.shownAt, wallTime))
    }
    if isHelpOpen { HelpOverlay(parameters: parameters).draw(on: &canvas) }
    return canvas.children.isEmpty ? nil : Layer(size: size, children: canvas.children)
  }

  private func draw(notice: String, on canvas: inout OverlayCanvas, opacity: Double) {
    var shown = notice
    // A path too long for the window loses its beginning: the name of the file is what one looks for.
    while canvas.measure(shown, .label).width > canvas.size.width - 56, shown.count > 12 {
      shown = "…" + shown.dropFirst(4)
    }
    let size = canvas.measure(shown, .label)
    let panel = canvas.centered(Size(width: size.width + 28, height: 36), top: 14)
    canvas.panel(panel, opacity: opacity, cornerRadius: 18)
    canvas.put(
      shown, .label, at: Point(x: panel.minX + 14, y: panel.minY + (36 - size.height) / 2),
      opacity: opacity)
  }

  private func opacity(_ shownAt: Double?, _ wallTime: Double) -> Double {
    guard let shownAt else { return 0 }
    let past = wallTime - shownAt - Self.stay
    return past <= 0 ? 1 : max(0, 1 - past / Self.fade)
  }
}
