internal import Glibc
package import Layers

/// Pictures for shaders that want a texture and were given none: made here, so that nothing has to
/// be read.
package enum SuppliedPicture {
  /// Returns what an argument of this name most likely wants: noise, or a picture.
  static func image(forArgument name: String) -> Image {
    let name = name.lowercased()
    let isNoise = ["noise", "grain", "perlin", "random", "displace", "normal", "height"]
      .contains { name.contains($0) }
    return isNoise ? noise : sunset
  }

  private static let side = 256

  /// Four channels of smooth noise that repeat without a seam, opaque to the eye: the fourth is
  /// alpha 1.
  static let noise = image { x, y in
    (0..<3).map { channel in
      let octaves: [(cells: Int, weight: Double)] = [(8, 0.5), (16, 0.3), (32, 0.2)]
      return octaves.reduce(0) { sum, octave in
        sum + octave.weight * valueNoise(x, y, cells: octave.cells, channel: channel)
      }
    }
  }

  /// Bands of evening colors with a sun, so that one sees how a texture lies.
  static let sunset = image { x, y in
    let sky = 0.5 + 0.5 * cos(3 * y + 0.6)
    let glow = exp(-18 * ((x - 0.62) * (x - 0.62) + (y - 0.45) * (y - 0.45)))
    let waves = y > 0.62 ? 0.08 * sin(60 * y + 6 * sin(9 * x)) : 0
    return [
      0.15 + 0.7 * (1 - y) * sky + glow + waves, 0.1 + 0.35 * sky + 0.8 * glow + waves,
      0.35 + 0.4 * y + 0.3 * glow + waves,
    ]
  }

  /// Four independent random channels, every pixel another.
  package static let whiteNoise: Image = {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side * 4)
    for row in 0..<side {
      for column in 0..<side {
        for channel in 0..<4 {
          pixels.append(UInt8(min(255, hash(column, row, channel + 7) * 256)))
        }
      }
    }
    return Image(pixelWidth: side, pixelHeight: side, pixels: pixels)
  }()

  /// One clear pixel.
  package static let clear = Image(pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 0, 0])

  /// - Parameter color: Red, green and blue at a place in unit space.
  private static func image(_ color: (_ x: Double, _ y: Double) -> [Double]) -> Image {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side * 4)
    for row in 0..<side {
      for column in 0..<side {
        let place = ((Double(column) + 0.5) / Double(side), (Double(row) + 0.5) / Double(side))
        for channel in color(place.0, place.1) {
          pixels.append(UInt8((min(max(channel, 0), 1) * 255).rounded()))
        }
        pixels.append(255)
      }
    }
    return Image(pixelWidth: side, pixelHeight: side, pixels: pixels)
  }

  /// Value noise on a grid of `cells` that repeats, 0…1.
  private static func valueNoise(_ x: Double, _ y: Double, cells: Int, channel: Int) -> Double {
    let (u, v) = (x * Double(cells), y * Double(cells))
    let (column, row) = (Int(u), Int(v))
    let ease = { (t: Double) in t * t * (3 - 2 * t) }
    let (a, b) = (ease(u - Double(column)), ease(v - Double(row)))
    let corner = { (i: Int, j: Int) in
      hash((column + i) % cells, (row + j) % cells, channel + 31 * cells)
    }
    let top = corner(0, 0) * (1 - a) + corner(1, 0) * a
    let bottom = corner(0, 1) * (1 - a) + corner(1, 1) * a
    return top * (1 - b) + bottom * b
  }

  /// 0…1, different for neighbours. Mixing of bits as in Jarzynski and Olano, "Hash Functions for
  /// GPU Rendering", 2020.
  private static func hash(_ x: Int, _ y: Int, _ z: Int) -> Double {
    var state = UInt32(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663 ^ z &* 83_492_791)
    state = state &* 747_796_405 &+ 2_891_336_453
    let word = ((state >> ((state >> 28) + 4)) ^ state) &* 277_803_737
    return Double((word >> 22) ^ word) / Double(UInt32.max)
  }
}
