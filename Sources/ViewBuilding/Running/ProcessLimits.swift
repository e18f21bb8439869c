/// The most that a view's program may use.
package struct ProcessLimits: Sendable, Hashable {
  /// Bytes of address space.
  package var memory = 4 << 30
  /// Seconds of the processor for one turn: all threads and processes of the program together.
  package var processorSeconds = 4.0
  /// Seconds by the clock for one turn in which the program does nothing.
  package var idleSeconds = 4.0
  /// Seconds by the clock for one turn, on a machine that has no time for the program.
  package var seconds = 60.0
  /// Processes and threads, where there is a sandbox.
  package var processes = 256
  /// Bytes of a file that it writes.
  package var fileBytes = 64 << 20
  /// Lines of output that are passed on in a turn; further ones are counted.
  package var lines = 200

  package init() {}
}
