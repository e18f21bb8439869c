import Layers

/// Builds the paint of one draw, and collects its numbers and textures on the way.
nonisolated struct Painter {
  private(set) var values = ValueList()
  private(set) var textures: [Draw.Texture] = []
  /// Takes the passes that textures need.
  private(set) var builder: PlanBuilder
  /// From the user space the painter is in to pixels; changes on the way into transformed layers.
  private var transform: AffineTransform
  /// The part of that user space that is seen.
  private var visible: Rect
  private var resolution: Coverage.Resolution
  /// A program has one layer to sample; a second layer effect is drawn into a texture of its own.
  private var hasLayerEffect = false

  /// Leaves that are mixed in one program; a stack of more is drawn into a texture.
  private static let maxLeaves = 6

  init(transform: AffineTransform, visible: Rect, builder: PlanBuilder) {
    self.transform = transform
    self.visible = visible
    self.builder = builder
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
      return clear
    case .fill(let shape, let fill):
      return masked(paint(fill, in: layer.size), by: shape, size: layer.size, within: clip)
    case .stroke(let shape, let fill, let style):
      return stroke(shape, paint(fill, in: layer.size), style, in: layer.size)
    case .strokeBorder(let shape, let fill, let lineWidth):
      return strokeBorder(shape, paint(fill, in: layer.size), lineWidth, in: layer.size)
    case .image(let image):
      let paint = Paint.image(
        unit: unit(of: .image(image)), size: values.append(layer.size.width, layer.size.height))
      return masked(paint, by: .rectangle, size: layer.size, within: clip)
    case .mesh(let mesh):
      let bounds = Rect(origin: .zero, size: layer.size)
      guard let region = region(over: bounds, drawing: .mesh(mesh, layer.size)) else {
        return clear
      }
      return masked(.region(region), by: .rectangle, size: layer.size, within: clip)
    case .stack(let children):
      if layer.leafCount > Self.maxLeaves { return rasterized(layer) }
      return .over(children.map { blended($0, in: layer.size, within: clip) })
    case .modified(let inner, let modifier):
      return paint(inner, under: modifier, within: clip)
    }
  }

  private mutating func paint(
    _ inner: Layer, under modifier: Layer.Modifier, within clip: Shape?
  ) -> Paint {
    switch modifier {
    case .colorEffect(let shader):
      let chain = effectChain(inner, shader)
      return masked(.written(chain), by: .rectangle, size: inner.size, within: clip)
    case .layerEffect(let shader, let reach):
      return layerEffect(on: inner, shader, reach: reach)
    case .distortionEffect(let shader, let reach):
      // A pixel more on every side: what lies outside is clear, and stays so where sampling stops.
      guard let region = region(of: inner, reach: reach, margin: 1) else { return clear }
      return .distorted(region, call(shader, in: inner.size))
    case .colorMatrix(let matrix):
      let below = paint(inner, within: clip)
      return .colorMatrix(
        below, red: values.append(matrix.red), green: values.append(matrix.green),
        blue: values.append(matrix.blue))
    case .clip(let shape):
      if shape == clip { return paint(inner, within: clip) }
      return masked(paint(inner, within: shape), by: shape, size: inner.size, within: clip)
    case .transform(let own):
      return moved(inner, by: own)
    case .opacity(let opacity):
      let faded = paint(inner, within: clip)
      return .faded(faded, by: values.append(opacity))
    case .blur(let radius):
      return blurred(inner, radius: radius).map(Paint.region) ?? clear
    case .shadow(let color, let radius, let offset):
      return shadowed(inner, color: color, radius: radius, offset: offset, within: clip)
    case .bitmap:
      return masked(bitmap(inner), by: .rectangle, size: inner.size, within: clip)
    case .blendMode:
      // Nothing lies below it here: its stack mixes it, or the draw it is in.
      return paint(inner, within: clip)
    }
  }

  private var clear: Paint {
    mutating get { .color(values.append(0, 0, 0, 0)) }
  }

  // MARK: - Stacks and transforms

  private mutating func blended(
    _ child: Layer.Child, in size: Size, within clip: Shape?
  ) -> Paint.Blended {
    var mode = BlendMode.normal
    if case .modified(_, .blendMode(let own)) = child.layer.content { mode = own }
    let shift = AffineTransform(translation: child.origin.x, child.origin.y)
    let paint =
      child.origin == .zero && child.layer.size == size
      ? paint(child.layer, within: clip) : moved(child.layer, by: shift)
    return Paint.Blended(paint: paint, mode: BlendModeStructure(mode))
  }

  private mutating func moved(_ layer: Layer, by own: AffineTransform) -> Paint {
    guard let inverse = own.inverse else { return clear }
    let outer = (transform, visible, resolution)
    transform = own.followed(by: transform)
    visible = inverse.bounds(of: visible)
    resolution = resolution(of: transform)
    defer { (transform, visible, resolution) = outer }
    let matrix = values.append(inverse.a, inverse.b, inverse.c, inverse.d)
    let translation = values.append(inverse.tx, inverse.ty)
    return .moved(paint(layer, within: nil), matrix: matrix, translation: translation)
  }

  private mutating func resolution(of transform: AffineTransform) -> Coverage.Resolution {
    transform.isSimilarity ? .uniform(values.append(transform.lengthScale)) : .derivative
  }

  // MARK: - Shader functions

  /// Color effects in a row hand their colors on unclamped.
  private mutating func effectChain(_ inner: Layer, _ shader: Shader) -> Paint {
    let below: Paint =
      if case .modified(let deeper, .colorEffect(let first)) = inner.content {
        effectChain(deeper, first)
      } else {
        paint(inner, within: .rectangle)
      }
    return .colorEffect(below, call(shader, in: inner.size))
  }

  private mutating func layerEffect(on inner: Layer, _ shader: Shader, reach: Size) -> Paint {
    guard !hasLayerEffect else {
      return rasterized(
        Layer(
          size: inner.size,
          content: .modified(inner, .layerEffect(shader, maxSampleOffset: reach))))
    }
    hasLayerEffect = true
    guard let region = region(of: inner, reach: reach) else { return clear }
    return .written(.layerEffect(region, call(shader, in: inner.size)))
  }

  private mutating func call(_ shader: Shader, in size: Size) -> FunctionCall {
    FunctionCall(
      name: shader.function,
      arguments: shader.arguments.map { argument in
        switch argument {
        case .float(let x): .value(values.append(x))
        case .float2(let x, let y): .value(values.append(x, y))
        case .float3(let x, let y, let z): .value(values.append(x, y, z))
        case .float4(let x, let y, let z, let w): .value(values.append(x, y, z, w))
        case .color(let color): .value(values.append(color.premultiplied))
        case .floatArray(let numbers): .array(numbers.map { values.append($0) }, type: "float")
        case .colorArray(let colors):
          .array(colors.map { values.append($0.premultiplied) }, type: "vec4")
        case .image(let image): .image(unit: unit(of: .image(image)))
        case .boundingRect: .value(values.append(0, 0, size.width, size.height))
        }
      })
  }

  // MARK: - Coverage

  private mutating func masked(
    _ paint: Paint, by shape: Shape, size: Size, within clip: Shape?
  ) -> Paint {
    // Every shape but a path lies inside its bounds, so a clip of the same bounds cuts a rectangle's edges, too.
    if shape == clip { return paint }
    if shape == .rectangle, let clip, clip.roundedRectangle(in: size) != nil { return paint }
    return .masked(paint, coverage(of: shape, part: .inside, size: size))
  }

  private mutating func stroke(
    _ shape: Shape, _ paint: Paint, _ style: StrokeStyle, in size: Size
  ) -> Paint {
    if case .path(let path) = shape {
      let scale = max(transform.lengthScale, 1e-3)
      return .masked(
        paint,
        coverage(
          of: PathEdges.fewEnough(at: scale) { scale in
            PathEdges(stroking: path, style: style, pixelsPerPoint: scale)
          }))
    }
    let part = Coverage.Part.line(lineWidth: values.append(style.lineWidth))
    return .masked(paint, coverage(of: shape, part: part, size: size))
  }

  private mutating func strokeBorder(
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

  private mutating func coverage(of shape: Shape, part: Coverage.Part, size: Size) -> Coverage {
    guard let (rect, radius) = shape.roundedRectangle(in: size) else {
      guard case .path(let path) = shape else { preconditionFailure("\(shape) has no outline") }
      let scale = max(transform.lengthScale, 1e-3)
      return coverage(
        of: PathEdges.fewEnough(at: scale) { PathEdges(filling: path, pixelsPerPoint: $0) })
    }
    let origin = rect.origin == .zero ? nil : values.append(rect.minX, rect.minY)
    let extent = values.append(rect.size.width, rect.size.height)
    let outline: Coverage.Outline =
      radius > 0
      ? .rounded(origin: origin, size: extent, radius: values.append(radius))
      : .rectangle(origin: origin, size: extent)
    return Coverage(outline: outline, part: part, resolution: resolution)
  }

  private mutating func coverage(of edges: PathEdges) -> Coverage {
    let vectors = edges.edges.map {
      SIMD4(Float($0.x0), Float($0.y0), Float($0.x1), Float($0.y1))
    }
    // Powers of two: a path that is being drawn in changes its program only now and then.
    var capacity = 8
    while capacity < vectors.count { capacity *= 2 }
    let first = values.appendIndexed(vectors, capacity: capacity)
    let count = values.append(Double(vectors.count))
    return Coverage(
      outline: .edges(first: first, capacity: capacity, count: count), part: .inside,
      resolution: resolution)
  }

  // MARK: - Textures

  private mutating func unit(of texture: Draw.Texture) -> Int {
    if let unit = textures.firstIndex(of: texture) { return unit }
    textures.append(texture)
    return textures.count - 1
  }

  /// Draws `layer` into a texture of its own and paints that.
  private mutating func rasterized(_ layer: Layer) -> Paint {
    region(of: layer, reach: .zero).map(Paint.region) ?? clear
  }

  /// Draws all of `layer` on a grid of its own, which neither moves nor grows with small changes of the transform, so that the
  /// renderer finds the same pass again in the next frame.
  private mutating func bitmap(_ layer: Layer) -> Paint {
    let bounds = Rect(origin: .zero, size: layer.size)
    let scale = max(0.5, (transform.lengthScale * 2 - 1e-6).rounded(.up) / 2)
    guard let raster = Raster(of: bounds, transform: AffineTransform(scale: scale)) else {
      return clear
    }
    let pass = builder.pass(
      of: layer, transform: raster.transform, pixelWidth: raster.pixelWidth,
      pixelHeight: raster.pixelHeight, background: .clear, isKept: true)
    return .region(place(raster, pass: builder.add(pass), in: pass))
  }

  /// Draws `layer` into a texture, as large as what is seen of it, grown by `reach` points; `nil` if nothing is seen.
  ///
  /// - Parameter margin: Clear pixels around it.
  private mutating func region(
    of layer: Layer, reach: Size, margin: Double = 0
  ) -> RegionPaint? {
    let whole = Rect(origin: .zero, size: layer.size).union(
      layer.inkBounds
        ?? .init(
          origin: .zero, size: .zero)
    ).grown(by: reach)
    let seen = visible.grown(by: reach).intersection(whole)
    return region(
      over: seen.inset(by: -margin / transform.smallestLengthScale), drawing: .layer(layer))
  }

  private enum RegionContent {
    case layer(Layer)
    case mesh(MeshGradient, Size)
  }

  private mutating func region(
    over rect: Rect, drawing content: RegionContent
  ) -> RegionPaint? {
    // Where a mesh folds over itself its edge is hard: twice the pixels, sampled between them, make it smooth.
    let fineness = if case .mesh = content { 2.0 } else { 1.0 }
    guard
      let raster = Raster(
        of: rect, transform: transform.followed(by: AffineTransform(scale: fineness)))
    else { return nil }
    var pass: Pass
    switch content {
    case .layer(let layer):
      pass = builder.pass(
        of: layer, transform: raster.transform, pixelWidth: raster.pixelWidth,
        pixelHeight: raster.pixelHeight, background: .clear)
    case .mesh(let mesh, let size):
      pass = Pass(
        pixelWidth: raster.pixelWidth, pixelHeight: raster.pixelHeight,
        background: mesh.background, isKept: true)
      pass.draws = [Draw(content: .mesh(mesh, size), transform: raster.transform)]
    }
    return place(raster, pass: builder.add(pass), in: pass)
  }

  /// Makes what `pass` draws readable in the user space the painter is in.
  private mutating func place(_ raster: Raster, pass index: Int, in pass: Pass) -> RegionPaint {
    let map = raster.textureMap(of: pass)
    let (width, height) = (Double(pass.textureWidth), Double(pass.textureHeight))
    return RegionPaint(
      unit: unit(of: .pass(index)), matrix: values.append(map.a, map.b, map.c, map.d),
      translation: values.append(map.tx, map.ty),
      bounds: values.append(
        0.5 / width, 0.5 / height, (Double(pass.pixelWidth) - 0.5) / width,
        (Double(pass.pixelHeight) - 0.5) / height))
  }

  // MARK: - Blur

  /// Standard deviation, in pixels, that a blur is drawn with: wide ones are drawn on fewer, larger pixels.
  private static let blurPixels = 2.5

  /// Draws `layer` under a Gaussian: once along each axis.
  ///
  /// What is blurred holds no detail finer than its standard deviation, so its pixels may be nearly as large; the variance that
  /// averaging over them (1/12 of their square) and linear filtering between them (1/6) add is taken off before.
  private mutating func blurred(_ layer: Layer, radius: Double) -> RegionPaint? {
    let reach = Layer.blurReach * radius
    let grown = Size(width: reach, height: reach)
    let whole = (layer.inkBounds ?? Rect(origin: .zero, size: .zero)).grown(by: grown)
    let seen = visible.grown(by: grown).intersection(whole)
    let coarseness = max(1, radius * transform.lengthScale / Self.blurPixels)
    let coarse = transform.followed(by: AffineTransform(scale: 1 / coarseness))
    guard let raster = Raster(of: seen, transform: coarse) else { return nil }
    let sharp = builder.pass(
      of: layer, transform: raster.transform, pixelWidth: raster.pixelWidth,
      pixelHeight: raster.pixelHeight, background: .clear)
    let width = radius * raster.transform.lengthScale
    let added = coarseness > 1 ? 0.25 : 0
    let sigma = max(0, width * width - added).squareRoot()
    let across = builder.add(sharp)
    let down = builder.add(
      blur(pass: across, like: sharp, raster: raster, along: Point(x: 1, y: 0), sigma: sigma))
    let pass = blur(
      pass: down, like: sharp, raster: raster, along: Point(x: 0, y: 1), sigma: sigma)
    return place(raster, pass: builder.add(pass), in: pass)
  }

  /// One axis of a Gaussian over what `pass` drew, pixel by pixel of the same raster.
  private func blur(
    pass index: Int, like pass: Pass, raster: Raster, along axis: Point, sigma: Double
  ) -> Pass {
    let bounds = Rect(
      x: 0, y: 0, width: Double(raster.pixelWidth), height: Double(raster.pixelHeight))
    var painter = Painter(transform: .identity, visible: bounds, builder: builder)
    let source = painter.place(raster.inPixels, pass: index, in: pass)
    let paint = Paint.blurred(
      source, step: painter.values.append(axis.x, axis.y), sigma: painter.values.append(sigma))
    var result = Pass(
      pixelWidth: pass.pixelWidth, pixelHeight: pass.pixelHeight, background: .clear)
    result.draws = [
      Draw(
        content: .paint(paint, bounds: bounds), transform: .identity, values: painter.values,
        textures: painter.textures)
    ]
    return result
  }

  private mutating func shadowed(
    _ layer: Layer, color: Color, radius: Double, offset: Size, within clip: Shape?
  ) -> Paint {
    let move = AffineTransform(translation: offset.width, offset.height)
    let outer = (transform, visible)
    transform = move.followed(by: transform)
    visible = Rect(
      x: visible.minX - offset.width, y: visible.minY - offset.height,
      width: visible.size.width, height: visible.size.height)
    let soft =
      radius > 0 ? blurred(layer, radius: radius) : region(of: layer, reach: .zero)
    (transform, visible) = outer
    let above = paint(layer, within: clip)
    guard let soft else { return above }
    let tint = Paint.tinted(soft, values.append(color.premultiplied))
    let below = Paint.moved(
      tint, matrix: values.append(1, 0, 0, 1),
      translation: values.append(-offset.width, -offset.height))
    return .over([
      Paint.Blended(paint: below, mode: .normal), Paint.Blended(paint: above, mode: .normal),
    ])
  }

  // MARK: - Fills

  private mutating func paint(_ fill: Fill, in size: Size) -> Paint {
    switch fill {
    case .color(let color):
      return .color(values.append(color.premultiplied))
    case .linearGradient(let gradient, let start, let end, let mixing):
      let (from, to) = (start.point(in: size), end.point(in: size))
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let squared = dx * dx + dy * dy
      guard squared > 0 else { return lastColor(of: gradient) }
      return self.gradient(
        .linear(
          origin: values.append(from.x, from.y),
          axis: values.append(dx / squared, dy / squared)), gradient, mixing)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius, let mixing):
      guard startRadius != endRadius else { return lastColor(of: gradient) }
      let (middle, length) = (center.point(in: size), endRadius - startRadius)
      return self.gradient(
        .radial(
          center: values.append(middle.x, middle.y),
          scale: values.append(1 / length, -startRadius / length)), gradient, mixing)
    case .angularGradient(let gradient, let center, let start, let mixing):
      let middle = center.point(in: size)
      return self.gradient(
        .angular(
          center: values.append(middle.x, middle.y), start: values.append(start.radians)),
        gradient, mixing)
    case .shader(let shader):
      return .written(.shader(call(shader, in: size)))
    }
  }

  /// What a gradient without direction shows everywhere.
  private mutating func lastColor(of gradient: Gradient) -> Paint {
    .color(values.append(gradient.stops[gradient.stops.count - 1].color.premultiplied))
  }

  private mutating func gradient(
    _ geometry: GradientPaint.Geometry, _ gradient: Gradient, _ mixing: GradientMixing
  ) -> Paint {
    // Where all stops share a color but for its opacity, both spaces give the same: the cheaper one is taken.
    let isPerceptual = mixing == .perceptual && !gradient.isOneHue
    let stops = gradient.stops.map { stop in
      GradientPaint.Stop(
        color: values.append((isPerceptual ? mixing : .device).coordinates(of: stop.color)),
        location: values.append(stop.location))
    }
    return .gradient(
      GradientPaint(geometry: geometry, stops: stops, isPerceptual: isPerceptual))
  }
}

nonisolated extension Color {
  /// Red, green, blue times alpha, and alpha.
  var premultiplied: [Double] { [red * opacity, green * opacity, blue * opacity, opacity] }
}

nonisolated extension Gradient {
  /// Whether the stops differ in opacity and place only.
  fileprivate var isOneHue: Bool {
    let first = stops[0].color.opacity(0)
    return stops.allSatisfy { stop in
      stop.color.red == first.red && stop.color.green == first.green
        && stop.color.blue == first.blue
    }
  }
}

nonisolated extension PathEdges {
  /// Most edges a program takes: 200 vectors leave room in the 256 that every OpenGL 3.3 has.
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
