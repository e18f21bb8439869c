import Foundation
import Pictures
import TestSupport
import Testing

@Suite struct PNGWritingTests {
  static let sizes = [(1, 1), (1, 9), (9, 1), (3, 5), (17, 4), (64, 64), (255, 3)]

  @Test(arguments: sizes, Look.allCases)
  func pixelsSurviveAFile(size: (Int, Int), look: Look) throws {
    let folder = try TemporaryFolder()
    let picture = Picture.noise(size.0, size.1, look, seed: UInt64(size.0 * 100 + size.1))
    let path = try folder.file("noise.png", picture.pngBytes())
    #expect(try Picture(contentsOf: path) == picture)
  }

  @Test func everyColorOfEveryAlphaSurvivesAFile() throws {
    let folder = try TemporaryFolder()
    let pixels = (0..<256).flatMap { alpha in
      (0..<256).flatMap { color -> [UInt8] in
        let color = UInt8(min(color, alpha))
        return [color, UInt8(alpha) - color, 0, UInt8(alpha)]
      }
    }
    let picture = Picture(width: 256, height: 256, pixels: pixels)
    let path = try folder.file("all.png", picture.pngBytes())
    #expect(try Picture(contentsOf: path).pixels == pixels)
  }

  @Test func alphaIsStraightAndRoundedToTheNearest() throws {
    let picture = Picture.noise(64, 64, .transparent)
    let png = try DecodedPNG(picture.pngBytes())
    let expected = (0..<64 * 64).flatMap { pixel -> [UInt8] in
      let premultiplied = picture.pixels[pixel * 4..<pixel * 4 + 4].map(Double.init)
      guard premultiplied[3] > 0 else { return [0, 0, 0, 0] }
      return premultiplied.prefix(3).map { UInt8(($0 * 255 / premultiplied[3]).rounded()) }
        + [UInt8(premultiplied[3])]
    }
    #expect(png.colorType == 6)
    #expect(png.samples == expected)
  }

  @Test func aColorGreaterThanItsAlphaCountsAsEqual() throws {
    let png = try DecodedPNG(Picture.filled(1, 1, [200, 100, 50, 100]).pngBytes())
    #expect(png.samples == [255, 255, 128, 100])  // 50 × 255 ÷ 100 = 127.5
  }

  @Test func aColorWithoutAlphaIsWrittenAsNothing() throws {
    let png = try DecodedPNG(Picture.filled(1, 1, [9, 8, 7, 0]).pngBytes())
    #expect(png.samples == [0, 0, 0, 0])
  }

  @Test(arguments: sizes)
  func anOpaquePictureHasNoAlpha(size: (Int, Int)) throws {
    let picture = Picture.noise(size.0, size.1, .opaque)
    let png = try DecodedPNG(picture.pngBytes())
    #expect(png.colorType == 2)
    #expect((png.width, png.height) == size)
    #expect(png.samples == picture.pixels.enumerated().filter { $0.offset % 4 < 3 }.map(\.element))
  }

  @Test(arguments: sizes)
  func anOpaqueGrayPictureHasOneChannel(size: (Int, Int)) throws {
    let picture = Picture.noise(size.0, size.1, .gray)
    let png = try DecodedPNG(picture.pngBytes())
    #expect(png.colorType == 0)
    #expect((png.width, png.height) == size)
    #expect(png.samples == picture.pixels.enumerated().filter { $0.offset % 4 == 0 }.map(\.element))
  }

  @Test(arguments: [
    ([10, 10, 10, 254], 6), ([11, 10, 10, 255], 2), ([10, 11, 10, 255], 2),
    ([10, 10, 11, 255], 2), ([10, 10, 10, 255], 0),
  ])
  func oneLastPixelDecidesTheLayout(pixel: [UInt8], colorType: Int) throws {
    let gray = Picture.filled(33, 7, [77, 77, 77, 255])
    let picture = Picture(width: 33, height: 7, pixels: gray.pixels.dropLast(4) + pixel)
    #expect(try DecodedPNG(picture.pngBytes()).colorType == colorType)
  }

  @Test func chunksComeInTheOrderOfTheSpecification() throws {
    var picture = Picture.filled(2, 2, [1, 2, 3, 255])
    picture.text = [PNGText(key: "A", value: "a"), PNGText(key: "B", value: "β")]
    let png = try DecodedPNG(picture.pngBytes(pixelsPerPoint: 1))
    #expect(png.types == ["IHDR", "sRGB", "pHYs", "tEXt", "iTXt", "IDAT", "IEND"])
    #expect(try png.content("sRGB") == [0])
    #expect(try png.content("IEND") == [])
  }

  // 72 dots an inch of 25.4 mm are 2834.6 a meter, 144 are 5669.3, 108 are 4252.0
  @Test(arguments: [(1.0, 2835), (2.0, 5669), (1.5, 4252)])
  func theScaleIsWrittenAsPixelsPerMeter(scale: Double, expected: Int) throws {
    let png = try DecodedPNG(Picture.filled(1, 1, [0, 0, 0, 255]).pngBytes(pixelsPerPoint: scale))
    let bytes = [0, 0, UInt8(expected / 256), UInt8(expected % 256)]
    #expect(try png.content("pHYs") == bytes + bytes + [1])
  }

  @Test func withoutAScaleThereIsNoPhysicalSize() throws {
    let png = try DecodedPNG(Picture.filled(1, 1, [0, 0, 0, 255]).pngBytes())
    #expect(png.types == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test func theSamePictureGivesTheSameBytes() {
    let first = Picture.noise(100, 30, .transparent)
    let second = Picture.noise(100, 30, .transparent)
    #expect(first.pngBytes() == second.pngBytes())
  }

  @Test func manyIncompressiblePixelsAreSplitIntoPieces() throws {
    let picture = Picture.noise(640, 600, .opaque)  // 1.15 MB of noise
    let png = try DecodedPNG(picture.pngBytes())
    #expect(png.types.filter { $0 == "IDAT" }.count == 2)
    let folder = try TemporaryFolder()
    let path = try folder.file("large.png", picture.pngBytes())
    #expect(try Picture(contentsOf: path) == picture)
  }

  @Test func smallCompressionHoldsTheSamePixelsInFewerBytes() throws {
    let pixels = (0..<200 * 200).flatMap { pixel -> [UInt8] in
      let level = UInt8(pixel / 200 * (pixel % 200) / 160)
      return [level, level / 2, 255 - level, 255]
    }
    let picture = Picture(width: 200, height: 200, pixels: pixels)
    let fast = picture.pngBytes(compression: .fast)
    let small = picture.pngBytes(compression: .small)
    #expect(small.count < fast.count)
    #expect(try DecodedPNG(small).samples == DecodedPNG(fast).samples)
  }
}
