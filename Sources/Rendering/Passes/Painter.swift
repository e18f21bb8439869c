import Layers

/// Builds the paint of one draw, and collects its numbers and textures on the way.
nonisolated struct Painter {
  var values = UniformList()
  var textures: [Draw.Texture] = []
  var clockSlots: [ClockSlot] = []
  /// Whether its program is specialized for some of the numbers.
  var isSpecialized = false
  /// Those of the last path that was painted.
  var pathEdges: PathEdges?
  /// The pass of a simulation that is painted; `nil` outside of one.
  var simulatedPass: SimulatedPass?
  /// The pass of a convolution that is painted; `nil` outside of one.
  var convolutionPass: ConvolutionPass?
  /// Takes the passes that textures need.
  let builder: PlanBuilder
  /// From the user space the painter is in to pixels; changes on the way into transformed layers.
  var transform: AffineTransform
  /// The part of that user space that is seen.
  var visible: Rect
  /// The part of that user space that textures show: where a layer is drawn in parts, what is seen
  /// of all of them, so that they share their textures.
  var sampled: Rect
  /// A part of that user space where something opaque is painted over all that is painted.
  var hidden: Rect?
  var resolution: Coverage.Resolution
  /// A program has one layer to sample; a second layer effect is drawn into a texture of its own.
  private var hasLayerEffect = false

  /// Leaves that are mixed in one program; a stack of more is drawn into a texture.
  private static let maxLeaves = 6

  init(transform: AffineTransform, visible: Rect, builder: PlanBuilder) {
    self.transform = transform
    self.visible = visible
    sampled = visible
    self.builder = builder
    resolution = .derivative
    resolution = resolution(of: transform)
  }

  /// Returns the paint of `layer`.
  ///
  /// - Parameter clip: Shape that an enclosing clip cuts the same bounds to. A fill whose edge
  ///   coincides with the clip's leaves it to the clip: two antialiased edges in one place would
  ///   let the background through.
  mutating func paint(_ layer: Layer, within clip: Shape?) -> Paint {
    switch layer.content {
    case .empty:
      return emptyPaint()
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
      guard let region = region(of: mesh, size: layer.size) else { return emptyPaint() }
      return masked(.region(region), by: .rectangle, size: layer.size, within: clip)
    case .simulation(let simulation):
      let paint = simulated(simulation, size: layer.size)
      return masked(paint, by: .rectangle, size: layer.size, within: clip)
    case .stack(let children):
      if layer.leafCount > Self.maxLeaves { return rasterized(layer) }
      // A border that is not seen is left out, and with it what it would cost.
      let seen = Layer.blended(children, in: layer.size).filter { child in
        child.origin != .zero || child.layer.size != layer.size
          || !child.layer.isBorder(around: visible, margin: edgeMargin)
      }
      if seen.count == 1, seen.count < children.count, let only = seen.first,
        case .normal = blendMode(of: only)
      {
        return paint(only.layer, within: clip)
      }
      return .over(seen.map { blended($0, in: layer.size, within: clip) })
    case .modified(let inner, let modifier):
      return paint(inner, under: modifier, within: clip)
    }
  }

  mutating func paint(
    _ inner: Layer, under modifier: Layer.Modifier, within clip: Shape?
  ) -> Paint {
    switch modifier {
    case .colorEffect(let shader):
      return colorEffect(on: inner, shader, within: clip)
    case .layerEffect(let shader, let reach, let edge):
      return layerEffect(on: inner, shader, reach: reach, edge: edge, within: clip)
    case .distortionEffect(let shader, let reach, let edge):
      // A pixel more on every side: what lies outside is clear, and stays so where sampling stops.
      let margin = edge == .transparent ? 1.0 : 0
      guard let region = region(of: inner, reach: reach, margin: margin) else {
        return emptyPaint()
      }
      return .distorted(region, call(shader, in: inner.size))
    case .clip(let shape):
      if shape == clip { return paint(inner, within: clip) }
      return masked(paint(inner, within: shape), by: shape, size: inner.size, within: clip)
    case .transform(let own):
      return moved(inner, by: own)
    case .opacity(let opacity):
      if let faded = inner.faded(by: opacity) { return paint(faded, within: clip) }
      let faded = paint(inner, within: clip)
      return .faded(faded, by: values.append(opacity))
    case .convolution(let convolution):
      return convolved(inner, by: convolution).map(Paint.region) ?? emptyPaint()
    case .copyBeneath(let modifiers):
      let copy = paintBeneath(inner, inner.modified(modifiers))
      return .over([
        Paint.Blended(paint: copy, mode: .normal),
        Paint.Blended(paint: paint(inner, within: clip), mode: .normal),
      ])
    case .bitmap:
      return masked(bitmap(inner), by: .rectangle, size: inner.size, within: clip)
    case .drawingGroup:
      return rasterized(inner)
    case .reducedResolution(let divisor):
      let paint = reduced(inner, by: divisor)
      return masked(paint, by: .rectangle, size: inner.size, within: clip)
    case .blendMode:
      // Nothing lies below a blend mode here: its stack mixes it, or the draw it is in.
      return paint(inner, within: clip)
    }
  }

  /// Returns a paint that leaves everything transparent; its color joins the values of the draw.
  mutating func emptyPaint() -> Paint { .color(values.append(0, 0, 0, 0)) }

  // MARK: - Stacks and transforms

  mutating func blended(
    _ child: Layer.Child, in size: Size, within clip: Shape?
  ) -> Paint.Blended {
    let shift = AffineTransform(translation: child.origin.x, child.origin.y)
    let paint =
      child.origin == .zero && child.layer.size == size
      ? paint(child.layer, within: clip) : moved(child.layer, by: shift)
    return Paint.Blended(paint: paint, mode: BlendModeStructure(blendMode(of: child)))
  }

  private func blendMode(of child: Layer.Child) -> BlendMode {
    if case .modified(_, .blendMode(let own)) = child.layer.content { own } else { .normal }
  }

  mutating func moved(_ layer: Layer, by own: AffineTransform) -> Paint {
    guard let inverse = own.inverse else { return emptyPaint() }
    let outer = (transform, visible, sampled, hidden, resolution)
    transform = own.followed(by: transform)
    visible = inverse.bounds(of: visible)
    sampled = inverse.bounds(of: sampled)
    hidden = own.isUpright ? hidden.map(inverse.bounds(of:)) : nil
    resolution = resolution(of: transform)
    defer { (transform, visible, sampled, hidden, resolution) = outer }
    let matrix = values.append(inverse.a, inverse.b, inverse.c, inverse.d)
    let translation = values.append(inverse.tx, inverse.ty)
    return .moved(paint(layer, within: nil), matrix: matrix, translation: translation)
  }

  /// Paints what lies beneath `layer`, but for what that hides of it.
  private mutating func paintBeneath(_ layer: Layer, _ copy: Layer) -> Paint {
    let outer = hidden
    defer { hidden = outer }
    let scale = transform.lengthScale
    if let own = layer.hidingArea(margin: edgeMargin), own.area > outer?.area ?? 0,
      own.intersection(sampled).area * scale * scale >= PlanBuilder.leastInterior
    {
      hidden = own
    }
    return paint(copy, within: nil)
  }

  mutating func resolution(of transform: AffineTransform) -> Coverage.Resolution {
    transform.isSimilarity ? .uniform(values.append(transform.lengthScale)) : .derivative
  }

  // MARK: - Shader functions

  mutating func colorEffect(on inner: Layer, _ shader: Shader, within clip: Shape?) -> Paint {
    guard shadesClear(inner, shader) else {
      return .clamped(effectChain(inner, shader, within: clip))
    }
    let chain = effectChain(inner, shader, within: .rectangle)
    return masked(.clamped(chain), by: .rectangle, size: inner.size, within: clip)
  }

  /// Color effects in a row hand their colors on unclamped.
  private mutating func effectChain(
    _ inner: Layer, _ shader: Shader, within clip: Shape?
  ) -> Paint {
    let below: Paint? =
      if shader.isOpaque {
        nil
      } else if case .modified(let deeper, .colorEffect(let first)) = inner.content {
        effectChain(deeper, first, within: clip)
      } else {
        paint(inner, within: clip)
      }
    return .colorEffect(below, call(shader, in: inner.size))
  }

  /// Whether a color effect, or one of those right below it, colors clear pixels.
  private func shadesClear(_ inner: Layer, _ shader: Shader) -> Bool {
    guard shader.isModifier else { return true }
    guard case .modified(let deeper, .colorEffect(let first)) = inner.content else { return false }
    return shadesClear(deeper, first)
  }

  mutating func layerEffect(
    on inner: Layer, _ shader: Shader, reach: Size, edge: SampleEdge, within clip: Shape?
  ) -> Paint {
    guard !hasLayerEffect else {
      return rasterized(
        Layer(
          size: inner.size,
          content: .modified(inner, .layerEffect(shader, maxSampleOffset: reach, edge: edge))))
    }
    hasLayerEffect = true
    let hidden = shader.keepsOpacity ? hidden?.shrunk(by: reach) : nil
    let margin = edge == .transparent ? 1 : 0
    guard
      var region = region(of: inner, reach: reach, margin: Double(margin), hidden: hidden)
    else { return emptyPaint() }
    region.margin = margin
    let paint = Paint.clamped(.layerEffect(region, call(shader, in: inner.size)))
    // Where a function may not reach out there is no clear border around the region, which would be
    // repeated in what is drawn around the layer, such as its shadow.
    let bounds = Rect(origin: .zero, size: inner.size)
    guard reach == .zero, let ink = inner.inkBounds, ink.intersection(bounds) == ink else {
      return paint
    }
    return masked(paint, by: .rectangle, size: inner.size, within: clip)
  }

  mutating func call(_ shader: Shader, in size: Size) -> FunctionCall {
    let call = FunctionCall(
      name: shader.function,
      arguments: shader.arguments.map { argument in
        switch argument {
        case .float(let x): .value(values.append(x))
        case .float2(let x, let y): .value(values.append(x, y))
        case .float3(let x, let y, let z): .value(values.append(x, y, z))
        case .float4(let x, let y, let z, let w): .value(values.append(x, y, z, w))
        case .constant(let numbers): constant(numbers)
        case .color(let color): .value(values.append(color.premultiplied))
        case .floatArray(let numbers, let components): array(numbers, components: components)
        case .colorArray(let colors):
          array(
            colors.map(\.premultiplied).flatMap { [$0.x, $0.y, $0.z, $0.w] }, components: 4)
        case .image(let image, let sampling):
          .image(unit: unit(of: Draw.Texture(source: .image(image), sampling: sampling)))
        case .cube(let image, let sampling):
          .image(unit: unit(of: Draw.Texture(source: .cube(image), sampling: sampling)))
        case .layer(let layer, let sampling): texture(of: layer, sampling)
        case .drawing(let drawing, let sampling):
          .image(unit: unit(of: Draw.Texture(source: .drawing(drawing), sampling: sampling)))
        case .boundingRect: .value(values.append(0, 0, size.width, size.height))
        case .size: .value(values.append(size.width, size.height))
        case .unitPosition: .unitPosition(in: values.append(size.width, size.height))
        case .raster(.standardDeviation, _):
          .value(values.append(convolutionPass?.standardDeviation ?? 0))
        case .raster, .pixels, .wholePixels:
          .value(values.append(numbers(of: argument, in: size)))
        case .frameTime: clock(.time)
        case .frameNumber: clock(.frame)
        case .framed(let usual, let exceptions): framed(usual, exceptions, in: size)
        }
      }, isOpaque: shader.isOpaque)
    builder.note(call, of: shader)
    return call
  }

  /// The numbers of an argument that has some.
  func numbers(of argument: Shader.Argument, in size: Size) -> [Double] {
    switch argument {
    case .raster(let measure, let components):
      Array(numbers(of: measure, in: size).prefix(components))
    case .pixels(let points): points.map { $0 * pixelsPerPoint }
    case .wholePixels(let points, let signs):
      // What is a whole pixel but for rounding is that pixel.
      zip(points, signs).map { ($0 * pixelsPerPoint + 1e-6).rounded(.down) * $1 }
    default: argument.components ?? []
    }
  }

  private func numbers(of measure: RasterMeasure, in size: Size) -> [Double] {
    switch measure {
    case .pixelSize: pixelSize(of: size)
    case .pictureSize: simulatedPass?.pictureSize ?? pixelSize(of: size)
    case .texelSize: pixelSize(of: size).prefix(2).map { 1 / $0 }
    case .pixelsPerPoint: [pixelsPerPoint]
    case .standardDeviation: [convolutionPass?.standardDeviation ?? 0]
    case .level(let number): [simulatedPass?.level?.number(number) ?? 0]
    }
  }

  private var pixelsPerPoint: Double { convolutionPass?.pixelsPerPoint ?? transform.lengthScale }

  private mutating func constant(_ numbers: [Double]) -> FunctionCall.Argument {
    // GLSL has no literal for an infinite number.
    guard builder.options.specializes, numbers.allSatisfy(\.isFinite) else {
      return .value(values.append(numbers))
    }
    isSpecialized = true
    return .constant(numbers)
  }

  private mutating func array(_ numbers: [Double], components: Int) -> FunctionCall.Argument {
    // Buffers have no format of three channels: a fourth is added.
    let channels = components == 3 ? 4 : components
    let count = numbers.count / components
    var floats: [Float] = []
    for element in 0..<count {
      floats += numbers[element * components..<(element + 1) * components].map(Float.init)
      if channels > components { floats.append(0) }
    }
    // A buffer is never empty: one element that is not counted stands for none.
    if floats.isEmpty { floats = Array(repeating: 0, count: channels) }
    return .array(
      unit: unit(of: Draw.Texture(source: .bufferTexture(floats, components: channels))),
      count: values.append(Double(count)))
  }
}
