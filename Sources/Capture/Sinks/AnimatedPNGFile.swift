internal import Files
package import Pictures
internal import Synchronization

/// An animated PNG, written while its frames are drawn.
package final class AnimatedPNGFile: FrameSink {
  private let png: AnimatedPNG
  private let file: Mutex<WholeFile?>
  private let first: Int

  /// - Parameter range: The frames that are written, of the whole recording.
  package init(
    at path: String, range: Range<Int>, of frames: VideoFile.FrameFormat, text: [PNGText]
  ) throws {
    png = AnimatedPNG(
      frameCount: range.count, rate: frames.rate, isOpaque: frames.isOpaque, text: text)
    first = range.lowerBound
    let file = try WholeFile(at: path, replacing: true)
    try file.write(png.head(width: frames.width, height: frames.height))
    self.file = Mutex(file)
  }

  nonisolated package var comparesFrames: Bool { true }

  nonisolated package func encode(_ frame: consuming RecordedFrame) -> [UInt8] {
    let area = AnimatedPNG.area(of: frame.picture, after: frame.previous)
    frame.previous = nil  // its memory is needed while this one is compressed
    return png.chunks(of: png.part(of: frame.picture, in: area), at: frame.index - first)
  }

  nonisolated package func write(_ bytes: [UInt8], of frame: Int) throws {
    try file.withLock { file in try file?.write(bytes) }
  }

  nonisolated package func finish() throws {
    try file.withLock { file in
      guard let whole = file.take() else { return }
      try whole.write(png.end)
      try whole.finish()
    }
  }

  nonisolated package func cancel() { file.withLock { $0 = nil } }
}
