/// The chunks of a PNG file in memory, as far as they are whole.
///
/// ```swift
/// // given bytes: [UInt8]
/// guard let chunks = PNGChunks(of: bytes) else { return }
/// for chunk in chunks where chunk.type == "tEXt" { print(chunk.content) }
/// ```
///
/// It knows no chunk by name but IEND, at which it ends, and leaves CRCs to those who read a
/// chunk's content.
struct PNGChunks: Sequence, IteratorProtocol {
  struct Chunk {
    let type: String
    let content: ArraySlice<UInt8>
    /// Whether the CRC in the file is that of the chunk.
    let isIntact: Bool
  }

  private var rest: ArraySlice<UInt8>
  /// Whether the last chunk was IEND.
  private(set) var hasEnded = false

  /// Returns `nil` if `bytes` do not begin as a PNG.
  init?(of bytes: [UInt8]) {
    guard bytes.starts(with: PNGFile.signature) else { return nil }
    rest = bytes.dropFirst(PNGFile.signature.count)
  }

  mutating func next() -> Chunk? {
    guard !hasEnded, rest.count >= 12 else { return nil }
    let length = number(at: 0)
    guard rest.count - 12 >= length else { return nil }
    let body = rest.dropFirst(4).prefix(4 + length)
    let chunk = Chunk(
      type: String(decoding: body.prefix(4), as: UTF8.self), content: body.dropFirst(4),
      isIntact: crc32(of: body) == number(at: 8 + length))
    rest = rest.dropFirst(12 + length)
    hasEnded = chunk.type == "IEND"
    return chunk
  }

  /// Returns the four bytes at `offset` of the rest as a number.
  private func number(at offset: Int) -> Int {
    rest.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}
