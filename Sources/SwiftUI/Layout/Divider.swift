internal import Layers

/// A thin line across a stack, or across the space that is offered.
public nonisolated struct Divider: PrimitiveView {
  public typealias Body = Never

  public init() {}

  @MainActor func makeElement(node: _Node) -> Element { DividerElement(node: node) }

  @MainActor func update(_ element: Element, from old: Divider) {}
}

private final class DividerElement: Element {
  /// The axis along which neighbors lie.
  private var axis: Axis { parent?.stackAxis(of: self) ?? .vertical }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(axis, along: environment.pixelLength, across: proposal[axis.other] ?? 10)
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    let layer = Layer(
      size: Size(width: frame.width, height: frame.height), fill: .color(separatorColor))
    return [Layer.Child(layer, at: Point(x: frame.minX, y: frame.minY))]
  }

  /// The separator of lists on a light background.
  private var separatorColor: Layers.Color {
    Layers.Color(red: 0x3C / 255, green: 0x3C / 255, blue: 0x43 / 255, opacity: 0.29)
  }

  override func hit(_ point: CGPoint) -> HitPath? { nil }
}
