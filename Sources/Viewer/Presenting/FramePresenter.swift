internal import Controls
internal import Layers
internal import OpenGL
internal import Opening
internal import Rendering
internal import Scenes

/// Draws frames of the viewer's state: the scene, the one that is leaving, the panel, and what lies
/// over them.
///
/// ```swift
/// // given renderer: any FrameRenderer, surface: any FrameSurface, state: ViewerState
/// let presenter = FramePresenter(with: renderer, on: surface, clock: { Window.time })
/// let events = try presenter.present(state)
/// ```
///
/// It compares each frame with those before, and draws what is not the same. It decides nothing
/// about what is shown; what the state should know of a frame comes back as events.
final class FramePresenter {
  let renderer: any FrameRenderer
  let screenshots = Screenshots()
  let recorder = WindowRecorder()
  /// Is called with what only a user who asks for details wants to know.
  var report: (String) -> Void = { _ in }

  let surface: any FrameSurface
  private let clock: () -> Double
  /// Of the scene, of the one that is leaving, of the panel, and of what lies over them.
  private(set) var histories = Histories()
  private var panelRows = PanelHistory()
  private var steadyArguments = SteadyArguments()
  /// The last frame, if it was drawn with literals for arguments that stand still.
  private(set) var literalPlan: FramePlan?

  struct Histories {
    var scene = FrameHistory()
    var fade = FrameHistory()
    var panel = FrameHistory()
    var overlay = FrameHistory()
  }

  /// - Parameter clock: Returns the wall time in seconds.
  init(
    with renderer: any FrameRenderer, on surface: any FrameSurface,
    clock: @escaping () -> Double
  ) {
    (self.renderer, self.surface, self.clock) = (renderer, surface, clock)
  }

  /// Forgets frames that were drawn while the window was hidden: they need not have survived.
  func forget() {
    (histories.scene, histories.panel, histories.overlay) =
      (FrameHistory(), FrameHistory(), FrameHistory())
  }

  // MARK: - Frames

  /// Puts the background on the screen before there is a scene, and over it the scene's name if its
  /// programs have to be compiled.
  func presentOpening(_ state: ViewerState, hasName: Bool) throws {
    guard state.viewport.pixelWidth > 0, state.viewport.pixelHeight > 0 else { return }
    let comesAtOnce = hasName && renderer.restoresPrograms(of: state.canvasPlan(of: state.scene))
    try renderer.draw(state.openingPlan(hasName: hasName && !comesAtOnce))
    surface.swapBuffers()
  }

  /// Draws a frame and puts it on the screen.
  ///
  /// - Returns: What the state should know of it; nothing where a window has no pixels.
  func present(_ state: ViewerState) throws -> [ViewerEvent] {
    let start = clock()
    guard state.viewport.pixelWidth > 0, state.viewport.pixelHeight > 0 else { return [] }
    let scene = state.shownScene
    let ready = readyPlan(of: scene, in: state)
    let picture = ready.plan
    let panel = panelPlan(of: state, at: start)
    let overlay = overlayPlan(of: state, at: start)
    let planned = clock()
    let isRecording = recorder.size != nil
    let isWhole = state.shown.crossFade != nil || isRecording
    let damage =
      isWhole ? Damage(all: state.viewport) : damage(of: picture, panel, overlay, in: state)
    let fading = crossFadePlan(of: state, at: start)
    if isRecording { try record(ready, of: scene, under: fading, in: state) }
    if recorder.size == state.stage.pixelSize {
      recorder.copyToWindow(pixelHeight: state.viewport.pixelHeight)
    } else {
      try renderer.draw(picture, within: damage.scene, measuring: state.panel.isOpen)
      if let fading { try renderer.draw(fading) }
    }
    try screenshots.draw(
      screenshotPlan(of: scene, ready, in: state) ?? picture, of: scene, in: state.frame.request,
      with: renderer)
    // Waiting for the driver makes the times those that the frame costs; only their display does.
    let measures = state.overlays.showsFrameTimes || state.panel.isOpen
    if measures { renderer.finish() }
    let drawn = clock()
    if !panel.isEmpty { try renderer.draw(panel, within: damage.panel) }
    if !overlay.isEmpty { try renderer.draw(overlay, within: damage.scene) }
    if measures { renderer.finish() }
    let end = clock()
    surface.swapBuffers()
    histories.scene.note(isWhole ? nil : picture)
    histories.panel.note(isWhole ? nil : panel)
    histories.overlay.note(isWhole ? nil : overlay)
    let measurement = FrameMeasurement(
      start: start, end: end,
      parts: measures
        ? FrameMeasurement.Parts(
          planning: planned - start, drawing: drawn - planned, panels: end - drawn) : nil,
      counts: renderer.counts, passes: renderer.passTimes)
    return [ready.event.map { .frames($0) }, .overlays(.frameDrawn(measurement))].compactMap { $0 }
  }

