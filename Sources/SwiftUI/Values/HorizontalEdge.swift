/// The leading or the trailing side.
@frozen public enum HorizontalEdge: Int8, Sendable, Hashable, CaseIterable, Codable {
  case leading, trailing

  /// Some of the two sides.
  @frozen public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one side.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }

  package var edge: Edge { self == .leading ? .leading : .trailing }
}
