internal import Layers

/// Where the parts of the time scrubber lie, in points of the window.
nonisolated struct ScrubberLayout: Sendable, Hashable {
  let panel: Rect
  /// Stops the clock and lets it run.
  let button: Rect
  /// Bar of the time.
  let track: Rect
  /// Right end of the time in digits; `nil` where there is no room for them.
  let labelEnd: Point?
  /// Where the pointer brings the scrubber up.
  let zone: Rect

  /// From the lower edge of the window to where messages may begin, in points.
  static let inset = 58.0
  private static let margin = 12.0
  private static let height = 44.0
  private static let widest = 620.0

  /// - Parameter size: Of the part of the window that shows the scene.
  /// - Returns: `nil` in a window that has no room for it.
  init?(in size: Size) {
    guard size.width >= 130, size.height >= 96 else { return nil }
    let width = min(Self.widest, size.width - 2 * Self.margin)
    panel = Rect(
      x: ((size.width - width) / 2).rounded(), y: size.height - Self.margin - Self.height,
      width: width, height: Self.height)
    button = Rect(x: panel.minX + 8, y: panel.minY + 8, width: 28, height: 28)
    let hasLabel = width >= 250
    let left = button.maxX + 10
    let right = panel.maxX - (hasLabel ? 86 : 20)
    track = Rect(x: left, y: panel.minY + 20, width: right - left, height: 4)
    labelEnd = hasLabel ? Point(x: panel.maxX - 16, y: panel.minY + 14) : nil
    let top = max(size.height - 84, size.height / 2)
    zone = Rect(x: 0, y: top, width: size.width, height: size.height - top)
  }

  /// Returns the time at a place on the track; places beside it are the time at its ends.
  func time(at x: Double, in range: ClosedRange<Double>) -> Double {
    let share = min(max((x - track.minX) / track.size.width, 0), 1)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// Returns where a time lies on the track; times outside of `range` lie at its ends.
  func x(of time: Double, in range: ClosedRange<Double>) -> Double {
    let share = (time - range.lowerBound) / (range.upperBound - range.lowerBound)
    return track.minX + min(max(share, 0), 1) * track.size.width
  }
}
