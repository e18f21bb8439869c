internal import Layers

/// The window's icon: the held button, in several sizes.
///
/// Each drawing is made in many times the pixels of the sizes that it is reduced to. Six strings
/// fall between the pixels of a small icon: there are three, brighter, as in `Scripts/install`.
nonisolated struct WindowIcon {
  /// Pixels of each side.
  let side: Int
  /// Red, green, blue and alpha, which is straight, from the top.
  let pixels: [UInt8]

  private static let held = [
    "button", "--background", "transparent", "--press", "0..2", "--time", "0.6", "--set",
    "scale=1.05", "--scale", "4",
  ]
  private static let few = [
    "--set", "wavesCount=3", "--set", "glowIntensity.pressed=0.06", "--set",
    "frequency.pressed=6",
  ]

  /// The drawings, and the sizes that each is reduced to.
  static let drawings: [(words: [String], sides: [Int])] = [
    (held + few + ["--size", "64x64"], [16, 24, 32, 48, 64]),
    (held + ["--size", "128x128"], [128]),
  ]

  /// Reduces a square picture.
  init(reducing image: Image, to side: Int) {
    let reduced = image.reduced(toSide: side)
    self.side = reduced.pixelWidth
    var pixels = reduced.pixels
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[place + 3])
      guard alpha > 0 else { continue }
      for channel in place..<place + 3 {
        pixels[channel] = UInt8(clamping: (Int(pixels[channel]) * 255 + alpha / 2) / alpha)
      }
    }
    self.pixels = pixels
  }
}
