/// A value of the environment, read by a view.
@propertyWrapper
public nonisolated struct Environment<Value>: DynamicProperty {
  private enum Content {
    case read(@MainActor (_Node) -> Value)
    case value(Value)
  }

  private var content: Content
  private let outside: () -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    // Key paths and types are immutable; the closure only reads.
    nonisolated(unsafe) let path = keyPath
    content = .read { $0.readEnvironment(path) }
    outside = { EnvironmentValues()[keyPath: keyPath] }
  }

  /// Finds an observable object by its type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    content = .read { node in
      guard let object = node.readEnvironmentObject(Value.self) else {
        fatalError(
          "no object of type '\(Value.self)' is in the environment; add it by '.environment(_:)'")
      }
      return object
    }
    outside = { fatalError("the environment of '\(Value.self)' is read in a body only") }
  }

  /// Finds an observable object by its type; `nil` where there is none.
  public init<Object: AnyObject & Observable>(
    _ type: Object.Type
  ) where Value == Object? {
    content = .read { $0.readEnvironmentObject(Object.self) }
    outside = { nil }
  }

  @MainActor public var wrappedValue: Value {
    switch content {
    case .value(let value): value
    case .read: outside()
    }
  }
}

extension Environment: InstalledProperty {
  nonisolated static var isLeftOutOfComparison: Bool { true }

  @MainActor mutating func install(in node: _Node, storage: inout AnyObject?) {
    if case .read(let read) = content { content = .value(read(node)) }
  }
}
