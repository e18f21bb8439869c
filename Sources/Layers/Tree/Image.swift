/// Pixels to draw: RGBA, 8 bits each, premultiplied, sRGB-encoded, rows from the top.
///
/// It is a reference, compared by identity: the renderer uploads an image once, however often it is drawn.
package final class Image: Sendable {
  /// Width and height in pixels.
  package let pixelWidth: Int
  package let pixelHeight: Int
  package let pixels: [UInt8]

  package init(pixelWidth: Int, pixelHeight: Int, pixels: [UInt8]) {
    precondition(
      pixels.count == pixelWidth * pixelHeight * 4,
      "Image needs \(pixelWidth * pixelHeight * 4) bytes, got \(pixels.count)")
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.pixels = pixels
  }
}

extension Image: Hashable {
  package static func == (a: Image, b: Image) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
