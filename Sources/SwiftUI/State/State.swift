/// A value that a view owns; it lives as long as the view's identity.
@propertyWrapper
public nonisolated struct State<Value>: DynamicProperty {
  /// The value before the view is part of an interface.
  private let initial: Value
  private var location: StoredValue<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  @MainActor public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, transaction: nil) }
  }

  @MainActor public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: InstalledProperty {
  static var isLeftOutOfComparison: Bool { true }

  @MainActor mutating func install(in node: _Node, storage: inout AnyObject?) {
    let stored = storage as? StoredValue<Value> ?? StoredValue(initial, graph: node.graph)
    storage = stored
    location = stored
  }
}
