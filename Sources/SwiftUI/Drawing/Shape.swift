internal import Layers

/// An outline that fills the frame that it is given.
public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes when `proposal` is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline as the renderer knows it, in a layer of `size`.
  nonisolated func _outline(in size: CGSize) -> _Outline
}

/// An outline as the renderer knows it.
public struct _Outline {
  let shape: Layers.Shape

  init(_ shape: Layers.Shape) { self.shape = shape }
}

extension Shape {
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public nonisolated func _outline(in size: CGSize) -> _Outline {
    _Outline(.path(path(in: CGRect(origin: .zero, size: size)).layersPath))
  }

  /// A shape as a view is filled with the style around.
  public var body: some View { ShapeView(shape: self, style: ForegroundStyle()) }

  /// Returns the shape, filled.
  public nonisolated func fill<S: ShapeStyle>(
    _ style: S, style fillStyle: FillStyle = FillStyle()
  ) -> some View {
    ShapeView(shape: self, style: style, fillStyle: fillStyle)
  }

  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
}

/// A shape, filled with a style.
nonisolated struct ShapeView<S: Shape, Style: ShapeStyle>: PrimitiveView {
  typealias Body = Never

  let shape: S
  let style: Style
  var fillStyle = FillStyle()

  @MainActor func makeElement(node: _Node) -> Element {
    ShapeElement(shape: shape, paint: { style._paint(in: $0) }, node: node)
  }

  @MainActor func update(_ element: Element, from old: ShapeView) {
    (element as? ShapeElement<S>)?.update(shape: shape) { style._paint(in: $0) }
  }
}

@MainActor
final class ShapeElement<S: Shape>: DrawnElement {
  private var shape: S
  private var animation = AnimatedView<S>()
  private var paint: (EnvironmentValues) -> _Paint
  private let animatedPaint: AnimatedPaint

  init(shape: S, paint: @escaping (EnvironmentValues) -> _Paint, node: _Node) {
    self.shape = shape
    self.paint = paint
    animatedPaint = AnimatedPaint(paint(node.environment), node: node)
    super.init(node: node)
  }

  func update(shape new: S, paint newPaint: @escaping (EnvironmentValues) -> _Paint) {
    animation.change(from: shape, to: new, in: node)
    shape = new
    paint = newPaint
    animatedPaint.change(to: paint(environment))
    if animation.isRunning { redrawAtTicks() }
    setNeedsLayout()
  }

  private func redrawAtTicks() {
    graph.atTicks(of: self) { [weak self] time in
      guard let self, !self.node.isRemoved else { return false }
      self.graph.needsDrawing = true
      return self.animation.isRunning
    }
  }

  override func environmentDidChange() {
    animatedPaint.change(to: paint(environment))
    setNeedsDrawing()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    let frame = shownFrame
    let shown = animation.shown(shape, at: context.time)
    let layer = Layer(
      size: frame.size.layersSize, shown._outline(in: frame.size).shape,
      fill: animatedPaint.fill)
    return [Layer.Child(layer, at: frame.origin.layersPoint)]
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    guard frame.contains(point) else { return nil }
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    let path = shape.path(in: CGRect(origin: .zero, size: frame.size))
    return path.contains(local) ? HitPath(self) : nil
  }
}

extension Color: View {
  public var body: some View { ShapeView(shape: Rectangle(), style: self) }
}

/// A rectangle that fills its frame.
public nonisolated struct Rectangle: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func _outline(in size: CGSize) -> _Outline { _Outline(.rectangle) }
}
