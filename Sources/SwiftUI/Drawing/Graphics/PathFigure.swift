internal import Layers

/// A path that is filled or drawn as a line, in the smallest layer around it.
struct PathFigure {
  private let shape: Layers.Shape
  private let form: PaintedShape.Form
  /// The layer's place.
  private let bounds: CGRect

  init(filling path: Path, _ style: FillStyle) {
    form = .fill
    (shape, bounds) = Self.simple(path) ?? Self.outline(of: path, style, around: path.boundingRect)
  }

  init(stroking path: Path, _ style: StrokeStyle) {
    form = .stroke(style.layersStyle)
    if style.dash.isEmpty, let (shape, bounds) = Self.simple(path), bounds.width > 0,
      bounds.height > 0
    {
      (self.shape, self.bounds) = (shape, bounds)
    } else {
      // Lines without an extent have a place for the gradients of their paint.
      let margin = max(style.lineWidth / 2, 0.5)
      (shape, bounds) = Self.outline(
        of: path.dashed(style), FillStyle(),
        around: path.boundingRect.insetBy(dx: -margin, dy: -margin))
    }
  }

  /// A path that the renderer knows by another name: a circle, an upright rectangle.
  private static func simple(_ path: Path) -> (Layers.Shape, CGRect)? {
    let elements = path.layersPath.elements
    switch elements.count {
    case 2, 3:
      guard case .move = elements[0], case .arc(let arc) = elements[1],
        abs(arc.sweep.radians) >= 2 * .pi - 1e-9, arc.xAxis.y == 0, arc.yAxis.x == 0,
        abs(arc.xAxis.x) == abs(arc.yAxis.y)
      else { return nil }
      return (.circle, path.boundingRect)
    case 5:
      guard case .move(let a) = elements[0], case .line(let b) = elements[1],
        case .line(let c) = elements[2], case .line(let d) = elements[3],
        case .close = elements[4],
        a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
          || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
      else { return nil }
      return (.rectangle, path.boundingRect)
    default: return nil
    }
  }

  private static func outline(
    of path: Path, _ style: FillStyle, around bounds: CGRect
  ) -> (Layers.Shape, CGRect) {
    (outline(of: path.offsetBy(dx: -bounds.minX, dy: -bounds.minY), style), bounds)
  }

  /// The outline of a path by the rule of a fill.
  static func outline(of path: Path, _ style: FillStyle) -> Layers.Shape {
    .path(style.isEOFilled ? path.layersPath.evenOdd : path.layersPath)
  }

  /// The figure in a paint.
  ///
  /// - Parameter canvas: The size of the canvas, whose places a shader sees.
  func drawn(
    in shading: GraphicsContext.Shading.Content, on canvas: Layers.Size,
    _ environment: EnvironmentValues
  ) -> (layer: Layer, origin: CGPoint) {
    if case .shader(let shader) = shading {
      let path = self.path.offsetBy(dx: bounds.minX, dy: bounds.minY)
      let painted = PaintedShape(shape: .path(path.layersPath), form: form, size: canvas)
      let paint = shader._paint(in: environment)
      return (paint.layer(painted, paint.numbers), .zero)
    }
    let paint = shading.style(in: bounds)._paint(in: environment)
    let painted = PaintedShape(shape: shape, form: form, size: bounds.size.layersSize)
    return (paint.layer(painted, paint.numbers), bounds.origin)
  }

  /// The outline in its layer.
  private var path: Path {
    let frame = CGRect(origin: .zero, size: bounds.size)
    return switch shape {
    case .path(let path): Path(path)
    case .circle: Path(ellipseIn: frame)
    case .rectangle, .roundedRectangle, .capsule: Path(frame)
    }
  }
}
