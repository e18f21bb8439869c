/// A view without a body that is one element.
@MainActor
protocol PrimitiveView: View where Body == Never {
  associatedtype Leaf: Element

  /// Makes the element of a view that has appeared.
  func makeElement(node: _Node) -> Leaf

  /// Takes the view's new values over into its element.
  func update(_ element: Leaf, from old: Self)
}

extension PrimitiveView {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LeafNode(view, inputs)
  }
}

private final class LeafNode<V: PrimitiveView>: _ViewNode<V> {
  private lazy var element = view.makeElement(node: self)

  override var elements: [Element] { [element] }

  override func viewDidChange(from old: V) { view.update(element, from: old) }

  override func environmentDidChange(from old: EnvironmentValues) {
    element.environmentDidChange()
  }
}

/// A view without a body that is one element around the elements of its content, such as a stack.
@MainActor
protocol ContainerView: View where Body == Never {
  associatedtype Content: View
  associatedtype Container: Element

  /// The views inside.
  var containerContent: Content { get }

  /// Makes the container's element, without children yet.
  func makeElement(node: _Node) -> Container

  /// Takes the container's new values over into its element.
  func update(_ element: Container, from old: Self)
}

extension ContainerView {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs)
  }
}

private final class ContainerNode<V: ContainerView>: _ViewNode<V> {
  private var child: _ViewNode<V.Content>?
  private lazy var element = {
    let element = view.makeElement(node: self)
    element.children = child?.elements ?? []
    return element
  }()

  override init(_ view: V, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = makeChild(view.containerContent)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override var elements: [Element] { [element] }

  override func childElementsDidChange() -> Bool {
    element.children = child?.elements ?? []
    return false
  }

  override func viewDidChange(from old: V) {
    view.update(element, from: old)
    child?.update(view.containerContent)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    element.environmentDidChange()
  }
}
