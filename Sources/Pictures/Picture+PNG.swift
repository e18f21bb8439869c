extension Picture {
  /// How long to look for a smaller file. All of them hold the same pixels.
  package enum PNGCompression: Sendable {
    /// For frames that follow one another.
    case fast
    /// For pictures that are archived: a seventh smaller, twenty times slower.
    case small

    /// libdeflate's scale, which ends at 12.
    fileprivate var level: Int32 {
      switch self {
      case .fast: 1
      case .small: 9
      }
    }
  }

  /// Returns the picture and its text as a PNG file.
  ///
  /// Alpha is straight in it, as PNG wants it. An opaque picture is written without alpha, and as
  /// grays if it has no color. The same picture gives the same bytes.
  ///
  /// - Parameter pixelsPerPoint: The scale it was drawn at, from which printers and page layouts
  ///   its size (a point is 1/72 inch); left out, the file does not say.
  package func pngBytes(
    compression: PNGCompression = .fast, pixelsPerPoint: Double? = nil
  ) -> [UInt8] {
    let layout = PNGPixelLayout(for: self)
    var file = PNGFile()
    file.append(
      "IHDR",
      bigEndian(width) + bigEndian(height) + [
        8,  // bits a channel
        layout.colorType,
        0, 0, 0,  // compression and filters of the only kind there is, not interlaced
      ])
    file.append("sRGB", [0])  // rendering intent: perceptual
    if let pixelsPerPoint {
      precondition(
        pixelsPerPoint > 0 && pixelsPerPoint < 1000,
        "pixelsPerPoint must be positive and below 1000, got \(pixelsPerPoint)")
      let pixelsPerMeter = bigEndian(Int((72 * pixelsPerPoint / 0.0254).rounded()))
      file.append("pHYs", pixelsPerMeter + pixelsPerMeter + [1])  // 1: per meter
    }
    for entry in text { file.append(entry) }
    file.append(PNGRows(of: self, as: layout), level: compression.level)
    file.append("IEND", [])
    return file.bytes
  }
}
