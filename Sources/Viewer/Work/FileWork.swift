internal import Files
internal import Opening
internal import Rendering
internal import Scenes

/// Carries out what the viewer's files ask for, and reports what has come of it.
///
/// ```swift
/// // given work: FileWork, state: ViewerState, take: (ViewerEvent) throws -> Void
/// for event in work.carryOut(.watch, for: state) { try take(.files(event)) }
/// for event in work.takeEvents(of: state.shown.request) { try take(.files(event)) }
/// ```
final class FileWork {
  private let window: Window
  private let renderer: Renderer
  private let trial: SceneTrial
  private let reader = FileReader()
  private let viewBuilder = ViewBuilder(wake: { Window.wake() })
  private let chooser = FileChooser()
  private let recentFiles = RecentFiles()
  private let clipboardReader = ClipboardReader()
  private var watch: FolderWatch?
  private var thumbnails: Thumbnails?
  /// Whether files are noted for the next run.
  private let notesKnown: Bool
  private let detail: (String) -> Void

  /// - Parameters:
  ///   - cache: Where guesses are stored; `nil` stores neither them nor what is known of files.
  ///   - detail: Prints a message for a user who asked for details.
  init(
    in window: Window, with renderer: Renderer, cache: CacheFolder?,
    detail: @escaping (String) -> Void
  ) {
    (self.window, self.renderer, self.detail) = (window, renderer, detail)
    notesKnown = cache != nil
    trial = SceneTrial(
      with: renderer, cache: cache, clock: { Window.time }, wake: { Window.wake() })
  }

  // MARK: - Effects

  /// Carries out an effect, and returns what is known of it at once.
  func carryOut(_ effect: OpenFiles.Effect, for state: ViewerState) -> [OpenFiles.Event] {
    let request = state.shown.request
    switch effect {
    case .watch: return watchFile(of: state)
    case .compare:
      return (request.file?.isOutdated ?? request.view?.isOutdated) == true ? [.changed] : []
    case .buildView(let version, let startsAgain):
      guard let view = request.view else { return [] }
      viewBuilder.build(
        view, as: state.requestsGoingOn, version: version, startsAgain: startsAgain)
    case .findView:
      if let file = request.file { reader.findView(of: request.scene, in: file) }
    case .findOtherViews:
      if let view = request.view { reader.findOtherViews(of: request.scene, in: view.path) }
    case .openView(let view, let version): reader.run(view, version: version)
    case .readFile(let version):
      return request.file.map { [read($0.opening, version: version)] } ?? []
    case .readText(let text, let version):
      let opening = FileOpening(text: Array(text.utf8), name: "pasted shader")
      return [read(opening, version: version)]
    case .readFolder(let path, let version):
      reader.read(folder: path, version: version, within: request.scope)
    case .open(let paths, let version, let consent):
      reader.read(paths, version: version, consent, notes: notesKnown)
    case .choose(let folder):
      chooser.open(over: window.portalName, in: folder.flatMap { realPath($0) })
    case .noteRecent(let paths): recentFiles.note(paths)
    case .noteKnown: if notesKnown { reader.noteKnown(request.namedFiles) }
    case .listRecent: return [.recentListed(recentFiles.paths())]
    case .readClipboard: return readClipboard()
    case .drawThumbnails(let sources): thumbnails = Thumbnails(of: sources)
    case .addFunctions(let file):
      renderer.add(state.files.pending?.request.files[file]?.functions ?? [:])
    case .addShownFunctions: renderer.add(request.functions)
    case .removeFunctions(let names):
      renderer.remove(names)
      trial.forget(names)
    case .tryScene: return tryPending(of: state)
    }
    return []
  }

  private func read(_ opening: FileOpening, version: Int) -> OpenFiles.Event {
    .read(
      Result { () throws(EffectFile.ReadError) in try EffectFile(opening, version: version) })
  }

  private func readClipboard() -> [OpenFiles.Event] {
    guard window.system == .x11 else {
      return [.clipboardRead(window.clipboard.map { .text($0) } ?? .none)]
    }
    clipboardReader.read()
    return []
  }

  // MARK: - Watching

