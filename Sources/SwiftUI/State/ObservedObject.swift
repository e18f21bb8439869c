/// An observable object that a view is given: the view is evaluated again when the object changes.
///
/// It belongs to the main actor, so that the object can be named there.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated(unsafe) var reference: ObjectReference<ObjectType>

  public nonisolated init(wrappedValue: ObjectType) {
    reference = ObjectReference(object: wrappedValue)
  }

  public nonisolated init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: ObjectType {
    get { reference.object }
    set { reference = ObjectReference(object: newValue) }
  }

  public var projectedValue: Wrapper { Wrapper(object: reference.object) }

  /// The bindings to an object's properties.
  @dynamicMemberLookup
  public nonisolated struct Wrapper {
    fileprivate let object: ObjectType

    init(object: ObjectType) { self.object = object }

    @MainActor
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// An object that is the same as another only if it is that one.
private nonisolated struct ObjectReference<Object: AnyObject>: Equatable {
  let object: Object

  static func == (a: Self, b: Self) -> Bool { a.object === b.object }
}

extension ObservedObject: InstalledProperty {
  nonisolated static var isLeftOutOfComparison: Bool { false }

  mutating func install(in node: _Node, storage: inout AnyObject?) {
    let subscription = storage as? ObjectSubscription ?? ObjectSubscription(node)
    storage = subscription
    subscription.follow(wrappedValue)
  }
}

/// Evaluates a node again where an object changes.
@MainActor
final class ObjectSubscription {
  private weak var node: _Node?
  private var object: ObjectIdentifier?
  private var cancellable: AnyCancellable?

  init(_ node: _Node) { self.node = node }

  func follow(_ new: some ObservableObject) {
    guard object != ObjectIdentifier(new) else { return }
    object = ObjectIdentifier(new)
    let node = WeakNode(node)
    // The object lives at least as long: `follow` is called with each evaluation.
    cancellable = new.objectWillChange.sink { _ in
      MainQueue.run {
        guard let node = node.node, !node.isRemoved else { return }
        node.graph.perform { node.setNeedsEvaluation() }
      }
    }
  }

  private nonisolated struct WeakNode: @unchecked Sendable {
    weak var node: _Node?

    @MainActor init(_ node: _Node?) { self.node = node }
  }
}
