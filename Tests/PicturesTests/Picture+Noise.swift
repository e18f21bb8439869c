import Pictures

enum Look: CaseIterable {
  case gray
  case opaque
  case transparent
}

extension Picture {
  /// A picture of noise, no color greater than its alpha.
  static func noise(_ width: Int, _ height: Int, _ look: Look, seed: UInt64 = 1) -> Picture {
    var random = SeededBytes(seed: seed)
    var pixels: [UInt8] = []
    for _ in 0..<width * height {
      switch look {
      case .gray:
        pixels += Array(repeating: random.next(), count: 3) + [255]
      case .opaque:
        pixels += [random.next(), random.next(), random.next(), 255]
      case .transparent:
        let alpha = random.next()
        pixels += (0..<3).map { _ in UInt8(Int(random.next()) * Int(alpha) / 255) } + [alpha]
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  static func filled(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> Picture {
    Picture(
      width: width, height: height,
      pixels: Array(repeatElement(pixel, count: width * height).joined()))
  }
}
