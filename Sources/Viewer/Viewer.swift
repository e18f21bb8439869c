internal import Capture
internal import Layers
internal import OpenGL
internal import Rendering
internal import Scenes
internal import ShaderTranslation

/// The window with a scene in it: takes events, moves the clock, draws, and sleeps when nothing moves.
package final class Viewer {
  private let options: ViewerOptions
  /// What is shown now: the request the window was opened with, until another scene is chosen.
  private var request: CaptureRequest
  private var crossFade: CrossFade?
  /// Made when it is first opened.
  private var inspector: InspectorPanel?
  private var isInspectorOpen = false
  private var lastInspectorTime = 0.0
  private let window: Window
  private let renderer: Renderer
  private var playback: Playback
  private var clock: SceneClock
  private var tuning = Tuning()
  private var overlays = Overlays()
  private var screenshots: Screenshots
  private var pacer = FramePacer()
  private var pointer = Point.zero
  /// What is really held down, whatever the scene's time is.
  private var isPointerDown = false
  private var isReturnDown = false
  private var needsDrawing = true
  private var isQuitting = false
  private var actionCount = 0

  /// Opens the window, still hidden.
  ///
  /// - Throws: `WindowError`, or `GraphicsError.tooOld`.
  package init(_ options: ViewerOptions) throws {
    self.options = options
    request = options.request
    let canvas = request.canvas
    // A small canvas of its own opens at twice its size: the strings want room.
    let factor = options.hasOwnScale ? request.scale : request.scene.canvas == nil ? 1 : 2
    window = try Window(
      title: Self.title(of: request.scene),
      size: Size(width: canvas.width * factor, height: canvas.height * factor))
    renderer = try Renderer(library: .builtIn())
    options.detail("drawing with \(renderer.driver.renderer), \(renderer.driver.version)")
    playback = request.script.playback(
      of: request.scene, in: canvas, environment: Self.environment(of: request))
    clock = SceneClock(time: request.time, isPaused: options.isPaused, speed: options.speed)
    screenshots = Screenshots()
  }

  /// Shows the window and stays until it is closed.
  ///
  /// - Throws: What drawing throws, or `WindowError.interrupted`.
  package func run() throws {
    let interrupts = Interrupts()
    try draw()
    window.show()
    if options.isFullscreen { window.toggleFullscreen() }
    try draw()  // what was drawn while hidden need not have survived the mapping
    clock.advance(to: Window.time)
    var events: [WindowEvent] = []
    while !window.shouldClose, !isQuitting {
      clock.advance(to: Window.time)
      for event in events { handle(event) }
      for notice in screenshots.takeNotices() { show(notice) }
      if interrupts.arrived { break }
      // Events may come in between two frames; they are taken in, but the picture keeps the monitor's pace.
      if needsFrame, pacer.isDue(at: Window.time) {
        try draw()
        screenshots.collect()
      }
      events = window.isVisible ? nextEvents() : window.waitEvents(for: nil)
    }
    screenshots.finish()
    for notice in screenshots.takeNotices() { show(notice) }
    if interrupts.arrived { throw WindowError.interrupted }
  }

  // MARK: - Waiting

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
  private func nextEvents() -> [WindowEvent] {
    if needsFrame {
      let wait = pacer.secondsUntilDue(at: Window.time)
      return wait > 0 ? window.waitEvents(for: wait) : window.pollEvents()
    }
    let panelChange = isInspectorOpen ? inspector.map { Window.time + $0.nextChange } : nil
    let change = [overlays.nextChange(after: Window.time), panelChange].compactMap { $0 }
      .filter(\.isFinite).min()
    return window.waitEvents(for: change.map { $0 - Window.time })
  }

  // MARK: - Drawing

  private var scene: any Scene { playback.scene(at: clock.time) }

  private var fit: CanvasFit {
    let (width, height) = window.pixelSize
    return CanvasFit(
      ownSize: request.scene.canvas == nil ? nil : request.canvas,
      pixelWidth: width, pixelHeight: height, contentScale: window.contentScale)
  }

  private func draw() throws {
    let start = Window.time
    pacer.frameBegan(at: start, refreshRate: window.refreshRate)
    needsDrawing = false
    let (width, height) = window.pixelSize
    guard width > 0, height > 0 else { return }
    runInspector(pixelWidth: width, pixelHeight: height, at: start)
    let scene = scene
    refreshReadout(scene)
    let picture = canvasPlan(of: scene, pixelWidth: width, pixelHeight: height)
    let planned = Window.time
    try renderer.draw(picture, measuring: isInspectorOpen)
    try drawCrossFade(pixelWidth: width, pixelHeight: height, at: start)
    if let overlay = overlayPlan(of: scene, pixelWidth: width, pixelHeight: height, at: start) {
      try renderer.draw(overlay)
    }
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
  }

  private func canvasPlan(
    of scene: any Scene, pixelWidth: Int, pixelHeight: Int
  ) -> FramePlan {
    let fit = fit
    return Planner.plan(
      scene.layer(in: fit.canvas, at: clock.time), transform: fit.transform,
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, background: request.background)
  }

  /// The request that draws the scene again as it is now.
  private func shownRequest(_ scene: any Scene) -> CaptureRequest {
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
  private func drawCrossFade(
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

  private func overlayPlan(
    of scene: any Scene, pixelWidth: Int, pixelHeight: Int, at wallTime: Double
  ) -> FramePlan? {
    let scale = window.contentScale
    let size = Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
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

  private func handle(_ event: WindowEvent) {
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
    case .scrolled, .pointerLeft: break
    case .needsDrawing: needsDrawing = true
    }
  }

  private func send(_ event: SceneEvent) {
    let before = scene.actionCount
    let forgot = playback.handle(event, in: fit.canvas, at: clock.time)
    // What was let go later, in a time that is no more, must not stay held.
    if forgot, !isPointerDown, !isReturnDown {
      playback.handle(.pointerCancelled, in: fit.canvas, at: clock.time)
    }
    if scene.actionCount > before {
      actionCount += 1
      options.detail("action \(actionCount), at \(Readout.text(clock.time, digits: 3)) s")
    }
    needsDrawing = true
  }

  private func perform(_ trigger: KeyBindings.Binding.Trigger, isRepeat: Bool) {
    guard let command = KeyBindings.command(for: trigger, isRepeat: isRepeat) else { return }
    needsDrawing = true
    switch command {
    case .chooseParameter(let steps):
      tuning.choose(by: steps, of: scene.parameters)
      showReadout()
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
    case .toggleInspector: toggleInspector()
    case .toggleHelp: overlays.isHelpOpen.toggle()
    case .toggleFrameTimes: overlays.showsFrameTimes.toggle()
    case .toggleFullscreen: window.toggleFullscreen()
    case .screenshot: screenshots.ask()
    case .escape:
      if overlays.close(at: Window.time) { return }
      if isInspectorOpen { return toggleInspector() }
      if window.isFullscreen { window.toggleFullscreen() } else { isQuitting = true }
    case .quit: isQuitting = true
    }
  }

  // MARK: - Inspector

  private func toggleInspector() {
    if inspector == nil {
      do throws(InspectorError) { inspector = try InspectorPanel(window: window) } catch {
        overlays.show(notice: "\(error)", isFailure: true, at: Window.time)
        options.say("\(error)")
        return
      }
    }
    isInspectorOpen.toggle()
    inspector?.setFocused(isInspectorOpen)
    if !isInspectorOpen { window.setCursor(.arrow) }
  }

  /// Lays the panel out and does what a person did in it, before the scene is drawn: a drag shows in the same frame.
  private func runInspector(pixelWidth: Int, pixelHeight: Int, at wallTime: Double) {
    guard isInspectorOpen, let inspector else { return }
    let scale = window.contentScale
    let scene = scene
    let time = clock.time
    let content = InspectorPanel.Content(
      title: type(of: scene).name, parameters: scene.parameters,
      value: { scene.value(of: $0, at: time) },
      spring: SpringPlot(of: scene, playback: playback, at: time),
      frameTimes: overlays.frameTimes, passTimes: renderer.passTimes)
    let changes = inspector.frame(
      content,
      size: Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale),
      scale: scale, seconds: min(0.1, max(0, wallTime - lastInspectorTime)))
    lastInspectorTime = wallTime
    for change in changes {
      switch change {
      case .hold(let name, let value): send(.hold(name: name, value: value))
      case .release(let name): send(.release(name: name))
      case .copyCommand:
        copy(shownRequest(self.scene).command, "the command that draws this frame")
      case .copySwift:
        copy(SwiftCall.text(of: self.scene.layer(in: fit.canvas, at: time)), "the SwiftUI call")
      }
    }
    window.setCursor(inspector.cursor)
  }

  private func copy(_ text: String, _ what: String) {
    window.clipboard = text
    overlays.show(notice: "Copied \(what)", isFailure: false, at: Window.time)
  }

  // MARK: - Scenes

  /// Goes to the scene `steps` further in the catalog, round at its ends.
  private func switchScene(by steps: Int) {
    let all = SceneCatalog.all
    let index = all.firstIndex { $0 == request.scene } ?? 0
    let next = all[((index + steps) % all.count + all.count) % all.count]
    guard next != request.scene else { return }
    send(.pointerCancelled)
    crossFade = CrossFade(
      request: request, scene: scene, time: clock.time, startedAt: Window.time)
    let background = request.background
    request = CaptureRequest(scene: next)
    request.background = background
    playback = Playback(next, environment: Self.environment(of: request))
    clock.rewind()
    tuning = Tuning()
    overlays.forgetReadout()
    actionCount = 0
    window.setTitle(Self.title(of: next))
  }

  private static func title(of scene: any Scene.Type) -> String { "harmonic – \(scene.name)" }

  private static func environment(of request: CaptureRequest) -> SceneEnvironment {
    SceneEnvironment(isInteractive: true, image: request.image)
  }

  // MARK: - Tuning

  private func parameter(movedBy key: Character) -> (parameter: Parameter, steps: Double)? {
    for parameter in scene.parameters.all {
      guard let keys = parameter.keys else { continue }
      if keys.lower == key { return (parameter, -1) }
      if keys.raise == key { return (parameter, 1) }
    }
    return nil
  }

  private func nudge(_ parameter: Parameter, by steps: Double) {
    let now = scene.value(of: parameter, at: clock.time)
    tuning.choose(parameter.name, of: scene.parameters)
    send(.hold(name: parameter.name, value: parameter.value(now, nudgedBy: steps)))
    showReadout()
  }

  private func showReadout() {
    if let readout = readout(of: scene) { overlays.show(readout, at: Window.time) }
  }

  /// A free value goes on moving while it is shown.
  private func refreshReadout(_ scene: any Scene) {
    guard overlays.isReadoutShown(at: Window.time), let readout = readout(of: scene) else {
      return
    }
    overlays.refresh(readout)
  }

  private func readout(of scene: any Scene) -> Readout? {
    tuning.parameter(of: scene.parameters).map { parameter in
      Readout(
        parameter, value: scene.value(of: parameter, at: clock.time),
        isHeld: scene.parameters.held[parameter.name] != nil)
    }
  }

  private func show(_ notice: Screenshots.Notice) {
    overlays.show(notice: notice.short, isFailure: notice.isFailure, at: Window.time)
    options.say(notice.full)
    needsDrawing = true
  }
}
