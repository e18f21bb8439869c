internal import Layers

nonisolated extension Image {
  /// Up to four pictures of one size in two rows, parted by a clear cross.
  convenience init(mosaicOf images: [Image]) {
    precondition(!images.isEmpty, "a mosaic must have a picture")
    let (width, height) = (images[0].pixelWidth, images[0].pixelHeight)
    let gap = max(2, width / 60)
    let (whole, lines) = (2 * width + gap, 2 * height + gap)
    var pixels = [UInt8](repeating: 0, count: whole * lines * 4)
    for (index, image) in images.prefix(4).enumerated()
    where image.pixelWidth == width && image.pixelHeight == height {
      let (row, column) = index.quotientAndRemainder(dividingBy: 2)
      let source = image.pixels
      for y in 0..<height {
        let start = ((row * (height + gap) + y) * whole + column * (width + gap)) * 4
        pixels.replaceSubrange(
          start..<start + width * 4, with: source[y * width * 4..<(y + 1) * width * 4])
      }
    }
    self.init(pixelWidth: whole, pixelHeight: lines, pixels: pixels)
  }
}
