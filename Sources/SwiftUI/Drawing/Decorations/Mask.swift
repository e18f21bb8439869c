internal import Layers

/// Keeps as much of a view as other views are opaque.
nonisolated struct MaskModifier<Mask: View>: AttachingModifier {
  typealias Body = Never

  let mask: Mask
  let alignment: Alignment

  @MainActor var attachment: ImplicitStack<ZStackLayout, Mask> {
    ImplicitStack(ZStackLayout(alignment: alignment), content: mask)
  }

  @MainActor func makeElement(node: _Node) -> MaskElement {
    MaskElement(alignment: alignment, node: node)
  }

  @MainActor func update(_ element: MaskElement, from old: MaskModifier) {
    element.alignment = alignment
  }
}

final class MaskElement: DrawnElement {
  var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  init(alignment: Alignment, node: _Node) {
    self.alignment = alignment
    super.init(node: node)
  }

  override func placeChildren() {
    children[0].place(at: frame.origin, proposal: placedProposal)
    let offer = ProposedViewSize(frame.size)
    let content = children[0].dimensions(for: placedProposal)
    for mask in children.dropFirst() {
      let origin = alignment.origin(of: mask.dimensions(for: offer), in: content)
      place(mask, at: origin, proposal: offer)
    }
  }

  override func stackAxis(of child: Element) -> Axis? {
    child === children[0] ? super.stackAxis(of: child) : nil
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    let frame = shownFrame
    func picture(_ elements: ArraySlice<Element>) -> Layer {
      Layer(
        size: frame.size.layersSize, pictures: elements.flatMap { $0.draw(in: context) },
        around: frame)
    }
    let masked = picture(children.prefix(1)).masked(by: picture(children.dropFirst()))
    return [Layer.Child(masked, at: frame.origin.layersPoint)]
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    children[0].hit(point)?.adding(self)
  }
}

extension View {
  /// Keeps as much of the view as the views of `mask` are opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Keeps as much of the view as `mask` is opaque.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
