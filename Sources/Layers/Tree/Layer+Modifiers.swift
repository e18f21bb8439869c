/// Modifiers named and ordered as SwiftUI's; each returns a new layer of the same size.
extension Layer {
  /// Replaces every pixel's color by what `shader` makes of it.
  package func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Layer {
    isEnabled ? modified(.colorEffect(shader)) : self
  }

  /// Keeps what lies inside `shape`, with an antialiased edge.
  package func clip(to shape: Shape) -> Layer { modified(.clip(shape)) }

  /// Scales about `anchor`; drawn afresh at the new size, never resampled.
  package func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> Layer {
    modified(.transform(AffineTransform(scale: scale, about: anchor.point(in: size))))
  }

  /// Moves the layer by (`x`, `y`) points.
  package func offset(x: Double, y: Double) -> Layer {
    modified(.transform(AffineTransform(translation: x, y)))
  }

  /// Fades the layer as one picture.
  package func opacity(_ opacity: Double) -> Layer {
    opacity >= 1 ? self : modified(.opacity(max(0, opacity)))
  }

  /// Paints `layer` over this one, top left corners together.
  package func overlay(_ layer: Layer) -> Layer {
    Layer(size: size, children: [Child(self), Child(layer)])
  }

  private func modified(_ modifier: Modifier) -> Layer {
    Layer(size: size, content: .modified(self, modifier))
  }
}
