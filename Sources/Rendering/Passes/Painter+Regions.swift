import Layers

/// Layers that have to be drawn into a texture before they can be painted.
nonisolated extension Painter {
  // MARK: - Textures

  mutating func unit(of texture: Draw.Texture) -> Int {
    if let unit = textures.firstIndex(of: texture) { return unit }
    textures.append(texture)
    return textures.count - 1
  }

  /// Draws `layer` into a texture of its own, on the grid of its target, and paints that. Around it
  /// is a clear pixel, for what paints it may reach into one beyond its edges.
  mutating func rasterized(_ layer: Layer) -> Paint {
    region(of: layer, reach: .zero, margin: 1, hidden: hidden).map(Paint.region) ?? emptyPaint()
  }

  /// Draws all of `layer` on a grid of its own, which neither moves nor grows with small changes of
  /// the transform, so that the renderer finds the same pass again in the next frame.
  mutating func bitmap(_ layer: Layer) -> Paint {
    let bounds = Rect(origin: .zero, size: layer.size)
    let steps = max(0.5, (transform.lengthScale * 2 - 1e-6).rounded(.up) / 2)
    let scale = fineScale(steps, of: layer.size)
    guard let raster = Raster(of: bounds, transform: AffineTransform(scale: scale)) else {
      return emptyPaint()
    }
    let pass = builder.pass(
      of: layer, transform: raster.transform, pixelWidth: raster.pixelWidth,
      pixelHeight: raster.pixelHeight, background: .clear, isCached: true)
    return .region(place(raster, pass: builder.add(pass), in: pass))
  }

  /// Draws all of `layer` in larger pixels than those of its target.
  mutating func reduced(_ layer: Layer, by divisor: Int) -> Paint {
    let scale = max(transform.lengthScale, 1e-3) / Double(divisor)
    guard
      let raster = Raster(
        of: Rect(origin: .zero, size: layer.size), transform: AffineTransform(scale: scale))
    else { return emptyPaint() }
    let pass = builder.pass(
      of: layer, transform: raster.transform, pixelWidth: raster.pixelWidth,
      pixelHeight: raster.pixelHeight, background: .clear)
    return .region(place(raster, pass: builder.add(pass), in: pass))
  }

  /// Draws `layer` into a texture, as large as what is seen of it, grown by `reach` points; `nil`
  /// if nothing is seen.
  ///
  /// - Parameters:
  ///   - margin: Clear pixels around it.
  ///   - hidden: Where nothing is sampled.
  mutating func region(
    of layer: Layer, reach: Size, margin: Double = 0, hidden: Rect? = nil
  ) -> RegionPaint? {
    let whole = Rect(origin: .zero, size: layer.size).union(
      layer.inkBounds
        ?? .init(
          origin: .zero, size: .zero)
    ).grown(by: reach)
    let seen = sampled.grown(by: reach).intersection(whole)
    let rect = seen.inset(by: -margin / transform.smallestLengthScale)
    guard let raster = Raster(of: rect, transform: transform) else { return nil }
    let pass = builder.pass(
      of: layer, transform: raster.transform, pixelWidth: raster.pixelWidth,
      pixelHeight: raster.pixelHeight, background: .clear,
      // Between pixels a sample reads both, and it may lie a little aside for rounding.
      hidden: raster.pixels(inside: hidden, margin: 2))
    return place(raster, pass: builder.add(pass), in: pass)
  }

  /// Draws `mesh` over a layer of `size`: on a grid of its own, as a bitmap, in scales of even
  /// steps, so that the renderer finds the same pass again while the layer slowly grows or turns.
  /// On a grid that is another one in the next frame it is not kept.
  mutating func region(of mesh: MeshGradient, size: Size) -> RegionPaint? {
    // Where a mesh folds over itself its edge is hard: twice the pixels, sampled between them, make
    // it smooth.
    let own = max(transform.lengthScale, 1e-3)
    let fine =
      builder.isPassing
      ? transform.followed(by: AffineTransform(scale: fineScale(2 * own, of: size) / own))
      : AffineTransform(scale: fineScale((2 * own).roundedUp(stepsPerDoubling: 4), of: size))
    guard let raster = Raster(of: Rect(origin: .zero, size: size), transform: fine) else {
      return nil
    }
    var pass = Pass(
      pixelWidth: raster.pixelWidth, pixelHeight: raster.pixelHeight, background: mesh.background,
      isCached: !builder.isPassing)
    pass.draws = [Draw(content: .mesh(mesh, size), transform: raster.transform)]
    return place(raster, pass: builder.add(pass), in: pass)
  }

  /// Returns `scale`, or less where a layer of that size would have too many pixels on a side, but
  /// not less than that of the target.
  private func fineScale(_ scale: Double, of size: Size) -> Double {
    max(
      min(scale, Raster.finerSide / max(size.width, size.height)),
      min(scale, max(transform.lengthScale, 1e-3)))
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
}
