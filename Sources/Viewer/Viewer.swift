internal import Files
internal import Glibc
internal import Layers
internal import OpenGL
internal import Opening
internal import Rendering
internal import Scenes

/// The window with a scene in it: reports what happens to its state, and carries out what the state
/// asks for.
///
/// `ViewerState` decides what is shown and why, and `FramePresenter` draws it; the viewer owns the
/// window, the renderer and everything else that is not a value.
package final class Viewer {
  let options: ViewerOptions
  private(set) var state: ViewerState
  let window: Window
  let renderer: Renderer
  let presenter: FramePresenter
  let fileWork: FileWork
  let impacts = ImpactPlayer()
  let exports = ExportWriter()
  var sharedContext: SharedContext?
  var presetPictures: Thumbnails?
  /// Drawings of the window's icon; `nil` until they are begun, and where windows have none.
  var iconPictures: Thumbnails?
  var icons: [WindowIcon] = []
  var isClosing = false
  /// `nil` where nothing is stored from one run to the next.
  let stateFile: StateFile?
  let lastState = LastState()
  /// Error of GLFW that was printed last.
  var lastError: String?

  /// Opens the window, still hidden.
  ///
  /// - Throws: `WindowError`, or `GraphicsError.tooOld`.
  package init(_ options: ViewerOptions) throws {
    self.options = options
    FreedMemory.share()
    var request = options.request
    if !request.reducesMotion, DesktopSettings.reducesMotion == true {
      request.reducesMotion = true
      options.detail("the desktop asks for less motion")
    }
    let remembered: RememberedState
    (stateFile, remembered) =
      options.isFresh ? (nil, .fresh) : StateFile.opened(reporting: options.say)
    window = try Window(
      title: ViewerState.title(of: request.scene),
      size: options.size(of: request, remembered: remembered.windowSize))
    renderer = try Renderer(library: .builtIn(), cache: CacheFolder("programs"))
    renderer.add(request.functions)
    renderer.report = options.detail
    options.detail("drawing with \(renderer.driver.renderer), \(renderer.driver.version)")
    presenter = FramePresenter(
      with: renderer, on: WindowFrameSurface(of: window), clock: { Window.time })
    presenter.report = options.detail
    fileWork = FileWork(
      in: window, with: renderer, cache: options.isFresh ? nil : .guesses, detail: options.detail)
    state = ViewerState(
      request, date: .now, in: window.viewport, isPaused: options.isPaused, speed: options.speed,
      framesPerSecond: options.framesPerSecond, remembered: remembered,
      workingDirectory: Self.workingDirectory, feedback: options.feedback)
  }

  private static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(onDisk: path)
  }

  // MARK: - The loop

  /// Shows the window and stays until it is closed.
  ///
  /// - Throws: What drawing throws, or `WindowError.interrupted`.
  package func run() throws {
    let interrupts = Interrupts(leave: finishWithoutWindow)
    window.watchConnection { [self] in endWithoutWindow() }
    defer {
      storeState()
      interrupts.nothingIsLost()
      stopMakingPrograms()
    }
    try begin()
    var events: [WindowEvent] = []
    while !window.isConnectionLost, !window.shouldClose, !isClosing, !interrupts.arrived {
      try noteWindow()
      for event in events { try take(.input(event)) }
      try takeNews()
      try take(.tick)
      presenter.surface.waitForFrame()
      events = isClosing ? [] : nextEvents()
    }
    if window.isConnectionLost { endWithoutWindow() }
    try finish()
    if interrupts.arrived { throw WindowError.interrupted }
  }

  /// Shows the window, and tries the first scene.
  private func begin() throws {
    try take(.opened(isFullscreen: options.isFullscreen))
    if !state.shown.request.functions.isEmpty {
      for event in fileWork.tryFirst(state) { try take(.files(event)) }
    }
    try take(.tick)
    options.detail("the first picture is shown")
    removeLeftFiles()
    if let path = options.path { try carryOut(.files(.noteRecent([path]))) }
    try carryOut(.files(.noteKnown))
  }

  /// Ends what was begun, and waits until all files are there.
  private func finish() throws {
    try take(.closing)
    presenter.screenshots.finish()
    presenter.recorder.finish()
    exports.finish()
    fileWork.finish()
    try takeRecordingNews()
  }

  /// Waits for the next frame's turn, or for something to happen when no frame is due.
  private func nextEvents() -> [WindowEvent] {
    let wait = state.secondsUntilTick(at: Window.time)
    return wait == 0 ? window.pollEvents() : window.waitEvents(for: wait)
  }

  /// Reports an event and carries out what it asks for.
  func take(_ event: ViewerEvent) throws {
    let effects = state.handle(event, at: Window.time)
    if case .tick = event {} else { lastState.note(state) }
    for effect in effects { try carryOut(effect) }
  }
}