  /// Draws the frame into the recording: as it is in the window, or fitted into a recording of
  /// another size than the window has now.
  ///
  /// - Parameter fading: The scene that is leaving, if one is.
  private func record(
    _ ready: ReadyPlan, of scene: any Scene, under fading: FramePlan?, in state: ViewerState
  ) throws {
    guard let size = recorder.size else { return }
    let isSame = size == state.viewport.pixelSize
    let fit = size == state.stage.pixelSize ? state.fit : CanvasFit(state.fit.canvas, into: size)
    try recorder.draw(
      { history in
        isSame
          ? ready.plan
          : history.plan(
            state.shown.request.layer(of: scene, in: fit.canvas, at: state.time.clock.time),
            transform: fit.transform,
            pixelWidth: size.width, pixelHeight: size.height,
            background: state.shown.request.background, specializes: !ready.hasStandIns)
      }, then: isSame ? fading.map { plan in { try self.renderer.draw(plan) } } : nil,
      with: renderer, at: state.frames.beganAt)
  }

  // MARK: - Damage

  /// Pixels that are drawn: of the scene with what lies over it, and of the panel.
  private struct Damage {
    var scene: PixelRect
    var panel: PixelRect

    init(_ scene: PixelRect, _ panel: PixelRect) { (self.scene, self.panel) = (scene, panel) }

    init(all viewport: Viewport) {
      let whole = PixelRect(
        pixelWidth: viewport.pixelWidth, pixelHeight: viewport.pixelHeight)
      self.init(whole, whole)
    }
  }

  /// The pixels that have to be drawn again. A panel beside the scene is opaque: as long as neither
  /// changes anything on the other's side, each is drawn by itself.
  private func damage(
    of picture: FramePlan, _ panel: FramePlan, _ overlay: FramePlan, in state: ViewerState
  ) -> Damage {
    let age = state.frames.isAfterResize ? 0 : surface.age
    func damage(_ history: inout FrameHistory, _ plan: FramePlan) -> PixelRect {
      history.damage(of: plan, age: age, generation: renderer.generation)
    }
    let scene = damage(&histories.scene, picture).union(damage(&histories.overlay, overlay))
    let own = damage(&histories.panel, panel)
    let left = state.isInspectorBeside ? state.stage.pixelWidth + 1 : Int.max
    guard own.isEmpty || own.left >= left, scene.isEmpty || scene.right < left else {
      return Damage(scene.union(own), scene.union(own))
    }
    return Damage(scene, own)
  }

  // MARK: - The scene

  /// The scene as it is drawn without waiting for a program.
  struct ReadyPlan {
    var plan: FramePlan
    /// Whether slower calls stand in for specialized ones.
    var hasStandIns: Bool
    /// The news for the state; `nil` if there are none.
    var event: FrameSchedule.Event?
  }

  /// Returns how `scene` is drawn without waiting for a program: with literals for what has stood
  /// still, as soon as there are programs for that.
  private func readyPlan(of scene: any Scene, in state: ViewerState) -> ReadyPlan {
    var ready = unspecializedPlan(of: scene, in: state)
    let steady = steadyArguments.specialized(
      ready.plan, arguments: renderer.specializableArguments, at: state.frames.beganAt)
    // All frames of a recording have the same programs.
    guard let steady, !ready.hasStandIns, recorder.size == nil else {
      literalPlan = nil
      return ready
    }
    guard renderer.hasPrograms(for: steady, specializedOnly: true) else {
      renderer.compileInBackground([steady], drawn: [])
      literalPlan = nil
      return ready
    }
    if literalPlan == nil { report("drawing with literals for arguments that stand still") }
    literalPlan = steady
    ready.plan = steady
    return ready
  }

