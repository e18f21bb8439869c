/// Why a recording could not be made.
nonisolated package enum RecordingError: Error, Sendable, CustomStringConvertible {
  /// Who was to take the frames takes no more.
  case pipe(reason: String)
  /// The program that encodes is not installed.
  case missingEncoder
  /// The encoder ended without success; its last words.
  case encoderFailed(words: String)

  package var description: String {
    switch self {
    case .pipe(let reason): "cannot write the frames: \(reason)"
    case .missingEncoder: "cannot write a video or GIF: 'ffmpeg' is not installed"
    case .encoderFailed(let words):
      "ffmpeg failed" + (words.isEmpty ? " without a word" : ":\n\(words)")
    }
  }
}
