/// What the command ends with; scripts rely on the numbers.
enum ExitStatus: Int32 {
  /// Closing the window counts.
  case done = 0
  case failed = 1
  case wrongUsage = 2
  case shaderRejected = 3
  case unreadableInput = 4
  /// No OpenGL context, or no display.
  case noGraphics = 5
  case interrupted = 130
}