  /// Without specialization while specialized programs are compiled, and without any for what only
  /// happens to stand still.
  private func unspecializedPlan(of scene: any Scene, in state: ViewerState) -> ReadyPlan {
    let hadStandIns = state.frames.drawsStandIns
    let fit = state.fit
    let specialized = histories.scene.plan(
      state.shown.request.layer(of: scene, in: fit.canvas, at: state.time.clock.time),
      transform: fit.transform,
      pixelWidth: state.viewport.pixelWidth, pixelHeight: state.viewport.pixelHeight,
      background: state.shown.request.background)
    guard !renderer.hasPrograms(for: specialized, specializedOnly: true) else {
      return ReadyPlan(
        plan: specialized, hasStandIns: false,
        event: hadStandIns ? .drawn(withStandIns: false, awaitsPrograms: false) : nil)
    }
    let general = state.canvasPlan(of: scene, specializes: false)
    // Before there is anything to show, one has to be waited for.
    guard renderer.hasPrograms(for: general, specializedOnly: false) else {
      return ReadyPlan(plan: specialized, hasStandIns: hadStandIns)
    }
    let awaitsPrograms = renderer.compileInBackground([specialized], drawn: [])
    return ReadyPlan(
      plan: general, hasStandIns: true,
      event: .drawn(withStandIns: true, awaitsPrograms: awaitsPrograms))
  }

  /// The scene without the room beside it that the panel takes, by the programs that a capture has:
  /// those that stand in for them round otherwise. `nil` where the window's own plan is that.
  private func screenshotPlan(
    of scene: any Scene, _ ready: ReadyPlan, in state: ViewerState
  ) -> FramePlan? {
    guard state.isInspectorBeside || ready.hasStandIns || literalPlan != nil,
      screenshots.isPending
    else { return nil }
    let fit = state.fit
    return Planner.plan(
      state.shown.request.layer(of: scene, in: fit.canvas, at: state.time.clock.time),
      transform: fit.transform,
      pixelWidth: state.stage.pixelWidth, pixelHeight: state.stage.pixelHeight,
      background: state.shown.request.background)
  }

  // MARK: - The rest

  /// The scene that is leaving, fainter with every frame, over the new one.
  private func crossFadePlan(of state: ViewerState, at wallTime: Double) -> FramePlan? {
    guard let fade = state.shown.crossFade else { return nil }
    let layer = fade.layer(in: state.stage).opacity(fade.opacity(at: wallTime))
    return histories.fade.plan(
      layer, transform: .identity, pixelWidth: state.viewport.pixelWidth,
      pixelHeight: state.viewport.pixelHeight, background: nil)
  }

  /// The panel; a plan without draws while it is closed.
  private func panelPlan(of state: ViewerState, at wallTime: Double) -> FramePlan {
    let layer = state.panel.shownLayout?.layer(
      state.panel.controls, scale: state.viewport.contentScale, at: wallTime, after: &panelRows)
    return plan(layer, in: state, after: &histories.panel)
  }

  /// Plan of the overlays; without draws if there are none.
  private func overlayPlan(of state: ViewerState, at wallTime: Double) -> FramePlan {
    plan(state.overlayLayer(at: wallTime), in: state, after: &histories.overlay)
  }

  private func plan(
    _ layer: Layer?, in state: ViewerState, after history: inout FrameHistory
  ) -> FramePlan {
    history.plan(
      layer ?? Layer(size: state.windowSize, children: []),
      transform: AffineTransform(scale: state.viewport.contentScale),
      pixelWidth: state.viewport.pixelWidth, pixelHeight: state.viewport.pixelHeight,
      background: nil)
  }
}
