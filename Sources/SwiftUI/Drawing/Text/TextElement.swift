internal import Layers
internal import Messages

extension Text: PrimitiveView {
  public typealias Body = Never

  @MainActor func makeElement(node: _Node) -> Element { TextElement(self, node: node) }

  @MainActor func update(_ element: Element, from old: Text) {
    (element as? TextElement)?.change(to: self)
  }
}

/// A text, laid out by the viewer, and drawn as it is or by a text renderer.
private final class TextElement: DrawnElement {
  private var text: Text
  private var setting: TextSetting
  private let paint: AnimatedPaint
  private lazy var fade = ContentFade(node: node)
  private let alarm = ViewGraph.Alarm()

  init(_ text: Text, node: _Node) {
    self.text = text
    setting = TextSetting(text, in: node.environment)
    paint = AnimatedPaint(setting.paint, node: node)
    super.init(node: node)
    expectTime()
  }

  /// Sets a text that counts time again with the next second.
  private func expectTime() {
    graph.cancel(alarm)
    guard text.countsTime else { return }
    graph.at(graph.time + 1, alarm) { [weak self] in self?.resolve() }
  }

  func change(to new: Text) {
    fade.contentWillChange()
    text = new
    resolve()
  }

  override func environmentDidChange() { resolve() }

  private func resolve() {
    setting = TextSetting(text, in: environment)
    paint.change(to: setting.paint)
    expectTime()
    setNeedsLayout()
    setNeedsDrawing()
  }

  private var setter: TextSetter? { graph.services.map(TextSetter.init) }

  private func measured(_ proposal: ProposedViewSize) -> MeasuredText? {
    setter.flatMap { setting.measured(proposal, by: $0) }
  }

  // MARK: - Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size: (ProposedViewSize) -> CGSize = { [setting, setter] proposal in
      setter.flatMap { setting.measured(proposal, by: $0) }.map { CGSize($0.size) } ?? .zero
    }
    guard let renderer = textRenderer else { return size(proposal) }
    return renderer.size(of: TextProxy(size: size), for: proposal)
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
    let size = setting.stretches.map { $0.look.textFont.size }.max() ?? 17
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
    guard let setter else { return [] }
    let origin = shownFrame.origin
    guard let renderer = textRenderer else {
      return setting.pictures(in: placedProposal, paint.shown, by: setter).map {
        Layer.Child($0.layer, at: Point(x: $0.origin.x + origin.x, y: $0.origin.y + origin.y))
      }
    }
    // The canvas reaches as far as the renderer says, from the same origin.
    let padding = renderer.displayPadding
    let size = shownFrame.size
    let canvas = DrawnCanvas(
      size: Size(
        width: size.width + padding.horizontal, height: size.height + padding.vertical),
      setter: setter)
    var graphics = GraphicsContext(canvas, environment: environment)
    graphics.translateBy(x: padding.leading, y: padding.top)
    renderer.draw(
      setting.layout(in: placedProposal, by: setter), in: &graphics, at: graph.time)
    return [
      Layer.Child(
        canvas.picture, at: Point(x: origin.x - padding.leading, y: origin.y - padding.top))
    ]
  }
}
