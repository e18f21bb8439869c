internal import Layers

/// Recording what is shown.
nonisolated extension ViewerState {
  /// Frames a second of recordings, where the window is not asked for fewer.
  private static let standardRecordingRate = 60.0

  var recordingRate: Double { min(Self.standardRecordingRate, framesPerSecond ?? .infinity) }

  mutating func toggleRecording() {
    if recording == nil {
      recording = RecordingState(start: now)
      // It may fail at once, and then the title is as before.
      effects += [.setTitle(title), .startRecording]
    } else {
      endRecording()
      effects.append(.endRecording)
      overlays.show(notice: "The recording is being written", at: now)
    }
  }

  mutating func endRecording() {
    recording = nil
    effects.append(.setTitle(title))
  }

  /// Reports what became of a recording.
  mutating func conclude(_ outcome: LiveVideos.Outcome) {
    switch outcome {
    case .written(let path, let frames, let dropped):
      let lost = dropped == 0 ? "" : "; \(dropped) more were drawn than could be encoded in time"
      notice(path, saying: "wrote \(path), \(frames) frames\(lost)")
    case .failed(let reason):
      // A notice is one line; of what `ffmpeg` says, the first tells why.
      let start = reason.split(separator: "\n").prefix(2).joined(separator: " ")
      notice("No recording: \(start)", isFailure: true, saying: "no recording: \(reason)")
    }
  }
}
