internal import Files
internal import Layers
internal import Opening
internal import Scenes

/// Videos, scripts and screenshots of what is shown, and the texts that are copied from it.
nonisolated extension ViewerState {
  mutating func handle(_ event: Recordings.Event) {
    if case .pictureAsked = event, isWaiting {
      // Opened again, the picture would draw the shader.
      let name = shown.request.scene.name
      return show(
        Message(
          "No screenshot: '\(name)' is not shown yet", isFailure: true,
          saying: "no screenshot: '\(name)' is not shown yet"))
    }
    let before = title
    let reply = recording.handle(event, at: now)
    if title != before { effects.append(.window(.setTitle(title))) }
    effects += reply.effects.map { .recording($0) }
    if let message = reply.message { show(message) }
    if let script = reply.endedScript {
      // After a rewind there is nothing before it.
      let text = frame.script(from: min(script.sceneTime, time.clock.time))
      effects.append(.writeScript(text, name: shown.request.scene.name))
      frames.needsDrawing = true
    }
  }

  /// Frames a second of a video.
  var videoRate: Double { min(Recordings.standardRate, frames.framesPerSecond ?? .infinity) }

  /// Writes the script that was begun, if one was.
  mutating func endScript() { handle(Recordings.Event.sceneLeft) }

  /// Reports a file that was written into one of the window's own folders.
  mutating func noteWritten(_ result: Result<String, DataFolder.Failure>, in folder: DataFolder) {
    switch result {
    case .success(let path):
      let name = path.namePart
      let text =
        folder == .presets
        ? "Saved as the preset '\(name.dropLast(PresetFile.ending.count))'" : path
      show(Message(text, saying: "wrote \(path)"))
      if folder == .presets || folder == .meshes, panel.isOpen { append([.listPresets]) }
    case .failure(let failure):
      show(Message("The \(folder.fileKind) is not saved: \(failure.reason)", isFailure: true))
    }
  }

  /// Puts a text on the clipboard; where there is none it says why, and leaves the clipboard alone.
  mutating func copy(_ text: ViewerCommand.Copied) {
    switch frame.copy(text) {
    case .text(let text, let name):
      effects.append(.copy(text))
      show(.shown("Copied \(name)"))
    case .none(let reason): show(Message(reason, isFailure: true))
    }
  }
}
