/// Modifiers that blur.
extension Modifiable {
  /// Softens by a Gaussian whose standard deviation is `radius` points; below 0 it counts as 0.
  package func blur(radius: Double) -> Self {
    modified(
      by: ModifierCall(radius) { layer, numbers in
        numbers[0] > 0 ? layer.modified(.convolution(.gaussian(radius: numbers[0]))) : layer
      })
  }

  /// Paints a blurred copy in one color beneath; black at 0.33 by default, as SwiftUI's.
  package func shadow(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> Self {
    modified(
      by: ModifierCall(color.red, color.green, color.blue, color.opacity, radius, x, y) {
        layer, numbers in
        let color = Color(
          red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
        let blur: [Layer.Modifier] =
          numbers[4] > 0 ? [.convolution(.gaussian(radius: numbers[4]))] : []
        return layer.modified(
          .copyBeneath(
            blur + [
              .colorEffect(.modifier("shadow", .color(color))),
              .transform(AffineTransform(translation: numbers[5], numbers[6])),
            ]))
      })
  }
}
