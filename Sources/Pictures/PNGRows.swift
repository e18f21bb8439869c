/// A picture's rows as they go into the compressor: a byte that names the filter, then the filtered
/// pixels.
///
/// All rows have the filter Up, the difference from the row above. On glows it compresses about as
/// well as the best choice for each row, and costs one subtraction a byte.
struct PNGRows: ~Copyable {
  let bytes: UnsafeMutableRawBufferPointer

  private static let up: UInt8 = 2

  init(of picture: Picture, as layout: PNGPixelLayout) {
    let length = picture.width * layout.bytesPerPixel
    let stride = 1 + length
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: stride * picture.height, alignment: 16)
    let row = { (y: Int) in
      UnsafeMutableRawBufferPointer(rebasing: bytes[y * stride + 1..<(y + 1) * stride])
    }
    picture.pixels.withUnsafeBytes { pixels in
      // From the bottom up, so that a row is subtracted before it becomes a difference itself.
      for y in (0..<picture.height).reversed() {
        bytes[y * stride] = Self.up
        let source = UnsafeRawBufferPointer(
          rebasing: pixels[y * picture.width * 4..<(y + 1) * picture.width * 4])
        switch layout {
        case .gray: Self.packGray(source, into: row(y))
        case .rgb: Self.packRGB(source, into: row(y))
        case .rgba: Self.packStraight(source, into: row(y))
        }
        if y + 1 < picture.height { Self.subtract(row(y), from: row(y + 1)) }
      }
    }
    self.bytes = bytes
  }

  deinit { bytes.deallocate() }

  private static func packGray(
    _ source: UnsafeRawBufferPointer, into row: UnsafeMutableRawBufferPointer
  ) {
    for x in 0..<row.count { row[x] = source[x &* 4] }
  }

  private static func packRGB(
    _ source: UnsafeRawBufferPointer, into row: UnsafeMutableRawBufferPointer
  ) {
    for x in 0..<source.count / 4 {
      row[x &* 3] = source[x &* 4]
      row[x &* 3 &+ 1] = source[x &* 4 &+ 1]
      row[x &* 3 &+ 2] = source[x &* 4 &+ 2]
    }
  }

  private static func packStraight(
    _ source: UnsafeRawBufferPointer, into row: UnsafeMutableRawBufferPointer
  ) {
    for x in 0..<source.count / 4 {
      let alpha = source[x &* 4 &+ 3]
      for channel in 0..<3 {
        row[x &* 4 &+ channel] = straight(source[x &* 4 &+ channel], alpha: alpha)
      }
      row[x &* 4 &+ 3] = alpha
    }
  }

  private static func subtract(
    _ above: UnsafeMutableRawBufferPointer, from row: UnsafeMutableRawBufferPointer
  ) {
    for index in 0..<row.count { row[index] &-= above[index] }
  }
}