  private func watchFile(of state: ViewerState) -> [OpenFiles.Event] {
    watch = nil
    do throws(WatchError) {
      if let folder = state.followedFolder {
        watch = try watch(of: [folder]) {
          FileOpening.isNamedLikeShader($0) || FileOpening.isView($0)
        }
      } else if let file = state.shown.request.file, !file.folders.isEmpty {
        watch = try watch(of: file.folders, concerns: file.concerns)
      } else if let view = state.shown.request.view {
        view.output.collect { Window.wake() }
        watch = try watch(of: view.folders, concerns: view.concerns)
      }
      return []
    } catch {
      return [.watchFailed(reason: "\(error)")]
    }
  }

  private func watch(
    of folders: [String], concerns: @escaping @Sendable (String) -> Bool
  ) throws(WatchError) -> FolderWatch {
    try FolderWatch(folders: folders, concerns: concerns) { [detail] reason in
      detail("looking for changes of the file twice a second: \(reason)")
    }
  }

  // MARK: - Trying

  /// Tries the scene that the window opens with, and waits for it for a moment.
  func tryFirst(_ state: ViewerState) -> [OpenFiles.Event] {
    do {
      let first = stage(for: state.scene, of: state.shown.request, in: state)
      guard let outcome = try trial.tryFirst(first) else { return [.firstDelayed] }
      guard case .accepted = outcome.verdict else { return [.firstRefused(outcome.verdict)] }
      return outcome.file.map { [.guessedAgain($0)] } ?? []
    } catch {
      return [.firstRefused(.refused("\(error)"))]
    }
  }

  private func tryPending(of state: ViewerState) -> [OpenFiles.Event] {
    guard let request = state.files.pending?.request else { return [] }
    let environment = request.environment(date: .now)
    var scene = request.scene.make(environment)
    if scene.goesForwardOnly {
      // As it is shown then: the view would be started once more otherwise.
      scene = request.script.playback(
        of: request.scene, in: request.fit(in: state.stage).canvas, environment: environment
      ).scene(at: state.time.clock.time)
    }
    do {
      try trial.begin(stage(for: scene, of: request, in: state))
    } catch {
      return [.tried(.refused("\(error)"))]
    }
    // What needs no trial is shown in this very frame.
    return trialEvents()
  }

  private func trialEvents() -> [OpenFiles.Event] {
    guard let outcome = trial.goOn(date: .now) else { return [] }
    return (outcome.file.map { [.guessedAgain($0)] } ?? []) + [.tried(outcome.verdict)]
  }

  private func stage(
    for scene: any Scene, of request: SceneRequest, in state: ViewerState
  ) -> SceneTrial.Stage {
    let fit = request.fit(in: state.stage)
    let plan = Planner.plan(
      request.layer(of: scene, in: fit.canvas, at: state.time.clock.time),
      transform: fit.transform,
      pixelWidth: state.viewport.pixelWidth, pixelHeight: state.viewport.pixelHeight,
      background: request.background)
    return SceneTrial.Stage(
      scene: scene, request: request, canvas: fit.canvas, time: state.time.clock.time, plan: plan)
  }

  // MARK: - Events

  /// Waits until all is stored.
  func finish() { reader.finish() }

  /// Returns what has finished since the last call.
  ///
  /// - Parameter request: What is shown.
  func takeEvents(of request: SceneRequest) -> [OpenFiles.Event] {
    var views: [OpenFiles.Event] = viewBuilder.take().map { .viewBuilt($0) }
    if let news = request.view?.output.takeNews() {
      if news.hasLatePicture { views.append(.viewDrawn) }
      if news.hasLines { views.append(.viewPrinted) }
      views += news.messages.map { .viewSaid($0) }
    }
    views += reader.takeViews()
    return watchEvents() + trialEvents() + views
      + (thumbnails?.take() ?? []).map { .thumbnailDrawn(index: $0.index, $0.image) }
      + chooser.take().map { .chosen($0) } + clipboardReader.take().map { .clipboardRead($0) }
      + reader.take().map { .opened($0) } + reader.takeFolders().map { .folderRead($0) }
  }

  private func watchEvents() -> [OpenFiles.Event] {
    do throws(WatchError) {
      return try watch?.takeNews() == true ? [.changed] : []
    } catch {
      watch = nil
      return [.watchFailed(reason: "\(error)")]
    }
  }
}
