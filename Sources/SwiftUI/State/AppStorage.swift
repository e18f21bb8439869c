/// A value that is shared under a key, for as long as the view is shown.
///
/// Nothing is written to the user's defaults: the same view begins with the same values each time.
@propertyWrapper
public nonisolated struct AppStorage<Value>: DynamicProperty {
  private var stored: KeyedValue<Value>

  private init(_ initial: Value, key: String) {
    stored = KeyedValue(key: "AppStorage " + key, initial: initial)
  }

  @MainActor public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.set(newValue) }
  }

  @MainActor public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage: InstalledProperty {
  static var isLeftOutOfComparison: Bool { true }

  @MainActor mutating func install(in node: _Node, storage: inout AnyObject?) {
    stored.install(in: node)
  }
}

/// A value that is shared under a key by the views of a scene, for as long as it is shown.
@propertyWrapper
public nonisolated struct SceneStorage<Value>: DynamicProperty {
  private var stored: KeyedValue<Value>

  private init(_ initial: Value, key: String) {
    stored = KeyedValue(key: "SceneStorage " + key, initial: initial)
  }

  @MainActor public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.set(newValue) }
  }

  @MainActor public var projectedValue: Binding<Value> { stored.binding }
}

extension SceneStorage: InstalledProperty {
  static var isLeftOutOfComparison: Bool { true }

  @MainActor mutating func install(in node: _Node, storage: inout AnyObject?) {
    stored.install(in: node)
  }
}

/// A value that all views with the same key have together.
private nonisolated struct KeyedValue<Value> {
  let key: String
  let initial: Value
  private var location: StoredValue<Value>?

  init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  @MainActor var value: Value { location?.read() ?? initial }

  @MainActor func set(_ new: Value) { location?.write(new, transaction: nil) }

  @MainActor var binding: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }

  @MainActor mutating func install(in node: _Node) {
    location = node.graph.shared("\(key) \(Value.self)") { StoredValue(initial, graph: node.graph) }
  }
}

extension AppStorage {
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Bool { self.init(wrappedValue, key: key) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Int { self.init(wrappedValue, key: key) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Double { self.init(wrappedValue, key: key) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == String { self.init(wrappedValue, key: key) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == URL { self.init(wrappedValue, key: key) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Date { self.init(wrappedValue, key: key) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Data { self.init(wrappedValue, key: key) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key: key) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key: key) }

  /// A value that is not there at first.
  public init(
    _ key: String, store: UserDefaults? = nil
  ) where Value: ExpressibleByNilLiteral { self.init(nil, key: key) }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key: key)
  }

  public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key: key) }

  public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key: key) }

  /// A value that is not there at first.
  public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(nil, key: key) }
}

extension View {
  /// Sets where values of the view that are kept lie; they lie in memory here.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
