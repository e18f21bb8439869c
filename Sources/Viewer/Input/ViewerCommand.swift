/// What a key asks of the viewer.
nonisolated enum ViewerCommand: Sendable, Hashable {
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
}
