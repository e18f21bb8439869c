import Layers

/// What has to be drawn into a texture before it can be painted.
nonisolated extension Painter {
  // MARK: - Textures

  mutating func unit(of texture: Draw.Texture) -> Int {
    if let unit = textures.firstIndex(of: texture) { return unit }
    textures.append(texture)
    return textures.count - 1
  }

  /// Draws `layer` into a texture of its own and paints that.
  mutating func rasterized(_ layer: Layer) -> Paint {
    region(of: layer, reach: .zero).map(Paint.region) ?? emptyPaint()
  }

  /// Draws all of `layer` on a grid of its own, which neither moves nor grows with small changes of
  /// the transform, so that the renderer finds the same pass again in the next frame.
  mutating func bitmap(_ layer: Layer) -> Paint {
    let bounds = Rect(origin: .zero, size: layer.size)
    let scale = max(0.5, (transform.lengthScale * 2 - 1e-6).rounded(.up) / 2)
    guard let raster = Raster(of: bounds, transform: AffineTransform(scale: scale)) else {
      return emptyPaint()
    }
    let pass = builder.pass(
      of: layer, transform: raster.transform, pixelWidth: raster.pixelWidth,
      pixelHeight: raster.pixelHeight, background: .clear, isCached: true)
    return .region(place(raster, pass: builder.add(pass), in: pass))
  }

  /// Draws `layer` into a texture, as large as what is seen of it, grown by `reach` points; `nil`
  /// if nothing is seen.
  ///
  /// - Parameter margin: Clear pixels around it.
  mutating func region(
    of layer: Layer, reach: Size, margin: Double = 0
  ) -> RegionPaint? {
    let whole = Rect(origin: .zero, size: layer.size).union(
      layer.inkBounds
        ?? .init(
          origin: .zero, size: .zero)
    ).grown(by: reach)
    let seen = visible.grown(by: reach).intersection(whole)
    let rect = seen.inset(by: -margin / transform.smallestLengthScale)
    guard let raster = Raster(of: rect, transform: transform) else { return nil }
    let pass = builder.pass(
      of: layer, transform: raster.transform, pixelWidth: raster.pixelWidth,
      pixelHeight: raster.pixelHeight, background: .clear)
    return place(raster, pass: builder.add(pass), in: pass)
  }

  /// Draws `mesh` over a layer of `size`: on a grid of its own, as a bitmap, in scales of even
  /// steps, so that the renderer finds the same pass again while the layer slowly grows or turns.
  /// On a grid that is another one in the next frame it is not kept.
  mutating func region(of mesh: MeshGradient, size: Size) -> RegionPaint? {
    // Where a mesh folds over itself its edge is hard: twice the pixels, sampled between them, make
    // it smooth.
    let scale = 2 * max(transform.lengthScale, 1e-3)
    let fine =
      builder.isPassing
      ? transform.followed(by: AffineTransform(scale: 2))
      : AffineTransform(scale: scale.roundedUp(stepsPerDoubling: 4))
    guard let raster = Raster(of: Rect(origin: .zero, size: size), transform: fine) else {
      return nil
    }
    var pass = Pass(
      pixelWidth: raster.pixelWidth, pixelHeight: raster.pixelHeight, background: mesh.background,
      isCached: !builder.isPassing)
    pass.draws = [Draw(content: .mesh(mesh, size), transform: raster.transform)]
    return place(raster, pass: builder.add(pass), in: pass)
  }

  /// Makes what `pass` draws readable in the user space the painter is in.
  mutating func place(_ raster: Raster, pass index: Int, in pass: Pass) -> RegionPaint {
    place(raster, texture: .pass(index), in: pass)
  }

  mutating func place(_ raster: Raster, texture: Draw.Texture, in pass: Pass) -> RegionPaint {
    let map = raster.textureMap(of: pass)
    let (width, height) = (Double(pass.textureWidth), Double(pass.textureHeight))
    return RegionPaint(
      unit: unit(of: texture), matrix: values.append(map.a, map.b, map.c, map.d),
      translation: values.append(map.tx, map.ty),
      bounds: values.append(
        0.5 / width, 0.5 / height, (Double(pass.pixelWidth) - 0.5) / width,
        (Double(pass.pixelHeight) - 0.5) / height))
  }

  // MARK: - Blur

  /// Standard deviation, in pixels, that a blur is drawn with: wide ones are drawn on fewer, larger
  /// pixels.
  private static let blurPixels = 2.75
  /// Standard deviation, in pixels, below which a blur takes less than a fifth of a level of 255 to
  /// the next pixel: it is left out.
  private static let faintBlur = 0.25

  /// Draws `layer` under a Gaussian: once along each axis.
  ///
  /// What is blurred holds no detail finer than its standard deviation, so its pixels may be nearly
  /// as large; the variance that averaging over them (1/12 of their square) and linear filtering
  /// between them (1/6) add is taken off before.
  mutating func blurred(_ layer: Layer, radius: Double) -> RegionPaint? {
    let reach = Layer.blurReach * radius
    let grown = Size(width: reach, height: reach)
    // A clear pixel more on every side: the edge of a faint blur reaches no further than its
    // antialiased pixels, and beyond the texture its border repeats.
    let whole = (layer.inkBounds ?? Rect(origin: .zero, size: .zero)).grown(by: grown)
      .inset(by: -1 / transform.smallestLengthScale)
    let seen = visible.grown(by: grown).intersection(whole)
    let coarseness = max(1, radius * transform.lengthScale / Self.blurPixels)
    let coarse = transform.followed(by: AffineTransform(scale: 1 / coarseness))
    guard let raster = Raster(of: seen, transform: coarse) else { return nil }
    let wasPassing = builder.isPassing
    builder.isPassing = wasPassing || coarseness > 1
    let sharp = builder.pass(
      of: layer, transform: raster.transform, pixelWidth: raster.pixelWidth,
      pixelHeight: raster.pixelHeight, background: .clear)
    builder.isPassing = wasPassing
    let width = radius * raster.transform.lengthScale
    let added = coarseness > 1 ? 0.25 : 0
    let sigma = max(0, width * width - added).squareRoot()
    guard sigma >= Self.faintBlur else { return place(raster, pass: builder.add(sharp), in: sharp) }
    let across = builder.add(sharp)
    let down = builder.add(
      blur(pass: across, like: sharp, raster: raster, along: Point(x: 1, y: 0), sigma: sigma))
    let pass = blur(
      pass: down, like: sharp, raster: raster, along: Point(x: 0, y: 1), sigma: sigma)
    return place(raster, pass: builder.add(pass), in: pass)
  }

  /// One axis of a Gaussian over what `pass` drew, pixel by pixel of the same raster.
  func blur(
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

  mutating func shadowed(
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
}
