internal import Files
internal import Pictures

/// Numbered PNGs, each whole or absent, and each a capture that opens again.
package struct PictureSequence: FrameSink {
  private let pattern: FramePattern

  package init(_ pattern: FramePattern) { self.pattern = pattern }

  nonisolated package func encode(_ frame: consuming RecordedFrame) -> [UInt8] {
    frame.picture.pngBytes()
  }

  nonisolated package func write(_ bytes: [UInt8], of frame: Int) throws {
    // A thousand waits for the disk would take longer than the frames.
    try writeWhole(bytes, to: pattern.path(of: frame), replacing: true, isLasting: false)
  }

  nonisolated package func finish() {}

  nonisolated package func cancel() {}
}
