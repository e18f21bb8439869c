internal import Layers
internal import OpenGL
internal import Rendering
internal import Scenes

/// Drawing a frame.
extension Viewer {
  func draw() throws {
    let start = Window.time
    guard state.viewport.pixelWidth > 0, state.viewport.pixelHeight > 0 else { return }
    let scene = state.shownScene
    let picture = try readyPlan(of: scene)
    let overlay = overlayPlan(of: scene, at: start)
    let planned = Window.time
    let isFading = state.crossFade != nil
    let damage =
      isFading
      ? PixelRect(
        pixelWidth: state.viewport.pixelWidth, pixelHeight: state.viewport.pixelHeight)
      : damage(of: picture, and: overlay)
    try renderer.draw(picture, within: damage, measuring: state.isInspectorOpen)
    if let fading = crossFadePlan(at: start) { try renderer.draw(fading) }
    try screenshots.draw(
      screenshotPlan(of: scene) ?? picture, of: scene, in: state.shownRequest, with: renderer)
    // Waiting for the driver makes the times those that the frame costs; only their display does.
    let measures = state.overlays.showsFrameTimes || state.isInspectorOpen
    if measures { renderer.finish() }
    let drawn = Window.time
    if !overlay.isEmpty { try renderer.draw(overlay, within: damage) }
    if measures { renderer.finish() }
    let end = Window.time
    window.swapBuffers()
    history.note(isFading ? nil : picture)
    overlayHistory.note(isFading ? nil : overlay)
    fence.mark()
    showPointer()
    screenshots.collect()
    try take(
      .frameDrawn(
        FrameMeasurement(
          start: start, end: end,
          parts: measures
            ? FrameMeasurement.Parts(
              planning: planned - start, drawing: drawn - planned, panels: end - drawn) : nil,
          counts: renderer.counts, passes: renderer.passTimes)))
    if state.isCopyingPicture, !screenshots.isPending { try take(.picturesCopied) }
  }

  /// The pixels that have to be drawn again: a steady panel is not among them.
  private func damage(of picture: FramePlan, and overlay: FramePlan) -> PixelRect {
    let age = surface.age
    return history.damage(of: picture, age: age, generation: renderer.generation)
      .union(overlayHistory.damage(of: overlay, age: age, generation: renderer.generation))
  }

  /// The scene without the room beside it that the panel takes; `nil` where it takes none.
  private func screenshotPlan(of scene: any Scene) -> FramePlan? {
    guard state.isInspectorBeside, screenshots.isPending else { return nil }
    let fit = state.fit
    return Planner.plan(
      scene.layer(in: fit.canvas, at: state.clock.time), transform: fit.transform,
      pixelWidth: state.stage.pixelWidth, pixelHeight: state.stage.pixelHeight,
      background: state.request.background)
  }

  /// - Parameter time: The scene's time; now if left out.
  func canvasPlan(
    of scene: any Scene, at time: Double? = nil, specializes: Bool = true
  ) -> FramePlan {
    let fit = state.fit
    return Planner.plan(
      scene.layer(in: fit.canvas, at: time ?? state.clock.time), transform: fit.transform,
      pixelWidth: state.viewport.pixelWidth, pixelHeight: state.viewport.pixelHeight,
      background: state.request.background, specializes: specializes)
  }

  /// The scene that is leaving, fainter with every frame, over the new one.
  private func crossFadePlan(at wallTime: Double) -> FramePlan? {
    guard let fade = state.crossFade else { return nil }
    let layer = fade.layer(in: state.stage).opacity(fade.opacity(at: wallTime))
    return fadeHistory.plan(
      layer, transform: .identity, pixelWidth: state.viewport.pixelWidth,
      pixelHeight: state.viewport.pixelHeight, background: nil)
  }

  /// The panel, and what lies over it and over the scene; a plan without draws if nothing does.
  private func overlayPlan(of scene: any Scene, at wallTime: Double) -> FramePlan {
    let scale = state.viewport.contentScale
    let size = state.windowSize
    let panel = state.inspector.map {
      $0.layer(state.controls, scale: scale, at: wallTime, after: &panelHistory)
    }
    let overlays = Overlays(text: state.text)
    let scrubber = ScrubberDrawing(of: state, at: wallTime)
    // Messages lie over the scene, and neither under the panel nor under the scrubber.
    let room = Size(
      width: size.width - state.coveredWidth,
      height: size.height - (scrubber == nil ? 0 : ScrubberLayout.inset))
    let content = Overlays.Content(
      state: state.overlays, readout: state.readout, parameters: scene.parameters,
      frameTimes: state.frameTimes)
    let layers = [
      panel, overlays.layer(of: content, size: room, scale: scale, at: wallTime),
      scrubber.map { overlays.layer(of: $0, size: size, scale: scale) },
    ].compactMap { $0 }
    return overlayHistory.plan(
      Layer(size: size, children: layers.map { Layer.Child($0) }),
      transform: AffineTransform(scale: scale), pixelWidth: state.viewport.pixelWidth,
      pixelHeight: state.viewport.pixelHeight, background: nil)
  }
}
