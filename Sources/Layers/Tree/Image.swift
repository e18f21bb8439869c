/// Pixels to draw: RGBA, premultiplied, sRGB-encoded, rows from the top.
///
/// It is a reference, compared by identity: the renderer uploads an image once, however often it is
/// drawn.
package final class Image: Sendable {
  /// Four numbers a pixel.
  package enum Samples: Sendable {
    /// 8 bits each, as pictures in files have them.
    case bytes([UInt8])
    /// Any value; for pictures that have to be exact.
    case floats([Float])

    fileprivate var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .floats(let floats): floats.count
      }
    }
  }

  /// Width and height in pixels.
  package let pixelWidth: Int
  package let pixelHeight: Int
  package let samples: Samples
  /// Whether every pixel is known to hide what lies below.
  package let isOpaque: Bool
  /// Its size before it was reduced; `nil` if it was not.
  package let original: (width: Int, height: Int)?

  package init(
    pixelWidth: Int, pixelHeight: Int, samples: Samples, isOpaque: Bool = false,
    original: (width: Int, height: Int)? = nil
  ) {
    precondition(
      samples.count == pixelWidth * pixelHeight * 4,
      "Image needs \(pixelWidth * pixelHeight * 4) samples, got \(samples.count)")
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.samples = samples
    self.isOpaque = isOpaque
    self.original = original
  }

  /// The samples as 8 bits each; those of floats are clamped and rounded.
  package var pixels: [UInt8] {
    switch samples {
    case .bytes(let bytes): bytes
    case .floats(let floats): floats.map { UInt8(clamping: ($0 * 255).rounded()) }
    }
  }

  package convenience init(
    pixelWidth: Int, pixelHeight: Int, pixels: [UInt8], isOpaque: Bool = false
  ) {
    self.init(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, samples: .bytes(pixels), isOpaque: isOpaque)
  }
}

extension Image: Hashable {
  package static func == (a: Image, b: Image) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
