public import Foundation

/// A map of the plane that keeps lines straight but not parallel ones parallel.
///
/// (x, y) goes to (x·m11 + y·m21 + m31, x·m12 + y·m22 + m32), both divided by
/// x·m13 + y·m23 + m33.
@frozen public struct ProjectionTransform: Sendable, Hashable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the map that leaves everything where it is.
  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Creates the map of the plane z = 0 by a map of space, seen from the front.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map that does `self` first and `rhs` after it.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + w * rhs.m31, x * rhs.m12 + y * rhs.m22 + w * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + w * rhs.m33
      )
    }
    (product.m11, product.m12, product.m13) = row(m11, m12, m13)
    (product.m21, product.m22, product.m23) = row(m21, m22, m23)
    (product.m31, product.m32, product.m33) = row(m31, m32, m33)
    return product
  }

  /// Makes it the map back; returns `false` and leaves it if there is none.
  public mutating func invert() -> Bool {
    let (c11, c12, c13) = (
      m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31
    )
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    let m = self
    let factor = 1 / determinant
    (m11, m21, m31) = (c11 * factor, c12 * factor, c13 * factor)
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) * factor
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) * factor
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) * factor
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) * factor
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) * factor
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) * factor
    return true
  }

  /// The map back; `self` if there is none.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    return inverse.invert() ? inverse : self
  }

  /// The same map as an affine one, if it is one.
  package var affineTransform: CGAffineTransform? {
    isAffine ? CGAffineTransform(m11, m12, m21, m22, m31, m32) : nil
  }
}

extension CGPoint {
  /// The place that the map moves this one to.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
  }
}
