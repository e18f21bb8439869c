internal import Rendering

/// Cost of a frame that was drawn.
nonisolated struct FrameMeasurement: Sendable, Equatable {
  /// Seconds of the parts of a frame.
  struct Parts: Sendable, Equatable {
    let planning: Double
    let drawing: Double
    let panels: Double
  }

  /// Wall times in seconds: when it was begun, and when its commands were handed over.
  let start: Double
  let end: Double
  /// `nil` where they were not measured.
  let parts: Parts?
  let counts: RenderCounts
  let passes: [PassTime]
}
