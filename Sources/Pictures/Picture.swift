/// Pixels in memory, and the text that goes with them into a PNG.
///
/// A pixel is four bytes, red, green, blue and alpha: sRGB-encoded, 8 bits each, **premultiplied**
/// (the project's default). Rows go from the top, from left to right, with nothing between them.
///
/// ```swift
/// var frame = Picture(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 0, 0])
/// frame.text = [PNGText(key: "Software", value: "harmonic")]
/// try writeWhole(frame.pngBytes(), to: "frame.png", replacing: true)
/// ```
///
/// A picture is what lies in a file; it does not scale, convert or draw itself.
package struct Picture: Sendable, Equatable {
  /// Pixels in a row, 1 or more.
  package let width: Int
  /// Rows, 1 or more.
  package let height: Int
  /// The pixels, `width × height × 4` bytes; no color is greater than its alpha, and where one is,
  /// it counts as equal.
  package let pixels: [UInt8]
  /// The text in the PNG, in the order of the file. Keys may repeat.
  package var text: [PNGText]

  package init(width: Int, height: Int, pixels: [UInt8], text: [PNGText] = []) {
    // A PNG counts both in 31 bits; within that no product below leaves Int.
    precondition(
      (1...0x7FFF_FFFF).contains(width) && (1...0x7FFF_FFFF).contains(height),
      "a Picture needs 1 to 2³¹ − 1 pixels each way, got \(width) × \(height)")
    precondition(
      pixels.count / 4 / width == height && pixels.count == width * height * 4,
      "a Picture of \(width) × \(height) needs four bytes a pixel, got \(pixels.count) bytes")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.text = text
  }

  /// Whether every pixel covers what is behind it.
  package var isOpaque: Bool {
    pixels.withUnsafeBytes { bytes in
      stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
  }

  /// The pixels with straight alpha, as files and other programs take them.
  package var straightPixels: [UInt8] {
    if isOpaque { return pixels }
    var result = pixels
    for start in stride(from: 0, to: result.count, by: 4) {
      for channel in start..<start + 3 {
        result[channel] = straight(result[channel], alpha: result[start + 3])
      }
    }
    return result
  }
}
