import Layers

/// A pass of a convolution, whose user space is the pixels that it draws.
nonisolated struct ConvolutionPass {
  /// In pixels: what is left of the convolution's.
  var standardDeviation: Double
  var pixelsPerPoint: Double
}

/// Weighted means of what lies around.
nonisolated extension Painter {
  /// Standard deviation, in pixels, that a convolution is drawn with: wide ones are drawn on fewer,
  /// larger pixels.
  private static let drawnDeviation = 2.75
  /// Standard deviation, in pixels, below which a Gaussian takes less than a fifth of a level of
  /// 255 to the next pixel: it is left out.
  private static let faintDeviation = 0.25

  /// Draws `layer` and, over its pixels, the passes of a convolution; `nil` if nothing is seen.
  ///
  /// The result holds no detail finer than the standard deviation, so its pixels may be nearly as
  /// large; the variance that averaging over them (1/12 of their square) and linear
  /// filtering between them (1/6) add is taken off before.
  mutating func convolved(_ layer: Layer, by convolution: Convolution) -> RegionPaint? {
    let reach = convolution.maxSampleOffset
    // A clear pixel more on every side: the edge of a faint blur reaches no further than its
    // antialiased pixels, and beyond the texture its border repeats.
    let whole = (layer.inkBounds ?? Rect(origin: .zero, size: .zero)).grown(by: reach)
      .inset(by: -1 / transform.smallestLengthScale)
    let seen = sampled.grown(by: reach).intersection(whole)
    let coarseness = max(
      1, convolution.standardDeviation * transform.lengthScale / Self.drawnDeviation)
    let coarse = transform.followed(by: AffineTransform(scale: 1 / coarseness))
    guard let raster = Raster(of: seen, transform: coarse) else { return nil }
    // What is read for pixels that are seen is drawn: functions read in whole pixels, by twos.
    let unread = raster.pixels(inside: hidden?.shrunk(by: reach), margin: 4)
    let unseen = raster.pixels(inside: hidden, margin: 2)
    let wasPassing = builder.isPassing
    builder.isPassing = wasPassing || coarseness > 1
    let sharp = builder.pass(
      of: layer, transform: raster.transform, pixelWidth: raster.pixelWidth,
      pixelHeight: raster.pixelHeight, background: .clear, hidden: unread)
    builder.isPassing = wasPassing
    let width = convolution.standardDeviation * raster.transform.lengthScale
    let added = coarseness > 1 ? 0.25 : 0
    let step = ConvolutionPass(
      standardDeviation: max(0, width * width - added).squareRoot(),
      pixelsPerPoint: raster.transform.lengthScale)
    var last = builder.add(sharp)
    if step.standardDeviation >= Self.faintDeviation {
      for (index, shader) in convolution.passes.enumerated() {
        let hidden = index == convolution.passes.count - 1 ? unseen : unread
        last = add(step, of: shader, over: last, like: sharp, raster: raster, hidden: hidden)
      }
    }
    return place(raster, pass: last, in: sharp)
  }

  /// Adds a pass that calls `shader` over what another one drew, pixel by pixel of the same raster.
  ///
  /// - Parameters:
  ///   - index: Of the pass that it reads, as large as `pass`.
  ///   - hidden: Pixels that nothing reads.
  /// - Returns: Its index.
  private mutating func add(
    _ step: ConvolutionPass, of shader: Shader, over index: Int, like pass: Pass, raster: Raster,
    hidden: PixelRect?
  ) -> Int {
    let bounds = Rect(
      x: 0, y: 0, width: Double(raster.pixelWidth), height: Double(raster.pixelHeight))
    var painter = Painter(transform: .identity, visible: bounds, builder: builder)
    painter.convolutionPass = step
    let source = painter.place(raster.inPixels, pass: index, in: pass)
    let call = builder.inPass { painter.call(shader, in: bounds.size) }
    let paint = Paint.clamped(.layerEffect(source, call))
    var result = Pass(
      pixelWidth: pass.pixelWidth, pixelHeight: pass.pixelHeight, background: .clear)
    result.draws = [
      Draw(
        content: .paint(paint, bounds: bounds), transform: .identity, values: painter.values,
        textures: painter.textures, isSpecialized: painter.isSpecialized)
    ]
    result.hidden = hidden
    result.leaveOutHidden()
    return builder.add(result)
  }
}
