/// The bytes a pixel of a picture needs in a PNG.
enum PNGPixelLayout {
  case gray
  case rgb
  /// With straight alpha.
  case rgba

  /// Picks the smallest layout that loses nothing: alpha only where a pixel is not opaque, color
  /// only where one is not gray.
  init(for picture: Picture) {
    var alpha: UInt32 = 0xFF
    var difference: UInt32 = 0
    picture.pixels.withUnsafeBytes { bytes in
      for pixel in 0..<bytes.count / 4 {
        let rgba = UInt32(
          littleEndian: bytes.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self))
        alpha &= rgba >> 24
        difference |= rgba ^ (rgba >> 8)  // red ^ green in the lowest byte, green ^ blue above it
      }
    }
    self = alpha < 0xFF ? .rgba : difference & 0xFFFF == 0 ? .gray : .rgb
  }

  /// The PNG specification's number for it (§11.2.2).
  var colorType: UInt8 {
    switch self {
    case .gray: 0
    case .rgb: 2
    case .rgba: 6
    }
  }

  var bytesPerPixel: Int {
    switch self {
    case .gray: 1
    case .rgb: 3
    case .rgba: 4
    }
  }
}
