import Glibc

/// Points as vectors from the origin.
extension Point {
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

  static prefix func - (a: Point) -> Point { Point(x: -a.x, y: -a.y) }

  var length: Double { hypot(x, y) }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Positive if `other` lies clockwise of this vector on screen.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The vector turned a quarter clockwise on screen.
  var turnedRight: Point { Point(x: -y, y: x) }

  /// The vector turned by `angle`.
  func turned(by angle: Angle) -> Point {
    let (cosine, sine) = (angle.cosine, angle.sine)
    return Point(x: cosine * x - sine * y, y: sine * x + cosine * y)
  }

  /// The vector with length 1; `nil` if it has none.
  var direction: Point? {
    let length = length
    return length > 0 && length.isFinite ? self * (1 / length) : nil
  }

  /// How far to turn this vector to point along `other`: over -π up to π.
  func turn(to other: Point) -> Angle { .radians(atan2(cross(other), dot(other))) }

  /// The point at `fraction` of the way to `other`; exact at both ends.
  func toward(_ other: Point, _ fraction: Double) -> Point {
    self * (1 - fraction) + other * fraction
  }

  /// Whether the points differ by no more than rounding makes of coordinates of this size.
  func coincides(with other: Point) -> Bool {
    let size = max(1, max(abs(x), abs(y)))
    return abs(x - other.x) <= 1e-11 * size && abs(y - other.y) <= 1e-11 * size
  }
}
