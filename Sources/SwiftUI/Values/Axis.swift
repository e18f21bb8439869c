/// The horizontal or the vertical direction.
@frozen public enum Axis: Int8, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  case horizontal, vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Some of the two directions.
  @frozen public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    package init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)

    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}
