/// Gives the space of a view a name.
nonisolated struct NamedSpace: PrimitiveModifier, Equatable {
  typealias Body = Never

  let name: AnyHashable

  @MainActor func makeElement(around content: Element, node: _Node) -> NamedSpaceElement {
    let element = NamedSpaceElement(name, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: NamedSpaceElement, from old: NamedSpace) {
    element.name = name
  }
}

final class NamedSpaceElement: Element {
  var name: AnyHashable { didSet { setNeedsLayout() } }

  init(_ name: AnyHashable, node: _Node) {
    self.name = name
    super.init(node: node)
  }

  override func definesSpace(named name: AnyHashable) -> Bool { name == self.name }
}

extension View {
  /// Gives the view's space a name, for the views inside.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(NamedSpace(name: name.name))
  }

  /// Gives the view's space a name, for the views inside.
  public nonisolated func coordinateSpace(name: some Hashable) -> some View {
    modifier(NamedSpace(name: AnyHashable(name)))
  }
}
