/// Modifiers named and ordered as SwiftUI's; each returns a new layer of the same size.
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
  /// - Parameter maxSampleOffset: Largest distance in points between a place and what is sampled
  ///   for it.
  package func layerEffect(
    _ shader: Shader, maxSampleOffset: Size, isEnabled: Bool = true
  ) -> Layer {
    isEnabled ? modified(.layerEffect(shader, maxSampleOffset: maxSampleOffset)) : self
  }

  // MARK: - Shape and place

  /// Keeps what lies inside `shape`, with an antialiased edge.
  package func clip(to shape: Shape) -> Layer { modified(.clip(shape)) }

  /// Scales about `anchor`; drawn afresh at the new size, never resampled.
  package func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> Layer {
    modified(.transform(AffineTransform(scale: scale, about: anchor.point(in: size))))
  }

  /// Turns about `anchor`, clockwise on screen.
  package func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Layer {
    modified(.transform(AffineTransform(rotation: angle, about: anchor.point(in: size))))
  }

  /// Moves the layer by (`x`, `y`) points.
  package func offset(x: Double, y: Double) -> Layer {
    modified(.transform(AffineTransform(translation: x, y)))
  }

  /// Turns the layer into an image of its bounds, like a photograph: drawn once, and from then on
  /// only sampled.
  ///
  /// For pictures that cost much and never change; its resolution follows the size on screen in
  /// steps.
  package func bitmap() -> Layer { modified(.bitmap) }

  /// Paints `layer` over this one, top left corners together.
  package func overlay(_ layer: Layer) -> Layer {
    Layer(size: size, children: [Child(self), Child(layer)])
  }

  // MARK: - Color

  /// Fades the layer as one picture.
  package func opacity(_ opacity: Double) -> Layer {
    opacity >= 1 ? self : modified(.opacity(max(0, opacity)))
  }

  /// Adds `amount` to every channel.
  package func brightness(_ amount: Double) -> Layer {
    amount == 0 ? self : modified(.colorEffect(ColorMatrix.brightness(amount).shader))
  }

  /// Moves channels away from the middle by the factor `amount`.
  package func contrast(_ amount: Double) -> Layer {
    amount == 1 ? self : modified(.colorEffect(ColorMatrix.contrast(amount).shader))
  }

  /// Moves colors away from grey of the same luma by the factor `amount`.
  package func saturation(_ amount: Double) -> Layer {
    amount == 1 ? self : modified(.colorEffect(ColorMatrix.saturation(amount).shader))
  }

  /// Turns the hue by `angle`, keeping luma.
  package func hueRotation(_ angle: Angle) -> Layer {
    angle == .zero ? self : modified(.colorEffect(ColorMatrix.hueRotation(angle).shader))
  }

  /// Softens the layer by a Gaussian whose standard deviation is `radius` points.
  package func blur(radius: Double) -> Layer {
    radius <= 0 ? self : modified(.convolution(.gaussian(radius: radius)))
  }

  /// Paints a blurred copy in one color beneath; black at 0.33 by default, as SwiftUI's.
  package func shadow(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> Layer {
    let blur = radius > 0 ? [Modifier.convolution(.gaussian(radius: radius))] : []
    return modified(
      .copyBeneath(
        blur + [
          .colorEffect(.modifier("shadow", .color(color))),
          .transform(AffineTransform(translation: x, y)),
        ]))
  }

  /// Changes how the layer meets what is painted below it in its stack.
  package func blendMode(_ mode: BlendMode) -> Layer {
    mode == .normal ? self : modified(.blendMode(mode))
  }

  package func modified(_ modifier: Modifier) -> Layer {
    Layer(size: size, content: .modified(self, modifier))
  }
}

extension ColorMatrix {
  /// The color function that draws it.
  package var shader: Shader {
    func argument(_ row: SIMD4<Double>) -> Shader.Argument { .float4(row.x, row.y, row.z, row.w) }
    return .modifier("colorMatrix", argument(red), argument(green), argument(blue))
  }
}
