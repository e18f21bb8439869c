/// A key of the environment, with the value where nothing else is set.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views hand down to those inside them.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Counts changes: two environments of the same origin and number are the same.
  private(set) var version = 0

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A missing value is not the nil that an optional value may be.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values.updateValue(newValue, forKey: ObjectIdentifier(key)) }
  }

  /// An observable object, by its type.
  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  public var description: String { "EnvironmentValues(\(values.count) values)" }
}
