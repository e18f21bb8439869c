/// The chunks of an animated PNG, made frame by frame, so that a long one needs little memory.
///
/// ```swift
/// // given frames: [Picture], var file: WholeFile
/// let png = AnimatedPNG(frameCount: 60, rate: 30, isOpaque: true, text: [])
/// try file.write(png.head(width: 360, height: 160))
/// for (index, frame) in frames.enumerated() {
///   let area = AnimatedPNG.area(of: frame, after: index > 0 ? frames[index - 1] : nil)
///   try file.write(png.chunks(of: png.part(of: frame, in: area), at: index))
/// }
/// try file.write(png.end)
/// ```
///
/// A frame holds what differs from the frame before, as one rectangle. Readers that know no
/// animation show the first frame. Source: PNG specification, third edition, §11.3.6.
package struct AnimatedPNG: Sendable {
  private let frameCount: Int
  /// The delay of a frame in seconds, as a fraction of two 16-bit numbers.
  private let delay: (numerator: Int, denominator: Int)
  private let layout: PNGPixelLayout
  private let text: [PNGText]

  /// - Parameters:
  ///   - rate: Frames per second, from 1/65 to 65,535.
  ///   - isOpaque: Whether every pixel of every frame is.
  package init(frameCount: Int, rate: Double, isOpaque: Bool, text: [PNGText]) {
    self.frameCount = frameCount
    delay = Self.delay(rate: rate)
    layout = isOpaque ? .rgb : .rgba
    self.text = text
  }

  private static func delay(rate: Double) -> (numerator: Int, denominator: Int) {
    for numerator in [1, 10, 100, 1000] {
      let denominator = (rate * Double(numerator)).rounded()
      if denominator / Double(numerator) == rate, denominator < 65_536 {
        return (numerator, Int(denominator))
      }
    }
    return rate < 65 ? (1000, Int((rate * 1000).rounded())) : (1, Int(min(65_535, rate.rounded())))
  }

  /// The bytes before the first frame.
  package func head(width: Int, height: Int) -> [UInt8] {
    var file = PNGFile()
    file.append(
      "IHDR", bigEndian(width) + bigEndian(height) + [8, layout.colorType, 0, 0, 0])
    file.append("sRGB", [0])  // rendering intent: perceptual
    file.append("acTL", bigEndian(frameCount) + bigEndian(0))  // 0: repeats forever
    for entry in text { file.append(entry) }
    return file.bytes
  }

  /// A compressed frame, or the part of it that differs from the frame before.
  package struct Part: Sendable {
    fileprivate let (x, y, width, height): (Int, Int, Int, Int)
    fileprivate let compressed: [UInt8]
  }

  /// A rectangle of whole pixels, from the top left corner.
  package typealias Area = (x: Int, y: Int, width: Int, height: Int)

  /// Returns the part of a frame that differs from the one before it; all of the first.
  package static func area(of frame: Picture, after previous: Picture?) -> Area {
    previous.map { frame.area(differingFrom: $0) } ?? (0, 0, frame.width, frame.height)
  }

  /// Returns a part of a frame, compressed; it takes most of the time, and needs no order.
  package func part(of frame: Picture, in area: Area) -> Part {
    let picture = frame.part(x: area.x, y: area.y, width: area.width, height: area.height)
    return Part(
      x: area.x, y: area.y, width: area.width, height: area.height,
      compressed: PNGFile.compressed(PNGRows(of: picture, as: layout), level: 1))
  }

  /// Returns the chunks of a frame.
  ///
  /// - Parameter index: Its number in the file; chunks are counted, so it must be written there.
  package func chunks(of part: Part, at index: Int) -> [UInt8] {
    // The first frame has one counted chunk, the others two.
    let sequence = index == 0 ? 0 : 2 * index - 1
    var file = PNGFile(bytes: [])
    var control = bigEndian(sequence)
    for number in [part.width, part.height, part.x, part.y] { control += bigEndian(number) }
    control += [UInt8(delay.numerator >> 8), UInt8(truncatingIfNeeded: delay.numerator)]
    control += [UInt8(delay.denominator >> 8), UInt8(truncatingIfNeeded: delay.denominator)]
    file.append("fcTL", control + [0, 0])  // neither disposed of nor blended
    if index == 0 {
      file.append("IDAT", part.compressed)
    } else {
      file.append("fdAT", bigEndian(sequence + 1) + part.compressed)
    }
    return file.bytes
  }

  /// The bytes after the last frame.
  package var end: [UInt8] {
    var file = PNGFile(bytes: [])
    file.append("IEND", [])
    return file.bytes
  }
}

extension Picture {
  /// Returns the smallest rectangle outside of which two pictures of one size are the same; one
  /// pixel if they are the same everywhere.
  fileprivate func area(differingFrom other: Picture) -> AnimatedPNG.Area {
    let stride = width * 4
    func differs(row: Int) -> Bool {
      pixels[row * stride..<(row + 1) * stride] != other.pixels[row * stride..<(row + 1) * stride]
    }
    guard let top = (0..<height).first(where: differs) else { return (0, 0, 1, 1) }
    let bottom = (0..<height).last(where: differs) ?? top
    var (left, right) = (width, 0)
    for row in top...bottom {
      let range = row * stride..<(row + 1) * stride
      let (own, others) = (pixels[range], other.pixels[range])
      if let first = zip(own, others).enumerated().first(where: { $1.0 != $1.1 })?.offset {
        left = min(left, first / 4)
      }
      if let last = zip(own.reversed(), others.reversed()).enumerated()
        .first(where: { $1.0 != $1.1 })?.offset
      {
        right = max(right, width - 1 - last / 4)
      }
    }
    return (left, top, right - left + 1, bottom - top + 1)
  }

  /// Returns a rectangle of the picture, without its text.
  fileprivate func part(x: Int, y: Int, width: Int, height: Int) -> Picture {
    if width == self.width, height == self.height {
      return Picture(width: width, height: height, pixels: pixels)
    }
    var part: [UInt8] = []
    part.reserveCapacity(width * height * 4)
    for row in y..<y + height {
      let start = (row * self.width + x) * 4
      part += pixels[start..<start + width * 4]
    }
    return Picture(width: width, height: height, pixels: part)
  }
}
