import CPixbuf
import Foundation
import Pictures
import TestSupport
import Testing

@Suite struct PictureReadingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Expects that the file at `path` cannot be read, for a reason that contains `part`.
  private func expectUnreadable(
    _ path: String, _ part: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: PictureError.self, sourceLocation: sourceLocation) {
      try Picture(contentsOf: path)
    }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.hasPrefix("cannot read '\(path)': "), sourceLocation: sourceLocation)
    #expect(message.contains(part), sourceLocation: sourceLocation)
  }

  @Test func aMissingFileIsNamedWithTheSystemsReason() {
    expectUnreadable("\(folder.path)/none.png", "No such file or directory")
  }

  @Test func aFolderIsNoPicture() {
    expectUnreadable(folder.path, "Is a directory")
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func aForbiddenFileIsNamedWithTheSystemsReason() throws {
    let path = try folder.file("secret.png", [])
    chmod(path, 0)
    expectUnreadable(path, "Permission denied")
  }

  // No process has anything at its address 0.
  @Test func aFileThatFailsWhileItIsReadIsNamedWithTheSystemsReason() {
    expectUnreadable("/proc/self/mem", "Input/output error")
  }

  @Test(arguments: ["", "this is not a picture, but text that goes on for a while"])
  func otherFilesAreRefusedWithTheDecodersReason(text: String) throws {
    expectUnreadable(
      try folder.file("notes.png", Array(text.utf8)), "Unrecognized image file format")
  }

  @Test(arguments: ["/dev/zero", "/dev/null"])
  func aDeviceIsNotRead(path: String) { expectUnreadable(path, "it is not a regular file") }

  /// 24 bytes from the start are the signature, the length and name of the header and both sides.
  @Test func aPictureWithoutRoomForItsPixelsIsRefused() throws {
    var bytes = Picture.filled(1, 1, [10, 20, 30, 255]).pngBytes()
    func put(_ number: Int, at place: Int) {
      for index in 0..<4 {
        bytes[place + index] = UInt8(truncatingIfNeeded: number >> (24 - 8 * index))
      }
    }
    put(12_000, at: 16)
    put(12_000, at: 20)
    put(DecodedPNG.crc(Array(bytes[12..<29])), at: 29)
    expectUnreadable(try folder.file("wide.png", bytes), "it has more than 128 million pixels")
  }

  // The last chunk, IEND, is twelve bytes.
  @Test(arguments: [1, 4, 11, 12, 13, 40, 1000])
  func aPNGThatIsCutShortIsRefused(missing: Int) throws {
    let bytes = Picture.noise(30, 30, .opaque).pngBytes()
    expectUnreadable(try folder.file("cut.png", bytes.dropLast(missing)), "cut short")
  }

  @Test(arguments: [9, 20, 33, 50])
  func aPNGOfWhichOnlyTheStartIsThereIsRefused(length: Int) throws {
    let bytes = Picture.noise(30, 30, .opaque).pngBytes()
    expectUnreadable(
      try folder.file("start.png", Array(bytes.prefix(length))), "Premature end-of-file")
  }

  @Test func aPNGWithDamagedPixelsIsRefused() throws {
    var bytes = Picture.noise(30, 30, .opaque).pngBytes()
    bytes[bytes.count / 2] ^= 1
    expectUnreadable(try folder.file("damaged.png", bytes), "IDAT")
  }

  @Test func bytesAfterTheEndOfAPNGDoNotMatter() throws {
    let picture = Picture.noise(5, 5, .opaque)
    let path = try folder.file("more.png", picture.pngBytes() + [1, 2, 3])
    #expect(try Picture(contentsOf: path) == picture)
  }

  @Test func straightAlphaIsPremultipliedAndRoundedToTheNearest() throws {
    var random = SeededBytes(seed: 7)
    let straight = (0..<50 * 20 * 4).map { _ in random.next() }
    let path = try save(straight, 50, 20, hasAlpha: true, as: "png")
    let expected = straight.indices.map { index -> UInt8 in
      let alpha = straight[index | 3]
      guard index % 4 < 3 else { return alpha }
      return UInt8((Double(straight[index]) * Double(alpha) / 255).rounded())
    }
    #expect(try Picture(contentsOf: path).pixels == expected)
  }

  @Test(arguments: ["png", "bmp", "tiff"])
  func losslessFormatsAreReadExactly(format: String) throws {
    var random = SeededBytes(seed: 3)
    let colors = (0..<7 * 5 * 3).map { _ in random.next() }  // an odd width: rows are padded inside
    let path = try save(colors, 7, 5, hasAlpha: false, as: format)
    let picture = try Picture(contentsOf: path)
    #expect((picture.width, picture.height) == (7, 5))
    let read = picture.pixels.indices.filter { $0 % 4 < 3 }.map { picture.pixels[$0] }
    #expect(read == colors)
    #expect(picture.pixels.indices.allSatisfy { $0 % 4 < 3 || picture.pixels[$0] == 255 })
    #expect(picture.text.isEmpty)
  }

  /// Where the quadrants of a stored picture R G over B W are seen, by EXIF's definition: what side
  /// row 0 and column 0 are on (CIPA DC-008, "Orientation").
  @Test(arguments: [
    (1, "RGBW"), (2, "GRWB"), (3, "WBGR"), (4, "BWRG"), (5, "RBGW"), (6, "BRWG"), (7, "WGBR"),
    (8, "GWRB"),
  ])
  func aJPEGIsTurnedAsItsCameraWasHeld(orientation: Int, expected: String) throws {
    let colors: [Character: [UInt8]] = [
      "R": [255, 0, 0], "G": [0, 255, 0], "B": [0, 0, 255], "W": [255, 255, 255],
    ]
    let stored = (0..<32).flatMap { y in
      (0..<64).flatMap { x in colors[y < 16 ? (x < 32 ? "R" : "G") : (x < 32 ? "B" : "W")] ?? [] }
    }
    let plain = try save(stored, 64, 32, hasAlpha: false, as: "jpeg")
    let jpeg = try folder.contents(URL(filePath: plain).lastPathComponent)
    // One entry in one directory: tag 0x0112, SHORT, one of it.
    let exif: [UInt8] =
      Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1]
      + [0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
    let turned =
      Array(jpeg.prefix(2)) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + jpeg.dropFirst(2)

    let picture = try Picture(contentsOf: folder.file("turned.jpg", turned))
    #expect((picture.width, picture.height) == (orientation < 5 ? (64, 32) : (32, 64)))
    for (place, name) in expected.enumerated() {
      let x = picture.width / 4 * (place % 2 == 0 ? 1 : 3)
      let y = picture.height / 4 * (place < 2 ? 1 : 3)
      let pixel = picture.pixels[(y * picture.width + x) * 4..<(y * picture.width + x) * 4 + 4]
      let error =
        zip(pixel, (colors[name] ?? []) + [255]).map { abs(Int($0) - Int($1)) }.max() ?? 255
      #expect(error <= 8, "\(Array(pixel)) where \(name) belongs")  // JPEG loses a little
    }
  }

  /// Writes pixels with gdk-pixbuf and returns the path.
  private func save(
    _ pixels: [UInt8], _ width: Int, _ height: Int, hasAlpha: Bool, as format: String
  ) throws -> String {
    let pixbuf = try #require(
      gdk_pixbuf_new(GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8, gint(width), gint(height)))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let target = try #require(gdk_pixbuf_get_pixels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let length = width * (hasAlpha ? 4 : 3)
    for y in 0..<height {
      for x in 0..<length { target[y * stride + x] = pixels[y * length + x] }
    }
    let path = "\(folder.path)/saved.\(format)"
    #expect(gdk_pixbuf_savev(pixbuf, path, format, nil, nil, nil) != 0)
    return path
  }
}
