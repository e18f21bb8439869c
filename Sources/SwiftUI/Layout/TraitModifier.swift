/// Attaches a value to a view for the container around it.
nonisolated struct TraitModifier<Value>: PrimitiveModifier {
  typealias Body = Never

  let key: Any.Type
  let value: Value

  @MainActor func makeElement(around content: Element, node: _Node) -> TraitElement<Value> {
    let element = TraitElement(self, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: TraitElement<Value>, from old: TraitModifier) {
    element.modifier = self
  }
}

final class TraitElement<Value>: Element {
  var modifier: TraitModifier<Value> { didSet { setNeedsLayout() } }

  init(_ modifier: TraitModifier<Value>, node: _Node) {
    self.modifier = modifier
    super.init(node: node)
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(modifier.key) ? modifier.value : super.trait(key)
  }
}

/// The order of views from back to front.
enum ZIndexKey {}

extension View {
  /// Sets the order from back to front among views that overlap.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(key: ZIndexKey.self, value: value))
  }

  /// Attaches a value for the layout of the container around.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    modifier(TraitModifier(key: key, value: value))
  }
}
