import Layers

/// Which share of a pixel shapes and strokes cover.
nonisolated extension Painter {
  mutating func masked(
    _ paint: Paint, by shape: Shape, size: Size, within clip: Shape?
  ) -> Paint {
    if let clip, shape == clip { return paint }
    if case .rectangle = shape {
      // Every shape but a path lies inside its bounds, so a clip of the same bounds cuts a
      // rectangle's edges, too.
      if let clip, clip.roundedRectangle(in: size) != nil { return paint }
      if coversAllSeen(size) { return paint }
    }
    if shape.covers(visible, in: size, inset: edgeMargin) { return paint }
    return .masked(paint, coverage(of: shape, part: .inside, size: size))
  }

  /// How far from an outline, in user space, pixels are mixed: half of one.
  var edgeMargin: Double { 0.5 / transform.smallestLengthScale }

  /// Whether no pixel that is seen lies outside a rectangle of `size`, not even in part.
  private func coversAllSeen(_ size: Size) -> Bool {
    let rounding = 1e-6 / transform.smallestLengthScale  // far less than a pixel
    return visible.minX >= -rounding && visible.minY >= -rounding
      && visible.maxX <= size.width + rounding && visible.maxY <= size.height + rounding
  }

  mutating func stroke(
    _ shape: Shape, _ paint: Paint, _ style: StrokeStyle, in size: Size
  ) -> Paint {
    if case .path(let path) = shape {
      return .masked(
        paint,
        coverage(
          of: PathEdges.fewEnough(at: fineness) {
            path.edges(stroke: style, pixelsPerPoint: $0)
          }))
    }
    let part = Coverage.Part.line(lineWidth: values.append(style.lineWidth))
    return .masked(paint, coverage(of: shape, part: part, size: size))
  }

  mutating func strokeBorder(
    _ shape: Shape, _ paint: Paint, _ lineWidth: Double, in size: Size
  ) -> Paint {
    if case .path(let path) = shape {
      // Twice the width along the edge, and of that what lies inside.
      let inside = coverage(of: shape, part: .inside, size: size)
      let line = stroke(
        .path(path), paint, StrokeStyle(lineWidth: 2 * max(0, lineWidth)), in: size)
      return .masked(line, inside)
    }
    // Its outer edge is antialiased here and again by a clip of the same shape, as in SwiftUI.
    let part = Coverage.Part.border(lineWidth: values.append(max(0, lineWidth)))
    return .masked(paint, coverage(of: shape, part: part, size: size))
  }

  /// Pixels per point that curves are cut for: as many as there are or up to a fifth more, in
  /// steps, so that the curves of a layer that slowly grows or turns are cut again only now and
  /// then.
  private var fineness: Double { max(transform.lengthScale, 1e-3).roundedUp(stepsPerDoubling: 4) }

  mutating func coverage(of shape: Shape, part: Coverage.Part, size: Size) -> Coverage {
    guard let (rect, radius) = shape.roundedRectangle(in: size) else {
      guard case .path(let path) = shape else { preconditionFailure("\(shape) has no outline") }
      return coverage(
        of: PathEdges.fewEnough(at: fineness) { path.edges(pixelsPerPoint: $0) })
    }
    let origin = rect.origin == .zero ? nil : values.append(rect.minX, rect.minY)
    let extent = values.append(rect.size.width, rect.size.height)
    let outline: Coverage.Outline =
      radius > 0
      ? .rounded(origin: origin, size: extent, radius: values.append(radius))
      : .rectangle(origin: origin, size: extent)
    return Coverage(outline: outline, part: part, resolution: resolution)
  }

  mutating func coverage(of edges: PathEdges) -> Coverage {
    pathEdges = edges
    let seen = reachable(edges)
    // One without an extent covers nothing, and keeps the program that of all paths.
    return Coverage(
      outline: .edges([], values.appendIndexed(seen.isEmpty ? [.zero] : seen)), part: .inside,
      resolution: resolution)
  }
}

nonisolated extension Painter {
  /// The edges that pixels can see: those above and below what is visible take no share of them.
  private func reachable(_ edges: PathEdges) -> [SIMD4<Float>] {
    let (top, bottom) = (visible.minY, visible.maxY)
    // Where the layer is stretched, pixels do not lie along its axes.
    guard case .uniform = resolution, edges.bounds.minY < top || edges.bounds.maxY > bottom else {
      return edges.vectors
    }
    let (low, high) = (Float(top), Float(bottom))
    return edges.vectors.filter { max($0.y, $0.w) > low && min($0.y, $0.w) < high }
  }
}

nonisolated extension PathEdges {
  /// Most edges a path is drawn with: each is gone through for every pixel.
  private static let limit = 200

  /// Makes edges as fine as the scale asks for, or as there is room.
  static func fewEnough(at scale: Double, _ make: (Double) -> PathEdges) -> PathEdges {
    var scale = scale
    var edges = make(scale)
    while edges.edges.count > limit, scale > 1e-3 {
      scale /= 2
      edges = make(scale)
    }
    return edges
  }
}
