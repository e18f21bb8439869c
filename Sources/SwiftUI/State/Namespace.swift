/// A space of names that belongs to a view, for as long as the view's identity lives.
@propertyWrapper
public nonisolated struct Namespace: DynamicProperty {
  /// The identity of a space of names.
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier
  }

  private final class Space: Sendable {}

  /// The space before the view is part of an interface.
  private static let outside = Space()

  private var space = Namespace.outside

  public init() {}

  public var wrappedValue: ID { ID(object: ObjectIdentifier(space)) }
}

extension Namespace: InstalledProperty {
  static var isLeftOutOfComparison: Bool { true }

  @MainActor mutating func install(in node: _Node, storage: inout AnyObject?) {
    let space = storage as? Space ?? Space()
    storage = space
    self.space = space
  }
}
