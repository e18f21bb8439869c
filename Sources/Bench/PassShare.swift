package import Rendering

/// The share of one pass in a frame's GPU time.
nonisolated package struct PassShare: Sendable, Hashable {
  /// Size of what it draws, in pixels.
  package let pixelWidth: Int
  package let pixelHeight: Int
  /// Median GPU time.
  package let milliseconds: Double
  /// Of the sum over all passes, 0 to 1.
  package let share: Double

  /// Returns the shares of a frame's passes, in the order they are drawn.
  ///
  /// Passes that are cached from frame to frame and passes that grow make frames differ: the most
  /// frequent kind of frame counts.
  ///
  /// - Parameter frames: The measured passes of some frames; the result is empty if there are none.
  package static func shares(of frames: [[PassTime]]) -> [PassShare] {
    let kinds = Dictionary(grouping: frames) { $0.map { [$0.pixelWidth, $0.pixelHeight] } }
    // Of two that are as frequent the one with more passes, so that nothing is left to chance.
    let most = kinds.values.max { ($0.count, $0[0].count) < ($1.count, $1[0].count) }
    guard let most else { return [] }
    let medians = most[0].indices.map { pass in
      TimingSummary(most.map { $0[pass].milliseconds }).median
    }
    let sum = medians.reduce(0, +)
    return zip(most[0], medians).map { pass, median in
      PassShare(
        pixelWidth: pass.pixelWidth, pixelHeight: pass.pixelHeight, milliseconds: median,
        share: sum > 0 ? median / sum : 0)
    }
  }
}
