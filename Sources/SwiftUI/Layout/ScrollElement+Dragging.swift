/// Scrolling by the pressed pointer: with resistance beyond the ends, and going on when it is let
/// go.
extension ScrollElement {
  /// Whether a way of the pointer is one along an axis that it scrolls in.
  func follows(_ way: CGSize, from distance: CGFloat) -> Bool {
    let largest = largestOffset
    let isWide = abs(way.width) > abs(way.height)
    return isWide
      ? axes.contains(.horizontal) && largest.x > 0 && abs(way.width) >= distance
      : axes.contains(.vertical) && largest.y > 0 && abs(way.height) >= distance
  }

  /// The offset for a place of the content under the pointer: beyond the ends it follows less and
  /// less.
  func resisted(_ offset: CGPoint) -> CGPoint {
    let largest = largestOffset
    func resisted(_ place: CGFloat, _ last: CGFloat, _ length: CGFloat) -> CGFloat {
      if place < 0 { return -Self.give(to: -place, length: length) }
      return place > last ? last + Self.give(to: place - last, length: length) : place
    }
    return CGPoint(
      x: axes.contains(.horizontal) ? resisted(offset.x, largest.x, frame.width) : contentOffset.x,
      y: axes.contains(.vertical) ? resisted(offset.y, largest.y, frame.height) : contentOffset.y)
  }

  /// How far content goes beyond its end, less than `length`: d − d/(1 + 0.55·x/d), the curve by
  /// which UIKit's scroll views are known.
  private static func give(to pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return length - length / (1 + 0.55 * pull / length)
  }
}

/// Content that goes on by itself when the pointer lets it go: along each axis slower and slower,
/// and back on a spring where it has left its range.
struct ScrollGlide {
  /// The share of its speed that is left after a second: 0.998 after each millisecond, as measured
  /// on a system of Apple's.
  private static let decay = -1000 * log(0.998)
  /// Points per second below which it stands.
  private static let rest = 8.0
  private static let back = Spring(duration: 0.5)

  private struct Way {
    var start: Double
    var velocity: Double
    let last: Double
    /// When it left its range, counted from the start; `nil` before.
    var turn: (time: Double, place: Double, velocity: Double)?

    mutating func place(at time: Double) -> (place: Double, isMoving: Bool) {
      let left = exp(-ScrollGlide.decay * time)
      let free = start + velocity * (1 - left) / ScrollGlide.decay
      if turn == nil, free < 0 || free > last { turn = (time, free, velocity * left) }
      guard let turn else { return (free, abs(velocity * left) > ScrollGlide.rest) }
      let end = min(max(0, turn.place), last)
      let place = ScrollGlide.back.value(
        fromValue: turn.place, toValue: end, initialVelocity: turn.velocity,
        time: time - turn.time)
      let isMoving = time - turn.time < ScrollGlide.back.settlingDuration
      return (isMoving ? place : end, isMoving)
    }
  }

  private let began: Double
  private var x: Way
  private var y: Way

  /// - Parameter velocity: Of the offset, in points per second.
  init(from offset: CGPoint, to largest: CGPoint, velocity: CGSize, at time: Double) {
    began = time
    x = Way(start: offset.x, velocity: velocity.width, last: largest.x)
    y = Way(start: offset.y, velocity: velocity.height, last: largest.y)
  }

  /// The offset at a time, and whether it still moves.
  mutating func offset(at time: Double) -> (offset: CGPoint, isMoving: Bool) {
    let (x, y) = (x.place(at: time - began), y.place(at: time - began))
    return (CGPoint(x: x.place, y: y.place), x.isMoving || y.isMoving)
  }
}
