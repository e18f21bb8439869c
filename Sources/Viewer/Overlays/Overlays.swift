internal import Controls
internal import Layers
internal import Parameters
internal import Scenes

/// Draws everything shown over the scene: readout, notices, help and frame times.
nonisolated struct Overlays {
  let text: TextPieces

  /// Values that are drawn.
  struct Content {
    let state: OverlayState
    let readout: Readout?
    let parameters: ParameterSet
    /// Of what is being recorded and written.
    let marks: [TimedMark]
  }

  /// Returns the overlays' layer; `nil` if nothing is shown.
  ///
  /// - Parameters:
  ///   - size: Of the window in points.
  ///   - scale: Pixels per point.
  func layer(
    of content: Content, size: Size, scale: Double, at wallTime: Double
  ) -> Layer? {
    let state = content.state
    var layers: [Layer] = []
    // In a window too small for them the overlays shrink instead of being cut.
    layers += shrunk(to: size, scale: scale, needing: Size(width: 330, height: 150)) { canvas in
      if state.showsFrameTimes { state.frameTimes.draw(on: &canvas) }
      TimedMark.draw(content.marks, on: &canvas)
      content.readout?.draw(on: &canvas, opacity: state.readoutOpacity(at: wallTime))
      state.shownError?.draw(on: &canvas)
      let opacity = state.noticeOpacity(at: wallTime)
      if let notice = state.notice, opacity > 0 {
        draw(notice, on: &canvas, opacity: opacity)
      }
    }
    if state.isHelpOpen {
      let help = HelpOverlay(parameters: content.parameters)
      let probe = ControlCanvas(size: size, scale: scale, text: text)
      layers += shrunk(to: size, scale: scale, needing: help.size(on: probe)) { canvas in
        help.draw(on: &canvas)
      }
    }
    return layers.isEmpty ? nil : Layer(size: size, children: layers.map { Layer.Child($0) })
  }

  /// Returns the layer of the time scrubber.
  func layer(of scrubber: ScrubberDrawing, size: Size, scale: Double) -> Layer {
    var canvas = ControlCanvas(size: size, scale: scale, text: text)
    scrubber.draw(on: &canvas)
    return Layer(size: size, children: canvas.children)
  }

  /// Draws on a canvas of at least the `needed` size, and scales that down to `size`.
  private func shrunk(
    to size: Size, scale: Double, needing needed: Size, _ draw: (inout ControlCanvas) -> Void
  ) -> [Layer] {
    let factor = min(1, size.width / needed.width, size.height / needed.height)
    let roomy = Size(width: size.width / factor, height: size.height / factor)
    var canvas = ControlCanvas(size: roomy, scale: scale * factor, text: text)
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
    _ notice: OverlayState.Notice, on canvas: inout ControlCanvas, opacity: Double
  ) {
    let shown = canvas.text.truncated(
      notice.text, .label, to: canvas.size.width - 56, at: notice.isFailure ? .tail : .head)
    let size = canvas.measure(shown, .label)
    let panel = canvas.centered(Size(width: size.width + 28, height: 36), top: 14)
    canvas.panel(panel, opacity: opacity, cornerRadius: 18)
    canvas.put(
      shown, .label, at: Point(x: panel.minX + 14, y: panel.minY + (36 - size.height) / 2),
      opacity: opacity)
  }
}
