internal import Layers

/// A thin line across a stack, or across the space that is offered.
public nonisolated struct Divider: PrimitiveView {
  public typealias Body = Never

  public init() {}

  @MainActor func makeElement(node: _Node) -> Element { DividerElement(node: node) }

  @MainActor func update(_ element: Element, from old: Divider) {}
}

private final class DividerElement: DrawnElement {
  /// The axis along which neighbors lie.
  private var axis: Axis { parent?.stackAxis(of: self) ?? .vertical }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(axis, along: environment.pixelLength, across: proposal[axis.other] ?? 10)
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    let color = Color(uiColor: .separator).layersColor(in: environment.colorContext)
    let frame = shownFrame
    let layer = Layer(size: frame.size.layersSize, fill: .color(color))
    return [Layer.Child(layer, at: frame.origin.layersPoint)]
  }
}
