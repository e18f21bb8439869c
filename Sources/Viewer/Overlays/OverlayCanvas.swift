internal import Layers

/// Collects the panels, bars and texts of the overlays, in points of the window.
struct OverlayCanvas {
  /// Size of the window in points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  let text: OverlayText
  private(set) var children: [Layer.Child] = []

  init(size: Size, scale: Double, text: OverlayText) {
    self.size = size
    self.scale = scale
    self.text = text
  }

  /// A translucent rounded panel with a hairline rim.
  mutating func panel(_ rect: Rect, opacity: Double, cornerRadius: Double = 12) {
    let shape = Shape.roundedRectangle(cornerRadius: cornerRadius)
    let background = Color(red: 0.07, green: 0.07, blue: 0.09, opacity: min(1, 0.88 * opacity))
    add(Layer(size: rect.size, shape, fill: .color(background)), at: rect.origin)
    add(
      Layer(
        size: rect.size, strokeBorder: shape, with: .color(.white.opacity(0.12 * opacity)),
        lineWidth: 1), at: rect.origin)
  }

  mutating func bar(_ rect: Rect, color: Color, opacity: Double) {
    guard !rect.isEmpty else { return }
    add(Layer(size: rect.size, .capsule, fill: .color(color.opacity(opacity))), at: rect.origin)
  }

  mutating func fill(_ path: Path, color: Color) {
    add(Layer(size: size, .path(path), fill: .color(color)), at: .zero)
  }

  /// Puts text with its top left at `origin`, or its top right if `isTrailing`; on whole pixels, so
  /// that it stays crisp.
  @discardableResult
  mutating func put(
    _ string: String, _ style: OverlayText.Style, at origin: Point, isTrailing: Bool = false,
    opacity: Double = 1
  ) -> Size {
    let piece = text.piece(string, style, scale: scale)
    let left = isTrailing ? origin.x - piece.size.width : origin.x
    let place = Point(x: whole(left) + piece.inkOrigin.x, y: whole(origin.y) + piece.inkOrigin.y)
    add(piece.layer.opacity(opacity), at: place)
    return piece.size
  }

  func measure(_ string: String, _ style: OverlayText.Style) -> Size {
    text.piece(string, style, scale: scale).size
  }

  /// A rectangle of `size` in the middle, `top` points from the top or `bottom` from the bottom
  /// edge; on whole pixels.
  func centered(_ size: Size, top: Double? = nil, bottom: Double? = nil) -> Rect {
    let y =
      top ?? bottom.map { self.size.height - $0 - size.height }
      ?? (self.size.height - size.height) / 2
    return Rect(
      origin: Point(x: whole((self.size.width - size.width) / 2), y: whole(y)), size: size)
  }

  private func whole(_ points: Double) -> Double { (points * scale).rounded() / scale }

  private mutating func add(_ layer: Layer, at origin: Point) {
    children.append(Layer.Child(layer, at: origin))
  }
}
