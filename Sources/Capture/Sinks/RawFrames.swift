internal import Files
internal import Pictures

/// RGBA bytes with straight alpha, rows from the top and frames with nothing between them, into a
/// pipe.
package struct RawFrames: FrameSink {
  private let descriptor: Int32

  package init(to descriptor: Int32) { self.descriptor = descriptor }

  nonisolated package func encode(_ frame: consuming RecordedFrame) -> [UInt8] {
    frame.picture.straightPixels
  }

  nonisolated package func write(_ bytes: [UInt8], of frame: Int) throws {
    if let code = writeAll(bytes, to: descriptor) {
      throw RecordingError.pipe(reason: systemReason(code, in: "write"))
    }
  }

  nonisolated package func finish() {}

  nonisolated package func cancel() {}
}
