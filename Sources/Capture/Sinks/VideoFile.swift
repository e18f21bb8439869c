internal import Files
internal import Pictures
internal import Synchronization

/// A video or GIF, encoded by `ffmpeg` while its frames are drawn.
///
/// `ffmpeg` writes into a file without a name, which gets its own once it is whole.
package final class VideoFile: FrameSink {
  private let encoder: EncoderProcess
  private let file: Mutex<WholeFile?>

  /// The properties that all frames share.
  nonisolated package struct FrameFormat: Sendable {
    let width: Int
    let height: Int
    /// Frames per second.
    let rate: Double
    /// Whether every pixel is opaque.
    let isOpaque: Bool

    package init(width: Int, height: Int, rate: Double, isOpaque: Bool) {
      (self.width, self.height, self.rate, self.isOpaque) = (width, height, rate, isOpaque)
    }

    var isLarge: Bool { LargeFrames.areLarge(width: width, height: height) }

    /// How `ffmpeg` reads such frames from standard input.
    ///
    /// Without `-xerror`, its status is 0 where the end of the file found no room on the disk.
    nonisolated var input: [String] {
      [
        "-hide_banner", "-loglevel", "error", "-xerror", "-nostdin",
        "-f", "rawvideo", "-pix_fmt", "rgba",
        "-s", "\(width)x\(height)", "-r", "\(rate)", "-i", "pipe:0",
      ]
    }
  }

  /// - Parameters:
  ///   - palette: The colors of a GIF; `nil` for a format without.
  ///   - replacing: Whether to replace an existing file.
  ///   - isLive: Whether the frames come as they are shown: then what is shown goes first.
  /// - Throws: `RecordingError`, or `FileError` if the file cannot be made.
  package init(
    at path: String, _ format: VideoFormat, of frames: FrameFormat, palette: Palette? = nil,
    replacing: Bool = true, isLive: Bool = false
  ) throws {
    let file = try WholeFile(at: path, replacing: replacing)
    let pixels = frames.isOpaque ? "yuv420p" : "yuva420p"
    let filters = format.filters(width: frames.width, height: frames.height)
    var words = frames.input
    if palette != nil { words += ["-f", "png_pipe", "-i", "pipe:4"] }
    words += [palette == nil ? "-vf" : "-filter_complex", filters]
    words += format.encoding + (format.isSubsampled ? ["-pix_fmt", pixels] : [])
    if frames.isLarge { words += format.encodingOfLarge }
    words += ["-y", EncoderProcess.filePath]
    encoder = try file.withDescriptor { descriptor in
      try EncoderProcess(
        words, file: (descriptor, path), palette: palette?.png ?? [], givesWay: isLive)
    }
    self.file = Mutex(file)
  }

  /// Whether `ffmpeg` is installed.
  nonisolated package static var isPossible: Bool { EncoderProcess.path(of: "ffmpeg") != nil }

  nonisolated package func encode(_ frame: consuming RecordedFrame) -> [UInt8] {
    frame.picture.straightPixels
  }

  nonisolated package func write(_ bytes: [UInt8], of frame: Int) throws {
    try encoder.write(bytes)
  }

  nonisolated package func finish() throws {
    try encoder.finish()
    try file.withLock { file in
      guard let whole = file.take() else { return }
      guard !whole.isEmpty else { throw RecordingError.encoderFailed(words: "it wrote nothing") }
      try whole.finish()
    }
  }

  nonisolated package func cancel() {
    encoder.cancel()
    file.withLock { $0 = nil }
  }
}
