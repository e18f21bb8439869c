internal import Controls
internal import Layers
internal import Rendering
internal import Scenes

/// Programs for what may be shown next, made while the window shows something else.
extension FramePresenter {
  /// Begins to make the programs that a press in the middle and letting go would need, those
  /// without specialization, and those of the panel.
  func makePrograms(for state: ViewerState) {
    renderer.compileInBackground(plansAhead(of: state), drawn: plansShown)
  }

  /// Frees what none of the plans needs that are shown or may be next.
  ///
  /// - Returns: Whether anything was freed.
  func giveUpUnused(in state: ViewerState) -> Bool {
    let before = renderer.cached
    Path.forgetEdges()  // the plans cut those again that they need
    renderer.cancel(except: plansShown + plansAhead(of: state))
    let after = renderer.cached
    guard after != before else { return false }
    report(
      "gave up \(before.programs - after.programs) of \(before.programs) programs and "
        + "\(before.textures - after.textures) of \(before.textures) textures")
    return true
  }

  /// Plans that were drawn last, and the scene's without literals.
  private var plansShown: [FramePlan] {
    [histories.scene, histories.panel, histories.overlay].compactMap(\.last)
      + [literalPlan].compactMap(\.self)
  }

  /// Plans that may be drawn next: a press in the middle and letting go, all of it without
  /// specialization, the panel, and messages that fade.
  private func plansAhead(of state: ViewerState) -> [FramePlan] {
    guard state.viewport.pixelWidth > 0, state.viewport.pixelHeight > 0 else { return [] }
    let canvas = state.fit.canvas
    var ahead = state.shown.playback
    var time = state.time.clock.time
    var plans = [state.canvasPlan(of: ahead.scene(at: time), specializes: false)]
    let events: [SceneEvent] =
      ahead.scene(at: time).goesForwardOnly
      ? [] : [.pointerDown(canvas.center), .pointerUp(canvas.center)]
    for event in events {
      ahead.handle(event, in: canvas, at: time)
      // At once, and while something glides.
      for _ in 0..<2 {
        plans.append(state.canvasPlan(of: ahead.scene(at: time), at: time))
        time += 0.05
      }
    }
    return plans + [openedPanelPlan(of: state), fadingOverlayPlan(of: state)].compactMap(\.self)
  }

  /// The panel as it would open; `nil` if it is open.
  private func openedPanelPlan(of state: ViewerState) -> FramePlan? {
    var opened = state
    guard !opened.panel.isOpen else { return nil }
    opened.toggleInspector()
    let scale = state.viewport.contentScale
    return opened.panel.layout.map { layout in
      state.plan(over: layout.layer(opened.panel.controls, scale: scale, at: state.now))
    }
  }

  /// Plan of the fading overlays; `nil` if nothing there fades by itself.
  private func fadingOverlayPlan(of state: ViewerState) -> FramePlan? {
    state.overlays.timeInFade.flatMap { state.overlayLayer(at: $0) }.map(state.plan(over:))
  }
}

nonisolated extension ViewerState {
  /// Returns the plan of a scene that is drawn into the window.
  ///
  /// - Parameter sceneTime: The scene's time; now if left out.
  func canvasPlan(
    of scene: any Scene, at sceneTime: Double? = nil, specializes: Bool = true
  ) -> FramePlan {
    let fit = fit
    return Planner.plan(
      shown.request.layer(of: scene, in: fit.canvas, at: sceneTime ?? time.clock.time),
      transform: fit.transform,
      pixelWidth: viewport.pixelWidth, pixelHeight: viewport.pixelHeight,
      background: shown.request.background, specializes: specializes)
  }

  /// Returns the plan of a window that has no scene yet.
  ///
  /// - Parameter hasName: Whether it shows the scene's name.
  func openingPlan(hasName: Bool) -> FramePlan {
    var canvas = ControlCanvas(size: windowSize, scale: viewport.contentScale, text: text)
    if hasName {
      let name = shown.request.scene.name
      let size = canvas.measure(name, .label)
      canvas.put(name, .label, at: canvas.centered(size).origin)
    }
    return Planner.plan(
      canvas.layer, transform: AffineTransform(scale: viewport.contentScale),
      pixelWidth: viewport.pixelWidth, pixelHeight: viewport.pixelHeight,
      background: shown.request.background)
  }

  /// Returns the plan of a layer that lies over the scene, in points of the window.
  func plan(over layer: Layer) -> FramePlan {
    Planner.plan(
      layer, transform: AffineTransform(scale: viewport.contentScale),
      pixelWidth: viewport.pixelWidth, pixelHeight: viewport.pixelHeight, background: nil)
  }

  /// Layer of the overlays; `nil` if there are none.
  func overlayLayer(at wallTime: Double) -> Layer? {
    let scale = viewport.contentScale
    let drawing = Overlays(text: text)
    let scrubber = scrubberDrawing(at: wallTime)
    let room = messageRoom(at: wallTime)
    let content = Overlays.Content(
      state: overlays, readout: readout, parameters: shownScene.parameters,
      marks: recording.marks(at: now),
      printed: overlays.showsPrintedLines ? printedLines.map(PrintedLines.init) : nil)
    let layers = [
      drawing.layer(of: shownHandles, size: windowSize, scale: scale),
      drawing.layer(of: content, size: room, scale: scale, at: wallTime),
      scrubber.map { drawing.layer(of: $0, size: windowSize, scale: scale) },
    ].compactMap { $0 }
    return layers.isEmpty ? nil : Layer(size: windowSize, children: layers.map { Layer.Child($0) })
  }
}
