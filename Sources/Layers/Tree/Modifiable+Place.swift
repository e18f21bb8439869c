/// Modifiers of where a layer is seen; its own size and place in its stack stay. A layer has them
/// in its tree even where they move nothing, so that its form stays the same while it moves.
extension Modifiable {
  /// Scales about `anchor`; drawn afresh at the new size, never resampled.
  package func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    modified(
      by: ModifierCall(scale, anchor.x, anchor.y) { layer, numbers in
        let anchor = layer.point(numbers[1], numbers[2])
        return layer.modified(.transform(AffineTransform(scale: numbers[0], about: anchor)))
      })
  }

  /// Turns about `anchor`, clockwise on screen.
  package func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self {
    modified(
      by: ModifierCall(angle.radians, anchor.x, anchor.y) { layer, numbers in
        let (angle, anchor) = (Angle.radians(numbers[0]), layer.point(numbers[1], numbers[2]))
        return layer.modified(.transform(AffineTransform(rotation: angle, about: anchor)))
      })
  }

  /// Moves by (`x`, `y`) points.
  package func offset(x: Double = 0, y: Double = 0) -> Self {
    modified(
      by: ModifierCall(x, y) { layer, numbers in
        layer.modified(.transform(AffineTransform(translation: numbers[0], numbers[1])))
      })
  }
}

extension Layer {
  /// A place in unit space in points.
  fileprivate func point(_ x: Double, _ y: Double) -> Point {
    UnitPoint(x: x, y: y).point(in: size)
  }
}
