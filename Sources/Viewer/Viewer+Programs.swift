internal import Controls
internal import Layers
internal import OpenGL
internal import Rendering
internal import Scenes

/// Programs for what may be shown next, made while the window shows something else.
extension Viewer {
  /// Returns how `scene` is drawn without waiting for a program: with literals for what has stood
  /// still, as soon as there are programs for that.
  func readyPlan(of scene: any Scene) throws -> FramePlan {
    let plan = try unspecializedPlan(of: scene)
    let steady = steadyArguments.specialized(
      plan, deciders: renderer.deciders, at: state.frameBeganAt)
    // All frames of a recording have the same programs.
    guard let steady, !state.drawsStandIns, recorder.size == nil else {
      literalPlan = nil
      return plan
    }
    guard renderer.hasPrograms(for: steady, specializedOnly: true) else {
      renderer.makeInBackground([steady])
      literalPlan = nil
      return plan
    }
    if literalPlan == nil {
      options.detail("drawing with literals for arguments that stand still")
    }
    literalPlan = steady
    return steady
  }

  /// Without specialization while specialized programs are compiled, and without any for what only
  /// happens to stand still.
  private func unspecializedPlan(of scene: any Scene) throws -> FramePlan {
    let fit = state.fit
    let specialized = history.plan(
      scene.layer(in: fit.canvas, at: state.clock.time), transform: fit.transform,
      pixelWidth: state.viewport.pixelWidth, pixelHeight: state.viewport.pixelHeight,
      background: state.request.background)
    guard !renderer.hasPrograms(for: specialized, specializedOnly: true) else {
      if state.drawsStandIns { try take(.drawn(withStandIns: false, awaitsPrograms: false)) }
      return specialized
    }
    let general = canvasPlan(of: scene, specializes: false)
    // Before there is anything to show, one has to be waited for.
    guard renderer.hasPrograms(for: general) else { return specialized }
    let awaitsPrograms = renderer.makeInBackground([specialized])
    try take(.drawn(withStandIns: true, awaitsPrograms: awaitsPrograms))
    return general
  }

  /// Begins to make the programs that a press in the middle and letting go would need, those
  /// without specialization, and those of the panel.
  func makePrograms() {
    if sharedContext == nil, let context = window.sharedContext() {
      sharedContext = context
      renderer.makePrograms(in: context)
    }
    renderer.makeInBackground(plansAhead, drawn: plansShown)
  }

  /// Gives up what none of the plans needs that are shown or may be next.
  func giveUpUnused() {
    let before = renderer.cached
    Path.forgetEdges()  // the plans cut those again that they need
    renderer.giveUp(allBut: plansShown + plansAhead)
    let after = renderer.cached
    guard after != before else { return }
    giveMemoryBack()
    options.detail(
      "gave up \(before.programs - after.programs) of \(before.programs) programs and "
        + "\(before.textures - after.textures) of \(before.textures) textures")
  }

  /// Gives back to the system what programs have taken that are made, or given up.
  func giveMemoryBack() {
    Quirks.giveUpDeletedPrograms()
    guard let sharedContext else { return FreedMemory.giveBack() }
    sharedContext.perform {
      Quirks.giveUpDeletedPrograms()
      FreedMemory.giveBack()
    }
  }

  /// Plans that were drawn last, and the scene's without literals.
  private var plansShown: [FramePlan] {
    [history, panelHistory, overlayHistory].compactMap(\.last) + [literalPlan].compactMap(\.self)
  }

  /// Plans that may be drawn next: a press in the middle and letting go, all of it without
  /// specialization, the panel, and messages that fade.
  private var plansAhead: [FramePlan] {
    guard state.viewport.pixelWidth > 0, state.viewport.pixelHeight > 0 else { return [] }
    let canvas = state.fit.canvas
    var ahead = state.playback
    var time = state.clock.time
    var plans = [canvasPlan(of: ahead.scene(at: time), at: time, specializes: false)]
    for event in [SceneEvent.pointerDown(canvas.center), .pointerUp(canvas.center)] {
      ahead.handle(event, in: canvas, at: time)
      // At once, and while something glides.
      for _ in 0..<2 {
        plans.append(canvasPlan(of: ahead.scene(at: time), at: time))
        time += 0.05
      }
    }
    return plans + [openedPanelPlan, fadingOverlayPlan].compactMap(\.self)
  }

  /// The panel as it would open; `nil` if it is open.
  private var openedPanelPlan: FramePlan? {
    var opened = state
    guard !opened.isInspectorOpen else { return nil }
    opened.toggleInspector()
    let scale = state.viewport.contentScale
    return opened.inspector.map { layout in
      planOverScene(layout.layer(opened.controls, scale: scale, at: Window.time))
    }
  }

  /// Plan of the fading overlays; `nil` if nothing there fades by itself.
  private var fadingOverlayPlan: FramePlan? {
    guard let time = state.overlays.timeInFade else { return nil }
    return overlayLayer(of: state.shownScene, at: time).map(planOverScene)
  }

  private func planOverScene(_ layer: Layer) -> FramePlan {
    Planner.plan(
      layer, transform: AffineTransform(scale: state.viewport.contentScale),
      pixelWidth: state.viewport.pixelWidth, pixelHeight: state.viewport.pixelHeight,
      background: nil)
  }

  /// Ends what goes on in the background, and reports what was made.
  func stopMakingPrograms() {
    sharedContext?.destroy()
    sharedContext = nil
    let counts = renderer.counts
    options.detail(
      "drew \(counts.frames) pictures; programs: \(counts.programs) compiled while a picture "
        + "waited, \(counts.restored) from the cache, \(counts.ahead) made ahead")
  }
}
