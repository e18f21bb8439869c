/// A property of an observable object that says when it will change.
@propertyWrapper
public struct Published<Value> {
  fileprivate let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// The publisher of the property's values.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {
      // A publisher that was changed in place is written back: it is that of the property.
      guard newValue.storage !== storage else { return }
      storage.assignments.append(newValue.sink { [weak storage] in storage?.set($0) })
    }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.connect(to: object)
      return storage.value
    }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.connect(to: object)
      storage.set(newValue)
    }
  }

  /// A publisher of the values of a property: the one that it has, and those that it will have.
  public struct Publisher: SwiftUI.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: Storage

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.subscribers.add(subscriber) { storage.value }
    }
  }

  final class Storage {
    fileprivate(set) var value: Value
    let subscribers = SubscriberList<Value, Never>()
    /// Subscriptions that store the values of other publishers in the property.
    var assignments: [AnyCancellable] = []
    /// The publisher of the object that has the property.
    private weak var objectWillChange: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }

    fileprivate func connect(to object: AnyObject) {
      guard objectWillChange == nil, let object = object as? any ObservableObject else { return }
      objectWillChange = object.objectWillChange as? ObservableObjectPublisher
    }

    func set(_ new: Value) {
      objectWillChange?.send()
      subscribers.send(new)
      value = new
    }
  }
}
