internal import Layers
internal import Rendering
internal import Scenes

/// Draws everything shown over the scene: readout, notices, help and frame times.
struct Overlays {
  var isHelpOpen = false
  var showsFrameTimes = false
  var frameTimes = FrameTimes()
  private var readout: (content: Readout, shownAt: Double)?
  /// Shown until it is mended, closed or replaced: a headline, and lines below it.
  var complaint: Complaint?
  private var notice: (text: String, isFailure: Bool, shownAt: Double)?
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

  mutating func show(notice: String, isFailure: Bool, at wallTime: Double) {
    self.notice = (notice, isFailure, wallTime)
  }

  func isReadoutShown(at wallTime: Double) -> Bool { opacity(readout?.shownAt, wallTime) > 0 }

  /// Closes what is open; `false` if nothing was.
  mutating func close(at wallTime: Double) -> Bool {
    defer { (isHelpOpen, readout, notice, complaint) = (false, nil, nil, nil) }
    return isHelpOpen || complaint != nil || isReadoutShown(at: wallTime)
      || opacity(notice?.shownAt, wallTime) > 0
  }

  /// Wall time at which the overlays look different although nobody did anything; `nil` if never.
  func nextChange(after wallTime: Double) -> Double? {
    // From the end of its stay until the frame that finds it gone, every frame shows it fainter.
    [readout?.shownAt, notice?.shownAt].compactMap { $0 }
      .map { max(wallTime, $0 + Self.stay) }.min()
  }

  /// Returns the overlays' layer; `nil` if nothing is shown.
  ///
  /// - Parameters:
  ///   - size: Of the window in points.
  ///   - scale: Pixels per point.
  mutating func layer(
    size: Size, scale: Double, counts: RenderCounts, parameters: ParameterSet,
    at wallTime: Double
  ) -> Layer? {
    if opacity(readout?.shownAt, wallTime) == 0 { readout = nil }
    if opacity(notice?.shownAt, wallTime) == 0 { notice = nil }
    var layers: [Layer] = []
    var times = frameTimes
    // In a window too small for them the overlays shrink instead of being cut.
    layers += shrunk(to: size, scale: scale, needing: Size(width: 330, height: 150)) { canvas in
      if showsFrameTimes { times.draw(on: &canvas, counts: counts, at: wallTime) }
      if let readout {
        readout.content.draw(on: &canvas, opacity: opacity(readout.shownAt, wallTime))
      }
      complaint?.draw(on: &canvas)
      if let notice {
        draw(
          notice: notice.text, keepsStart: notice.isFailure, on: &canvas,
          opacity: opacity(notice.shownAt, wallTime))
      }
    }
    frameTimes = times
    if isHelpOpen {
      let help = HelpOverlay(parameters: parameters)
      let probe = OverlayCanvas(size: size, scale: scale, text: text)
      layers += shrunk(to: size, scale: scale, needing: help.size(on: probe)) { canvas in
        help.draw(on: &canvas)
      }
    }
    return layers.isEmpty ? nil : Layer(size: size, children: layers.map { Layer.Child($0) })
  }

  /// Draws on a canvas of at least the `needed` size, and scales that down to `size`.
  private func shrunk(
    to size: Size, scale: Double, needing needed: Size, _ draw: (inout OverlayCanvas) -> Void
  ) -> [Layer] {
    let factor = min(1, size.width / needed.width, size.height / needed.height)
    let roomy = Size(width: size.width / factor, height: size.height / factor)
    var canvas = OverlayCanvas(size: roomy, scale: scale * factor, text: text)
    draw(&canvas)
    guard !canvas.children.isEmpty else { return [] }
    return [
      Layer(size: roomy, children: canvas.children).scaleEffect(factor, anchor: .topLeading)
    ]
  }

  /// Draws a notice at the upper edge.
  ///
  /// A path too long for the window loses its beginning, because its end is the name of the file; a
  /// reason loses its end.
  private func draw(
    notice: String, keepsStart: Bool, on canvas: inout OverlayCanvas, opacity: Double
  ) {
    var shown = notice
    while canvas.measure(shown, .label).width > canvas.size.width - 56, shown.count > 12 {
      shown = keepsStart ? shown.dropLast(4) + "…" : "…" + shown.dropFirst(4)
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
