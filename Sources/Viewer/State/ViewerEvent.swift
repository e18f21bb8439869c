internal import Layers
internal import Opening

/// Something that happened to the viewer.
nonisolated enum ViewerEvent: Sendable {
  /// The window was created, still hidden.
  case opened(isFullscreen: Bool)
  /// The window is about to close: what was begun is finished.
  case closing
  /// The window has another size, place or state.
  case viewportChanged(Viewport)
  /// From now on the window system takes frames, or does not: Wayland's compositors ask for each,
  /// and not while nobody can see the window.
  case takesFrames(Bool)
  /// The user did something.
  case input(WindowEvent)
  /// Time has moved on: a frame may be due, or something that was waiting.
  case tick

  // Files
  /// Answers `ViewerEffect.watchFile` where no change would be noticed, or comes later, when none
  /// will be any more; the text is a sentence with its reason.
  case watchFailed(reason: String)
  /// The shown file or one that it includes was written, replaced or removed.
  case fileChanged
  /// Answers `ViewerEffect.readFile` and `.readText`.
  case fileRead(Result<EffectFile, EffectFile.ReadError>)
  /// Answers `ViewerEffect.readFolder`.
  case folderRead(Result<ShaderFolder, EffectFile.ReadError>)
  /// Answers `ViewerEffect.chooseFiles`.
  case fileChosen(FileChoice)
  /// Answers `ViewerEffect.listRecentFiles`: the latest first.
  case recentFilesListed([String])
  /// Answers `ViewerEffect.readFiles`.
  case filesRead(DroppedFiles)
  /// Comes before a scene of the file is accepted, or before the first is shown: what was guessed
  /// for its arguments shows something now.
  case fileGuessedAgain(EffectFile)
  /// Answers `ViewerEffect.tryScene`.
  case sceneTried(SceneVerdict)
  /// Answers `ViewerEffect.readClipboard`.
  case clipboardRead(ClipboardText)
  /// A small picture of an entry of the folder.
  case thumbnailDrawn(index: Int, Image)

  // Pictures and programs
  /// Every screenshot that was asked for has left the GPU.
  case picturesCopied
  case pictureWritten(path: String)
  case pictureFailed(reason: String)
  /// A recording has become a file, or has failed, maybe before it was to end; another goes on or
  /// not.
  case recordingEnded(LiveVideos.Outcome, isRecording: Bool)
  /// Answers `ViewerEffect.listPresets`: those of the scene with this name.
  case presetsListed([SceneRequest.Preset], ofScene: String)
  /// Answers `ViewerEffect.drawPresets`: the small picture of one of them.
  case presetDrawn(index: Int, Image)
  /// Answers `ViewerEffect.removePreset`: the system's reason if it is still there.
  case presetRemoved(name: String, failing: String?)
  /// Answers `ViewerEffect.writeMesh` and `.writeScript`: the path, or the system's reason why
  /// there is no file.
  case fileWritten(DataFolder, Result<String, DataFolder.Failure>)
  /// A frame was drawn, by slower calls or not, and programs for another one are on their way or
  /// not.
  case drawn(withStandIns: Bool, awaitsPrograms: Bool)
  /// A frame is on its way to the screen.
  case frameDrawn(FrameMeasurement)
  /// Answers `ViewerEffect.makePrograms`.
  case programsMade
}
