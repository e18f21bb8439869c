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
  /// - Parameter embedded: The picture that is to show the text that it carries; `nil` for none.
  func read(_ paths: [String], version: Int, showingTextOf embedded: String?) {
    queue.async { [weak self] in
      let files = DroppedFiles(reading: paths, version: version, showingTextOf: embedded)
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
