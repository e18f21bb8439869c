internal import Layers

/// Cuts a view off at the edge of a shape.
nonisolated struct ClipModifier<S: Shape>: PrimitiveModifier {
  typealias Body = Never

  let shape: S
  let style: FillStyle

  @MainActor func makeElement(around content: Element, node: _Node) -> Element {
    ClipElement(shape: shape, style: style, around: content, node: node)
  }

  @MainActor func update(_ element: Element, from old: ClipModifier) {
    (element as? ClipElement<S>)?.update(shape: shape, style: style)
  }
}

private final class ClipElement<S: Shape>: DrawnElement {
  private var shape: S
  private var style: FillStyle
  private var animation = AnimatedView<S>()

  init(shape: S, style: FillStyle, around content: Element, node: _Node) {
    self.shape = shape
    self.style = style
    super.init(node: node)
    children = [content]
  }

  func update(shape new: S, style newStyle: FillStyle) {
    animation.change(from: shape, to: new, in: node)
    (shape, style) = (new, newStyle)
    if animation.isRunning { redraw(while: { [weak self] in self?.animation.isRunning ?? false }) }
    setNeedsDrawing()
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    let frame = shownFrame
    let picture = Layer(
      size: frame.size.layersSize, pictures: super.draw(in: context), around: frame)
    let outline = animation.shown(shape, at: context.time).outline(in: frame.size, style)
    return [Layer.Child(picture.clip(to: outline), at: frame.origin.layersPoint)]
  }
}

extension View {
  /// Shows of the view what lies inside a shape.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Shows of the view what lies inside its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Rounds the corners of the view's frame.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
