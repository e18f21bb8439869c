/// Reads the clipboard of X11 on a thread of its own, and stores it until the viewer takes it.
///
/// The contents of the clipboard are in the program that they were copied in, which may be busy,
/// hang or end. GLFW waits for it indefinitely, and handles no event meanwhile.
nonisolated final class ClipboardReader: Sendable {
  private let question = BackgroundQuestion<ClipboardText>(label: "clipboard")

  /// Begins to read; the window is woken when it is done. While it is being read, nothing happens.
  func read() { question.ask { X11Selection.clipboard() } }

  /// Returns what has been read since the last call.
  func take() -> [ClipboardText] { question.take() }
}
