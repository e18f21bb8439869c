/// Why no window could be opened, or why it closed.
nonisolated package enum WindowError: Error, Sendable, Hashable {
  /// No display server answers; the text is the system's own reason.
  case noDisplay(reason: String)
  /// There is a display, but it gives no OpenGL 3.3 window.
  case noWindow(reason: String)
  /// The display server has ended, and the window with it.
  case connectionLost
  /// Control-C, or a request to end from outside.
  case interrupted

  package var message: String {
    switch self {
    case .noDisplay(let reason): "cannot open a window: no display is available (\(reason))"
    case .noWindow(let reason): "cannot open a window with OpenGL 3.3: \(reason)"
    case .connectionLost: "the window is gone: the display server has closed the connection"
    case .interrupted: "interrupted"
    }
  }

  package var hint: String? {
    switch self {
    case .noDisplay: "draw without one: harmonic capture button -o button.png"
    case .noWindow: "draw without a window: harmonic capture button -o button.png"
    case .connectionLost, .interrupted: nil
    }
  }
}
