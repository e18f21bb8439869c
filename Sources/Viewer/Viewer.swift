internal import Capture
internal import Files
internal import Layers
internal import OpenGL
internal import Rendering
internal import Scenes
internal import ShaderTranslation

/// The window with a scene in it: reports what happens to its state, and carries out what the state
/// asks for.
///
/// What is shown and why is decided by `ViewerState`; the viewer owns the window, the renderer and
/// everything else that is not a value.
package final class Viewer {
  let options: ViewerOptions
  /// What is shown now: the request the window was opened with, until another scene is chosen.
  var request: CaptureRequest
  var crossFade: CrossFade?
  /// Made when it is first opened.
  var inspector: InspectorPanel?
  var isInspectorOpen = false
  var lastInspectorTime = 0.0
  let window: Window
  let renderer: Renderer
  private let surface: WindowSurface
  private var history = DamageHistory()
  private var fence = FrameFence()
  var sharedContext: SharedContext?
  var ahead = Ahead.due
  /// Whether calls as they were written stand in for faster ones.
  var drawsWrittenCalls = false
  var playback: Playback
  var clock: SceneClock
  var tuning = Tuning()
  var overlays = Overlays()
  var screenshots: Screenshots
  var pacer = FramePacer()
  var live = LiveFile()
  var wheel = Wheel()
  var pointer = Point.zero
  /// What is really held down, whatever the scene's time is.
  var isPointerDown = false
  var isReturnDown = false
  var needsDrawing = true
  var isQuitting = false
  var actionCount = 0

  /// Opens the window, still hidden.
  ///
  /// - Throws: `WindowError`, or `GraphicsError.tooOld`.
  package init(_ options: ViewerOptions) throws {
    self.options = options
    request = options.request
    if !request.reducesMotion, DesktopSettings.reducesMotion == true {
      request.reducesMotion = true
      options.detail("the desktop asks for less motion")
    }
    let canvas = request.canvas
    // A small canvas of its own opens at twice its size, so that details can be seen.
    let factor = options.hasOwnScale ? request.scale : request.scene.canvas == nil ? 1 : 2
    window = try Window(
      title: Self.title(of: request.scene),
      size: Size(width: canvas.width * factor, height: canvas.height * factor))
    renderer = try Renderer(library: .builtIn(), cache: CacheFolder("programs"))
    renderer.add(request.functions)
    surface = WindowSurface()
    options.detail("drawing with \(renderer.driver.renderer), \(renderer.driver.version)")
    playback = request.script.playback(
      of: request.scene, in: canvas, environment: Self.environment(of: request))
    clock = SceneClock(time: request.time, isPaused: options.isPaused, speed: options.speed)
    screenshots = Screenshots()
  }

  /// Shows the window and stays until it is closed.
  ///
  /// - Throws: What drawing throws, `WindowError.interrupted`, or `UnsafeShader` before anything is
  ///   shown.
  package func run() throws {
    let interrupts = Interrupts()
    defer { stopMakingPrograms() }
    try probeFirstScene()
    watchFile()
    try draw()
    window.show()
    if options.isFullscreen { window.toggleFullscreen() }
    history = DamageHistory()
    try draw()  // what was drawn while hidden need not have survived the mapping
    clock.advance(to: Window.time)
    var events: [WindowEvent] = []
    while !window.shouldClose, !isQuitting {
      clock.advance(to: Window.time)
      for event in events { handle(event) }
      for notice in screenshots.takeNotices() { show(notice) }
      if interrupts.arrived { break }
      keepFileLive(at: Window.time)
      for thumbnail in live.thumbnails?.take() ?? [] {
        live.pictures[thumbnail.index] = thumbnail.image
        send(.thumbnail(index: thumbnail.index, thumbnail.image))
      }
      // Events may come in between two frames; they are taken in, but the picture keeps the monitor's pace.
      if needsFrame, pacer.isDue(at: Window.time) {
        try draw()
        screenshots.collect()
      }
      keepAhead()
      fence.wait()
      events = window.isVisible ? nextEvents() : window.waitEvents(for: nil)
    }
    screenshots.finish()
    for notice in screenshots.takeNotices() { show(notice) }
    if interrupts.arrived { throw WindowError.interrupted }
  }

  // MARK: - Events

  /// Whether a new frame would look different from the last one.
  private var needsFrame: Bool {
    guard window.isVisible else { return false }
    let isMoving = !clock.isPaused && scene.isMoving(at: clock.time)
    let overlayChange = overlays.nextChange(after: Window.time) ?? .infinity
    return needsDrawing || isMoving || overlayChange <= Window.time || screenshots.isPending
      || crossFade != nil
      || (isInspectorOpen && (inspector?.nextChange ?? 1) <= 0)
  }

  /// Waits for the next frame's turn, or for something to happen when no frame is due.
  func nextEvents() -> [WindowEvent] {
    if needsFrame {
      let wait = pacer.secondsUntilDue(at: Window.time)
      return wait > 0 ? window.waitEvents(for: wait) : window.pollEvents()
    }
    let panelChange = isInspectorOpen ? inspector.map { Window.time + $0.nextChange } : nil
    let change = [overlays.nextChange(after: Window.time), panelChange, live.nextChange]
      .compactMap { $0 }.filter(\.isFinite).min()
    return window.waitEvents(for: change.map { $0 - Window.time })
  }

  // MARK: - Drawing

  var scene: any Scene { playback.scene(at: clock.time) }

  var fit: CanvasFit { fit(of: request) }

  func fit(of request: CaptureRequest) -> CanvasFit {
    let (width, height) = window.pixelSize
    return CanvasFit(
      ownSize: request.scene.canvas == nil ? nil : request.canvas,
      pixelWidth: width, pixelHeight: height, contentScale: window.contentScale)
  }

  func draw() throws {
    let start = Window.time
    pacer.frameBegan(
      at: start, refreshRate: min(window.refreshRate, options.framesPerSecond ?? .infinity))
    needsDrawing = false
    let (width, height) = window.pixelSize
    guard width > 0, height > 0 else { return }
    runInspector(pixelWidth: width, pixelHeight: height, at: start)
    let scene = scene
    refreshReadout(scene)
    let picture = readyPlan(of: scene, pixelWidth: width, pixelHeight: height)
    let overlay = overlayPlan(of: scene, pixelWidth: width, pixelHeight: height, at: start)
    let planned = Window.time
    let isAlone = overlay == nil && crossFade == nil && !isInspectorOpen
    let damage =
      isAlone
      ? history.damage(of: picture, age: surface.age, generation: renderer.generation)
      : PixelRect(pixelWidth: width, pixelHeight: height)
    try renderer.draw(picture, within: damage, measuring: isInspectorOpen)
    try drawCrossFade(pixelWidth: width, pixelHeight: height, at: start)
    if let overlay { try renderer.draw(overlay) }
    try screenshots.draw(picture, of: scene, in: shownRequest(scene), with: renderer)
    // Only who looks at the times waits for the driver to be done: then they are what the frame costs.
    let measures = overlays.showsFrameTimes || isInspectorOpen
    if measures { renderer.finish() }
    let drawn = Window.time
    if isInspectorOpen { inspector?.draw() }
    if measures {
      renderer.finish()
      overlays.frameTimes.add(
        planning: planned - start, drawing: drawn - planned, panels: Window.time - drawn)
    }
    overlays.frameTimes.add(start: start, end: Window.time)
    window.swapBuffers()
    history.note(isAlone ? picture : nil)
    fence.mark()
  }

  /// - Parameter time: The scene's time; now if left out.
  func canvasPlan(
    of scene: any Scene, at time: Double? = nil, pixelWidth: Int, pixelHeight: Int,
    usesPreparedCalls: Bool = true
  ) -> FramePlan {
    let fit = fit
    return Planner.plan(
      scene.layer(in: fit.canvas, at: time ?? clock.time), transform: fit.transform,
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, background: request.background,
      usesPreparedCalls: usesPreparedCalls)
  }

  /// The request that draws the scene again as it is now.
  func shownRequest(_ scene: any Scene) -> CaptureRequest {
    var shown = request
    let fit = fit
    shown.canvas = fit.canvas
    shown.scale = (fit.transform.lengthScale * 1e6).rounded() / 1e6
    shown.time = clock.time
    shown.script.held = scene.parameters.held.sorted { $0.key < $1.key }
      .map { (name: $0.key, value: $0.value) }
    (shown.script.presses, shown.script.pointer) = playback.presses(until: clock.time)
    return shown
  }

  /// Draws the scene that is leaving over the new one, fainter with every frame.
  func drawCrossFade(
    pixelWidth: Int, pixelHeight: Int, at wallTime: Double
  ) throws {
    guard let fade = crossFade else { return }
    let opacity = fade.opacity(at: wallTime)
    guard opacity > 0 else {
      crossFade = nil
      return
    }
    let layer = fade.layer(
      pixelSize: Size(width: Double(pixelWidth), height: Double(pixelHeight)),
      contentScale: window.contentScale)
    try renderer.draw(
      Planner.plan(
        layer.opacity(opacity), transform: .identity, pixelWidth: pixelWidth,
        pixelHeight: pixelHeight, background: nil))
  }

  func overlayPlan(
    of scene: any Scene, pixelWidth: Int, pixelHeight: Int, at wallTime: Double
  ) -> FramePlan? {
    let scale = window.contentScale
    let width = Double(pixelWidth) / scale
    // What is said must not lie under the panel, where there is room beside it.
    let covered = isInspectorOpen && width >= 560 ? InspectorPanel.width : 0
    let size = Size(width: width - covered, height: Double(pixelHeight) / scale)
    let layer = overlays.layer(
      size: size, scale: scale, counts: renderer.counts, parameters: scene.parameters,
      at: wallTime)
    return layer.map {
      Planner.plan(
        $0, transform: AffineTransform(scale: scale), pixelWidth: pixelWidth,
        pixelHeight: pixelHeight, background: nil)
    }
  }

  // MARK: - Events

  func handle(_ event: WindowEvent) {
    if isInspectorOpen, let inspector {
      needsDrawing = true
      // While the panel has the pointer or the keyboard, the scene does not.
      if inspector.take(event, scale: window.contentScale) { return }
    }
    switch event {
    case .pointerMoved(let pixel):
      pointer = fit.canvasPoint(at: pixel)
      send(.pointerMoved(pointer))
    case .pointerDown:
      isPointerDown = true
      send(.pointerDown(pointer))
    case .pointerUp:
      isPointerDown = false
      send(.pointerUp(pointer))
    case .focusLost:
      (isPointerDown, isReturnDown) = (false, false)
      send(.pointerCancelled)
    case .key(.enter, _, .down):
      isReturnDown = true
      send(.keyDown)
    case .key(.enter, _, .up):
      isReturnDown = false
      send(.keyUp)
    case .key(_, _, .up), .key(.enter, _, _): break
    case .key(let key, let modifiers, let phase):
      perform(.key(key, modifiers), isRepeat: phase == .repeated)
    case .character(let character, let isRepeat):
      if let parameter = parameter(movedBy: character) {
        nudge(parameter.parameter, by: parameter.steps)
      } else {
        perform(.character(character), isRepeat: isRepeat)
      }
    case .scrolled(let x, let y):
      send(wheel.event(x: x, y: y, at: Window.time))
    case .pointerLeft: break
    case .needsDrawing: needsDrawing = true
    }
  }

  func send(_ event: SceneEvent) {
    let before = scene.actionCount
    let forgot = playback.handle(event, in: fit.canvas, at: clock.time)
    // What was let go later, in a time that is no more, must not stay held.
    if forgot, !isPointerDown, !isReturnDown {
      playback.handle(.pointerCancelled, in: fit.canvas, at: clock.time)
    }
    if scene.actionCount > before {
      actionCount += 1
      options.detail("action \(actionCount), at \(Readout.text(clock.time, digits: 3)) s")
      openFromFolder()
    }
    needsDrawing = true
  }

  /// Whether Left and Right are the scene's, because no parameter is being tuned.
  private var takesArrows: Bool {
    scene.takesArrows && !overlays.isReadoutShown(at: Window.time)
  }

  func perform(_ trigger: KeyBindings.Binding.Trigger, isRepeat: Bool) {
    guard let command = KeyBindings.command(for: trigger, isRepeat: isRepeat) else { return }
    needsDrawing = true
    switch command {
    case .chooseParameter(let steps):
      tuning.choose(by: steps, of: scene.parameters)
      showReadout()
    case .nudge(let steps) where takesArrows && abs(steps) == 1:
      send(.moved(steps < 0 ? .left : .right))
    case .nudge(let steps):
      if tuning.chosen == nil { tuning.choose(by: 1, of: scene.parameters) }
      if let chosen = tuning.parameter(of: scene.parameters) { nudge(chosen, by: steps) }
    case .releaseChosen:
      if let chosen = tuning.parameter(of: scene.parameters) {
        send(.release(name: chosen.name))
        showReadout()
      }
    case .releaseAll:
      send(.releaseAll)
      showReadout()
    case .togglePause: clock.isPaused.toggle()
    case .step(let frames): clock.step(frames: frames, notBefore: playback.earliestTime)
    case .rewind:
      playback.rewind(in: fit.canvas)
      clock.rewind()
      if isPointerDown { send(.pointerDown(pointer)) }
      if isReturnDown { send(.keyDown) }
    case .switchScene(let steps): switchScene(by: steps)
    case .reload: reload(at: Window.time)
    case .paste: paste()
    case .toggleInspector: toggleInspector()
    case .toggleHelp: overlays.isHelpOpen.toggle()
    case .toggleFrameTimes: overlays.showsFrameTimes.toggle()
    case .toggleFullscreen: window.toggleFullscreen()
    case .screenshot: screenshots.ask()
    case .escape:
      if overlays.close(at: Window.time) { return }
      if isInspectorOpen { return toggleInspector() }
      if let page = folderPage, !(scene is FolderScene) { return switchScene(by: page) }
      if window.isFullscreen { window.toggleFullscreen() } else { isQuitting = true }
    case .quit: isQuitting = true
    }
  }
}
