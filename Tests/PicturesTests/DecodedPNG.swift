import CDeflate

/// A PNG taken apart by the letter of its specification, without the code under test or libpng.
///
/// Knows 8-bit gray, RGB and RGBA, and the filters None and Up.
struct DecodedPNG {
  enum Flaw: Error {
    case signature
    case chunk(String)
    case zlib
    case filter(UInt8)
  }

  var chunks: [(type: String, content: [UInt8])] = []
  var width = 0
  var height = 0
  var colorType = 0
  /// Samples as they are in the file: one, three or four a pixel, alpha straight.
  var samples: [UInt8] = []

  init(_ bytes: [UInt8]) throws {
    guard Array(bytes.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10] else { throw Flaw.signature }
    var place = 8
    while place < bytes.count {
      let length = Self.number(bytes, at: place)
      let body = Array(bytes[place + 4..<place + 8 + length])
      let type = String(decoding: body.prefix(4), as: UTF8.self)
      guard Self.crc(body) == Self.number(bytes, at: place + 8 + length) else {
        throw Flaw.chunk(type)
      }
      chunks.append((type, Array(body.dropFirst(4))))
      place += 12 + length
    }
    let header = try content("IHDR")
    width = Self.number(header, at: 0)
    height = Self.number(header, at: 4)
    colorType = Int(header[9])
    guard Array(header[8...]) == [8, header[9], 0, 0, 0] else { throw Flaw.chunk("IHDR") }
    try unpack()
  }

  var types: [String] { chunks.map(\.type) }

  func content(_ type: String) throws -> [UInt8] {
    guard let chunk = chunks.first(where: { $0.type == type }) else { throw Flaw.chunk(type) }
    return chunk.content
  }

  private mutating func unpack() throws {
    let channels = [0: 1, 2: 3, 6: 4][colorType] ?? 0
    let stride = 1 + width * channels
    let compressed = chunks.filter { $0.type == "IDAT" }.flatMap(\.content)
    var rows = [UInt8](repeating: 0, count: stride * height)
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    // No place for the length: then anything but exactly these rows is an error.
    guard
      libdeflate_zlib_decompress(
        decompressor, compressed, compressed.count, &rows, rows.count, nil) == LIBDEFLATE_SUCCESS
    else { throw Flaw.zlib }
    var above = [UInt8](repeating: 0, count: stride - 1)
    for y in 0..<height {
      let filter = rows[y * stride]
      guard filter == 0 || filter == 2 else { throw Flaw.filter(filter) }
      for x in above.indices {
        above[x] = rows[y * stride + 1 + x] &+ (filter == 2 ? above[x] : 0)
      }
      samples += above
    }
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 * 256 + Int($1) }
  }

  /// CRC-32 a bit at a time, as in the specification's Annex D.
  static func crc(_ bytes: [UInt8]) -> Int {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return Int(~crc)
  }
}
