// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Core Animation.

public import Foundation

/// A map of space: the row (x, y, z, 1) times a matrix, divided by its last component.
@frozen public struct CATransform3D: Sendable, Equatable {
  public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0

  /// Creates a matrix of zeros.
  public init() {}

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var map = CATransform3DMakeScale(1, 1, 1)
  (map.m41, map.m42, map.m43) = (tx, ty, tz)
  return map
}

public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m22, map.m33, map.m44) = (sx, sy, sz, 1)
  return map
}

/// A turn by `angle` radians about an axis; no turn if the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DMakeScale(1, 1, 1) }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let v = 1 - c
  var map = CATransform3DMakeScale(1, 1, 1)
  (map.m11, map.m12, map.m13) = (c + x * x * v, x * y * v + z * s, x * z * v - y * s)
  (map.m21, map.m22, map.m23) = (x * y * v - z * s, c + y * y * v, y * z * v + x * s)
  (map.m31, map.m32, map.m33) = (x * z * v + y * s, y * z * v - x * s, c + z * z * v)
  return map
}

/// The map that moves first and does `t` after it.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The map that scales first and does `t` after it.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The map that turns first and does `t` after it.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The map that does `a` first and `b` after it.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> [CGFloat] {
    [
      x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41,
      x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
      x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43,
      x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44,
    ]
  }
  let (r1, r2) = (row(a.m11, a.m12, a.m13, a.m14), row(a.m21, a.m22, a.m23, a.m24))
  let (r3, r4) = (row(a.m31, a.m32, a.m33, a.m34), row(a.m41, a.m42, a.m43, a.m44))
  return CATransform3D(
    m11: r1[0], m12: r1[1], m13: r1[2], m14: r1[3], m21: r2[0], m22: r2[1], m23: r2[2],
    m24: r2[3], m31: r3[0], m32: r3[1], m33: r3[2], m34: r3[3], m41: r4[0], m42: r4[1],
    m43: r4[2], m44: r4[3])
}

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// A map of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var map = CATransform3DMakeScale(1, 1, 1)
  (map.m11, map.m12, map.m21, map.m22) = (m.a, m.b, m.c, m.d)
  (map.m41, map.m42) = (m.tx, m.ty)
  return map
}
