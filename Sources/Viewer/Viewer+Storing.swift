internal import Files
internal import Glibc
internal import Opening

/// Files that last from one run to the next.
extension Viewer {
  /// Stores on another thread what must last, when the window cannot.
  var finishWithoutWindow: @Sendable () -> Void {
    {
      [
        writer = presenter.screenshots.writer, videos = presenter.recorder.files, lastState,
        stateFile
      ] in
      writer.finish()
      videos.finish(at: nil)
      // Nobody is left to read why that failed.
      if let stateFile { try? lastState.store(in: stateFile) }
    }
  }

  /// Stores what was set, and ends the program: the display server is gone.
  func endWithoutWindow() -> Never {
    storeState()
    options.end(WindowError.connectionLost)
  }

  func storeState() {
    guard let stateFile else { return }
    do throws(FileError) { try stateFile.store(state) } catch {
      options.say("what was set is not stored: \(error)")
    }
  }

  /// Removes what earlier runs were writing when they were killed.
  func removeLeftFiles() {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    let data = DataFolder.allCases.map { $0.path(environment: variable) }
    let folders =
      data + [stateFile?.folder, UserFolder.pictures.ownPath, UserFolder.videos.ownPath]
    for folder in folders.compactMap(\.self) { Files.removeLeftFiles(in: folder) }
  }
}
