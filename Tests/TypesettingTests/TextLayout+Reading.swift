import Layers

@testable import Typesetting

extension TextLayout {
  var runs: [Run] { lines.flatMap(\.runs) }
  var slices: [Slice] { runs.flatMap(\.slices) }

  /// The characters of each slice, in the slices' order.
  func strings(of slices: [Slice]) -> [String] {
    let utf8 = Array(text.string.utf8)
    return slices.map { String(decoding: utf8[$0.utf8Range], as: UTF8.self) }
  }

  var strings: [String] { strings(of: slices) }
}

extension TextPicture {
  var pixelWidth: Int { image.pixelWidth }
  var pixelHeight: Int { image.pixelHeight }

  /// Red, green, blue, alpha.
  func pixel(x: Int, y: Int) -> [UInt8] {
    let start = (y * pixelWidth + x) * 4
    return Array(image.pixels[start..<start + 4])
  }

  func alpha(x: Int, y: Int) -> Int { Int(image.pixels[(y * pixelWidth + x) * 4 + 3]) }

  /// All alpha in the columns, where 1 is a pixel wholly covered.
  func coverage(columns: Range<Int>) -> Double {
    var sum = 0
    for y in 0..<pixelHeight { for x in columns { sum += alpha(x: x, y: y) } }
    return Double(sum) / 255
  }

  var coverage: Double { coverage(columns: 0..<pixelWidth) }

  /// The mean x of the ink, in pixels from the picture's left edge.
  var meanX: Double {
    var moment = 0.0
    for x in 0..<pixelWidth { moment += (Double(x) + 0.5) * coverage(columns: x..<x + 1) }
    return moment / coverage
  }
}

/// Pango's unit; places are whole multiples of it.
let unit = 1.0 / 1024
