/// A key of the values that views give to the container around them.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that a view gives to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The view's own tag; `nil` if it has none.
  private var tag: Any?

  init() {}

  @MainActor init(of element: Element) {
    self = Self.given(by: element)
    tag = element.optionValue
  }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view; `nil` if it has none of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag as? V == tag }

  /// The values that the modifiers of a view have set.
  @MainActor fileprivate static func given(by element: Element) -> ContainerValues {
    element.trait(ObjectIdentifier(ContainerValues.self)) as? ContainerValues ?? ContainerValues()
  }
}

/// Sets a value for the container around.
private nonisolated struct ContainerValueModifier: PrimitiveModifier {
  typealias Body = Never

  let change: (inout ContainerValues) -> Void

  @MainActor func makeElement(around content: Element, node: _Node) -> ContainerValueElement {
    let element = ContainerValueElement(change, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: ContainerValueElement, from old: ContainerValueModifier) {
    element.change = change
  }
}

private final class ContainerValueElement: Element {
  var change: (inout ContainerValues) -> Void { didSet { setNeedsLayout() } }

  init(_ change: @escaping (inout ContainerValues) -> Void, node: _Node) {
    self.change = change
    super.init(node: node)
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    let inner = super.trait(key)
    guard key == ObjectIdentifier(ContainerValues.self) else { return inner }
    var values = inner as? ContainerValues ?? ContainerValues()
    change(&values)
    return values
  }
}

extension View {
  /// Sets a value for the container around the view.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
