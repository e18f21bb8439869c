/// Colors over a grid of points, as SwiftUI's `MeshGradient`.
///
/// ```swift
/// MeshGradient(
///   width: 2, height: 2, points: [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing],
///   colors: [.black, .white, .white, .black])
/// ```
///
/// Between four neighboring points lies a patch, a bicubic Hermite surface in its place as in its
/// colors. Its tangents, which Apple does not publish, are half the way from the previous point to
/// the next along a grid line, at the border the whole way to the only neighbor; its twists are
/// zero. So there is no crease between patches, and a straight border stays straight.
///
/// Bézier points with handles of their own and other color spaces than sRGB are not supported.
package struct MeshGradient: Sendable, Hashable {
  /// How many points there are in a row.
  package let width: Int
  /// How many rows of points there are.
  package let height: Int
  /// Row by row from the top; may lie outside 0…1.
  package let points: [UnitPoint]
  /// One for each point.
  package let colors: [Color]
  /// The color under the mesh; seen where it leaves the layer uncovered or its colors are not
  /// opaque.
  package let background: Color
  /// Whether colors run along cubic curves through the points' colors; linearly from point to point
  /// if not.
  package let smoothsColors: Bool

  /// The quadrilaterals between its points.
  package var patchCount: Int { (width - 1) * (height - 1) }

  /// - Parameters:
  ///   - points: `width` × `height` of them, at least 2 × 2.
  ///   - colors: Missing ones are clear, surplus ones are left out.
  package init(
    width: Int, height: Int, points: [UnitPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    precondition(
      width >= 2 && height >= 2, "MeshGradient needs 2 × 2 points or more, got \(width) × \(height)"
    )
    precondition(
      points.count == width * height,
      "MeshGradient of \(width) × \(height) needs \(width * height) points, got \(points.count)")
    self.width = width
    self.height = height
    self.points = points
    let missing = max(0, points.count - colors.count)
    self.colors = colors.prefix(points.count) + Array(repeating: .clear, count: missing)
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// The place of a patch at (`u`, `v`), each 0…1 from its left and from its top.
  ///
  /// - Parameters:
  ///   - row: Of the patch, from 0 to `height` - 2.
  ///   - column: Of the patch, from 0 to `width` - 2.
  package func point(row: Int, column: Int, u: Double, v: Double) -> UnitPoint {
    let sample = patch(row: row, column: column).sample(MeshWeights(u), MeshWeights(v))
    return UnitPoint(x: sample.x, y: sample.y)
  }

  /// The color of a patch at (`u`, `v`): red, green, blue, alpha; premultiplied, sRGB-encoded.
  ///
  /// Alpha is limited to 0…1 and the others to 0…alpha, as cubic curves may run past the colors
  /// they pass through.
  package func color(row: Int, column: Int, u: Double, v: Double) -> SIMD4<Double> {
    patch(row: row, column: column).sample(MeshWeights(u), MeshWeights(v)).color
  }

  func patch(row: Int, column: Int) -> MeshPatch {
    precondition(
      (0..<height - 1).contains(row) && (0..<width - 1).contains(column),
      "MeshGradient of \(width) × \(height) points has no patch (\(row), \(column))")
    return MeshPatch(
      topLeft: corner(row, column), topRight: corner(row, column + 1),
      bottomLeft: corner(row + 1, column), bottomRight: corner(row + 1, column + 1),
      smoothsColors: smoothsColors)
  }

  private func corner(_ row: Int, _ column: Int) -> MeshPatch.Corner {
    let here = sample(row, column)
    return MeshPatch.Corner(
      value: here,
      alongRow: tangent(
        column > 0 ? sample(row, column - 1) : nil, here,
        column + 1 < width ? sample(row, column + 1) : nil),
      alongColumn: tangent(
        row > 0 ? sample(row - 1, column) : nil, here,
        row + 1 < height ? sample(row + 1, column) : nil))
  }

  private func tangent(
    _ previous: MeshSample?, _ here: MeshSample, _ next: MeshSample?
  ) -> MeshSample {
    let span = (next ?? here) - (previous ?? here)
    return previous != nil && next != nil ? span * 0.5 : span
  }

  private func sample(_ row: Int, _ column: Int) -> MeshSample {
    let index = row * width + column
    return MeshSample(points[index], colors[index])
  }
}
