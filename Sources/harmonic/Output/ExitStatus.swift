/// The codes the command exits with; scripts rely on the numbers.
enum ExitStatus: Int32, CaseIterable {
  /// Closing the window counts.
  case done = 0
  case failed = 1
  case wrongUsage = 2
  case shaderRejected = 3
  case unreadableInput = 4
  /// No OpenGL context, or no display.
  case noGraphics = 5
  case interrupted = 130

  /// Its description in help and manual.
  var summary: String {
    switch self {
    case .done: "done"
    case .failed: "failed"
    case .wrongUsage: "wrong usage"
    case .shaderRejected: "shader rejected"
    case .unreadableInput: "input not readable"
    case .noGraphics: "no OpenGL or display"
    case .interrupted: "interrupted"
    }
  }
}
