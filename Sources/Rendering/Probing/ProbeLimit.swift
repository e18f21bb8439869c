/// How long a small draw may take, compiling included, and how much memory.
///
/// The processor's time decides, so that a busy machine refuses nothing. A shader that hangs a
/// graphics card takes none; there the clock decides, too.
nonisolated package enum ProbeLimit {
  /// Seconds of all threads together.
  package static let processorSeconds = 5
  /// Seconds by the clock, with a driver that does not draw on the processor.
  package static let seconds = 20
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
