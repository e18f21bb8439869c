package import Layers

/// An amount of turning, clockwise on screen where it is positive.
///
/// ```swift
/// let quarter = Angle.degrees(90)
/// ```
public struct Angle: Sendable, Hashable {
  /// The angle, where a turn is 2π.
  public var radians: Double

  /// No turning.
  public static let zero = Angle(radians: 0)

  /// Creates an angle of 0.
  public init() {
    self.init(radians: 0)
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  /// The angle, where a turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Returns an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  package var layersAngle: Layers.Angle { Layers.Angle(radians: radians) }
}

extension Angle: Comparable {
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle {
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }

  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }

  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }

  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }

  public static func *= (a: inout Angle, factor: Double) { a.radians *= factor }

  public static func /= (a: inout Angle, divisor: Double) { a.radians /= divisor }
}
