internal import Glibc

/// A map of the plane that keeps lines straight: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// ```swift
/// let press = AffineTransform(scale: 0.95, about: Point(x: 120, y: 35))
/// ```
package struct AffineTransform: Sendable, Hashable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package init(translation x: Double, _ y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Scales both axes about a fixed point.
  package init(scale: Double, about anchor: Point = .zero) {
    self.init(scaleX: scale, y: scale, about: anchor)
  }

  /// Scales the axes by their own factors about a fixed point.
  package init(scaleX x: Double, y: Double, about anchor: Point = .zero) {
    self.init(
      a: x, b: 0, c: 0, d: y, tx: anchor.x * (1 - x), ty: anchor.y * (1 - y))
  }

  /// Turns about a fixed point, clockwise on screen.
  package init(rotation angle: Angle, about anchor: Point = .zero) {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    self.init(
      a: c, b: s, c: -s, d: c, tx: anchor.x - c * anchor.x + s * anchor.y,
      ty: anchor.y - s * anchor.x - c * anchor.y)
  }

  /// The map that does `self` first and `next` after it.
  package func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  package func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The upright rectangle around the image of `rect`.
  package func bounds(of rect: Rect) -> Rect {
    // Each term of a corner's place by itself is least at one side and greatest at the other.
    let (left, right) = (a * rect.minX, a * rect.maxX)
    let (top, bottom) = (c * rect.minY, c * rect.maxY)
    let (leftRise, rightRise) = (b * rect.minX, b * rect.maxX)
    let (topRise, bottomRise) = (d * rect.minY, d * rect.maxY)
    let minX = min(left, right) + min(top, bottom) + tx
    let minY = min(leftRise, rightRise) + min(topRise, bottomRise) + ty
    return Rect(
      x: minX, y: minY, width: max(left, right) + max(top, bottom) + tx - minX,
      height: max(leftRise, rightRise) + max(topRise, bottomRise) + ty - minY)
  }

  /// The factor by which areas grow; negative if the map mirrors, 0 if it flattens.
  package var determinant: Double { a * d - b * c }

  /// The map back; `nil` if this one flattens the plane.
  package var inverse: AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Whether pixels of a grid land on a grid again: uniform scaling and moving, no turning and no
  /// mirroring.
  package var isUpright: Bool {
    isSimilarity && a > 0 && abs(b) <= 1e-9 * a
  }

  /// Whether circles stay circles: no stretching or shearing beyond rounding.
  package var isSimilarity: Bool {
    let tolerance = 1e-9 * (abs(a) + abs(b) + abs(c) + abs(d))
    let turned = abs(a - d) <= tolerance && abs(b + c) <= tolerance
    let mirrored = abs(a + d) <= tolerance && abs(b - c) <= tolerance
    return turned || mirrored
  }

  /// The mean factor by which lengths grow: √|determinant|.
  package var lengthScale: Double { abs(determinant).squareRoot() }
}
