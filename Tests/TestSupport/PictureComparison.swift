import Pictures

/// The differences between two pictures of one size.
struct PictureComparison {
  /// A pixel whose difference nothing exceeds; the first such, by rows.
  struct Pixel: Equatable {
    let x: Int
    let y: Int
    /// Red, green, blue, alpha; premultiplied.
    let expected: [UInt8]
    let actual: [UInt8]
    /// The largest difference of its channels, 0…255.
    let difference: Int
  }

  let expected: Picture
  let actual: Picture
  let tolerance: ImageTolerance

  let worst: Pixel
  /// The share of the pixels, 0…1, that differ by more than the tolerance.
  let share: Double

  var isMatch: Bool { share <= tolerance.share }

  init(expected: Picture, actual: Picture, tolerance: ImageTolerance) {
    precondition(
      expected.width == actual.width && expected.height == actual.height,
      "only pictures of one size can be compared by pixel")
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance

    var beyond = 0
    var worst = (index: 0, difference: -1)
    let count = expected.width * expected.height
    for index in 0..<count {
      let difference = Self.difference(expected, actual, at: index)
      if difference > tolerance.perChannel { beyond += 1 }
      if difference > worst.difference { worst = (index, difference) }
    }
    let channels = 4 * worst.index..<4 * worst.index + 4
    self.worst = Pixel(
      x: worst.index % expected.width, y: worst.index / expected.width,
      expected: Array(expected.pixels[channels]), actual: Array(actual.pixels[channels]),
      difference: worst.difference)
    share = Double(beyond) / Double(count)
  }

  /// Shows where the pictures differ: the expected one dimmed to gray, and every pixel beyond the
  /// tolerance in red, the brighter the further.
  func differencePicture() -> Picture {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(expected.pixels.count)
    for index in 0..<expected.width * expected.height {
      let difference = Self.difference(expected, actual, at: index)
      if difference > tolerance.perChannel {
        pixels += [UInt8(128 + difference / 2), 0, 0, 255]  // 128: even a step of 3 must be seen
      } else {
        let sum = expected.pixels[4 * index..<4 * index + 3].reduce(0) { $0 + Int($1) }
        let gray = UInt8(sum / 3 / 4)
        pixels += [gray, gray, gray, 255]
      }
    }
    return Picture(width: expected.width, height: expected.height, pixels: pixels)
  }

  private static func difference(_ first: Picture, _ second: Picture, at index: Int) -> Int {
    var largest = 0
    for channel in 4 * index..<4 * index + 4 {
      largest = max(largest, abs(Int(first.pixels[channel]) - Int(second.pixels[channel])))
    }
    return largest
  }
}
