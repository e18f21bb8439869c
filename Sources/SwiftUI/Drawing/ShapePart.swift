internal import Layers

/// One way to draw a shape: filled, or as a line along its edge.
struct ShapePart<S: Shape> {
  /// The paint where the shape is.
  let paint: (EnvironmentValues) -> _Paint
  /// The line's style; the one of a fill does not matter.
  let stroke: StrokeStyle
  /// The shape of a size as the renderer knows it.
  let painted: (S, CGSize, StrokeStyle) -> PaintedShape
  /// Whether the part covers a place in the shape's frame, at its size.
  let covers: (S, CGSize, CGPoint) -> Bool

  init<Style: ShapeStyle>(filledWith style: Style, _ fillStyle: FillStyle = FillStyle()) {
    paint = { style._paint(in: $0) }
    stroke = StrokeStyle()
    painted = { shape, size, _ in
      PaintedShape(shape: shape.outline(in: size, fillStyle), size: size.layersSize)
    }
    covers = { shape, size, point in
      shape.path(in: CGRect(origin: .zero, size: size))
        .contains(point, eoFill: fillStyle.isEOFilled)
    }
  }

  init<Style: ShapeStyle>(strokedWith style: Style, _ strokeStyle: StrokeStyle) {
    paint = { style._paint(in: $0) }
    stroke = strokeStyle
    painted = { shape, size, stroke in
      PaintedShape(
        shape: shape.outline(in: size, dashedBy: stroke), form: .stroke(stroke.layersStyle),
        size: size.layersSize)
    }
    covers = { shape, size, point in
      shape.path(in: CGRect(origin: .zero, size: size)).strokedPath(strokeStyle).contains(point)
    }
  }

  init<Style: ShapeStyle>(
    borderedWith style: Style, _ strokeStyle: StrokeStyle
  ) where S: InsettableShape {
    paint = { style._paint(in: $0) }
    stroke = strokeStyle
    painted = { shape, size, stroke in
      let outline = shape._outline(in: size).shape
      if stroke.dash.isEmpty, stroke.lineWidth >= 0, !outline.isPath {
        return PaintedShape(
          shape: outline, form: .border(lineWidth: stroke.lineWidth), size: size.layersSize)
      }
      let inner = shape.inset(by: stroke.lineWidth / 2)
      return PaintedShape(
        shape: inner.outline(in: size, dashedBy: stroke), form: .stroke(stroke.layersStyle),
        size: size.layersSize)
    }
    covers = { shape, size, point in
      shape.inset(by: strokeStyle.lineWidth / 2).path(in: CGRect(origin: .zero, size: size))
        .strokedPath(strokeStyle).contains(point)
    }
  }
}

extension Shape {
  /// The outline in a layer of `size`, by the rule of a fill.
  nonisolated func outline(in size: CGSize, _ style: FillStyle) -> Layers.Shape {
    let outline = _outline(in: size).shape
    guard style.isEOFilled, case .path(let path) = outline else { return outline }
    return .path(path.evenOdd)
  }

  fileprivate nonisolated func outline(
    in size: CGSize, dashedBy style: StrokeStyle
  ) -> Layers.Shape {
    guard !style.dash.isEmpty else { return _outline(in: size).shape }
    let path = path(in: CGRect(origin: .zero, size: size))
    return .path(path.dashed(style).layersPath)
  }
}

extension Layers.Shape {
  fileprivate var isPath: Bool { if case .path = self { true } else { false } }
}

extension Layers.Path {
  /// A path whose non-zero fill is the even-odd fill of this one, if its subpaths do not cross
  /// themselves or each other: each runs against the one around it. It is made of straight lines
  /// that stay within 1/50 of a point.
  var evenOdd: Layers.Path {
    let lines = flattened(tolerance: 0.02)
    guard lines.count > 1 else { return self }
    let closed = lines.map { line in
      SwiftUI.Path { path in
        path.addLines(line.points.map(CGPoint.init))
        path.closeSubpath()
      }
    }
    var result = Layers.Path()
    for (index, line) in lines.enumerated() {
      guard let start = line.points.first else { continue }
      let around = closed.indices.count {
        $0 != index && closed[$0].contains(CGPoint(start), eoFill: true)
      }
      let isClockwise = line.signedArea > 0
      result.addLines(
        isClockwise == around.isMultiple(of: 2) ? line.points : line.points.reversed())
      result.closeSubpath()
    }
    return result
  }
}

extension Layers.Polyline {
  /// Twice the area, above 0 for a line that runs clockwise on screen.
  fileprivate var signedArea: Double {
    var area = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    return area
  }
}

extension Sequence {
  fileprivate func count(where isCounted: (Element) -> Bool) -> Int {
    reduce(0) { $0 + (isCounted($1) ? 1 : 0) }
  }
}
