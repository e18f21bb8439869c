/// One drawing of a convolution pyramid: a shader is drawn into smaller and smaller buffers, and
/// then back into larger ones up to the size it began with.
///
/// ```text
/// base ─► 0 ─► 1 ─► 2     on the way down each buffer has half the sides of the one before
///   │     │    │    │
///   ▼     ▼    ▼    ▼
///   0 ◄── 1 ◄─ 2 ◄──┘     on the way up each has twice the sides, and reads two drawings
/// ```
///
/// The order, the sizes and the numbers are those of glslViewer; the method is that of Farbman,
/// Fattal and Lischinski, "Convolution Pyramids", 2011. What a level draws is up to its shader.
package struct PyramidLevel: Sendable, Hashable {
  /// A drawing that a level reads.
  package enum Input: Sendable, Hashable {
    /// On the way down the next larger one, on the way up the one of the same size: that of the way
    /// down, or the base.
    case same
    /// On the way up the next smaller one; transparent black on the way down.
    case smaller
  }

  /// A number that a shader has of its level.
  package enum Number: Sendable, Hashable {
    /// 0 for the largest, in both directions.
    case index
    /// Levels of one direction.
    case count
    /// 1 on the way up, else 0.
    case isUpscaling
  }

  package let index: Int
  package let count: Int
  package let isUpscaling: Bool
  package let pixelWidth: Int
  package let pixelHeight: Int
  /// Position among the drawings of what `Input.same` is; `nil` for the base.
  package let same: Int?
  /// Position among the drawings of what `Input.smaller` is; `nil` if there is none.
  package let smaller: Int?

  /// The most levels of one direction.
  private static let limit = 12

  /// Returns the levels over a base of this size, in drawing order.
  ///
  /// The smallest has 2 or 3 pixels on its shorter side, if the base has 4 or more.
  package static func all(pixelWidth: Int, pixelHeight: Int) -> [PyramidLevel] {
    let side = max(1, min(pixelWidth, pixelHeight))
    // The logarithm rounded down, less 1.
    let count = min(limit, max(1, Int.bitWidth - side.leadingZeroBitCount - 2))
    let down = (0..<count).map { index in
      PyramidLevel(
        index: index, count: count, isUpscaling: false,
        pixelWidth: max(1, pixelWidth >> (index + 1)),
        pixelHeight: max(1, pixelHeight >> (index + 1)), same: index == 0 ? nil : index - 1,
        smaller: nil)
    }
    let up = (0..<count).reversed().enumerated().map { place, index in
      PyramidLevel(
        index: index, count: count, isUpscaling: true, pixelWidth: max(1, pixelWidth >> index),
        pixelHeight: max(1, pixelHeight >> index), same: index == 0 ? nil : index - 1,
        smaller: count + place - 1)
    }
    return down + up
  }

  package func number(_ number: Number) -> Double {
    switch number {
    case .index: Double(index)
    case .count: Double(count)
    case .isUpscaling: isUpscaling ? 1 : 0
    }
  }
}
