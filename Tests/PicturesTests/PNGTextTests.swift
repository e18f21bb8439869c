import CDeflate
import CPixbuf
import Foundation
import Pictures
import TestSupport
import Testing

@Suite struct PNGTextTests {
  private let pixel = Picture.filled(1, 1, [10, 20, 30, 255])

  @Test(arguments: [
    "", "button", "two\nlines", " spaces ", "tab\there", "crème brûlée", "\u{85}", "line\r\nends",
    "波 🌊 Ω", "e\u{301} is not \u{E9}", String(repeating: "wave ", count: 2000),
    String(repeating: "波", count: 10_000),
  ])
  func everyTextSurvivesAFile(value: String) throws {
    let folder = try TemporaryFolder()
    var picture = pixel
    picture.text = [PNGText(key: "harmonic:set", value: value)]
    let path = try folder.file("text.png", picture.pngBytes())
    let text = try Picture(contentsOf: path).text
    // Bytes, because two spellings of é are one String.
    #expect(text.map { Array($0.value.utf8) } == [Array(value.utf8)])
    #expect(text.map(\.key) == ["harmonic:set"])
  }

  @Test func entriesKeepTheirOrderAndMayRepeat() throws {
    let folder = try TemporaryFolder()
    var picture = pixel
    picture.text = [("b", "1"), ("a", "π"), ("b", "2"), ("Überschrift", "3")].map {
      PNGText(key: $0.0, value: $0.1)
    }
    let path = try folder.file("order.png", picture.pngBytes())
    #expect(try Picture(contentsOf: path) == picture)
  }

  @Test func latin1TextIsWrittenAsTEXt() throws {
    var picture = pixel
    picture.text = [PNGText(key: "Autor", value: "René\n2")]
    let content = try DecodedPNG(picture.pngBytes()).content("tEXt")
    #expect(content == Array("Autor".utf8) + [0] + Array("Ren".utf8) + [0xE9, 0x0A, 0x32])
  }

  @Test func otherTextIsWrittenAsITXt() throws {
    var picture = pixel
    picture.text = [PNGText(key: "Ä", value: "波")]
    let content = try DecodedPNG(picture.pngBytes()).content("iTXt")
    #expect(content == [0xC4, 0, 0, 0, 0, 0, 0xE6, 0xB3, 0xA2])
  }

  /// As much as a shader may have; what another reader finds in it is tested below.
  @Test func longTextIsCompressed() throws {
    var picture = pixel
    picture.text = [PNGText(key: "Shader", value: String(repeating: "wave ", count: 13_000))]
    let content = try DecodedPNG(picture.pngBytes()).content("iTXt")
    #expect(content.starts(with: Array("Shader".utf8) + [0, 1, 0, 0, 0, 0x78]))
    #expect(content.count < 1000)
  }

  @Test(arguments: ["plain", "René", "波 🌊", String(repeating: "wave ", count: 2000)])
  func anotherReaderFindsTheText(value: String) throws {
    var picture = pixel
    picture.text = [PNGText(key: "Comment", value: value)]
    let folder = try TemporaryFolder()
    let path = try folder.file("text.png", picture.pngBytes())
    let pixbuf = try #require(gdk_pixbuf_new_from_file(path, nil))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let option = try #require(gdk_pixbuf_get_option(pixbuf, "tEXt::Comment"))
    #expect(String(cString: option) == value)
  }

  // Two pixels with alpha 128 and 0; zTXt and compressed iTXt before the pixels, tEXt after them.
  // Made with Python's zlib and struct.
  private static let foreign = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAK3pUWHRDb21tZW50AAB42kvNzFPIeZKXnlqUWqQQklpR\
    oqeQOio0KjTchQBugCJgkXtrQQAAAChpVFh0VGl0bGUAAQBkZQBUaXRlbAB4nAtPzclJzVN4tnmRwof5PV0ANr0HiOV2\
    SQMAAAARSURBVHicYziRYtTAyMTMAAAMwQHlCgFu2AAAAAt0RVh0QXV0aG9yAFJlbul1b5jWAAAAAElFTkSuQmCC
    """

  private static func foreignBytes() throws -> [UInt8] {
    try Array(#require(Data(base64Encoded: foreign)))
  }

  @Test func compressedTextOfOtherProgramsIsRead() throws {
    let folder = try TemporaryFolder()
    let picture = try Picture(contentsOf: folder.file("foreign.png", Self.foreignBytes()))
    #expect(
      picture.text == [
        PNGText(key: "Comment", value: String(repeating: "ein längerer Text. ", count: 40)),
        PNGText(key: "Title", value: "Wellen 波 🌊"), PNGText(key: "Author", value: "René"),
      ])
    // (200, 100, 50) × 128 ÷ 255
    #expect(picture.pixels == [100, 50, 25, 128, 0, 0, 0, 0])
  }

  /// A kilobyte each in the file and a megabyte in memory: the first eight or so are read.
  @Test func compressedTextsGrowOnlySoFarTogether() throws {
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    let chunk = try Self.chunk("zTXt", Array("Comment".utf8) + [0, 0] + Self.compressed(text))
    var bytes = pixel.pngBytes()
    let end = bytes.count - 12  // IEND
    bytes.insert(contentsOf: (0..<500).flatMap { _ in chunk }, at: end)
    #expect(bytes.count < 1_000_000)
    let folder = try TemporaryFolder()
    let picture = try Picture(contentsOf: folder.file("bomb.png", bytes))
    let total = picture.text.map(\.value.utf8.count).reduce(0, +)
    #expect(total == 8_000_000)
    #expect(picture.pixels == pixel.pixels)
  }

  /// length, type, content, CRC
  private static func chunk(_ type: String, _ content: [UInt8]) throws -> [UInt8] {
    let body = Array(type.utf8) + content
    let number = { (value: UInt32) in withUnsafeBytes(of: value.bigEndian, Array.init) }
    return number(UInt32(content.count)) + body + number(crc(of: body))
  }

  /// As the PNG specification has it, in its appendix, bit by bit.
  private static func crc(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1
      }
    }
  }

  /// A zlib stream.
  private static func compressed(_ bytes: [UInt8]) throws -> [UInt8] {
    let compressor = try #require(libdeflate_alloc_compressor(9))
    defer { libdeflate_free_compressor(compressor) }
    return [UInt8](unsafeUninitializedCapacity: bytes.count) { room, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, room.baseAddress, room.count)
    }
  }

  @Test func damagedTextIsLeftOut() throws {
    var bytes = try Self.foreignBytes()
    let author = try #require(
      Data(bytes).range(of: Data("René".unicodeScalars.map { UInt8($0.value) })))
    bytes[author.lowerBound] = UInt8(ascii: "L")  // the CRC is now another's
    let folder = try TemporaryFolder()
    let picture = try Picture(contentsOf: folder.file("damaged.png", bytes))
    #expect(picture.text.map(\.key) == ["Comment", "Title"])
  }
}
