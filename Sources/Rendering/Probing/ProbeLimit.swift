/// How long a small draw may take, compiling included.
///
/// The processor's time decides, so that a busy machine refuses nothing. A shader that hangs the
/// graphics card takes none; it is refused by the clock.
nonisolated package enum ProbeLimit {
  /// Seconds of all threads together.
  package static let processorSeconds = 5
  /// Seconds by the clock.
  package static let seconds = 20
}
