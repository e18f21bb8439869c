/// Which parts of a path are inside, and whether its border is smoothed.
@frozen public struct FillStyle: Sendable, Equatable {
  /// Whether a place is inside if a ray from it crosses the path an odd number of times; otherwise
  /// it is inside if the crossings, counted by their direction, do not cancel out.
  public var isEOFilled: Bool
  /// Whether pixels at the border are covered in part.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
