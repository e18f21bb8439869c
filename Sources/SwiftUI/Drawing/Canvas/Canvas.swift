internal import Layers

/// A view that is drawn by a closure.
///
/// ```swift
/// struct Dots: View {
///   var body: some View {
///     Canvas { context, size in
///       let dot = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
///       context.fill(dot, with: .color(.red))
///     }
///   }
/// }
/// ```
public nonisolated struct Canvas<Symbols: View>: ContainerView {
  public typealias Body = Never

  /// The views that can be drawn, by their tags.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  /// Left without a use: a picture is drawn before it is shown.
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  @MainActor var containerContent: Symbols { symbols }

  @MainActor func makeElement(node: _Node) -> CanvasElement<Symbols> {
    CanvasElement(self, node: node)
  }

  @MainActor func update(_ element: CanvasElement<Symbols>, from old: Canvas) {
    element.canvas = self
    element.setNeedsDrawing()
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

final class CanvasElement<Symbols: View>: DrawnElement {
  var canvas: Canvas<Symbols>

  init(_ canvas: Canvas<Symbols>, node: _Node) {
    self.canvas = canvas
    super.init(node: node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Symbols have their ideal sizes, and no place.
  override func placeChildren() {
    for child in children { child.place(at: .zero, proposal: .unspecified) }
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  override var layoutPriority: Double { 0 }

  override func stackAxis(of child: Element) -> Axis? { nil }

  override func trait(_ key: ObjectIdentifier) -> Any? { nil }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    nil
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    let frame = shownFrame
    var symbols: [AnyHashable: Layer] = [:]
    for child in children {
      guard let tag = child.optionValue as? any Hashable else { continue }
      symbols[AnyHashable(tag)] = Layer(
        size: child.frame.size.layersSize, pictures: child.draw(in: context), around: child.frame)
    }
    let drawn = DrawnCanvas(
      size: frame.size.layersSize, setter: graph.services.map(TextSetter.init), symbols: symbols)
    if canvas.isOpaque {
      drawn.add(Layer.Child(Layer(size: drawn.size, fill: .color(.black))))
    }
    var graphics = GraphicsContext(drawn, environment: environment)
    node.tracking { canvas.renderer(&graphics, frame.size) }
    return [
      Layer.Child(drawn.picture.clip(to: .rectangle), at: frame.origin.layersPoint)
    ]
  }

  override func hit(_ point: CGPoint) -> HitPath? { frame.contains(point) ? HitPath(self) : nil }
}
