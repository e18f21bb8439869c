internal import Dispatch
internal import Opening
internal import Scenes
internal import Synchronization

/// Reads what is handed to the window on a thread of its own, and stores it until the viewer takes
/// it: a folder of shaders may take a second.
nonisolated final class FileReader: Sendable {
  private let queue = DispatchQueue(label: "files", qos: .userInitiated)
  private let finished = Mutex<[DroppedFiles]>([])
  private let foundViews = Mutex<[OpenFiles.Event]>([])
  private let finishedFolders = Mutex<[Result<ShaderFolder, EffectFile.ReadError>]>([])

  /// Begins to read; the window is woken when it is done.
  ///
  /// - Parameters:
  ///   - consent: What the user agrees to for pictures among them.
  ///   - notes: Whether that is stored for the next time.
  func read(_ paths: [String], version: Int, _ consent: DroppedFiles.Consent, notes: Bool) {
    queue.async { [weak self] in
      if notes, !consent.files.isEmpty { KnownFiles.note(consent.files.sorted()) }
      let files = DroppedFiles(reading: paths, version: version, consent)
      self?.finished.withLock { $0.append(files) }
      Window.wake()
    }
  }

  /// Begins to read a folder of shaders; the window is woken when it is done.
  func read(folder path: String, version: Int, within scope: ReadScope) {
    queue.async { [weak self] in
      let folder = Result { () throws(EffectFile.ReadError) in
        try ShaderFolder(path, version: version, within: scope)
      }
      self?.finishedFolders.withLock { $0.append(folder) }
      Window.wake()
    }
  }

  /// Begins to look for the view that draws a function of a file; the window is woken if there is
  /// one.
  func findView(of scene: SceneSource, in file: EffectFile) {
    queue.async { [weak self] in
      var views = DrawingViews(of: file)
      guard let function = file.stitchableFunctions.first(where: { $0.title == scene.name }),
        let view = views.view(of: function)
      else { return }
      self?.foundViews.withLock { $0.append(.viewFound(view, of: scene)) }
      Window.wake()
    }
  }

  /// Begins to look for the views of other files of the project that a Swift file belongs to; the
  /// window is woken when they are found.
  func findOtherViews(of scene: SceneSource, in path: String) {
    queue.async { [weak self] in
      let others = SceneSource.others(inProjectOf: path)
      self?.foundViews.withLock {
        $0.append(.otherViewsFound(before: others.before, after: others.after, of: scene))
      }
      Window.wake()
    }
  }

  /// Begins to compile a view; the window is woken when it has run.
  func run(_ view: UnopenedView, version: Int) {
    queue.async { [weak self] in
      let files = DroppedFiles(running: view, version: version)
      self?.finished.withLock { $0.append(files) }
      Window.wake()
    }
  }

  /// Notes files, as they are now, as those that the user knows.
  func noteKnown(_ paths: [String]) {
    guard !paths.isEmpty else { return }
    queue.async { KnownFiles.note(paths) }
  }

  /// Waits until all is read and noted.
  func finish() { queue.sync {} }

  /// Returns the views that have been found since the last call.
  func takeViews() -> [OpenFiles.Event] {
    foundViews.withLock { found in
      defer { found = [] }
      return found
    }
  }

  /// Returns the folders that have been read since the last call.
  func takeFolders() -> [Result<ShaderFolder, EffectFile.ReadError>] {
    finishedFolders.withLock { finished in
      defer { finished = [] }
      return finished
    }
  }

  /// Returns what has been read since the last call.
  func take() -> [DroppedFiles] {
    finished.withLock { finished in
      defer { finished = [] }
      return finished
    }
  }
}
