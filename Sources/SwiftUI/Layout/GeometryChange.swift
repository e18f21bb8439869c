/// Calls an action with a value of a view's geometry.
nonisolated struct GeometryChange<Value: Equatable>: PrimitiveModifier {
  typealias Body = Never

  let value: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  @MainActor func makeElement(around content: Element, node: _Node) -> GeometryChangeElement<Value>
  {
    let element = GeometryChangeElement(self, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: GeometryChangeElement<Value>, from old: GeometryChange) {
    element.modifier = self
  }
}

final class GeometryChangeElement<Value: Equatable>: Element {
  var modifier: GeometryChange<Value> { didSet { setNeedsPlacement() } }
  private var last: Value?

  init(_ modifier: GeometryChange<Value>, node: _Node) {
    self.modifier = modifier
    super.init(node: node)
  }

  override var dependsOnSurroundings: Bool { true }

  override func placeChildren() {
    super.placeChildren()
    let new = modifier.value(GeometryProxy(self))
    let old = last ?? new
    guard last == nil || old != new else { return }
    last = new
    graph.afterUpdate { [weak self] in self?.modifier.action(old, new) }
  }
}

extension View {
  /// Calls an action with a value of the view's geometry, at first and when it has changed.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(value: transform) { action($1) })
  }

  /// Calls an action with the old and the new value of the view's geometry, at first with the same
  /// twice.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(value: transform, action: action))
  }
}
