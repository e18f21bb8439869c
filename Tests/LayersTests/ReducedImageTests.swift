import Layers
import Testing

/// Images that are reduced to fewer pixels.
@Suite struct ReducedImageTests {
  /// A row of grays without transparency.
  private func row(_ grays: [UInt8]) -> Image {
    Image(
      pixelWidth: grays.count, pixelHeight: 1,
      pixels: grays.flatMap { [$0, $0, $0, 255] })
  }

  private func reds(_ image: Image) -> [UInt8] {
    stride(from: 0, to: image.pixels.count, by: 4).map { image.pixels[$0] }
  }

  @Test func anImageThatFitsIsItself() {
    let image = row([1, 2, 3])
    #expect(image.reduced(toSide: 3) == image)
    #expect(image.original == nil)
  }

  /// 6 to 3: means of two. 5 to 2: a pixel covers two and a half, (0 + 20 + 40/2)/2.5 = 16 and
  /// (40/2 + 60 + 80)/2.5 = 64.
  @Test func eachPixelIsTheMeanOfItsArea() {
    let halved = row([0, 10, 20, 30, 40, 50]).reduced(toSide: 3)
    #expect(reds(halved) == [5, 25, 45])
    #expect(reds(row([0, 20, 40, 60, 80]).reduced(toSide: 2)) == [16, 64])
  }

  /// 8 × 4 to 4 is 4 × 2, and its original size is known; a side has one pixel at least.
  @Test func theAspectStays() throws {
    let image = Image(
      pixelWidth: 8, pixelHeight: 4, samples: .floats((0..<128).map { Float($0 / 32) }))
    let reduced = image.reduced(toSide: 4)
    #expect(reduced.pixelWidth == 4 && reduced.pixelHeight == 2)
    let original = try #require(reduced.original)
    #expect(original == (8, 4))
    // Rows 0 and 1, and 2 and 3: means of 0 and 1, and of 2 and 3
    guard case .floats(let floats) = reduced.samples else {
      Issue.record("floats became bytes")
      return
    }
    #expect(floats == Array(repeating: 0.5, count: 16) + Array(repeating: 2.5, count: 16))
    let strip = row(Array(repeating: 7, count: 100)).reduced(toSide: 9)
    #expect(strip.pixelWidth == 9 && strip.pixelHeight == 1)
    #expect(Set(reds(strip)) == [7])
  }
}
