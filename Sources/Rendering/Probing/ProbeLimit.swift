/// How long the driver may take to compile a shader, and again to draw it small, and how much
/// memory.
///
/// The processor's time decides, so that a busy machine refuses nothing. A shader that hangs a
/// graphics card takes none; there the clock decides, too.
nonisolated package struct ProbeLimit: Sendable, Hashable {
  /// Seconds of all threads together for compiling; by the clock with a driver that does not draw
  /// on the processor. `nil` for any time.
  package var seconds: Int?
  /// The same for drawing.
  package var drawingSeconds: Int?

  package init(seconds: Int?) { (self.seconds, drawingSeconds) = (seconds, seconds) }

  /// - Parameter drawingSeconds: For a small picture. A frame has some hundred times its pixels.
  package init(seconds: Int, drawingSeconds: Int) {
    (self.seconds, self.drawingSeconds) = (seconds, drawingSeconds)
  }

  /// Of a command that draws without a window.
  package static let standard = ProbeLimit(seconds: 60)
  /// Of a window, whose user sees that it compiles. What takes longer than 5 s for a small picture
  /// takes minutes for a frame, at any resolution.
  package static let window = ProbeLimit(seconds: 60, drawingSeconds: 5)

  /// Bytes of data that the process may have, those of the driver and its compiler among them.
  ///
  /// llvmpipe (Mesa 22.3.6) needs some 100 MB for an ordinary shader.
  package static let bytes = 2 << 30
  /// Operations of a program with the calls in it inlined, as `inlinedSize` counts them: none of
  /// this size is compiled within these limits.
  ///
  /// llvmpipe (Mesa 22.3.6) needs 50 µs or more for each.
  package static let operations = 200_000.0
}

/// A stage of trying a draw.
nonisolated package enum ProbeStage: String, Sendable {
  case compiling, drawing
}
