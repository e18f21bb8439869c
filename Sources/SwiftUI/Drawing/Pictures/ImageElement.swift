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
    found = Self.find(image, of: node)
    paint = AnimatedPaint(ForegroundStyle()._paint(in: node.environment), node: node)
    super.init(node: node)
  }

  func change(to new: Image) {
    fade.contentWillChange()
    image = new
    found = Self.find(new, of: node)
    setNeedsLayout()
  }

  override func environmentDidChange() {
    found = Self.find(image, of: node)
    paint.change(to: ForegroundStyle()._paint(in: environment))
    setNeedsLayout()
    setNeedsDrawing()
  }

  private static func find(_ image: Image, of node: _Node) -> FoundPicture? {
    image.request(in: node.environment).flatMap { node.graph.services?.picture($0) }
  }

  private var drawn: DrawnPicture? {
    if case .drawn(let picture) = image.source { picture } else { nil }
  }

  private var ownSize: CGSize { drawn?.size ?? found.map { CGSize($0.size) } ?? .zero }

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

  /// The largest font for a symbol that fills a frame, in points.
  private static let largestSymbolFont = 512.0

  /// The picture for a frame: a symbol that is enlarged is asked for in a larger font.
  private func picture(filling size: CGSize) -> FoundPicture? {
    guard image.isResizable, case .symbol(let name) = image.source,
      case .symbol(_, var font) = image.request(in: environment), ownSize.width > 0,
      ownSize.height > 0
    else { return found }
    let factor = max(size.width / ownSize.width, size.height / ownSize.height)
    guard factor > 1 else { return found }
    // In steps, so that a frame that grows does not ask for a picture in each of its sizes.
    font.size = min(Self.largestSymbolFont, font.size * pow(2, (2 * log2(factor)).rounded(.up) / 2))
    return graph.services?.picture(.symbol(name: name, font: font)) ?? found
  }

  private var pictures: [Layer.Child] {
    let frame = shownFrame
    if let drawn { return [drawn.picture(in: frame, environment: environment)] }
    guard let found = picture(filling: frame.size), let pixels = graph.services?.image(found.id)
    else { return [] }
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
