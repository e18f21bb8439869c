import CDeflate

/// Writes PNG files with right checksums and whatever else is wrong with them.
package struct PNGMaker {
  private var dice: Dice
  private var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns a file: a small picture, damaged in one way or another, with text of our own keys.
  package static func file(_ dice: Dice) -> [UInt8] {
    var maker = PNGMaker(dice: dice)
    maker.write()
    if maker.dice.oneIn(8) { maker.bytes = Mutations.bytes(maker.bytes, &maker.dice) }
    return maker.bytes
  }

  private init(dice: Dice) { self.dice = dice }

  private mutating func write() {
    let width =
      dice.oneIn(12) ? dice.pick([0, 1 << 31, 1 << 16, 100_000, 0xFFFF_FFFF]) : 1 + dice.roll(6)
    let height = dice.oneIn(12) ? dice.pick([0, 1 << 31, 1 << 16, 0x7FFF_FFFF]) : 1 + dice.roll(6)
    let type = dice.oneIn(10) ? dice.roll(256) : dice.pick([0, 2, 3, 4, 6])
    let depth = dice.oneIn(6) ? dice.pick([0, 1, 2, 4, 16, 255]) : 8
    let interlaced = dice.oneIn(4) ? 1 + dice.roll(2) : 0
    var chunks: [(String, [UInt8])] = [
      (
        "IHDR",
        Self.number(width) + Self.number(height)
          + [UInt8(depth), UInt8(type), 0, 0, UInt8(interlaced)]
      )
    ]
    if type == 3 || dice.oneIn(10) {
      chunks.append(("PLTE", (0..<3 * dice.roll(20)).map { _ in UInt8(dice.roll(256)) }))
    }
    for _ in 0..<dice.roll(4) { chunks.append(text()) }
    if dice.oneIn(4) {
      let name = dice.pick([
        "gAMA", "tRNS", "bKGD", "sRGB", "pHYs", "iCCP", "eXIf", "acTL", "zzZz", "\0\0\0\0",
      ])
      chunks.append((name, (0..<dice.roll(40)).map { _ in UInt8(dice.roll(256)) }))
    }
    let perPixel = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 1
    let row = 1 + (min(width, 64) * perPixel * max(depth, 1) + 7) / 8
    let rows = (0..<row * min(height, 64)).map { index in
      index % row == 0
        ? UInt8(dice.oneIn(9) ? dice.roll(256) : dice.roll(5)) : UInt8(dice.roll(256))
    }
    var data = Self.compressed(rows)
    if dice.oneIn(6) { data = Mutations.bytes(data, &dice) }
    let cut = dice.roll(data.count + 1)
    chunks +=
      dice.oneIn(3)
      ? [("IDAT", Array(data[..<cut])), ("IDAT", Array(data[cut...]))] : [("IDAT", data)]
    for _ in 0..<dice.roll(2) { chunks.append(text()) }
    chunks.append(("IEND", []))
    if dice.oneIn(6) { chunks.swapAt(dice.roll(chunks.count), dice.roll(chunks.count)) }
    if dice.oneIn(8) { chunks.remove(at: dice.roll(chunks.count)) }
    if dice.oneIn(8) { chunks.append(dice.pick(chunks)) }
    for (type, content) in chunks { append(type, content) }
  }

  private mutating func append(_ type: String, _ content: [UInt8]) {
    let body = Array(type.utf8) + content
    let length =
      dice.oneIn(60) ? dice.pick([0, 0xFFFF_FFFF, 0x7FFF_FFFF, content.count + 1]) : content.count
    let sum = body.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    bytes += Self.number(length) + body + Self.number(dice.oneIn(60) ? 7 : Int(sum))
  }

  private mutating func text() -> (String, [UInt8]) {
    let key = dice.pick([
      "harmonic:arguments", "harmonic:arguments", "harmonic:arguments", "harmonic:folder",
      "harmonic:source", "harmonic:parameters", "harmonic:scene", "Software", "", " x ", "\u{e9}",
    ])
    let words = WordMaker.words(&dice)
    var value =
      key == "harmonic:arguments" ? WordMaker.quoted(words) : words.joined(separator: "\n")
    if dice.oneIn(12) {
      value = String(decoding: Mutations.bytes(Array(value.utf8), &dice), as: UTF8.self)
    }
    let start = key.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } + [0]
    let content = Array(value.utf8)
    switch dice.roll(5) {
    case 0: return ("zTXt", start + [dice.oneIn(9) ? 1 : 0] + Self.compressed(content))
    case 1: return ("iTXt", start + [0, 0, 0, 0] + content)
    case 2: return ("iTXt", start + [1, 0] + Array("en".utf8) + [0, 0] + Self.compressed(content))
    default: return ("tEXt", start + content)
    }
  }

  private static func number(_ value: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).bigEndian, Array.init)
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(6) else { return [] }
    defer { libdeflate_free_compressor(compressor) }
    let room = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, room)
    }
  }
}
