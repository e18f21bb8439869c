/// An observable object of the environment, found by its type.
@propertyWrapper
public nonisolated struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  @MainActor public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "no object of type '\(ObjectType.self)' is in the environment; "
          + "add it by '.environmentObject(_:)'")
    }
    return object
  }

  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: InstalledProperty {
  nonisolated static var isLeftOutOfComparison: Bool { true }

  @MainActor mutating func install(in node: _Node, storage: inout AnyObject?) {
    object = node.readEnvironmentObject(ObjectType.self)
    guard let object else { return }
    let subscription = storage as? ObjectSubscription ?? ObjectSubscription(node)
    storage = subscription
    subscription.follow(object)
  }
}

extension View {
  /// Puts an observable object into the environment, to be found by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }
}
