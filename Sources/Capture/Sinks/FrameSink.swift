internal import Pictures

/// Where the frames of a recording go.
///
/// A recording encodes several frames at a time, on any thread, and writes them one at a time, in
/// their order.
nonisolated package protocol FrameSink: Sendable {
  /// Whether a frame is encoded as what differs from the one before it, which is stored then.
  var comparesFrames: Bool { get }

  /// Returns what is to be written for a frame, which it may let go of on the way.
  func encode(_ frame: consuming RecordedFrame) throws -> [UInt8]

  /// Writes what was encoded for the next frame.
  func write(_ bytes: [UInt8], of frame: Int) throws

  /// Ends the file, which then appears under its name.
  func finish() throws

  /// Drops what was written.
  func cancel()
}

nonisolated extension FrameSink {
  package var comparesFrames: Bool { false }
}
