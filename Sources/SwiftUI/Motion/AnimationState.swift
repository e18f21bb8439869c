/// Values that an animation stores between frames, by their keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      // Most animations store nothing.
      if values.isEmpty { return K.defaultValue }
      return values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that an animation stores between frames.
public protocol AnimationStateKey {
  associatedtype Value

  static var defaultValue: Value { get }
}
