internal import Capture
internal import Controls
internal import Files
internal import Glibc
internal import Layers
internal import Metal
internal import OpenGL
internal import Opening
internal import Rendering
internal import Scenes

/// The window with a scene in it: reports what happens to its state, and carries out what the state
/// asks for.
///
/// `ViewerState` decides what is shown and why; the viewer owns the window, the renderer and
/// everything else that is not a value.
package final class Viewer {
  let options: ViewerOptions
  private(set) var state: ViewerState
  let window: Window
  let renderer: Renderer
  let surface: WindowSurface
  /// Of the scene, of the one that is leaving, of the panel, and of what lies over them.
  var history = FrameHistory()
  var fadeHistory = FrameHistory()
  var panelHistory = FrameHistory()
  var overlayHistory = FrameHistory()
  var panelRows = PanelHistory()
  var steadyArguments = SteadyArguments()
  /// The last frame, if it was drawn with literals for arguments that stand still.
  var literalPlan: FramePlan?
  var fence = FrameFence()
  let screenshots = Screenshots()
  let recorder = WindowRecorder()
  var sharedContext: SharedContext?
  /// `nil` where nothing is stored from one run to the next.
  private let stateFile: StateFile?
  private let lastState = LastState()
  private let trial: SceneTrial
  private let fileReader = FileReader()
  private let fileChooser = FileChooser()
  private let recentFiles = RecentFiles()
  private let clipboardReader = ClipboardReader()
  private let impacts = ImpactPlayer()
  private var watch: FolderWatch?
  private var thumbnails: Thumbnails?
  private var presetPictures: Thumbnails?
  private var isClosing = false
  /// Error of GLFW that was printed last.
  private var lastError: String?

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
    (stateFile, remembered) = Self.readState(options)
    let canvas = request.canvas
    // A small canvas of its own opens at twice its size, so that details can be seen.
    let factor = options.hasOwnScale ? request.scale : request.scene.canvas == nil ? 1 : 2
    let hasOwnSize = options.hasOwnSize || options.hasOwnScale || request.isRestored
    window = try Window(
      title: ViewerState.title(of: request.scene),
      size: (hasOwnSize ? nil : remembered.windowSize)
        ?? Size(width: canvas.width * factor, height: canvas.height * factor))
    renderer = try Renderer(library: .builtIn(), cache: CacheFolder("programs"))
    renderer.add(request.functions)
    surface = WindowSurface()
    renderer.report = options.detail
    options.detail("drawing with \(renderer.driver.renderer), \(renderer.driver.version)")
    trial = SceneTrial(with: renderer)
    state = ViewerState(
      request, date: .now, in: window.viewport, isPaused: options.isPaused, speed: options.speed,
      framesPerSecond: options.framesPerSecond, remembered: remembered,
      workingDirectory: Self.workingDirectory, feedback: options.feedback)
  }

  /// Shows the window and stays until it is closed.
  ///
  /// - Throws: What drawing throws, `WindowError.interrupted`, or `UnsafeShader` before anything is
  ///   shown.
  package func run() throws {
    let interrupts = Interrupts {
      [writer = screenshots.writer, videos = recorder.files, lastState, stateFile] in
      writer.finish()
      videos.finish(at: nil)
      // Nobody is left to read why that failed.
      if let stateFile { try? lastState.store(in: stateFile) }
    }
    window.watchConnection { [self] in endWithoutWindow() }
    defer {
      storeState()
      interrupts.nothingIsLost()
      stopMakingPrograms()
    }
    if !state.request.functions.isEmpty {
      try trial.tryFirst(
        stage(for: state.scene, of: state.request), named: state.request.scene.name)
      try guessAgain(for: state.request)
    }
    removeLeftFiles()
    try take(.opened(isFullscreen: options.isFullscreen))
    if let path = options.path { recentFiles.note([path]) }
    var events: [WindowEvent] = []
    while !window.isConnectionLost, !window.shouldClose, !isClosing, !interrupts.arrived {
      try noteViewport()
      if window.takesFrames != state.takesFrames { try take(.takesFrames(window.takesFrames)) }
      noteError()
      for event in events { try take(.input(event)) }
      try takeNews()
      try take(.tick)
      fence.wait()
      events = isClosing ? [] : nextEvents()
    }
    if window.isConnectionLost { endWithoutWindow() }
    try take(.closing)
    screenshots.finish()
    recorder.finish()
    try takePictureOutcomes()
    try takeRecordingOutcomes()
    if interrupts.arrived { throw WindowError.interrupted }
  }

  /// Stores what was set, and ends the program: the display server is gone.
  private func endWithoutWindow() -> Never {
    storeState()
    options.end(WindowError.connectionLost)
  }

  // MARK: - From one run to the next

  /// Removes what earlier runs were writing when they were killed.
  private func removeLeftFiles() {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    let data = DataFolder.allCases.map { $0.path(environment: variable) }
    let folders =
      data + [stateFile?.folder, UserFolder.pictures.ownPath, UserFolder.videos.ownPath]
    for folder in folders.compactMap(\.self) { Files.removeLeftFiles(in: folder) }
  }

  /// Reads what the last run left; a file that is damaged is reported and set aside.
  private static func readState(
    _ options: ViewerOptions
  ) -> (file: StateFile?, state: RememberedState) {
    guard !options.isFresh,
      let file = StateFile(environment: environmentPath)
    else { return (nil, .fresh) }
    switch file.contents() {
    case .absent: return (file, RememberedState())
    case .state(let state): return (file, state)
    case .damaged:
      let aside = file.setAside()
      options.say(
        "'\(file.path)' is damaged" + (aside.map { " and was renamed to '\($0)'" } ?? ""))
      return (file, .fresh)
    case .unreadable(let reason):
      options.say("cannot read '\(file.path)': \(reason)")
      return (nil, .fresh)
    }
  }

  private func storeState() {
    guard let stateFile else { return }
    do throws(FileError) { try stateFile.store(state) } catch {
      options.say("what was set is not stored: \(error)")
    }
  }

  private static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(onDisk: path)
  }

  // MARK: - Events

  /// Reports an event and carries out what it asks for.
  func take(_ event: ViewerEvent) throws {
    let effects = state.handle(event, at: Window.time)
    if case .tick = event {} else { lastState.note(state) }
    for effect in effects { try carryOut(effect) }
  }

  func noteViewport() throws {
    let viewport = window.viewport
    if viewport != state.viewport { try take(.viewportChanged(viewport)) }
  }

  /// Reports what has finished in the background.
  private func takeNews() throws {
    try takePictureOutcomes()
    recorder.collect(at: Window.time)
    try takeRecordingOutcomes()
    try takeFileNews()
    try takeVerdict()
    for thumbnail in thumbnails?.take() ?? [] {
      try take(.thumbnailDrawn(index: thumbnail.index, thumbnail.image))
    }
    for picture in presetPictures?.take() ?? [] {
      try take(.presetDrawn(index: picture.index, picture.image))
    }
    for choice in fileChooser.take() { try take(.fileChosen(choice)) }
    for text in clipboardReader.take() { try take(.clipboardRead(text)) }
    for files in fileReader.take() { try take(.filesRead(files)) }
    for folder in fileReader.takeFolders() { try take(.folderRead(folder)) }
    if state.programs == .underWay, !renderer.isMakingPrograms {
      try take(.programsMade)
      giveMemoryBack()
    }
  }

  private func takePictureOutcomes() throws {
    for outcome in screenshots.takeOutcomes() {
      switch outcome {
      case .written(let path): try take(.pictureWritten(path: path))
      case .failed(let reason): try take(.pictureFailed(reason: reason))
      }
    }
  }

  private func takeRecordingOutcomes() throws {
    for outcome in recorder.files.takeOutcomes() {
      try take(.recordingEnded(outcome, isRecording: recorder.files.current != nil))
    }
  }

  private func startRecording() throws {
    do {
      try recorder.start(
        named: state.request.scene.name, size: state.stage.pixelSize,
        rate: state.recordingRate, at: state.now)
    } catch RecordingError.missingEncoder {
      let reason = "it needs the package 'ffmpeg', which is not installed"
      try take(.recordingEnded(.failed(reason: reason), isRecording: false))
    } catch {
      try take(.recordingEnded(.failed(reason: "\(error)"), isRecording: false))
    }
  }

  private func takeVerdict() throws {
    guard let verdict = trial.verdict(date: .now) else { return }
    if case .accepted = verdict, let request = state.pending?.request {
      try guessAgain(for: request)
    }
    try take(.sceneTried(verdict))
  }

  /// Finds out whether what was guessed for the effect of a request shows it. It has been tried, so
  /// that it ends.
  private func guessAgain(for request: SceneRequest) throws {
    guard let file = request.file else { return }
    let pictures = SmallPictures(with: renderer)
    let stage = GuessStage { try pictures.pixels(of: $0) }
    try take(
      .fileGuessedAgain(
        file.showing(request.scene.name, cache: options.isFresh ? nil : .guesses, on: stage)))
  }

  /// Prints what GLFW could not do, once.
  private func noteError() {
    guard let error = Window.takeError(), error != lastError else { return }
    lastError = error
    options.detail("GLFW: \(error)")
  }

  /// Waits for the next frame's turn, or for something to happen when no frame is due.
  private func nextEvents() -> [WindowEvent] {
    let now = Window.time
    let wait = state.secondsUntilTick(at: now)
    return wait == 0 ? window.pollEvents() : window.waitEvents(for: wait)
  }

  // MARK: - Effects

  private func carryOut(_ effect: ViewerEffect) throws {
    switch effect {
    case .show:
      window.show()
      (history, panelHistory, overlayHistory) = (FrameHistory(), FrameHistory(), FrameHistory())
      try noteViewport()
    case .draw: try draw()
    case .setTitle(let title): window.setTitle(title)
    case .toggleFullscreen:
      window.toggleFullscreen()
      try noteViewport()
    case .setInspector(let isOpen): try setInspector(isOpen: isOpen)
    case .close: isClosing = true
    case .writePicture: screenshots.ask()
    case .startRecording: try startRecording()
    case .endRecording: recorder.end(at: state.now)
    case .copy(let text): window.clipboard = text
    case .writeMesh(let mesh):
      let bytes = MeshFile(mesh).json
      try take(.fileWritten(.meshes, DataFolder.meshes.write(bytes, named: mesh.name)))
    case .writePreset(let preset):
      let result = DataFolder.presets.write(preset.json, named: preset.scene)
      try take(.fileWritten(.presets, result))
    case .listPresets:
      let request = state.request
      try take(.presetsListed(request.ownPresets, ofScene: request.scene.name))
    case .drawPresets(let presets): presetPictures = Thumbnails(of: presets, in: state.request)
    case .removePreset(let name):
      let reason = DataFolder.presets.path(ofFile: name).flatMap(Trash.take)
      try take(.presetRemoved(name: name, failing: reason))
    case .writeScript(let script, let name):
      let result = DataFolder.scripts.write(
        Array(script.text.utf8), named: "\(name) \(FileTimestamp.now)")
      try take(.fileWritten(.scripts, result))
    case .readClipboard: try readClipboard()
    case .drawThumbnails(let sources): thumbnails = Thumbnails(of: sources)
    case .watchFile: try watchFile()
    case .compareFile: if state.request.file?.isOutdated == true { try take(.fileChanged) }
    case .readFile(let version):
      if let opening = state.request.file?.opening { try read(opening, version: version) }
    case .playImpact: impacts.play()
    case .readFolder(let path, let version):
      fileReader.read(folder: path, version: version, within: state.request.reach)
    case .addShownFunctions: renderer.add(state.request.functions)
    case .chooseFiles(let folder):
      fileChooser.open(
        over: window.portalName, in: folder.flatMap { realPath($0) })
    case .noteRecentFiles(let paths): recentFiles.note(paths)
    case .listRecentFiles: try take(.recentFilesListed(recentFiles.paths()))
    case .readFiles(let paths, let version, let embedded):
      fileReader.read(paths, version: version, showingTextOf: embedded)
    case .readText(let text, let version):
      let opening = FileOpening(text: Array(text.utf8), name: "pasted shader")
      try read(opening, version: version)
    case .addFunctions(let file):
      renderer.add(state.pending?.request.files[file]?.functions ?? [:])
    case .removeFunctions(let names):
      renderer.remove(names)
      trial.forget(names)
    case .tryScene: try tryPending()
    case .makePrograms: makePrograms()
    case .giveUpUnused: giveUpUnused()
    case .say(let text): options.say(text)
    case .detail(let text): options.detail(text)
    }
  }

  private func read(_ opening: FileOpening, version: Int) throws {
    try take(
      .fileRead(
        Result { () throws(EffectFile.ReadError) in
          try EffectFile(opening, version: version)
        }))
  }

  private func readClipboard() throws {
    guard window.system == .x11 else {
      return try take(.clipboardRead(window.clipboard.map { .text($0) } ?? .none))
    }
    clipboardReader.read()
  }

  private func takeFileNews() throws {
    let isChanged: Bool
    do throws(WatchError) {
      isChanged = try watch?.takeNews() ?? false
    } catch {
      watch = nil
      return try take(.watchFailed(reason: "\(error)"))
    }
    if isChanged { try take(.fileChanged) }
  }

  private func watchFile() throws {
    watch = nil
    do throws(WatchError) {
      if let folder = state.followedFolder {
        watch = try watch(of: [folder]) { FileOpening.isNamedLikeShader($0) }
      } else if let file = state.request.file, !file.folders.isEmpty {
        watch = try watch(of: file.folders, concerns: file.concerns)
      }
    } catch {
      try take(.watchFailed(reason: "\(error)"))
    }
  }

  private func watch(
    of folders: [String], concerns: @escaping @Sendable (String) -> Bool
  ) throws(WatchError) -> FolderWatch {
    try FolderWatch(folders: folders, concerns: concerns) { [options] reason in
      options.detail("looking for changes of the file twice a second: \(reason)")
    }
  }

  // MARK: - Trying

  private func tryPending() throws {
    guard let request = state.pending?.request else { return }
    let scene = request.scene.make(request.environment(date: .now))
    do {
      try trial.begin(stage(for: scene, of: request))
    } catch {
      return try take(.sceneTried(.refused("\(error)")))
    }
    // What needs no trial is shown in this very frame.
    try takeVerdict()
  }

  private func stage(for scene: any Scene, of request: SceneRequest) -> SceneTrial.Stage {
    let fit = request.fit(in: state.stage)
    let plan = Planner.plan(
      scene.layer(in: fit.canvas, at: state.clock.time), transform: fit.transform,
      pixelWidth: state.viewport.pixelWidth, pixelHeight: state.viewport.pixelHeight,
      background: request.background)
    return SceneTrial.Stage(
      scene: scene, canvas: fit.canvas, time: state.clock.time, plan: plan)
  }
}
