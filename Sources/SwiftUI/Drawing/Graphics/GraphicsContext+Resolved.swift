internal import Layers
internal import Messages

/// Texts, pictures and views on a canvas.
extension GraphicsContext {
  // MARK: - Texts

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    fileprivate let setting: TextSetting
    fileprivate let setter: TextSetter?
    /// The style that it is drawn in.
    public var shading: Shading

    private func measured(in size: CGSize) -> MeasuredText? {
      setter.flatMap { setting.measured(ProposedViewSize(size), by: $0) }
    }

    /// The size that it takes in the room that is offered.
    public func measure(in size: CGSize) -> CGSize {
      measured(in: size).map { CGSize($0.size) } ?? .zero
    }

    /// The distance of the first line's baseline from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      measured(in: size)?.firstBaseline ?? 0
    }

    public func lastBaseline(in size: CGSize) -> CGFloat { measured(in: size)?.lastBaseline ?? 0 }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    let setting = TextSetting(text, in: environment)
    let own = setting.stretches.count == 1 ? setting.stretches[0].look.style : nil
    return ResolvedText(
      setting: setting, setter: canvas.setter, shading: own.map { .style($0) } ?? .foreground)
  }

  /// Draws a text inside a rectangle, from its top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard let setter = text.setter else { return }
    let paint =
      text.shading.contents.first?.style(in: CGRect(origin: .zero, size: rect.size))
      ?? AnyShapeStyle(ForegroundStyle())
    let pictures = text.setting.pictures(
      in: ProposedViewSize(rect.size), ShownPaint(paint._paint(in: environment)), by: setter)
    for picture in pictures {
      add(
        picture.layer,
        at: Point(x: picture.origin.x + rect.minX, y: picture.origin.y + rect.minY))
    }
  }

  /// Draws a text with a point of it at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    draw(text, in: CGRect(text.measure(in: unlimited), with: anchor, at: point))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: - Pictures

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    fileprivate let pixels: Layers.Image?
    fileprivate let isTemplate: Bool
    /// In points.
    public let size: CGSize
    /// The distance of the baseline from the top.
    public let baseline: CGFloat
    /// The style of a picture that is drawn as a shape; `nil` for one in its own colors.
    public var shading: Shading?
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let found = image.found(in: environment)
    var isSymbol = false
    if case .symbol = image.source { isSymbol = true }
    let isTemplate =
      isSymbol || image.renderingMode.map { $0 == .template } ?? found?.isTemplate ?? false
    let size = found.map { CGSize($0.size) } ?? .zero
    return ResolvedImage(
      pixels: found.flatMap { canvas.setter?.image($0.id) }, isTemplate: isTemplate, size: size,
      baseline: found?.baseline ?? size.height, shading: isTemplate ? .foreground : nil)
  }

  /// Draws a picture over a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let pixels = image.pixels else { return }
    let picture = Layer(size: rect.size.layersSize, image: pixels)
    let origin = rect.origin.layersPoint
    guard let content = image.shading?.contents.first else { return add(picture, at: origin) }
    let paint = content.style(in: CGRect(origin: .zero, size: rect.size))._paint(in: environment)
    add(ShownPaint(paint).layer(throughWhite: picture), at: origin)
  }

  /// Draws a picture with a point of it at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, with: anchor, at: point))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: - Views

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    fileprivate let picture: Layer

    /// In points.
    public var size: CGSize { CGSize(picture.size) }
  }

  /// The view of the canvas that has `id` as its tag; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    canvas.symbols[AnyHashable(id)].map(ResolvedSymbol.init)
  }

  /// Draws a view over a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    context.add(symbol.picture, at: .zero)
  }

  /// Draws a view with a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let rect = CGRect(symbol.size, with: anchor, at: point)
    add(symbol.picture, at: rect.origin.layersPoint)
  }
}

extension CGRect {
  /// A rectangle of a size of which a point lies at a place.
  fileprivate init(_ size: CGSize, with anchor: UnitPoint, at point: CGPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}
