/// The priority of a view in a stack.
nonisolated struct LayoutPriority: PrimitiveModifier, Equatable {
  typealias Body = Never

  let value: Double

  @MainActor func makeElement(around content: Element, node: _Node) -> LayoutPriorityElement {
    let element = LayoutPriorityElement(value, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: LayoutPriorityElement, from old: LayoutPriority) {
    element.value = value
  }
}

final class LayoutPriorityElement: Element {
  var value: Double { didSet { setNeedsLayout() } }

  init(_ value: Double, node: _Node) {
    self.value = value
    super.init(node: node)
  }

  override var layoutPriority: Double { value }
}

extension View {
  /// Sets the order in which stacks offer space: views of a higher priority come first.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(value: value))
  }
}
