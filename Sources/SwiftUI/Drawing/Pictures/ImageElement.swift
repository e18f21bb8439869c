internal import Layers
internal import Messages

extension Image: PrimitiveView {
  public typealias Body = Never

  @MainActor func makeElement(node: _Node) -> Element { ImageElement(self, node: node) }

  @MainActor func update(_ element: Element, from old: Image) {
    (element as? ImageElement)?.change(to: self)
  }
}

private final class ImageElement: DrawnElement {
  private var image: Image
  private var found: FoundPicture?
  private let paint: AnimatedPaint
  private lazy var fade = ContentFade(node: node)

  init(_ image: Image, node: _Node) {
    self.image = image
    found = node.graph.services?.picture(image.request(in: node.environment))
    paint = AnimatedPaint(ForegroundStyle()._paint(in: node.environment), node: node)
    super.init(node: node)
  }

  func change(to new: Image) {
    fade.contentWillChange()
    image = new
    found = graph.services?.picture(new.request(in: environment))
    setNeedsLayout()
  }

  override func environmentDidChange() {
    found = graph.services?.picture(image.request(in: environment))
    paint.change(to: ForegroundStyle()._paint(in: environment))
    setNeedsLayout()
    setNeedsDrawing()
  }

  private var ownSize: CGSize { found.map { CGSize($0.size) } ?? .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.isResizable ? proposal.replacingUnspecifiedDimensions(by: ownSize) : ownSize
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    guard let baseline = found?.baseline, !image.isResizable,
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return baseline
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    fade.pictures(of: pictures)
  }

  private var pictures: [Layer.Child] {
    let frame = shownFrame
    guard let found, let pixels = graph.services?.image(found.id) else { return [] }
    let picture = Layer(size: frame.size.layersSize, image: pixels)
    let isTemplate = image.renderingMode.map { $0 == .template } ?? found.isTemplate
    var isSymbol = false
    if case .symbol = image.source { isSymbol = true }
    let drawn = isTemplate || isSymbol ? paint.shown.layer(throughWhite: picture) : picture
    return [Layer.Child(drawn, at: frame.origin.layersPoint)]
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    frame.contains(point) ? HitPath(self) : nil
  }
}
