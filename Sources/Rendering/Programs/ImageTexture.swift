internal import Layers
internal import OpenGL

/// An image on the GPU, and when it was last drawn.
final class ImageTexture {
  let texture: Texture
  /// Keeps the image alive, so that its identity stays its own.
  let image: Image
  var lastFrame: Int

  init(image: Image, frame: Int) {
    self.image = image
    lastFrame = frame
    let (width, height) = (image.pixelWidth, image.pixelHeight)
    let label = "image \(width) × \(height)"
    switch image.samples {
    case .bytes(let bytes):
      texture = Texture(pixelWidth: width, pixelHeight: height, pixels: bytes, label: label)
    case .floats(let floats):
      texture = Texture(pixelWidth: width, pixelHeight: height, floats: floats, label: label)
    }
  }
}
