internal import Layers
internal import Typesetting

/// A drawing being put together: lines, dots and words on a canvas, the last on top.
nonisolated struct PlotDrawing {
  /// Where words stand about their place.
  enum Anchor {
    case leading
    case center
    case trailing
  }

  let size: Size
  /// Pixels per point that words are made for.
  let scale: Double
  private var children: [Layer.Child] = []

  init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
  }

  var layer: Layer { Layer(size: size, children: children) }

  /// A panel with a hairline around it.
  mutating func panel(_ rect: Rect, fill: Color, border: Color) {
    let shape = Shape.roundedRectangle(cornerRadius: 14)
    children.append(Layer.Child(Layer(size: rect.size, shape, fill: .color(fill)), at: rect.origin))
    let rim = Layer(size: rect.size, strokeBorder: shape, with: .color(border), lineWidth: 1)
    children.append(Layer.Child(rim, at: rect.origin))
  }

  mutating func line(from start: Point, to end: Point, color: Color, width: Double) {
    let path = Path {
      $0.move(to: start)
      $0.addLine(to: end)
    }
    let style = StrokeStyle(lineWidth: width, lineCap: .round)
    children.append(
      Layer.Child(Layer(size: size, stroke: .path(path), with: .color(color), style: style)))
  }

  mutating func dot(at center: Point, diameter: Double, color: Color) {
    let dot = Layer(
      size: Size(width: diameter, height: diameter), .circle, fill: .color(color))
    children.append(
      Layer.Child(dot, at: Point(x: center.x - diameter / 2, y: center.y - diameter / 2)))
  }

  /// Puts a line of text with its top at `place`, beside or about it, and returns its width.
  @discardableResult
  mutating func text(
    _ string: String, _ font: Font, _ color: Color, at place: Point, _ anchor: Anchor = .leading
  ) -> Double {
    let layout = TextLayout(StyledText(string, font: font))
    let shift =
      switch anchor {
      case .leading: 0.0
      case .center: -layout.size.width / 2
      case .trailing: -layout.size.width
      }
    let picture = layout.picture(scale: scale, color: color)
    // On whole pixels, so that no letter is blurred.
    let x = ((place.x + shift + picture.rect.minX) * scale).rounded() / scale
    let y = ((place.y + picture.rect.minY) * scale).rounded() / scale
    let image = Layer(size: picture.rect.size, image: picture.image)
    children.append(Layer.Child(image, at: Point(x: x, y: y)))
    return layout.size.width
  }
}
