/// A kind of file that `ffmpeg` makes of raw frames.
nonisolated package struct VideoFormat: Sendable {
  /// The ending of its files' names.
  package let ending: String
  /// Frames per second that it can have at most; `nil` if any.
  package let highestRate: Double?
  /// Whether frames may be transparent.
  package let hasAlpha: Bool
  /// Whether a pixel's color is shared by four, so that sides are even.
  let isSubsampled: Bool
  /// How they are encoded, and into which container.
  let encoding: [String]
  /// Further options where frames are large, so that fewer of them are in memory.
  var encodingOfLarge: [String] = []

  package static let all: [VideoFormat] = [mp4, webm, gif]

  /// H.264 in 4:2:0, which plays everywhere; sides are even, so a last odd row or column is
  /// doubled.
  private static let mp4 = VideoFormat(
    ending: ".mp4", highestRate: nil, hasAlpha: false, isSubsampled: true,
    encoding: [
      "-c:v", "libx264", "-preset", "veryfast", "-crf", "16", "-movflags", "+faststart",
    ] + videoColors + ["-f", "mp4"],
    // Of 3840 × 2160 half the memory and two thirds of the time, for files of the same size.
    encodingOfLarge: [
      "-rc-lookahead", "4", "-bf", "1", "-refs", "1", "-x264-params",
      "sync-lookahead=0:sliced-threads=1",
    ])

  /// The same, encoded with a fraction of the work: for what is recorded while it is shown.
  package static let live = VideoFormat(
    ending: ".mp4", highestRate: nil, hasAlpha: false, isSubsampled: true,
    encoding: [
      "-c:v", "libx264", "-preset", "ultrafast", "-crf", "16", "-movflags", "+faststart",
    ] + videoColors + ["-f", "mp4"])

  private static let webm = VideoFormat(
    ending: ".webm", highestRate: nil, hasAlpha: true, isSubsampled: true,
    encoding: [
      "-c:v", "libvpx-vp9", "-crf", "18", "-b:v", "0", "-deadline", "good", "-cpu-used", "5",
      "-row-mt", "1",
    ] + videoColors + ["-f", "webm"])

  /// Delays are hundredths of a second, and readers take less than two of them for ten.
  private static let gif = VideoFormat(
    ending: ".gif", highestRate: 50, hasAlpha: true, isSubsampled: false,
    encoding: ["-loop", "0", "-f", "gif"])

  /// Whether its colors are picked from the frames before they are encoded.
  package var needsPalette: Bool { ending == ".gif" }

  /// How frames are changed before they are encoded, as a graph of filters.
  func filters(width: Int, height: Int) -> String {
    guard isSubsampled else {
      return "[0:v][1:v]paletteuse=dither=sierra2_4a:diff_mode=rectangle"
    }
    let (right, bottom) = (width % 2, height % 2)
    let even =
      right + bottom == 0
      ? ""
      : "pad=\(width + right):\(height + bottom),"
        + "fillborders=right=\(right):bottom=\(bottom):mode=smear,"
    return even + "scale=out_color_matrix=bt709:out_range=tv"
      + ":flags=accurate_rnd+full_chroma_int+bicubic"
  }

  private static let videoColors = [
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range",
    "tv",
  ]

  /// Returns the format that a file's name asks for; `nil` if `ffmpeg` makes no such file.
  package static func format(of path: String) -> VideoFormat? {
    all.first { path.lowercased().hasSuffix($0.ending) }
  }
}
