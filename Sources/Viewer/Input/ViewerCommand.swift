/// What a key asks of the viewer.
nonisolated enum ViewerCommand: Sendable, Hashable {
  /// Presses the scene from the moment the key goes down until it goes up.
  case press(PressSource)
  case scroll
  case chooseParameter(by: Int)
  case nudge(steps: Double)
  case releaseChosen
  case releaseAll
  case togglePause
  case step(frames: Int)
  case rewind
  case switchScene(by: Int)
  /// Reads the file again.
  case reload
  /// Opens files by the desktop's chooser.
  case chooseFile
  /// Shows the files that were opened last.
  case showRecentFiles
  /// Shows the shader on the clipboard.
  case paste
  case toggleInspector
  case toggleHelp
  case toggleFrameTimes
  case toggleFullscreen
  case screenshot
  /// Closes what is open, then the window.
  case escape
  case quit

  /// What a scene is pressed with.
  enum PressSource: Sendable, Hashable {
    /// The mouse, where it is.
    case pointer
    /// A key, which has no place.
    case key
  }

  /// Whether the key coming up matters as well.
  var isHeld: Bool { if case .press = self { true } else { false } }
}
