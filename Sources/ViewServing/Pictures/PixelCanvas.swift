internal import Layers

/// Pixels that shapes are put on: premultiplied, rows from the top.
struct PixelCanvas {
  let width: Int
  let height: Int
  private var pixels: [UInt8]

  init(width: Int, height: Int) {
    (self.width, self.height) = (max(1, width), max(1, height))
    pixels = Array(repeating: 0, count: self.width * self.height * 4)
  }

  var image: Image { Image(pixelWidth: width, pixelHeight: height, pixels: pixels) }

  /// Draws an image with its top left pixel at a place; those beyond the edges are left out.
  mutating func draw(_ image: Image, x left: Int, y top: Int) {
    let source = image.pixels
    for y in 0..<image.pixelHeight where (0..<height).contains(top + y) {
      for x in 0..<image.pixelWidth where (0..<width).contains(left + x) {
        let (from, to) = ((y * image.pixelWidth + x) * 4, ((top + y) * width + left + x) * 4)
        // Over: what is there shows through what is not opaque.
        let rest = 255 - Int(source[from + 3])
        for channel in 0..<4 {
          let below = (Int(pixels[to + channel]) * rest + 127) / 255
          pixels[to + channel] = UInt8(min(255, Int(source[from + channel]) + below))
        }
      }
    }
  }

  /// Puts a mask on it in white, or cuts it out of what is there.
  mutating func add(_ mask: CoverageMask, isCut: Bool) {
    for (place, coverage) in mask.coverage.enumerated() where coverage > 0 {
      let start = 4 * place
      let ink = Float(pixels[start + 3]) / 255
      let part = min(1, coverage)
      let level = isCut ? ink * (1 - part) : ink + part * (1 - ink)
      for channel in 0..<4 { pixels[start + channel] = UInt8(clamping: Int(level * 255 + 0.5)) }
    }
  }

  /// Puts a shape around what is drawn: under it in white, or with it cut out.
  ///
  /// - Parameters:
  ///   - radius: Half of its size in pixels.
  ///   - lineWidth: In pixels, if it is not filled.
  mutating func enclose(in enclosure: SymbolEnclosure, radius: Double, lineWidth: Double) {
    for y in 0..<height {
      for x in 0..<width {
        let start = (y * width + x) * 4
        let coverage = enclosure.coverage(
          x: Double(x) + 0.5 - Double(width) / 2, y: Double(y) + 0.5 - Double(height) / 2,
          radius: radius, lineWidth: lineWidth)
        let ink = Double(pixels[start + 3])
        let level = enclosure.isFilled ? coverage * (255 - ink) : max(ink, coverage * 255)
        for channel in 0..<4 {
          pixels[start + channel] = UInt8(clamping: level.rounded())
        }
      }
    }
  }

  /// Makes colors white, and the lighter the more transparent, so that a picture in colors can
  /// still be recognized as a shape. White stays as it is if there is nothing else.
  mutating func removeColors() {
    let places = stride(from: 0, to: pixels.count, by: 4)
    let hasColors = places.contains { start in
      pixels[start..<start + 3].contains { $0 != pixels[start + 3] }
    }
    guard hasColors else { return }
    // Premultiplied: what a color lacks of white is its alpha less its brightness.
    let inks = places.map { start in
      let (red, green, blue) = (
        Int(pixels[start]), Int(pixels[start + 1]), Int(pixels[start + 2])
      )
      return 10 * Int(pixels[start + 3]) - 2 * red - 4 * green - blue
    }
    let most = max(1, inks.max() ?? 1)
    for (start, ink) in zip(places, inks) {
      let level = UInt8(clamping: 255 * max(0, ink) / most)
      for channel in 0..<4 { pixels[start + channel] = level }
    }
  }
}
