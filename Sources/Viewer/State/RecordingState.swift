internal import Layers

/// A recording of the window that goes on.
nonisolated struct RecordingState: Sendable, Hashable {
  /// The wall time of its beginning.
  let start: Double

  /// Seconds after which a frame that stays is written again, so that the encoder has not all of
  /// them to write at the end.
  static let step = 0.1

  /// Whole seconds so far.
  func seconds(at wallTime: Double) -> Int {
    max(0, Int(clamping: (wallTime - start).rounded(.down)))
  }

  /// When the mark shows another second than in a frame at `wallTime`.
  func nextChange(after wallTime: Double) -> Double {
    start + Double(seconds(at: wallTime)) + 1
  }
}
