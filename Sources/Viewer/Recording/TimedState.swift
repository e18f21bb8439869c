/// A video of the window that is being recorded.
nonisolated struct VideoRecording: Sendable, Hashable {
  /// Since when, by the wall clock.
  let start: Double

  /// Seconds after which a frame that stays is written again, so that the encoder has not all of
  /// them to write at the end.
  static let step = 0.1
}

/// A script of what is done that is being written.
nonisolated struct ScriptRecording: Sendable, Hashable {
  /// Since when, by the wall clock.
  let start: Double
  /// The scene's time then.
  let sceneTime: Double
}

/// Something that a mark with its time is shown of.
nonisolated protocol TimedState {
  /// Since when, by the wall clock.
  var start: Double { get }
}

nonisolated extension TimedState {
  /// Whole seconds so far.
  func seconds(at wallTime: Double) -> Int {
    max(0, Int(clamping: (wallTime - start).rounded(.down)))
  }

  /// When the mark shows another second than in a frame at `wallTime`.
  func nextChange(after wallTime: Double) -> Double {
    start + Double(seconds(at: wallTime)) + 1
  }
}

nonisolated extension VideoRecording: TimedState {}

nonisolated extension ScriptRecording: TimedState {}
