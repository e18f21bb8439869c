/// Outcome of a video.
nonisolated enum VideoOutcome: Sendable, Equatable {
  /// - Parameters:
  ///   - frames: Frames of the file.
  ///   - dropped: Drawn frames that are not among them, because the encoder was not fast enough.
  case written(path: String, frames: Int, dropped: Int)
  case failed(reason: String)

  var message: Message {
    switch self {
    case .written(let path, let frames, let dropped):
      let lost = dropped == 0 ? "" : "; \(dropped) more were drawn than could be encoded in time"
      return Message(path, saying: "wrote \(path), \(frames) frames\(lost)")
    case .failed(let reason):
      // A notice is one line; of what `ffmpeg` says, the first tells why.
      let start = reason.split(separator: "\n").prefix(2).joined(separator: " ")
      return Message("No recording: \(start)", isFailure: true, saying: "no recording: \(reason)")
    }
  }
}
