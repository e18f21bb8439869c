internal import Layers

/// Leaves a view's place empty.
nonisolated struct HiddenModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor func makeElement(around content: Element, node: _Node) -> Element {
    let element = HiddenElement(node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: Element, from old: HiddenModifier) {}
}

private final class HiddenElement: Element {
  override func draw(in context: DrawingContext) -> [Layer.Child] { [] }

  override func hit(_ point: CGPoint) -> HitPath? { nil }
}

extension View {
  /// Leaves the view's place empty.
  public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }
}
