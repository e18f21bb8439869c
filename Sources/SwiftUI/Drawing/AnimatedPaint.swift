internal import Layers

/// A paint on its way to another one of its kind.
@MainActor
final class AnimatedPaint {
  private var paint: _Paint
  private let animation: AnimatedNumbers

  init(_ paint: _Paint, node: _Node) {
    self.paint = paint
    animation = AnimatedNumbers(node: node)
  }

  func change(to new: _Paint) {
    if new.kind == paint.kind {
      if new.numbers != paint.numbers { animation.change(from: paint.numbers, to: new.numbers) }
    } else {
      animation.stop()
    }
    paint = new
  }

  private var numbers: [Double] { animation.shown ?? paint.numbers }

  /// Returns a shape in the paint.
  func layer(_ painted: PaintedShape) -> Layer { paint.layer(painted, numbers) }

  /// The color, if the paint is one.
  var color: Layers.Color? { paint.color(numbers) }

  /// The paint as it is now.
  var shown: ShownPaint { ShownPaint(paint, numbers: numbers) }
}
