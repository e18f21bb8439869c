internal import Capture
internal import Files
internal import Synchronization

/// The videos that are being recorded or finished, and what became of those before.
///
/// Shared with the thread that ends the program when the window cannot: a recording under way is
/// finished there.
nonisolated final class LiveVideos: Sendable {
  private struct Video {
    let recording: LiveRecording
    let path: String
    let clock: @Sendable () -> Double
    var isEnding = false
  }

  private struct State {
    var videos: [Video] = []
    var outcomes: [VideoOutcome] = []
  }

  private let state = Mutex(State())

  /// The recording that goes on; `nil` if none does.
  var current: LiveRecording? { state.withLock { $0.videos.last { !$0.isEnding }?.recording } }

  /// - Parameter clock: Tells the time when a video has to be ended by another thread.
  func begin(_ recording: LiveRecording, at path: String, clock: @escaping @Sendable () -> Double) {
    state.withLock { $0.videos.append(Video(recording: recording, path: path, clock: clock)) }
  }

  /// Ends the recording that goes on; its file appears later.
  ///
  /// - Parameter time: The wall time; that of its clock if `nil`.
  func end(at time: Double?) {
    let video = state.withLock { state -> Video? in
      guard let index = state.videos.lastIndex(where: { !$0.isEnding }) else { return nil }
      state.videos[index].isEnding = true
      return state.videos[index]
    }
    guard let video else { return }
    video.recording.finish(at: time ?? video.clock()) { [self] outcome in
      state.withLock { state in
        state.outcomes.append(Self.outcome(outcome, path: video.path))
        state.videos.removeAll { $0.recording === video.recording }
      }
      Window.wake()
    }
  }

  /// Ends the recording that goes on, and waits until all files are there.
  func finish(at time: Double?) {
    end(at: time)
    for video in state.withLock({ $0.videos }) { video.recording.wait() }
  }

  /// Returns what has ended since the last call.
  func takeOutcomes() -> [VideoOutcome] {
    if current?.failure != nil { end(at: nil) }
    return state.withLock { state in
      defer { state.outcomes = [] }
      return state.outcomes
    }
  }

  private static func outcome(_ outcome: LiveRecording.Outcome, path: String) -> VideoOutcome {
    switch outcome {
    case .written(let frames, let dropped):
      .written(path: path, frames: frames, dropped: dropped)
    case .failed(let error): .failed(reason: "\(error)")
    }
  }
}
