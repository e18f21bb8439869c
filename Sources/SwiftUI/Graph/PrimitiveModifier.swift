/// A modifier without a body, known to the engine.
///
/// It wraps each element of its content in one of its own: `Group { a; b }.padding()` pads both.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: Element

  /// Makes the element around one of the content's.
  func makeElement(around content: Element, node: _Node) -> Wrapper

  /// Takes the modifier's new values over into an element that it made before.
  func update(_ element: Wrapper, from old: Self)
}

extension PrimitiveModifier {
  @MainActor public static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    WrappingNode(view, inputs)
  }
}

private final class WrappingNode<V: View, M: PrimitiveModifier>: _ViewNode<ModifiedContent<V, M>> {
  private var child: _ViewNode<V>?
  private var wrappers: [(content: Element, wrapper: M.Wrapper)] = []
  private var isStale = true

  override init(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = makeChild(view.content)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override var elements: [Element] {
    if isStale {
      isStale = false
      let old = wrappers
      wrappers = (child?.elements ?? []).map { element in
        if let known = old.first(where: { $0.content === element }) { return known }
        return (element, view.modifier.makeElement(around: element, node: self))
      }
    }
    return wrappers.map(\.wrapper)
  }

  override func childElementsDidChange() -> Bool {
    isStale = true
    return true
  }

  override func viewDidChange(from old: ModifiedContent<V, M>) {
    for (_, wrapper) in wrappers { view.modifier.update(wrapper, from: old.modifier) }
    child?.update(view.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    for (_, wrapper) in wrappers { wrapper.environmentDidChange() }
  }
}
