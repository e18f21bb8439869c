/// The values of the pages of a navigation stack, of any types.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable]

  public init() { values = [] }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }

  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes the last values.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}
