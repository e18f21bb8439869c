/// The vector without components, of values that do not animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable, Hashable {
  public init() {}

  public static var zero: Self { Self() }

  public static func += (_: inout Self, _: Self) {}

  public static func -= (_: inout Self, _: Self) {}

  public static func + (_: Self, _: Self) -> Self { Self() }

  public static func - (_: Self, _: Self) -> Self { Self() }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}
