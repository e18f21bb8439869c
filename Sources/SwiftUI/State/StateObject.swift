/// An observable object that a view owns; it lives as long as the view's identity.
@propertyWrapper
public nonisolated struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let makeObject: () -> ObjectType
  private var object: ObjectType?

  /// - Parameter thunk: Makes the object when the view appears; not called again after that.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { makeObject = thunk }

  @MainActor public var wrappedValue: ObjectType { object ?? makeObject() }

  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstalledProperty {
  nonisolated static var isLeftOutOfComparison: Bool { true }

  @MainActor mutating func install(in node: _Node, storage: inout AnyObject?) {
    let owned = storage as? OwnedObject<ObjectType> ?? OwnedObject(makeObject(), node: node)
    storage = owned
    object = owned.object
  }
}

@MainActor
private final class OwnedObject<Object: ObservableObject> {
  let object: Object
  private let subscription: ObjectSubscription

  init(_ object: Object, node: _Node) {
    self.object = object
    subscription = ObjectSubscription(node)
    subscription.follow(object)
  }
}
