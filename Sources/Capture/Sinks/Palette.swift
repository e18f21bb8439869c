internal import Pictures
internal import Synchronization

/// The 256 colors of a GIF, picked by `ffmpeg` from the frames that are written into it.
package final class Palette: FrameSink {
  private let encoder: EncoderProcess
  private let picture = Mutex<[UInt8]>([])

  package init(of frames: VideoFile.FrameFormat) throws {
    let reserve = frames.isOpaque ? "0" : "1"
    encoder = try EncoderProcess(
      frames.input + [
        "-vf", "palettegen=stats_mode=full:reserve_transparent=\(reserve)", "-c:v", "png", "-f",
        "image2pipe", "pipe:1",
      ], file: nil)
  }

  /// The colors as a PNG; empty until `finish()`.
  nonisolated var png: [UInt8] { picture.withLock { $0 } }

  nonisolated package func encode(_ frame: consuming RecordedFrame) -> [UInt8] {
    frame.picture.straightPixels
  }

  nonisolated package func write(_ bytes: [UInt8], of frame: Int) throws {
    try encoder.write(bytes)
  }

  nonisolated package func finish() throws {
    let png = try encoder.finish()
    guard !png.isEmpty else { throw RecordingError.encoderFailed(words: "it wrote nothing") }
    picture.withLock { $0 = png }
  }

  nonisolated package func cancel() { encoder.cancel() }
}
