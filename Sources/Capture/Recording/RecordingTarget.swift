internal import Files
package import Layers
package import Opening
package import Pictures

/// The form that a recording is written in, by the name of the file.
///
/// ```swift
/// // given format: VideoFile.FrameFormat
/// let target = try RecordingTarget("held.mp4")
/// try target.write(0..<240, of: format, text: []) { frames, sink in print(frames) }
/// ```
nonisolated package enum RecordingTarget: Sendable {
  /// Standard output: "-".
  case raw
  case pictures(FramePattern)
  case animation(path: String)
  case video(path: String, VideoFormat)

  /// - Throws: A usage error for a name that says no kind of file.
  package init(_ path: String) throws(OpeningError) {
    if path == "-" {
      self = .raw
    } else if path.lowercased().hasSuffix(".png") {
      guard path.utf8.contains(UInt8(ascii: "%")) else {
        self = .animation(path: path)
        return
      }
      guard let pattern = FramePattern(path) else {
        throw .usage(
          "'\(path)' has no place for a number", hint: "write it once: -o frame-%04d.png")
      }
      self = .pictures(pattern)
    } else if let format = VideoFormat.format(of: path) {
      self = .video(path: path, format)
    } else {
      let endings = VideoFormat.all.map(\.ending).joined(separator: ", ")
      throw .usage(
        "'\(path)' is not a recording's name",
        hint: "it ends in \(endings) or .png (animated), has a number's place (frame-%04d.png), "
          + "or is - for raw RGBA on standard output")
    }
  }

  /// Frames per second if none are asked for.
  package var standardRate: Double { highestRate.map { min($0, 60) } ?? 60 }

  private var highestRate: Double? {
    if case .video(_, let format) = self { format.highestRate } else { nil }
  }

  /// Checks what can be checked before anything is drawn.
  ///
  /// - Throws: `OpeningError` for what does not fit, `RecordingError` if `ffmpeg` is missing.
  package func check(rate: Double, background: Color) throws {
    guard case .video(_, let format) = self else { return }
    guard VideoFile.isPossible else { throw RecordingError.missingEncoder }
    if let highest = format.highestRate, rate > highest {
      throw OpeningError.usage(
        "'\(format.ending)' has at most \(Int(highest)) frames a second",
        hint: "add --fps \(Int(highest))")
    }
    if background.opacity < 1, !format.hasAlpha {
      throw OpeningError.usage(
        "'\(format.ending)' has no transparency",
        hint: "record .webm, .gif or .png, or leave '--background' out")
    }
  }

  /// The frames that are drawn to write `range`: of a GIF also those that its colors are picked
  /// from.
  package func frameCount(writing range: Range<Int>) -> Int {
    range.count + paletteFrames(of: range).count
  }

  /// Writes the frames of `range`.
  ///
  /// - Parameters:
  ///   - text: What an animated PNG says in words.
  ///   - record: Draws frames into a sink; is called twice for a GIF.
  @MainActor package func write(
    _ range: Range<Int>, of frames: VideoFile.FrameFormat, text: [PNGText],
    record: ([Int], any FrameSink) throws -> Void
  ) throws {
    switch self {
    case .raw: try record(Array(range), RawFrames(to: 1))
    case .pictures(let pattern): try record(Array(range), PictureSequence(pattern))
    case .animation(let path):
      try record(Array(range), AnimatedPNGFile(at: path, range: range, of: frames, text: text))
    case .video(let path, let format):
      var palette: Palette?
      if format.needsPalette {
        let colors = try Palette(of: frames)
        try record(paletteFrames(of: range), colors)
        palette = colors
      }
      try record(Array(range), VideoFile(at: path, format, of: frames, palette: palette))
    }
  }

  /// Frames from which the colors of a GIF are picked: spread over the whole.
  private func paletteFrames(of range: Range<Int>) -> [Int] {
    guard case .video(_, let format) = self, format.needsPalette else { return [] }
    let step = max(1, range.count / 40)
    return Array(stride(from: range.lowerBound, to: range.upperBound, by: step))
  }
}
