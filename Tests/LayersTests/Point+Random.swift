import Layers
import TestSupport

extension Point {
  /// A point with both coordinates in `range`.
  static func random(in range: ClosedRange<Double>, using random: inout SeededRandom) -> Point {
    Point(
      x: Double.random(in: range, using: &random), y: Double.random(in: range, using: &random))
  }
}
