internal import Glibc

/// The shape around a symbol's characters: a line, or an area that they are cut out of.
struct SymbolEnclosure: Equatable {
  enum Shape: String {
    case circle, square, triangle, rectangle
    /// The shape of an app's icon.
    case app
  }

  let shape: Shape
  let isFilled: Bool

  /// The share of the shape's half size that characters in it have.
  var room: Double { shape == .triangle ? 0.42 : 0.56 }

  /// How far below the middle the characters' middle is, in half sizes.
  var drop: Double { shape == .triangle ? 0.22 : 0 }

  /// Returns how much of a pixel the shape covers, 0 to 1.
  ///
  /// - Parameters:
  ///   - x: Pixels right of the shape's middle.
  ///   - y: Pixels below it.
  ///   - radius: Half of the shape's size in pixels.
  ///   - lineWidth: In pixels, if it is not filled.
  func coverage(x: Double, y: Double, radius: Double, lineWidth: Double) -> Double {
    let outside = distance(x, y, radius)
    let area = isFilled ? outside : abs(outside + lineWidth / 2) - lineWidth / 2
    return min(max(0.5 - area, 0), 1)
  }

  /// The distance from the shape's edge; negative inside.
  private func distance(_ x: Double, _ y: Double, _ radius: Double) -> Double {
    switch shape {
    case .circle: return hypot(x, y) - radius
    case .square, .app:
      return Self.roundedBox(x, y, 0.94 * radius, 0.94 * radius, corner: radius / 3)
    case .rectangle: return Self.roundedBox(x, y, radius, 0.76 * radius, corner: radius / 4)
    case .triangle:
      // Of equal sides, its corners rounded: the farthest of three edges, moved in and out again.
      let corner = 0.22 * radius
      let inner = 0.56 * radius - corner
      let middle = y - 0.2 * radius
      let edges = max(middle, (3.0.squareRoot() * abs(x) - middle) / 2) - inner
      return edges - corner
    }
  }

  /// The distance from the edge of a box with rounded corners, by its half sides.
  private static func roundedBox(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, corner: Double
  ) -> Double {
    let (dx, dy) = (abs(x) - width + corner, abs(y) - height + corner)
    return hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - corner
  }
}
