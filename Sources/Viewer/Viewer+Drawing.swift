internal import Layers
internal import OpenGL
internal import Rendering
internal import Scenes

/// Drawing a frame.
extension Viewer {
  func draw() throws {
    let start = Window.time
    guard state.viewport.pixelWidth > 0, state.viewport.pixelHeight > 0 else { return }
    try runInspector(at: start)
    let scene = state.scene
    let picture = try readyPlan(of: scene)
    let overlay = overlayPlan(of: scene, at: start)
    let planned = Window.time
    let isAlone = overlay == nil && state.crossFade == nil && !state.isInspectorOpen
    let damage =
      isAlone
      ? history.damage(of: picture, age: surface.age, generation: renderer.generation)
      : PixelRect(
        pixelWidth: state.viewport.pixelWidth, pixelHeight: state.viewport.pixelHeight)
    try renderer.draw(picture, within: damage, measuring: state.isInspectorOpen)
    if let fading = crossFadePlan(at: start) { try renderer.draw(fading) }
    if let overlay { try renderer.draw(overlay) }
    try screenshots.draw(picture, of: scene, in: state.shownRequest, with: renderer)
    // Waiting for the driver makes the times those that the frame costs; only their display does.
    let measures = state.overlays.showsFrameTimes || state.isInspectorOpen
    if measures { renderer.finish() }
    let drawn = Window.time
    if state.isInspectorOpen { inspector?.draw() }
    if measures {
      renderer.finish()
      overlays.frameTimes.add(
        planning: planned - start, drawing: drawn - planned, panels: Window.time - drawn)
    }
    overlays.frameTimes.add(start: start, end: Window.time)
    window.swapBuffers()
    history.note(isAlone ? picture : nil)
    fence.mark()
    screenshots.collect()
    if state.isCopyingPicture, !screenshots.isPending { try take(.picturesCopied) }
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
    let layer = fade.layer(in: state.viewport).opacity(fade.opacity(at: wallTime))
    return fadeHistory.plan(
      layer, transform: .identity, pixelWidth: state.viewport.pixelWidth,
      pixelHeight: state.viewport.pixelHeight, background: nil)
  }

  private func overlayPlan(of scene: any Scene, at wallTime: Double) -> FramePlan? {
    let viewport = state.viewport
    let scale = viewport.contentScale
    let width = Double(viewport.pixelWidth) / scale
    // Messages must not lie under the panel, where there is room beside it.
    let covered = state.isInspectorOpen && width >= 560 ? InspectorPanel.width : 0
    let content = Overlays.Content(
      state: state.overlays, readout: state.readout, parameters: scene.parameters,
      counts: renderer.counts)
    let layer = overlays.layer(
      of: content,
      size: Size(width: width - covered, height: Double(viewport.pixelHeight) / scale),
      scale: scale, at: wallTime)
    return layer.map {
      overlayHistory.plan(
        $0, transform: AffineTransform(scale: scale), pixelWidth: viewport.pixelWidth,
        pixelHeight: viewport.pixelHeight, background: nil)
    }
  }
}
