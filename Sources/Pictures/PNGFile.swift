internal import CDeflate

/// A PNG file being put together, chunk by chunk, in the order of the calls.
///
/// A chunk is its length, its type of four letters, its bytes, and the CRC-32 of type and bytes
/// (PNG specification, §5.3).
struct PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var bytes: [UInt8]

  /// Longest piece of compressed pixels in a chunk; readers may want memory for a chunk at once.
  private static let longestPiece = 1 << 20

  /// - Parameter bytes: What is there already: the beginning of a file, or nothing.
  init(bytes: [UInt8] = Self.signature) { self.bytes = bytes }

  mutating func append(_ type: String, _ content: [UInt8]) {
    content.withUnsafeBytes { append(type, $0[...]) }
  }

  /// Bytes of a text from which on it is compressed.
  private static let longText = 4096

  /// Adds an entry as tEXt if Latin-1 can hold it, else as iTXt; a long one compressed.
  mutating func append(_ text: PNGText) {
    // Latin-1, which PNGText promises of its keys
    let key = text.key.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    if text.value.utf8.count >= Self.longText {
      let value = Array(text.value.utf8).withUnsafeBytes { Self.compressed($0, level: 6) }
      // compressed, by method 0; no language; no translated key
      append("iTXt", key + [0, 1, 0, 0, 0] + value)
    } else if let value = PNGText.latin1(text.value) {
      append("tEXt", key + [0] + value)
    } else {
      // not compressed, by method 0; no language; no translated key
      append("iTXt", key + [0, 0, 0, 0, 0] + Array(text.value.utf8))
    }
  }

  /// Compresses `rows` and adds them as IDAT chunks.
  ///
  /// - Parameter level: libdeflate's, 1 to 12.
  mutating func append(_ rows: borrowing PNGRows, level: Int32) {
    let compressed = Self.compressed(rows, level: level)
    bytes.reserveCapacity(
      bytes.count + compressed.count + 12 * (compressed.count / Self.longestPiece + 2))
    compressed.withUnsafeBytes { compressed in
      for start in stride(from: 0, to: compressed.count, by: Self.longestPiece) {
        append("IDAT", compressed[start..<min(start + Self.longestPiece, compressed.count)])
      }
    }
  }

  /// Returns `rows` as a zlib stream.
  static func compressed(_ rows: borrowing PNGRows, level: Int32) -> [UInt8] {
    compressed(UnsafeRawBufferPointer(rows.bytes), level: level)
  }

  private static func compressed(_ source: UnsafeRawBufferPointer, level: Int32) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      fatalError("out of memory: no room for a compressor")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, source.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { room, length in
      length = libdeflate_zlib_compress(
        compressor, source.baseAddress, source.count, room.baseAddress, bound)
      precondition(
        length > 0, "libdeflate_zlib_compress needs more room than its own bound, \(bound)")
    }
  }

  private mutating func append(_ type: String, _ content: Slice<UnsafeRawBufferPointer>) {
    bytes += bigEndian(content.count)
    let start = bytes.count
    bytes += type.utf8
    bytes += content
    bytes += bigEndian(Int(crc32(of: bytes[start...])))
  }
}

/// Returns the CRC-32 that follows a chunk whose type and content are `bytes`.
func crc32(of bytes: ArraySlice<UInt8>) -> UInt32 {
  bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
}

/// Returns `value`, 0 to 2³² − 1, as PNG writes numbers.
func bigEndian(_ value: Int) -> [UInt8] {
  withUnsafeBytes(of: UInt32(value).bigEndian, Array.init)
}
