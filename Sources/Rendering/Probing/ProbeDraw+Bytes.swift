internal import OpenGL

/// A draw as bytes and back, to be sent to another process of the same program.
///
/// Whole numbers are 32 bits, little endian; a text is its length and its UTF-8.
nonisolated extension ProbeDraw {
  package static func bytes(of draws: [ProbeDraw]) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ number: UInt32) {
      withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
    func append(_ text: String) {
      append(UInt32(text.utf8.count))
      bytes += text.utf8
    }
    append(UInt32(draws.count))
    for draw in draws {
      append(draw.vertex)
      append(draw.fragment)
      append(UInt32(draw.samplers.count))
      for sampler in draw.samplers {
        append(sampler.type)
        sampler.numbers.forEach(append)
      }
      append(UInt32(draw.values.count))
      for value in draw.values { append(value.bitPattern) }
      append(UInt32(draw.pixelWidth))
      append(UInt32(draw.pixelHeight))
      append(UInt32(Blending.allCases.firstIndex(of: draw.blending) ?? 0))
      append(draw.format == .floats ? 1 : 0)
    }
    return bytes
  }

  /// Returns the draws; `nil` if the bytes are not such a message.
  package static func draws(from bytes: [UInt8]) -> [ProbeDraw]? {
    var place = 0
    func number() -> UInt32? {
      guard place + 4 <= bytes.count else { return nil }
      defer { place += 4 }
      return (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
    }
    func text() -> String? {
      guard let length = number().map(Int.init), place + length <= bytes.count else { return nil }
      defer { place += length }
      return String(decoding: bytes[place..<place + length], as: UTF8.self)
    }
    guard let count = number(), count < 1000 else { return nil }
    var draws: [ProbeDraw] = []
    for _ in 0..<count {
      guard let vertex = text(), let fragment = text(),
        let samplerCount = number(), samplerCount < 1000
      else { return nil }
      let samplers = (0..<samplerCount).compactMap { _ in
        text().flatMap { SampledTexture(type: $0, next: number) }
      }
      guard samplers.count == samplerCount, let valueCount = number(),
        Int(valueCount) * 4 <= bytes.count
      else { return nil }
      let values = (0..<valueCount).compactMap { _ in number().map(Float.init(bitPattern:)) }
      guard values.count == valueCount, let width = number(), let height = number(),
        (1...maxSide).contains(Int(width)), (1...maxSide).contains(Int(height)),
        let blending = number().map(Int.init), Blending.allCases.indices.contains(blending),
        let format = number()
      else { return nil }
      draws.append(
        ProbeDraw(
          vertex: vertex, fragment: fragment, samplers: samplers, values: values,
          pixelWidth: Int(width), pixelHeight: Int(height),
          blending: Blending.allCases[blending], format: format == 1 ? .floats : .bytes))
    }
    return place == bytes.count ? draws : nil
  }
}
