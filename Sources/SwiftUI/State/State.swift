/// A value that a view owns; it lives as long as the view's identity.
///
/// It belongs to the main actor, so that its first value can be made there.
@MainActor @preconcurrency @propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The value before the view is part of an interface.
  private nonisolated(unsafe) let initial: Value
  private nonisolated(unsafe) var location: StoredValue<Value>?

  public nonisolated init(wrappedValue: Value) { initial = wrappedValue }

  public nonisolated init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, transaction: nil) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public nonisolated init() { self.init(wrappedValue: nil) }
}

extension State: InstalledProperty {
  nonisolated static var isLeftOutOfComparison: Bool { true }

  mutating func install(in node: _Node, storage: inout AnyObject?) {
    let stored = storage as? StoredValue<Value> ?? StoredValue(initial, graph: node.graph)
    storage = stored
    location = stored
  }
}
