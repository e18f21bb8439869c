/// An observable object that a view owns; it lives as long as the view's identity.
///
/// It belongs to the main actor, so that the object can be made there.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated(unsafe) let makeObject: () -> ObjectType
  private nonisolated(unsafe) var object: ObjectType?

  /// - Parameter thunk: Makes the object when the view appears; not called again after that.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    makeObject = thunk
  }

  public var wrappedValue: ObjectType { object ?? makeObject() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstalledProperty {
  nonisolated static var isLeftOutOfComparison: Bool { true }

  mutating func install(in node: _Node, storage: inout AnyObject?) {
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
