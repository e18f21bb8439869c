internal import Layers

/// A paint with its numbers at a time.
struct ShownPaint {
  private let paint: _Paint
  private let numbers: [Double]

  init(_ paint: _Paint, numbers: [Double]) {
    self.paint = paint
    self.numbers = numbers
  }

  init(_ paint: _Paint) { self.init(paint, numbers: paint.numbers) }

  /// The color, if the paint is one.
  var color: Layers.Color? { paint.color(numbers) }

  /// Returns a shape in the paint.
  func layer(_ painted: PaintedShape) -> Layer { paint.layer(painted, numbers) }

  /// Returns a white picture in the paint.
  func layer(throughWhite picture: Layer) -> Layer {
    if let color { return picture.multiplied(by: color) }
    return layer(PaintedShape(shape: .rectangle, size: picture.size)).masked(by: picture)
  }
}
