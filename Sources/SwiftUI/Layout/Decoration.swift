internal import Layers

/// Views in front of a view or behind it, which do not change its size.
nonisolated struct Decoration<Content: View>: AttachingModifier {
  typealias Body = Never

  let content: Content
  let alignment: Alignment
  let isBehind: Bool

  @MainActor var attachment: ImplicitStack<ZStackLayout, Content> {
    ImplicitStack(ZStackLayout(alignment: alignment), content: content)
  }

  @MainActor func makeElement(node: _Node) -> DecorationElement {
    DecorationElement(alignment: alignment, isBehind: isBehind, node: node)
  }

  @MainActor func update(_ element: DecorationElement, from old: Decoration) {
    element.alignment = alignment
  }
}

final class DecorationElement: Element {
  var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }
  private let isBehind: Bool

  init(alignment: Alignment, isBehind: Bool, node: _Node) {
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(node: node)
  }

  override func placeChildren() {
    children[0].place(at: frame.origin, proposal: placedProposal)
    let offer = ProposedViewSize(frame.size)
    let content = children[0].dimensions(for: placedProposal)
    for decoration in children.dropFirst() {
      let origin = alignment.origin(of: decoration.dimensions(for: offer), in: content)
      place(decoration, at: origin, proposal: offer)
    }
  }

  override func stackAxis(of child: Element) -> Axis? {
    child === children[0] ? super.stackAxis(of: child) : nil
  }

  private var childrenInDrawingOrder: [Element] { isBehind ? children.reversed() : children }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    childrenInDrawingOrder.flatMap { $0.draw(in: context) }
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    for child in childrenInDrawingOrder.reversed() {
      if let path = child.hit(point) { return path.adding(self) }
    }
    return nil
  }
}

extension View {
  /// Puts views in front of the view.
  public nonisolated func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Decoration(content: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view in front of the view.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(Decoration(content: overlay, alignment: alignment, isBehind: false))
  }

  /// Puts views behind the view.
  public nonisolated func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Decoration(content: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind the view.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(Decoration(content: background, alignment: alignment, isBehind: true))
  }
}
