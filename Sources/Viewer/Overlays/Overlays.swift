internal import Layers
internal import Parameters
internal import Rendering
internal import Scenes

/// Draws everything shown over the scene: readout, notices, help and frame times.
struct Overlays {
  var frameTimes = FrameTimes()
  private let text = OverlayText()

  /// What is drawn.
  struct Content {
    let state: OverlayState
    let readout: Readout?
    let parameters: ParameterSet
    let counts: RenderCounts
  }

  /// Returns the overlays' layer; `nil` if nothing is shown.
  ///
  /// - Parameters:
  ///   - size: Of the window in points.
  ///   - scale: Pixels per point.
  mutating func layer(
    of content: Content, size: Size, scale: Double, at wallTime: Double
  ) -> Layer? {
    let state = content.state
    var layers: [Layer] = []
    var times = frameTimes
    // In a window too small for them the overlays shrink instead of being cut.
    layers += shrunk(to: size, scale: scale, needing: Size(width: 330, height: 150)) { canvas in
      if state.showsFrameTimes { times.draw(on: &canvas, counts: content.counts, at: wallTime) }
      content.readout?.draw(on: &canvas, opacity: state.readoutOpacity(at: wallTime))
      state.complaint?.draw(on: &canvas)
      let opacity = state.noticeOpacity(at: wallTime)
      if let notice = state.notice, opacity > 0 {
        draw(notice, on: &canvas, opacity: opacity)
      }
    }
    frameTimes = times
    if state.isHelpOpen {
      let help = HelpOverlay(parameters: content.parameters)
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
    _ notice: OverlayState.Notice, on canvas: inout OverlayCanvas, opacity: Double
  ) {
    var shown = notice.text
    while canvas.measure(shown, .label).width > canvas.size.width - 56, shown.count > 12 {
      shown = notice.isFailure ? shown.dropLast(4) + "…" : "…" + shown.dropFirst(4)
    }
    let size = canvas.measure(shown, .label)
    let panel = canvas.centered(Size(width: size.width + 28, height: 36), top: 14)
    canvas.panel(panel, opacity: opacity, cornerRadius: 18)
    canvas.put(
      shown, .label, at: Point(x: panel.minX + 14, y: panel.minY + (36 - size.height) / 2),
      opacity: opacity)
  }
}
