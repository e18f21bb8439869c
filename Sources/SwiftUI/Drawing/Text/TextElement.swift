internal import Layers
internal import Messages

extension Text: PrimitiveView {
  public typealias Body = Never

  @MainActor func makeElement(node: _Node) -> Element { TextElement(self, node: node) }

  @MainActor func update(_ element: Element, from old: Text) {
    (element as? TextElement)?.change(to: self)
  }
}

/// A text, laid out by the viewer.
///
/// It is a white picture that is multiplied by the color of its place, so that a color animates
/// without a new picture. Stretches in other styles are colored in it, or drawn over it.
private final class TextElement: DrawnElement {
  private var text: Text
  private var stretches: [TextStretch] = []
  private let paint: AnimatedPaint
  private lazy var fade = ContentFade(node: node)

  init(_ text: Text, node: _Node) {
    self.text = text
    stretches = TextStretch.all(of: text, in: TextLook(node.environment))
    paint = AnimatedPaint(Self.paint(stretches, node.environment), node: node)
    super.init(node: node)
  }

  func change(to new: Text) {
    fade.contentWillChange()
    text = new
    resolve()
  }

  override func environmentDidChange() { resolve() }

  private func resolve() {
    stretches = TextStretch.all(of: text, in: TextLook(environment))
    paint.change(to: Self.paint(stretches, environment))
    setNeedsLayout()
    setNeedsDrawing()
  }

  /// The paint of stretches with no style of their own, or of a single one.
  private static func paint(
    _ stretches: [TextStretch], _ environment: EnvironmentValues
  ) -> _Paint {
    if stretches.count == 1, let style = stretches[0].look.style {
      return style._paint(in: environment)
    }
    return ForegroundStyle()._paint(in: environment)
  }

  // MARK: - Requests

  /// - Parameter color: Of a stretch by its index; `nil` draws white.
  private func request(
    _ proposal: ProposedViewSize, color: (Int) -> Layers.Color?
  ) -> TextRequest {
    let environment = environment
    func limit(_ length: CGFloat?) -> Double? {
      length.flatMap { $0.isFinite ? max(0, $0) : nil }
    }
    let alignment: TextRequest.Alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let truncation: TextRequest.Truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    return TextRequest(
      stretches.enumerated().map { $1.run(color($0), in: environment) },
      width: limit(proposal.width), height: limit(proposal.height), alignment: alignment,
      lineLimit: environment.lineLimit, reservedLines: environment.reservedLines,
      truncation: truncation, lineSpacing: environment.lineSpacing,
      minimumScale: environment.minimumScaleFactor)
  }

  /// The paint of a stretch that has another than the text.
  private func ownPaint(_ index: Int) -> _Paint? {
    guard stretches.count > 1 else { return nil }
    return stretches[index].look.style?._paint(in: environment)
  }

  private func ownColor(_ index: Int) -> Layers.Color? {
    guard let own = ownPaint(index) else { return nil }
    // A paint other than a color is drawn over the text.
    return own.color(own.numbers) ?? .clear
  }

  private func measured(_ proposal: ProposedViewSize) -> MeasuredText? {
    graph.services?.measure(request(proposal) { ownColor($0) })
  }

  // MARK: - Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    measured(proposal).map { CGSize($0.size) } ?? .zero
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return measured(dimensions.proposal).map { CGFloat($0.firstBaseline) }
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return measured(dimensions.proposal).map { CGFloat($0.lastBaseline) }
    }
    return nil
  }

  /// Shares of the size that San Francisco has.
  override var spacing: ViewSpacing {
    let size = stretches.map { $0.look.textFont.size }.max() ?? 17
    return ViewSpacing(
      textWithAscent: 0.952_148 * size, descent: 0.241_211 * size, capHeight: 0.704_59 * size,
      leading: 0, pixelLength: environment.pixelLength)
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    frame.contains(point) ? HitPath(self) : nil
  }

  // MARK: - Drawing

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    fade.pictures(of: pictures)
  }

  private var pictures: [Layer.Child] {
    guard let services = graph.services, let measured = measured(placedProposal) else { return [] }
    let origin = shownFrame.origin
    func child(
      _ measured: MeasuredText, _ draw: (Layer) -> Layer
    ) -> Layer.Child? {
      guard let placed = measured.picture else { return nil }
      let picture = Layer(size: placed.rect.size, image: services.image(placed.id))
      return Layer.Child(
        draw(picture),
        at: Layers.Point(x: origin.x + placed.rect.minX, y: origin.y + placed.rect.minY))
    }
    let hasOwnColors = stretches.indices.contains { ownPaint($0) != nil }
    var main = measured
    if let color = paint.color, measured.hasColors || hasOwnColors {
      // Colors in the picture are not to be multiplied: that of the text is one of them.
      main = services.measure(request(placedProposal) { ownColor($0) ?? color }) ?? measured
    }
    let isColored = main.id != measured.id
    var children: [Layer.Child] = []
    if let text = child(main, { isColored ? $0 : paint.layer(throughWhite: $0) }) {
      children.append(text)
    }
    for index in stretches.indices {
      guard let own = ownPaint(index), own.color(own.numbers) == nil,
        let alone = services.measure(request(placedProposal) { $0 == index ? nil : .clear })
      else { continue }
      let part = child(alone) { picture in
        own.layer(PaintedShape(shape: .rectangle, size: picture.size), own.numbers)
          .masked(by: picture)
      }
      if let part { children.append(part) }
    }
    return children
  }
}
