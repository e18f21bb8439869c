/// The recordings of the window that are under way: a video, a script, screenshots and files to
/// share.
///
/// ```swift
/// var recording = Recordings()
/// recording.handle(.videoToggled, at: 4.2).effects  // [.startVideo]
/// ```
///
/// It writes nothing: `WindowRecorder`, `Screenshots` and `ExportWriter` carry its effects out.
nonisolated struct Recordings: Sendable {
  /// The video under way; `nil` if there is none.
  private(set) var video: VideoRecording?
  /// The script under way; `nil` if there is none.
  private(set) var script: ScriptRecording?
  /// Whether a screenshot has been asked for and has not left the GPU yet.
  private(set) var isCopyingPicture = false

  enum Event: Sendable {
    /// The user begins or ends a video.
    case videoToggled
    /// The user begins a script at the scene's time, or ends it.
    case scriptToggled(sceneTime: Double)
    /// The scene is left: a script ends with it.
    case sceneLeft
    /// The user asks for a screenshot.
    case pictureAsked
    /// Every screenshot that was asked for has left the GPU.
    case picturesCopied
    case pictureWritten(path: String)
    case pictureFailed(reason: String)
    /// A video has become a file, or has failed, maybe before it was to end; another goes on or
    /// not.
    case videoEnded(VideoOutcome, isRecording: Bool)
    /// The user asks for a file to share.
    case exportAsked(ExportJob)
    /// Answers `Effect.export`.
    case exported(ExportJob.Outcome)
  }

  enum Effect: Sendable, Equatable {
    /// Writes a picture of the next frame, without overlays, into the pictures folder.
    case writePicture
    /// Begins to record what is shown.
    case startVideo
    /// Ends the recording; `Event.videoEnded` reports its file.
    case endVideo
    /// Writes a file to share into the documents folder.
    case export(ExportJob)
  }

  /// Consequences of an event.
  struct Reply: Sendable {
    var effects: [Effect] = []
    var message: Message?
    /// A script that has ended, to be written.
    var endedScript: ScriptRecording?
  }

  /// Frames a second of videos, where the window is not asked for fewer.
  static let standardRate = 60.0

  mutating func handle(_ event: Event, at wallTime: Double) -> Reply {
    switch event {
    case .videoToggled: return toggleVideo(at: wallTime)
    case .scriptToggled(let sceneTime):
      guard script == nil else { return endScript() }
      script = ScriptRecording(start: wallTime, sceneTime: sceneTime)
      return Reply()
    case .sceneLeft: return endScript()
    case .pictureAsked:
      isCopyingPicture = true
      return Reply(effects: [.writePicture])
    case .picturesCopied:
      isCopyingPicture = false
      return Reply()
    case .pictureWritten(let path): return Reply(message: Message(path, saying: "wrote \(path)"))
    case .pictureFailed(let reason):
      return Reply(
        message: Message(
          "No screenshot: \(reason)", isFailure: true, saying: "no screenshot: \(reason)"))
    case .videoEnded(let outcome, let isRecording):
      if !isRecording { video = nil }
      return Reply(message: outcome.message)
    case .exportAsked(let job):
      return Reply(
        effects: [.export(job)], message: .shown("\(job.form.title) is being written"))
    case .exported(let outcome): return Reply(message: outcome.message)
    }
  }

  private mutating func toggleVideo(at wallTime: Double) -> Reply {
    guard video != nil else {
      video = VideoRecording(start: wallTime)
      return Reply(effects: [.startVideo])
    }
    video = nil
    return Reply(effects: [.endVideo], message: .shown("The recording is being written"))
  }

  private mutating func endScript() -> Reply {
    defer { script = nil }
    return Reply(endedScript: script)
  }

  // MARK: - Marks

  /// Marks of what is under way, with the time so far.
  func marks(at wallTime: Double) -> [TimedMark] {
    [
      video.map { .recording(seconds: $0.seconds(at: wallTime)) },
      script.map { .script(seconds: $0.seconds(at: wallTime)) },
    ].compactMap { $0 }
  }

  /// When the marks look different than in a frame at `wallTime`.
  func changes(after wallTime: Double) -> [Double] {
    [video?.nextChange(after: wallTime), script?.nextChange(after: wallTime)].compactMap { $0 }
  }
}
