internal import Layers

extension Layer {
  /// The layer in the middle of a canvas, as large as it fits.
  func fitted(in canvas: Size) -> Layer {
    let factor = min(canvas.width / size.width, canvas.height / size.height)
    let origin = Point(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2)
    return Layer(size: canvas, children: [Child(scaleEffect(factor), at: origin)])
  }
}
