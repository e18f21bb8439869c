/// Two vectors as one; pairs of pairs make longer ones.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }

  public static func += (a: inout Self, b: Self) {
    a.first += b.first
    a.second += b.second
  }

  public static func -= (a: inout Self, b: Self) {
    a.first -= b.first
    a.second -= b.second
  }

  public static func + (a: Self, b: Self) -> Self {
    Self(a.first + b.first, a.second + b.second)
  }

  public static func - (a: Self, b: Self) -> Self {
    Self(a.first - b.first, a.second - b.second)
  }

  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
