/// A key of the values of the view that has the keyboard.
public protocol FocusedValueKey { associatedtype Value }

/// Values of the view that has the keyboard, for menus; none are handed on here.
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the view that has the keyboard; there is none here.
@propertyWrapper
public nonisolated struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the keyboard; there is none here.
@propertyWrapper
public nonisolated struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  @MainActor public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the view that has the keyboard; there is none here.
@propertyWrapper
public nonisolated struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}

  public var wrappedValue: ObjectType? { nil }
}

/// Values for menus, which are not there: the views stay as they are.
extension View {
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }

  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }

  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }

  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }

  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }

  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View {
    self
  }

  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    self
  }

  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    self
  }
}
