import Layers
import Pictures
import Scenes
import TestSupport
import Testing

@testable import Rendering

/// The picture that effects are laid on: its parts where they should be, at every size.
@MainActor @Suite struct TestPictureTests {
  /// Points, with the margin worked out by hand: 6 % of the shorter side, 8 at least.
  nonisolated static let sizes: [(width: Int, height: Int, margin: Int)] = [
    (64, 64, 8), (160, 120, 8), (360, 160, 10), (640, 400, 24), (64, 1000, 8), (1600, 64, 8),
    (240, 640, 14), (1600, 1000, 60),
  ]

  private func layer(_ width: Int, _ height: Int) -> Layer {
    TestPicture.layer(size: Size(width: Double(width), height: Double(height)))
  }

  /// Fruit, a glass ball and a vase over a strip with discs, on a card with round corners.
  @Test func itLooksAsItDid() throws {
    let frame = try Stage().bytes(layer(160, 120))
    expectImage(
      Picture(width: frame.width, height: frame.height, pixels: frame.pixels),
      matches: "citrus-and-glass")
  }

  @Test(arguments: sizes) func theMarginIsClear(width: Int, height: Int, margin: Int) throws {
    let frame = try Stage().bytes(layer(width, height))
    let card = (margin..<width - margin, margin..<height - margin)
    for row in 0..<height {
      for column in 0..<width where !(card.0.contains(column) && card.1.contains(row)) {
        let alpha = frame.pixels[(row * width + column) * 4 + 3]
        #expect(alpha == 0, "at \(column), \(row)")
      }
    }
    // the card's own corners are round
    #expect(frame.pixels[(margin * width + margin) * 4 + 3] < 128)
  }

  @Test(arguments: sizes)
  func thePhotographIsOpaqueAndTheStripLetsThrough(width: Int, height: Int, margin: Int) throws {
    let frame = try Stage().bytes(layer(width, height))
    let alpha = { (column: Int, row: Int) in frame.pixels[(row * width + column) * 4 + 3] }
    #expect(alpha(width / 2, height / 2) == 255)
    #expect(alpha(margin + 1, height / 2) == 255)
    #expect(alpha(width / 2, margin + 2) == 255)
    // from 0.8 on the left evenly to 0.45 on the right
    let strip = Double(alpha(width / 2, height - margin - 2)) / 255
    #expect(abs(strip - 0.625) < 0.02)
  }

  @Test(arguments: [1.0, 1.5, 2]) func itHasDeepShadesBrightLightAndEveryHue(scale: Double) throws {
    let frame = try Stage().bytes(layer(320, 200), scale: scale)
    var brightness = Set<Int>()
    var hues = Set<Int>()
    for index in stride(from: 0, to: frame.pixels.count, by: 4)
    where frame.pixels[index + 3] == 255 {
      let (r, g, b) = (
        Double(frame.pixels[index]), Double(frame.pixels[index + 1]),
        Double(frame.pixels[index + 2])
      )
      brightness.insert(Int((0.2126 * r + 0.7152 * g + 0.0722 * b) / 16))
      if max(r, g, b) - min(r, g, b) > 100 { hues.insert(Self.sextant(r, g, b)) }
    }
    #expect(brightness.isSuperset(of: 0...14))
    #expect(hues.isSuperset(of: 0...4))  // from reds over greens and blues to violets
  }

  /// Which sixth of the hue circle a saturated color is in, from red on.
  private static func sextant(_ r: Double, _ g: Double, _ b: Double) -> Int {
    if r >= g { return g >= b ? 0 : (b > r ? 4 : 5) }
    return b < r ? 1 : (b < g ? 2 : 3)
  }

  @Test func itIsDrawnOnceAndThenOnlySampled() throws {
    let stage = try Stage()
    _ = try stage.bytes(layer(200, 150))
    let made = stage.renderer.counts
    _ = try stage.bytes(layer(200, 150))  // made again, and yet the same
    #expect(stage.renderer.counts.draws == made.draws + 1)
    #expect(stage.renderer.counts.textures == made.textures)
    #expect(stage.renderer.counts.programs == made.programs)
  }

  @Test func letteringIsLeftOutWhereItWouldBeTooSmall() {
    #expect(imageCount(of: layer(640, 400)) == 3)
    #expect(imageCount(of: layer(160, 160)) == 1)
    #expect(imageCount(of: layer(64, 64)) == 0)
  }

  private func imageCount(of layer: Layer) -> Int {
    switch layer.content {
    case .image: 1
    case .stack(let children): children.map { imageCount(of: $0.layer) }.reduce(0, +)
    case .modified(let inner, _): imageCount(of: inner)
    default: 0
    }
  }

  @Test(arguments: [(1.0, 1.0), (20, 20), (22, 200), (10, 100), (200, 9)])
  func aCardOfAFewPointsIsDrawnToo(width: Double, height: Double) throws {
    let layer = TestPicture.layer(size: Size(width: width, height: height))
    #expect(layer.size == Size(width: width, height: height))
    _ = try Stage().bytes(layer)
  }
}
