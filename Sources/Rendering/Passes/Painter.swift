import Layers

/// Builds the paint of one draw, and collects its numbers and images on the way.
nonisolated struct Painter {
  private(set) var values = ValueList()
  private(set) var images: [Image] = []
  /// From the user space the painter is in to pixels; changes on the way into transformed layers.
  private var transform: AffineTransform
  private var resolution: Coverage.Resolution

  init(transform: AffineTransform) {
    self.transform = transform
    resolution = .derivative
    resolution = resolution(of: transform)
  }

  /// Returns the paint of `layer`.
  ///
  /// - Parameter clip: Shape that an enclosing clip cuts the same bounds to. A fill whose edge coincides with the clip's
  ///   leaves it to the clip: two antialiased edges in one place would let the background through.
  mutating func paint(_ layer: Layer, within clip: Shape?) -> Paint {
    switch layer.content {
    case .empty:
      return .color(values.append(0, 0, 0, 0))
    case .fill(let shape, let fill):
      return masked(paint(fill, in: layer.size), by: shape, size: layer.size, within: clip)
    case .strokeBorder(let shape, let fill, let lineWidth):
      // Its outer edge is antialiased here and again by a clip of the same shape, as in SwiftUI.
      let part = Coverage.Part.border(lineWidth: values.append(max(0, lineWidth)))
      let paint = paint(fill, in: layer.size)
      return .masked(paint, coverage(of: shape, part: part, size: layer.size))
    case .image(let image):
      images.append(image)
      let size = values.append(layer.size.width, layer.size.height)
      let paint = Paint.image(unit: images.count - 1, size: size)
      return masked(paint, by: .rectangle, size: layer.size, within: clip)
    case .stack(let children):
      return .over(
        children.map { child in
          if child.origin == .zero, child.layer.size == layer.size {
            return paint(child.layer, within: clip)
          }
          let shift = AffineTransform(translation: child.origin.x, child.origin.y)
          return moved(child.layer, by: shift)
        })
    case .modified(let inner, .colorEffect(let shader)):
      let chain = effectChain(inner, shader)
      return masked(.written(chain), by: .rectangle, size: layer.size, within: clip)
    case .modified(let inner, .clip(let shape)):
      if shape == clip { return paint(inner, within: clip) }
      return masked(paint(inner, within: shape), by: shape, size: layer.size, within: clip)
    case .modified(let inner, .transform(let own)):
      return moved(inner, by: own)
    case .modified(let inner, .opacity(let opacity)):
      let faded = paint(inner, within: clip)
      return .faded(faded, by: values.append(opacity))
    }
  }

  /// Color effects in a row hand their colors on unclamped.
  private mutating func effectChain(_ inner: Layer, _ shader: Shader) -> Paint {
    let below: Paint =
      if case .modified(let deeper, .colorEffect(let first)) = inner.content {
        effectChain(deeper, first)
      } else {
        paint(inner, within: .rectangle)
      }
    return .colorEffect(below, shader.function, arguments(of: shader, in: inner.size))
  }

  private mutating func paint(_ fill: Fill, in size: Size) -> Paint {
    switch fill {
    case .color(let color):
      return .color(values.append(color.premultiplied))
    case .linearGradient(let gradient, let start, let end):
      return linearGradient(gradient, from: start.point(in: size), to: end.point(in: size))
    case .shader(let shader):
      return .written(.shader(shader.function, arguments(of: shader, in: size)))
    }
  }

  private mutating func linearGradient(
    _ gradient: Gradient, from start: Point, to end: Point
  ) -> Paint {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let squared = dx * dx + dy * dy
    guard squared > 0 else {  // no direction: the last color everywhere
      return .color(values.append(gradient.stops[gradient.stops.count - 1].color.premultiplied))
    }
    return .linearGradient(
      origin: values.append(start.x, start.y), axis: values.append(dx / squared, dy / squared),
      stops: gradient.stops.map { stop in
        Paint.Stop(
          color: values.append(stop.color.premultiplied), location: values.append(stop.location))
      })
  }

  private mutating func arguments(of shader: Shader, in size: Size) -> [ValueSlot] {
    shader.arguments.map { argument in
      switch argument {
      case .float(let x): values.append(x)
      case .float2(let x, let y): values.append(x, y)
      case .float3(let x, let y, let z): values.append(x, y, z)
      case .float4(let x, let y, let z, let w): values.append(x, y, z, w)
      case .color(let color): values.append(color.premultiplied)
      case .boundingRect: values.append(0, 0, size.width, size.height)
      }
    }
  }

  private mutating func masked(
    _ paint: Paint, by shape: Shape, size: Size, within clip: Shape?
  ) -> Paint {
    // Every shape lies inside its bounds, so any clip of the same bounds cuts a rectangle's edges, too.
    if shape == clip || (shape == .rectangle && clip != nil) { return paint }
    return .masked(paint, coverage(of: shape, part: .inside, size: size))
  }

  private mutating func coverage(of shape: Shape, part: Coverage.Part, size: Size) -> Coverage {
    let radius = shape.cornerRadius(in: size)
    let outline: Coverage.Outline =
      radius > 0 ? .rounded(radius: values.append(radius)) : .rectangle
    return Coverage(
      outline: outline, part: part, size: values.append(size.width, size.height),
      resolution: resolution)
  }

  private mutating func moved(_ layer: Layer, by own: AffineTransform) -> Paint {
    guard let inverse = own.inverse else { return .color(values.append(0, 0, 0, 0)) }
    let outer = (transform, resolution)
    transform = own.followed(by: transform)
    resolution = resolution(of: transform)
    defer { (transform, resolution) = outer }
    let matrix = values.append(inverse.a, inverse.b, inverse.c, inverse.d)
    let translation = values.append(inverse.tx, inverse.ty)
    return .moved(paint(layer, within: nil), matrix: matrix, translation: translation)
  }

  private mutating func resolution(of transform: AffineTransform) -> Coverage.Resolution {
    transform.isSimilarity ? .uniform(values.append(transform.lengthScale)) : .derivative
  }
}

nonisolated extension Color {
  /// Red, green, blue times alpha, and alpha.
  fileprivate var premultiplied: [Double] {
    [red * opacity, green * opacity, blue * opacity, opacity]
  }
}
