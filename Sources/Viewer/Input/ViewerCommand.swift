/// Command that a key gives the viewer.
nonisolated enum ViewerCommand: Sendable, Hashable {
  /// Presses the scene from the moment the key goes down until it goes up.
  case press(PressSource)
  case scroll
  case chooseParameter(by: Int)
  case nudge(steps: Double)
  case resetChosen
  case resetAll
  case undo
  case redo
  /// Shows the scene with other values while the key is down.
  case compare(with: Reference)
  case togglePause
  case step(frames: Int)
  case rewind
  case switchScene(by: Int)
  /// Reads the file again.
  case reload
  /// Opens files by the desktop's chooser.
  case chooseFile
  /// Opens the view of the project that draws the function that is shown.
  case openView
  /// Shows the files that were opened last.
  case showRecentFiles
  /// Shows the shader on the clipboard.
  case paste
  /// Puts something of what is shown on the clipboard.
  case copy(Copied)
  case toggleInspector
  case toggleHelp
  case toggleFrameTimes
  /// Shows what a view has printed.
  case togglePrintedLines
  case toggleFullscreen
  /// Draws the scene in pixels half or twice as large.
  case changeResolution(isFiner: Bool)
  case screenshot
  /// Records what is shown, or ends that.
  case toggleRecording
  /// Writes a script of what is done, or ends that.
  case toggleScript
  /// Saves what was set as a preset.
  case savePreset
  /// Closes what is open, then the window.
  case escape
  case quit

  /// Source of a press.
  enum PressSource: Sendable, Hashable {
    /// The mouse, where it is.
    case pointer
    /// A key, which has no place.
    case key
  }

  /// Text that can be copied.
  enum Copied: Sendable, Hashable {
    /// The command that draws the frame.
    case command
    /// The effect as a SwiftUI view.
    case swift
    /// The Metal functions that the view calls.
    case metal
  }

  /// Values that the user compares with.
  enum Reference: Sendable, Hashable {
    /// Those before the last change; the defaults if nothing was changed.
    case lastChange
    case defaults
  }

  /// Whether the key coming up matters as well.
  var isHeld: Bool {
    switch self {
    case .press, .compare: true
    default: false
    }
  }

  /// Whether it ends a comparison that goes on.
  var endsComparison: Bool {
    switch self {
    case .press, .scroll, .screenshot, .toggleRecording, .toggleScript, .savePreset, .compare,
      .copy:
      false
    default: true
    }
  }
}
