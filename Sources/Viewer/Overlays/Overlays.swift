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
    /// That the view has printed; `nil` if they are not shown.
    let printed: PrintedLines?
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
    layers += shrunk(to: size, scale: scale, needing: Self.leastRoom) { canvas in
      if state.showsFrameTimes { state.frameTimes.draw(on: &canvas) }
      TimedMark.draw(content.marks, on: &canvas)
      let error = state.shownError.map { ShownErrorLayout(of: $0, on: canvas).panel.minY }
      content.printed?.draw(on: &canvas, bottom: error ?? canvas.size.height)
      content.readout?.draw(on: &canvas, opacity: state.readoutOpacity(at: wallTime))
      if let hint = state.hint { draw(hint, on: &canvas) }
      state.shownError?.draw(on: &canvas, hovered: state.hovered)
      let opacity = state.noticeOpacity(at: wallTime)
      if let notice = state.notice, opacity > 0 {
        draw(notice, on: &canvas, opacity: opacity, hovered: state.hovered)
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

  /// Room that messages need; in a smaller window they shrink.
  private static let leastRoom = Size(width: 330, height: 150)

  /// Returns the message with buttons that a point is on; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - size: Of the room that messages have, in points.
  ///   - scale: Pixels per point.
  func message(
    at point: Point, of state: OverlayState, size: Size, scale: Double
  ) -> PointedMessage? {
    guard !state.isHelpOpen else { return nil }
    let factor = Self.factor(to: size, needing: Self.leastRoom)
    let canvas = Self.canvas(size: size, scale: scale, factor: factor, text: text)
    var messages: [(panel: Rect, buttons: [MessageButton])] = []
    if let error = state.shownError {
      let layout = ShownErrorLayout(of: error, on: canvas)
      messages.append((layout.panel, layout.buttons))
    }
    if let notice = state.notice {
      let layout = NoticeLayout(of: notice, on: canvas)
      messages.append((layout.panel, layout.buttons))
    }
    let place = Point(x: point.x / factor, y: point.y / factor)
    let message = messages.last { !$0.buttons.isEmpty && $0.panel.contains(place) }
    return message.map { message in
      PointedMessage(button: message.buttons.last { $0.rect.contains(place) }?.action)
    }
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
    let factor = Self.factor(to: size, needing: needed)
    var canvas = Self.canvas(size: size, scale: scale, factor: factor, text: text)
    draw(&canvas)
    guard !canvas.children.isEmpty else { return [] }
    return [
      Layer(size: canvas.size, children: canvas.children)
        .scaleEffect(factor, anchor: .topLeading)
    ]
  }

  private static func factor(to size: Size, needing needed: Size) -> Double {
    min(1, size.width / needed.width, size.height / needed.height)
  }

  private static func canvas(
    size: Size, scale: Double, factor: Double, text: TextPieces
  ) -> ControlCanvas {
    ControlCanvas(
      size: Size(width: size.width / factor, height: size.height / factor),
      scale: scale * factor, text: text)
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

  /// Draws a notice; one about a failure has a dot.
  private func draw(
    _ notice: OverlayState.Notice, on canvas: inout ControlCanvas, opacity: Double,
    hovered: MessageAction?
  ) {
    let layout = NoticeLayout(of: notice, on: canvas)
    canvas.panel(layout.panel, opacity: opacity, cornerRadius: 18)
    if notice.isFailure {
      let line = canvas.measure(" ", .label).height
      canvas.bar(
        Rect(
          x: layout.panel.minX + 14, y: layout.text.minY + line / 2 - 4, width: 8, height: 8),
        color: ShownError.color, opacity: opacity)
    }
    canvas.put(
      notice.text, .label, at: layout.text.origin, opacity: opacity,
      width: layout.text.size.width + 1)
    for button in layout.buttons {
      button.draw(on: &canvas, isHovered: button.action == hovered, opacity: opacity)
    }
  }
}
