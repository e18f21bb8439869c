internal import Dispatch
internal import Opening
internal import Synchronization

/// Reads what is handed to the window on a thread of its own, and stores it until the viewer takes
/// it: a folder of shaders may take a second.
nonisolated final class FileReader: Sendable {
  private let queue = DispatchQueue(label: "files", qos: .userInitiated)
  private let finished = Mutex<[DroppedFiles]>([])
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

  /// Notes files, as they are now, as those that the user knows.
  func noteKnown(_ paths: [String]) {
    guard !paths.isEmpty else { return }
    queue.async { KnownFiles.note(paths) }
  }

  /// Waits until all is read and noted.
  func finish() { queue.sync {} }

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
