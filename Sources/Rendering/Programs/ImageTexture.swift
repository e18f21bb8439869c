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
    texture = Texture(
      pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight, pixels: image.pixels,
      label: "image \(image.pixelWidth) × \(image.pixelHeight)")
  }
}
