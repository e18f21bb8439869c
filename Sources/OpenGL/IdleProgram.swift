/// A program of one context alone, which draws nothing to be seen; see
/// `Quirks.letGoOfPrograms(drawingWith:)`.
nonisolated package final class IdleProgram: Sendable {
  let program: Program

  /// - Throws: `GraphicsError.programRejected` with the driver's log.
  package init() throws(GraphicsError) {
    program = try Program(
      vertex: "#version 330 core\nvoid main() { gl_Position = vec4(2.0, 2.0, 0.0, 1.0); }\n",
      fragment: "#version 330 core\nout vec4 color;\nvoid main() { color = vec4(0.0); }\n",
      label: "idle")
  }
}
