/// How long a small draw may take, compiling included.
///
/// The processor's time decides, so that a busy machine refuses nothing. A shader that hangs a
/// graphics card takes none; there the clock decides, too.
nonisolated package enum ProbeLimit {
  /// Seconds of all threads together.
  package static let processorSeconds = 5
  /// Seconds by the clock, with a driver that does not draw on the processor.
  package static let seconds = 20
}
