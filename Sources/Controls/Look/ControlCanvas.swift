package import Layers

/// Collects the layers of controls and overlays, in points from the top left, on whole pixels.
///
/// ```swift
/// // given size: Size, pieces: TextPieces
/// var canvas = ControlCanvas(size: size, scale: 2, text: pieces)
/// canvas.panel(Rect(x: 12, y: 12, width: 200, height: 60), opacity: 1)
/// canvas.put("60 frames a second", .value, at: Point(x: 24, y: 20))
/// let layer = canvas.layer
/// ```
package struct ControlCanvas {
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  package let text: TextPieces
  package private(set) var children: [Layer.Child] = []

  package init(size: Size, scale: Double, text: TextPieces) {
    self.size = size
    self.scale = scale
    self.text = text
  }

  package var layer: Layer { Layer(size: size, children: children) }

  // MARK: - Pixels

  /// The nearest place between two pixels.
  package func whole(_ points: Double) -> Double { (points * scale).rounded() / scale }

  /// The rectangle with its edges between pixels.
  package func whole(_ rect: Rect) -> Rect {
    let (left, top) = (whole(rect.minX), whole(rect.minY))
    return Rect(x: left, y: top, width: whole(rect.maxX) - left, height: whole(rect.maxY) - top)
  }

  /// The width of a hairline in points.
  package var hairline: Double { max(1, scale.rounded(.down)) / scale }

  /// A rectangle of `size` in the middle, `top` points from the top or `bottom` from the bottom
  /// edge.
  package func centered(_ size: Size, top: Double? = nil, bottom: Double? = nil) -> Rect {
    let y =
      top ?? bottom.map { self.size.height - $0 - size.height }
      ?? (self.size.height - size.height) / 2
    return Rect(
      origin: Point(x: whole((self.size.width - size.width) / 2), y: whole(y)), size: size)
  }

  // MARK: - Shapes

  /// A translucent rounded panel with a hairline rim, for what lies over a picture.
  package mutating func panel(_ rect: Rect, opacity: Double, cornerRadius: Double = 12) {
    let shape = Shape.roundedRectangle(cornerRadius: cornerRadius)
    let background = Color(red: 0.07, green: 0.07, blue: 0.09, opacity: min(1, 0.88 * opacity))
    add(Layer(size: rect.size, shape, fill: .color(background)), at: rect.origin)
    add(
      Layer(
        size: rect.size, strokeBorder: shape, with: .color(.white.opacity(0.12 * opacity)),
        lineWidth: 1), at: rect.origin)
  }

  /// A capsule, such as a track and its filled part.
  package mutating func bar(_ rect: Rect, color: Color, opacity: Double = 1) {
    guard !rect.isEmpty else { return }
    add(Layer(size: rect.size, .capsule, fill: .color(color.opacity(opacity))), at: rect.origin)
  }

  /// A path in the canvas's own places.
  package mutating func fill(_ path: Path, color: Color) {
    add(Layer(size: size, .path(path), fill: .color(color)), at: .zero)
  }

  mutating func fill(_ rect: Rect, radius: Double = 0, color: Color) {
    let rect = whole(rect)
    guard !rect.isEmpty, color.opacity > 0 else { return }
    let shape = radius > 0 ? Shape.roundedRectangle(cornerRadius: radius) : .rectangle
    add(Layer(size: rect.size, shape, fill: .color(color)), at: rect.origin)
  }

  mutating func fill(_ rect: Rect, radius: Double, fill: Fill) {
    let rect = whole(rect)
    guard !rect.isEmpty else { return }
    add(
      Layer(size: rect.size, .roundedRectangle(cornerRadius: radius), fill: fill),
      at: rect.origin)
  }

  mutating func border(_ rect: Rect, radius: Double, color: Color, width: Double? = nil) {
    let rect = whole(rect)
    guard !rect.isEmpty else { return }
    add(
      Layer(
        size: rect.size, strokeBorder: .roundedRectangle(cornerRadius: radius),
        with: .color(color), lineWidth: width ?? hairline), at: rect.origin)
  }

  mutating func disc(at center: Point, radius: Double, color: Color) {
    let size = Size(width: 2 * radius, height: 2 * radius)
    add(
      Layer(size: size, .circle, fill: .color(color)),
      at: Point(x: center.x - radius, y: center.y - radius))
  }

  mutating func ring(at center: Point, radius: Double, width: Double, color: Color) {
    let outer = radius + width / 2
    add(
      Layer(
        size: Size(width: 2 * outer, height: 2 * outer), strokeBorder: .circle,
        with: .color(color), lineWidth: width),
      at: Point(x: center.x - outer, y: center.y - outer))
  }

  /// A line through points of the canvas.
  mutating func line(_ points: [Point], color: Color, width: Double) {
    guard points.count > 1 else { return }
    let bounds = Self.bounds(of: points)
    let path = Path { path in
      path.addLines(points.map { Point(x: $0.x - bounds.minX, y: $0.y - bounds.minY) })
    }
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    add(
      Layer(size: bounds.size, stroke: .path(path), with: .color(color), style: style),
      at: bounds.origin)
  }

  private static func bounds(of points: [Point]) -> Rect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  // MARK: - Text

  /// Puts text with its top left at `origin`, or its top right if `isTrailing`.
  @discardableResult
  package mutating func put(
    _ string: String, _ style: TextStyle, at origin: Point, isTrailing: Bool = false,
    opacity: Double = 1, width: Double? = nil
  ) -> Size {
    guard !string.isEmpty else { return .zero }
    let piece = text.piece(string, style, scale: scale, width: width)
    let left = isTrailing ? origin.x - piece.size.width : origin.x
    let place = Point(x: whole(left) + piece.inkOrigin.x, y: whole(origin.y) + piece.inkOrigin.y)
    add(piece.layer.opacity(opacity), at: place)
    return piece.size
  }

  /// Where a text stands in a rectangle that is higher than it.
  enum Alignment {
    case leading, center, trailing
  }

  mutating func put(
    _ string: String, _ style: TextStyle, in rect: Rect, _ alignment: Alignment = .leading,
    opacity: Double = 1
  ) {
    let size = measure(string, style)
    let left =
      switch alignment {
      case .leading: rect.minX
      case .center: rect.minX + (rect.size.width - size.width) / 2
      case .trailing: rect.maxX - size.width
      }
    let top = rect.minY + (rect.size.height - size.height) / 2
    put(string, style, at: Point(x: left, y: top), opacity: opacity)
  }

  package func measure(_ string: String, _ style: TextStyle) -> Size { text.size(string, style) }

  /// Returns the size of a text whose lines break at `width` points.
  package func measure(_ string: String, _ style: TextStyle, within width: Double) -> Size {
    text.size(string, style, width: width)
  }

  // MARK: - Layers

  package mutating func add(_ layer: Layer, at origin: Point) {
    children.append(Layer.Child(layer, at: origin))
  }

  /// Draws into a part of the canvas, in the canvas's own places, and cuts it off there.
  mutating func clipped(to rect: Rect, _ draw: (inout ControlCanvas) -> Void) {
    let rect = whole(rect)
    guard !rect.isEmpty else { return }
    var inner = ControlCanvas(size: rect.size, scale: scale, text: text)
    draw(&inner)
    guard !inner.children.isEmpty else { return }
    let moved = inner.children.map { child in
      Layer.Child(
        child.layer, at: Point(x: child.origin.x - rect.minX, y: child.origin.y - rect.minY))
    }
    add(Layer(size: rect.size, children: moved).clip(to: .rectangle), at: rect.origin)
  }
}
