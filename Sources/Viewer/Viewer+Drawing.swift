internal import Files
internal import Layers
internal import OpenGL
internal import Opening
internal import Rendering
internal import Scenes
internal import Typesetting

/// Drawing a frame.
extension Viewer {
  func draw() throws {
    let start = Window.time
    guard state.viewport.pixelWidth > 0, state.viewport.pixelHeight > 0 else { return }
    let scene = state.shownScene
    let picture = try readyPlan(of: scene)
    let panel = panelPlan(at: start)
    let overlay = overlayPlan(of: scene, at: start)
    let planned = Window.time
    let isFading = state.crossFade != nil
    let isRecording = recorder.size != nil
    let isWhole = isFading || isRecording
    let damage = isWhole ? wholeWindow : damage(of: picture, panel, overlay)
    let fading = crossFadePlan(at: start)
    if isRecording { try record(picture, of: scene, under: fading) }
    if recorder.size == state.stage.pixelSize {
      recorder.copyToWindow(pixelHeight: state.viewport.pixelHeight)
    } else {
      try renderer.draw(picture, within: damage.scene, measuring: state.isInspectorOpen)
      if let fading { try renderer.draw(fading) }
    }
    try screenshots.draw(
      screenshotPlan(of: scene) ?? picture, of: scene, in: state.shownRequest, with: renderer)
    // Waiting for the driver makes the times those that the frame costs; only their display does.
    let measures = state.overlays.showsFrameTimes || state.isInspectorOpen
    if measures { renderer.finish() }
    let drawn = Window.time
    if !panel.isEmpty { try renderer.draw(panel, within: damage.panel) }
    if !overlay.isEmpty { try renderer.draw(overlay, within: damage.scene) }
    if measures { renderer.finish() }
    let end = Window.time
    window.swapBuffers()
    history.note(isWhole ? nil : picture)
    panelHistory.note(isWhole ? nil : panel)
    overlayHistory.note(isWhole ? nil : overlay)
    fence.mark()
    showPointer()
    for shortage in FontShortageLog.takeUnread() { options.say(shortage.warning) }
    for trouble in CacheTroubleLog.takeUnread() { options.say(trouble.warning) }
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

  /// Draws the frame into the recording: as it is in the window, or fitted into a recording of
  /// another size than the window has now.
  ///
  /// - Parameter fading: The scene that is leaving, if one is.
  private func record(
    _ picture: FramePlan, of scene: any Scene, under fading: FramePlan?
  ) throws {
    guard let size = recorder.size else { return }
    let isSame = size == state.viewport.pixelSize
    let fit = size == state.stage.pixelSize ? state.fit : CanvasFit(state.fit.canvas, into: size)
    try recorder.draw(
      { history in
        isSame
          ? picture
          : history.plan(
            scene.layer(in: fit.canvas, at: state.clock.time), transform: fit.transform,
            pixelWidth: size.width, pixelHeight: size.height,
            background: state.request.background, specializes: !state.drawsStandIns)
      }, then: isSame ? fading.map { plan in { try self.renderer.draw(plan) } } : nil,
      with: renderer, at: state.frameBeganAt)
  }

  /// Pixels that are drawn: of the scene with what lies over it, and of the panel.
  private typealias Damage = (scene: PixelRect, panel: PixelRect)

  private var wholeWindow: Damage {
    let whole = PixelRect(
      pixelWidth: state.viewport.pixelWidth, pixelHeight: state.viewport.pixelHeight)
    return (whole, whole)
  }

  /// The pixels that have to be drawn again. A panel beside the scene is opaque: as long as neither
  /// changes anything on the other's side, each is drawn by itself.
  private func damage(
    of picture: FramePlan, _ panel: FramePlan, _ overlay: FramePlan
  ) -> Damage {
    let age = state.isAfterResize ? 0 : surface.age
    func damage(_ history: inout FrameHistory, _ plan: FramePlan) -> PixelRect {
      history.damage(of: plan, age: age, generation: renderer.generation)
    }
    let scene = damage(&history, picture).union(damage(&overlayHistory, overlay))
    let own = damage(&panelHistory, panel)
    let left = state.isInspectorBeside ? state.stage.pixelWidth + 1 : Int.max
    guard own.isEmpty || own.left >= left, scene.isEmpty || scene.right < left else {
      return (scene.union(own), scene.union(own))
    }
    return (scene, own)
  }

  /// The scene without the room beside it that the panel takes, by the programs that a capture has:
  /// those that stand in for them round otherwise. `nil` where the window's own plan is that.
  private func screenshotPlan(of scene: any Scene) -> FramePlan? {
    guard state.isInspectorBeside || state.drawsStandIns || literalPlan != nil,
      screenshots.isPending
    else { return nil }
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

  /// The panel; a plan without draws while it is closed.
  private func panelPlan(at wallTime: Double) -> FramePlan {
    let layer = state.inspector?.layer(
      state.controls, scale: state.viewport.contentScale, at: wallTime, after: &panelRows)
    return plan(layer, after: &panelHistory)
  }

  /// Plan of the overlays; without draws if there are none.
  private func overlayPlan(of scene: any Scene, at wallTime: Double) -> FramePlan {
    plan(overlayLayer(of: scene, at: wallTime), after: &overlayHistory)
  }

  /// Layer of the overlays; `nil` if there are none.
  func overlayLayer(of scene: any Scene, at wallTime: Double) -> Layer? {
    let size = state.windowSize
    let scale = state.viewport.contentScale
    let overlays = Overlays(text: state.text)
    let scrubber = ScrubberDrawing(of: state, at: wallTime)
    // Messages lie over the scene, and neither over a panel beside it nor over the scrubber.
    let room = Size(
      width: size.width - state.coveredWidth,
      height: size.height - (scrubber == nil ? 0 : ScrubberLayout.inset))
    let content = Overlays.Content(
      state: state.overlays, readout: state.readout, parameters: scene.parameters,
      frameTimes: state.frameTimes, marks: state.marks)
    let layers = [
      overlays.layer(of: content, size: room, scale: scale, at: wallTime),
      scrubber.map { overlays.layer(of: $0, size: size, scale: scale) },
    ].compactMap { $0 }
    return layers.isEmpty ? nil : Layer(size: size, children: layers.map { Layer.Child($0) })
  }

  private func plan(_ layer: Layer?, after history: inout FrameHistory) -> FramePlan {
    history.plan(
      layer ?? Layer(size: state.windowSize, children: []),
      transform: AffineTransform(scale: state.viewport.contentScale),
      pixelWidth: state.viewport.pixelWidth, pixelHeight: state.viewport.pixelHeight,
      background: nil)
  }
}
