internal import Layers

/// A canvas that is drawn on at once, and how.
///
/// A copy draws on the same canvas: its transform, opacity, blend mode, clips and filters are its
/// own.
///
/// ```swift
/// struct Rings: View {
///   var body: some View {
///     Canvas { context, size in
///       context.translateBy(x: size.width / 2, y: size.height / 2)
///       for radius in stride(from: 10.0, to: 50, by: 10) {
///         let ring = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
///         context.stroke(Path(ellipseIn: ring), with: .color(.blue), lineWidth: 2)
///       }
///     }
///   }
/// }
/// ```
public struct GraphicsContext {
  /// The factor of the opacity of all that is drawn.
  public var opacity = 1.0
  /// How colors meet those below.
  public var blendMode = BlendMode.normal
  /// The map of the places that are drawn to the canvas.
  public var transform = CGAffineTransform.identity
  /// The environment of the view that draws.
  public let environment: EnvironmentValues

  let canvas: DrawnCanvas
  private var clips: [Clip] = []
  private var filters: [AppliedFilter] = []

  /// A part of the canvas outside which nothing is drawn.
  private struct Clip {
    let apply: (Layer) -> Layer
    let bounds: CGRect?
  }

  private struct AppliedFilter {
    let filter: Filter
    let options: FilterOptions
  }

  init(_ canvas: DrawnCanvas, environment: EnvironmentValues) {
    self.canvas = canvas
    self.environment = environment
  }

  // MARK: - State

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(scaleX: x, y: y).concatenating(transform)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(translationX: x, y: y).concatenating(transform)
  }

  public mutating func rotate(by angle: Angle) {
    transform = CGAffineTransform(rotationAngle: angle.radians).concatenating(transform)
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// The rectangle around the part of the canvas that is drawn on, in the places that are drawn.
  public var clipBoundingRect: CGRect {
    let whole = CGRect(origin: .zero, size: CGSize(canvas.size))
    let part = clips.compactMap(\.bounds).reduce(whole) { $0.intersection($1) }
    return part.applying(transform.inverted())
  }

  /// Draws inside a path only.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let mapped = path.applying(transform)
    if options.contains(.inverse) {
      var outside = Path(CGRect(origin: .zero, size: CGSize(canvas.size)))
      outside.addPath(mapped)
      let shape = PathFigure.outline(of: outside, FillStyle(eoFill: true))
      clips.append(Clip(apply: { $0.clip(to: shape) }, bounds: nil))
    } else {
      let shape = PathFigure.outline(of: mapped, style)
      clips.append(Clip(apply: { $0.clip(to: shape) }, bounds: mapped.boundingRect))
    }
  }

  /// Draws only as much as other drawings are opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var mask = try picture(of: content).opacity(opacity)
    if options.contains(.inverse) { mask = mask.invertedOpacity() }
    clips.append(Clip(apply: { $0.masked(by: mask) }, bounds: nil))
  }

  /// Passes all that is drawn from here on through a filter.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(AppliedFilter(filter: filter, options: options))
  }

  // MARK: - Drawing

  /// Draws several things as one picture.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let picture = try picture(of: content)
    var context = self
    context.transform = .identity
    context.add(picture, at: .zero)
  }

  /// Whether several pictures drawn one by one differ from the same drawn as one.
  var isGrouping: Bool { opacity < 1 || !filters.isEmpty || blendMode != .normal }

  /// The picture that is drawn on a canvas of its own, of the same size.
  private func picture(of content: (inout GraphicsContext) throws -> Void) rethrows -> Layer {
    let inner = DrawnCanvas(like: canvas)
    var context = GraphicsContext(inner, environment: environment)
    context.transform = transform
    try content(&context)
    return inner.picture
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    add(PathFigure(filling: path, style), with: shading)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    add(PathFigure(stroking: path, style), with: shading)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a figure in each color and pattern of a shading.
  private func add(_ figure: PathFigure, with shading: Shading) {
    for content in shading.contents {
      let painted = figure.drawn(in: content, on: canvas.size, environment)
      add(painted.layer, at: painted.origin.layersPoint)
    }
  }

  /// Adds a picture to the canvas under the transform, filters, opacity, clips and blend mode.
  ///
  /// - Parameter origin: Its top left corner, in the places that are drawn.
  func add(_ picture: Layer, at origin: Point) {
    var child = Layer.Child(picture, at: origin)
    for applied in filters.reversed() {
      child = applied.filter.applied(to: child, on: canvas.size, environment)
    }
    child = Layer.Child(child.layer.opacity(opacity), at: child.origin)
    let map = transform.layersTransform
    if transform.isTranslation {
      child = Layer.Child(
        child.layer, at: Point(x: child.origin.x + map.tx, y: child.origin.y + map.ty))
    } else {
      child = Layer.Child(whole(child).modified(.transform(map)))
    }
    if !clips.isEmpty {
      child = Layer.Child(clips.reduce(whole(child)) { $1.apply($0) })
    }
    let mode = blendMode.layersMode
    canvas.add(Layer.Child(child.layer.blendMode(mode), at: child.origin))
  }

  /// A picture as large as the canvas.
  private func whole(_ child: Layer.Child) -> Layer {
    if child.origin == .zero, child.layer.size == canvas.size { return child.layer }
    return Layer(size: canvas.size, children: [child])
  }
}

extension CGAffineTransform {
  /// Whether it moves everything by the same way.
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

/// The ways to clip.
extension GraphicsContext {
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps what lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }
}
