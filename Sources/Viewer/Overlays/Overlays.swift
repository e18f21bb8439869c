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
      if let hint = state.hint { draw(hint, on: &canvas) }
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

  /// Returns the layer of what can be dragged in the scene; `nil` if nothing is shown of it.
  func layer(
    of handles: [(place: Point, opacity: Double)], size: Size, scale: Double
  ) -> Layer? {
    guard !handles.isEmpty else { return nil }
    var canvas = ControlCanvas(size: size, scale: scale, text: text)
    for handle in handles { canvas.handle(at: handle.place, opacity: handle.opacity) }
    return canvas.layer
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

  /// Draws a hint below the middle, where the user looks.
  private func draw(_ hint: String, on canvas: inout ControlCanvas) {
    let size = canvas.measure(hint, .value, within: canvas.size.width - 56)
    let frame = Size(width: size.width + 36, height: size.height + 20)
    let panel = canvas.centered(frame, bottom: max(14, canvas.size.height * 0.12))
    canvas.panel(panel, opacity: 1, cornerRadius: frame.height / 2)
    canvas.put(
      hint, .value, at: Point(x: panel.minX + 18, y: panel.minY + 10), width: size.width + 1)
  }

  /// Draws a notice at the upper edge, on as many lines as it needs; one about a failure has a dot.
  private func draw(
    _ notice: OverlayState.Notice, on canvas: inout ControlCanvas, opacity: Double
  ) {
    let left = notice.isFailure ? 30.0 : 14
    let size = canvas.measure(notice.text, .label, within: canvas.size.width - 42 - left)
    let height = max(36, size.height + 20)
    let panel = canvas.centered(Size(width: size.width + left + 14, height: height), top: 14)
    canvas.panel(panel, opacity: opacity, cornerRadius: 18)
    let top = panel.minY + (height - size.height) / 2
    if notice.isFailure {
      let line = canvas.measure(" ", .label).height
      canvas.bar(
        Rect(x: panel.minX + 14, y: top + line / 2 - 4, width: 8, height: 8),
        color: ShownError.color, opacity: opacity)
    }
    canvas.put(
      notice.text, .label, at: Point(x: panel.minX + left, y: top),
      opacity: opacity, width: size.width + 1)
  }
}
