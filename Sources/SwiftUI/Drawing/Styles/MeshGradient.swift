internal import Layers
internal import Messages

/// Colors over a grid of points.
public nonisolated struct MeshGradient: _AreaStyle {
  /// A point of the mesh with the handles of the curves through it, in unit space.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    /// Drawn by their positions; the handles are not used.
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]
  let background: Color
  let smoothsColors: Bool

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, points: bezierPoints.map(\.position), colors: colors,
      background: background, smoothsColors: smoothsColors)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, points: points, colors: resolvedColors.map { Color($0) },
      background: background, smoothsColors: smoothsColors)
  }

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let points: [SIMD2<Float>] =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let colors: [Color] =
      switch colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    self.init(
      width: width, height: height, points: points, colors: colors, background: background,
      smoothsColors: smoothsColors)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard width >= 2, height >= 2, points.count == width * height else {
      reportWrongCount()
      return background._paint(in: environment)
    }
    let context = environment.colorContext
    let count = points.count
    let shades = (0..<count).map { $0 < colors.count ? colors[$0] : .clear } + [background]
    let kind = ["mesh", width, height, smoothsColors] as [AnyHashable]
    return _Paint(
      kind: kind,
      numbers: points.flatMap { [Double($0.x), Double($0.y)] }
        + shades.flatMap { $0.layersColor(in: context).mixingNumbers }
    ) { [width, height, smoothsColors] n, size in
      let points = (0..<count).map { Layers.UnitPoint(x: n[2 * $0], y: n[2 * $0 + 1]) }
      let colors = (0...count).map {
        Layers.Color(mixingNumbers: n[(2 * count + 4 * $0)..<(2 * count + 4 * $0 + 4)])
      }
      return Layer(
        size: size,
        mesh: Layers.MeshGradient(
          width: width, height: height, points: points, colors: Array(colors.dropLast()),
          background: colors[count], smoothsColors: smoothsColors))
    }
  }

  private func reportWrongCount() {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      ViewGraph.current?.services?.report(
        Report(
          .misuse,
          "a mesh gradient of \(width) × \(height) points has \(points.count): "
            + "its width and height are at least 2, and their product is the count"))
    }
  }
}
