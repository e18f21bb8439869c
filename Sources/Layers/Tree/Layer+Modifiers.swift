/// Modifiers that only layers have, named and ordered as SwiftUI's; each returns a new layer of the
/// same size. Those that effects have, too, are in the extensions of `Modifiable`.
extension Layer {
  // MARK: - Shader effects

  /// Replaces every pixel's color by what `shader` makes of it.
  package func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Layer {
    isEnabled ? modified(.colorEffect(shader)) : self
  }

  /// Shows at every place what lies where `shader` says.
  ///
  /// - Parameters:
  ///   - maxSampleOffset: Largest distance in points between a place and what it shows; the layer
  ///     may grow by it.
  ///   - edge: What is shown from outside the layer; SwiftUI shows nothing.
  package func distortionEffect(
    _ shader: Shader, maxSampleOffset: Size, edge: SampleEdge = .transparent,
    isEnabled: Bool = true
  ) -> Layer {
    guard isEnabled else { return self }
    return modified(.distortionEffect(shader, maxSampleOffset: maxSampleOffset, edge: edge))
  }

  /// Replaces every pixel by what `shader` makes of the layer around it.
  ///
  /// - Parameters:
  ///   - maxSampleOffset: Largest distance in points between a place and what is sampled for it.
  ///   - edge: What is sampled further outside; SwiftUI repeats the border.
  package func layerEffect(
    _ shader: Shader, maxSampleOffset: Size, edge: SampleEdge = .clamp, isEnabled: Bool = true
  ) -> Layer {
    isEnabled ? modified(.layerEffect(shader, maxSampleOffset: maxSampleOffset, edge: edge)) : self
  }

  // MARK: - Parts

  /// Keeps what lies inside `shape`, with an antialiased edge.
  package func clip(to shape: Shape) -> Layer { modified(.clip(shape)) }

  /// Keeps as much of every pixel as `mask` is opaque there; nothing outside of the bounds.
  ///
  /// - Parameter mask: As large as the layer. One that is a shape in an opaque color clips.
  package func masked(by mask: Layer) -> Layer {
    if case .fill(let shape, .color(let color)) = mask.content, color.opacity >= 1,
      mask.size == size
    {
      return clip(to: shape)
    }
    return modified(.colorEffect(.modifier("mask", .layer(mask), .unitPosition)))
  }

  /// Shows the layer as a plane in space, seen with perspective.
  ///
  /// - Parameters:
  ///   - rows: Three rows that map a place on screen, as (x, y, 1), to x, y and their divisor for
  ///     the place in the layer that is seen there.
  ///   - maxSampleOffset: Largest distance in points between the two places.
  package func projected(by rows: [SIMD3<Double>], maxSampleOffset: Size) -> Layer {
    precondition(rows.count == 3, "a projection has 3 rows, got \(rows.count)")
    let arguments = rows.map { Shader.Argument.float3($0.x, $0.y, $0.z) }
    return distortionEffect(
      .modifier("projection", arguments), maxSampleOffset: maxSampleOffset)
  }

  /// Turns the layer into an image of its bounds, like a photograph: drawn once, and from then on
  /// only sampled.
  ///
  /// For pictures that cost much and never change; its resolution follows the size on screen in
  /// steps.
  package func bitmap() -> Layer { modified(.bitmap) }

  /// Draws the layer by itself and then as one picture, in the pixels that it is shown in.
  ///
  /// For a layer of many parts that stands still over one that moves: while it stays the same, only
  /// its picture is drawn. One that changes in every frame costs more than without.
  package func drawingGroup() -> Layer { modified(.drawingGroup) }

  /// Draws the bounds of the layer in larger pixels, for layers that take too long in those of the
  /// screen.
  ///
  /// - Parameter divisor: 2 draws a quarter of the pixels; 1 leaves the layer unchanged.
  package func reducedResolution(by divisor: Int) -> Layer {
    divisor > 1 ? modified(.reducedResolution(divisor)) : self
  }

  /// Paints `layer` over this one, top left corners together.
  package func overlay(_ layer: Layer) -> Layer {
    Layer(size: size, children: [Child(self), Child(layer)])
  }

  /// Changes how the layer meets what is painted below it in its stack.
  package func blendMode(_ mode: BlendMode) -> Layer {
    mode == .normal ? self : modified(.blendMode(mode))
  }
}
