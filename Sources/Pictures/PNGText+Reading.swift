internal import CDeflate

extension PNGText {
  /// Most bytes that compressed texts may grow to, as much as libpng allows one of them.
  static let longestInflated = 8_000_000

  /// Reads the entry from a tEXt, zTXt or iTXt chunk; `nil` if the chunk is another, is damaged or
  /// breaks the specification.
  ///
  /// - Parameter room: Bytes that compressed texts may still grow to; less by this one afterwards.
  init?(_ chunk: PNGChunks.Chunk, room: inout Int) {
    guard ["tEXt", "zTXt", "iTXt"].contains(chunk.type), chunk.isIntact else { return nil }
    // Fields end at a zero; the last one goes to the end of the chunk.
    var rest = chunk.content
    func field() -> ArraySlice<UInt8>? {
      guard let end = rest.firstIndex(of: 0) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end]
    }
    guard let key = field().map(Self.fromLatin1) else { return nil }

    let value: String?
    switch chunk.type {
    case "zTXt":
      // method, text; the only method is 0, zlib
      guard rest.popFirst() == 0 else { return nil }
      value = Self.inflated(rest, room: &room).map { Self.fromLatin1($0[...]) }
    case "iTXt":
      // whether it is compressed, method, language, translated key, text
      guard let isCompressed = rest.popFirst(), rest.popFirst() == 0, field() != nil,
        field() != nil
      else { return nil }
      let text = isCompressed == 0 ? Array(rest) : Self.inflated(rest, room: &room)
      value = text.flatMap { String(validating: $0, as: UTF8.self) }
    default:
      value = Self.fromLatin1(rest)
    }
    guard let value, Self.isKey(key), !value.utf8.contains(0) else { return nil }
    self.init(key: key, value: value)
  }

  private static func fromLatin1(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// Returns what `bytes`, a zlib stream, unpack to.
  private static func inflated(_ bytes: ArraySlice<UInt8>, room left: inout Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var room = 16 * 1024
    while room < 2 * left {
      var result = LIBDEFLATE_BAD_DATA
      let text = [UInt8](unsafeUninitializedCapacity: room) { text, count in
        result = bytes.withUnsafeBytes {
          libdeflate_zlib_decompress(
            decompressor, $0.baseAddress, $0.count, text.baseAddress, room, &count)
        }
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else {
        guard result == LIBDEFLATE_SUCCESS else { return nil }
        left -= text.count
        return text
      }
      room *= 2
    }
    return nil
  }
}
