internal import Layers

/// A view of a shape, to which fills and lines can be added.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  nonisolated var shape: Content { get }

  /// The view with more parts of the same shape in front of it.
  nonisolated var _painted: _PaintedShapeView<Content> { get }
}

/// A shape, filled or drawn as a line in one or several ways.
public nonisolated struct _PaintedShapeView<Content: Shape>: ShapeView, PrimitiveView {
  public typealias Body = Never

  public let shape: Content
  /// From the back to the front.
  var parts: [ShapePart<Content>]

  init(shape: Content, _ part: ShapePart<Content>) {
    self.shape = shape
    parts = [part]
  }

  public var _painted: _PaintedShapeView<Content> { self }

  @MainActor func makeElement(node: _Node) -> Element {
    ShapeElement(shape: shape, parts: parts, node: node)
  }

  @MainActor func update(_ element: Element, from old: _PaintedShapeView) {
    (element as? ShapeElement<Content>)?.update(shape: shape, parts: parts)
  }

  func adding(_ part: ShapePart<Content>) -> _PaintedShapeView {
    var view = self
    view.parts.append(part)
    return view
  }
}

extension Shape {
  /// Returns the shape, filled.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _PaintedShapeView<Self> {
    _PaintedShapeView(shape: self, ShapePart(filledWith: content, style))
  }

  /// Returns a line along the shape's edge, half of it inside.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShapeView<Self> {
    _PaintedShapeView(shape: self, ShapePart(strokedWith: content, style))
  }

  /// Returns a line along the shape's edge, half of it inside.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Returns a line inside the shape's edge.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShapeView<Self> {
    _PaintedShapeView(shape: self, ShapePart(borderedWith: content, style))
  }

  /// Returns a line inside the shape's edge.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// Returns the view with the shape filled in front of it.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _PaintedShapeView<Content> {
    _painted.adding(ShapePart(filledWith: content, style))
  }

  /// Returns the view with a line along the shape's edge in front of it.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShapeView<Content> {
    _painted.adding(ShapePart(strokedWith: content, style))
  }

  /// Returns the view with a line along the shape's edge in front of it.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Returns the view with a line inside the shape's edge in front of it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShapeView<Content> {
    _painted.adding(ShapePart(borderedWith: content, style))
  }

  /// Returns the view with a line inside the shape's edge in front of it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

@MainActor
private final class ShapeElement<S: Shape>: DrawnElement {
  private var shape: S
  private var animation = AnimatedView<S>()
  private var parts: [Part]

  private struct Part {
    var part: ShapePart<S>
    let paint: AnimatedPaint
    var stroke: AnimatedView<StrokeStyle>
  }

  init(shape: S, parts: [ShapePart<S>], node: _Node) {
    self.shape = shape
    self.parts = parts.map { part in
      Part(
        part: part, paint: AnimatedPaint(part.paint(node.environment), node: node),
        stroke: AnimatedView())
    }
    super.init(node: node)
  }

  func update(shape new: S, parts newParts: [ShapePart<S>]) {
    let old = shape
    animation.change(from: old, to: new, in: node)
    shape = new
    // One shape in one view type always has as many parts, unless a condition adds some.
    for (index, new) in newParts.enumerated() {
      if index < parts.count {
        parts[index].stroke.change(from: parts[index].part.stroke, to: new.stroke, in: node)
        parts[index].part = new
        parts[index].paint.change(to: new.paint(environment))
      } else {
        parts.append(
          Part(
            part: new, paint: AnimatedPaint(new.paint(environment), node: node),
            stroke: AnimatedView()))
      }
    }
    parts.removeLast(parts.count - newParts.count)
    if isRunning { redraw(while: { [weak self] in self?.isRunning ?? false }) }
    if FieldComparison.areEqual(old, new) { setNeedsDrawing() } else { setNeedsLayout() }
  }

  private var isRunning: Bool { animation.isRunning || parts.contains { $0.stroke.isRunning } }

  override func environmentDidChange() {
    for part in parts { part.paint.change(to: part.part.paint(environment)) }
    setNeedsDrawing()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    let frame = shownFrame
    let shown = animation.shown(shape, at: context.time)
    return parts.map { part in
      let stroke = part.stroke.shown(part.part.stroke, at: context.time)
      let painted = part.part.painted(shown, frame.size, stroke)
      return Layer.Child(part.paint.layer(painted), at: frame.origin.layersPoint)
    }
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    let isCovered = parts.contains { $0.part.covers(shape, frame.size, local) }
    return isCovered ? HitPath(self) : nil
  }
}
