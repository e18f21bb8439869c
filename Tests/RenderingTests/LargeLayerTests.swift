import Layers
import OpenGL
import Testing

@testable import Rendering

/// Layers and pictures around the largest texture that the driver has.
///
/// Each test makes its stage itself, whose context is current then: another test may run between
/// the making of a suite and its test.
@MainActor @Suite struct LargeLayerTests {
  /// Two columns whose row y is (y & 255, y >> 8, 0, 255).
  private func rows(_ count: Int) -> Layer {
    let pixels = (0..<count).flatMap { y -> [UInt8] in
      let pixel = [UInt8(y & 255), UInt8(y >> 8), 0, 255]
      return pixel + pixel
    }
    let image = Image(pixelWidth: 2, pixelHeight: count, pixels: pixels)
    return Layer(size: Size(width: 2, height: Double(count)), image: image)
  }

  /// A distortion that moves nothing.
  private let still = Shader(
    "dent", .float2(0, 0), .float(90), .float(0))

  private func expectRows(_ layer: Layer, count: Int, on stage: OffscreenStage) throws {
    let pixels = try stage.pixels(of: layer, scale: 1, background: .black)
    #expect(pixels.count == count * 8)
    let expected = (0..<count).flatMap { y -> [UInt8] in
      let pixel = [UInt8(y & 255), UInt8(y >> 8), 0, 255]
      return pixel + pixel
    }
    let first = zip(pixels, expected).enumerated().first { $1.0 != $1.1 }
    #expect(pixels == expected, "row \((first?.offset ?? 0) / 8) of \(count) differs")
  }

  /// Samples that move nothing are exact up to the limit, also where the layer is drawn with what
  /// is around it, so that it is larger than a texture.
  @Test(arguments: [8200, 9000, 12_345, Int.max])
  func aTallLayerIsExact(height: Int) throws {
    let stage = try OffscreenStage()
    let height = min(height, stage.limit)
    for reach in [0.0, 40] {
      let layer = rows(height).distortionEffect(
        still, maxSampleOffset: Size(width: reach, height: reach))
      try expectRows(layer, count: height, on: stage)
    }
    try expectRows(rows(height).drawingGroup(), count: height, on: stage)
  }

  @Test func aWideLayerIsDrawnInTiles() throws {
    let stage = try OffscreenStage()
    let limit = stage.limit
    let image = Image(
      pixelWidth: limit, pixelHeight: 1,
      pixels: (0..<limit).flatMap { x in [UInt8(x & 255), UInt8(x >> 8 & 255), 0, 255] })
    let layer = Layer(size: Size(width: Double(limit), height: 1), image: image)
      .distortionEffect(still, maxSampleOffset: Size(width: 40, height: 40))
    let pixels = try stage.pixels(of: layer, scale: 1, background: .black)
    #expect(pixels == image.pixels)
  }

  @Test func aboveTheLimitItIsRefusedWithTheLimit() throws {
    let stage = try OffscreenStage()
    let layer = rows(stage.limit + 1)
    // The picture
    expectRefusal(across: 2, stage.limit) {
      try stage.pixels(of: layer, scale: 1, background: .black)
    }
    // A layer that is a texture of its own, in a small picture
    let bitmap = layer.bitmap()
    let frame = OffscreenStage.Frame(AffineTransform(scale: 1), pixelWidth: 8, pixelHeight: 8)
    expectRefusal(across: 96, stage.limit) {
      try stage.pixels(of: bitmap, in: frame, background: .black)
    }
  }

  /// Expects that `body` fails because a side has one pixel more than the limit.
  private func expectRefusal(across width: Int, _ limit: Int, _ body: () throws -> [UInt8]) {
    do {
      _ = try body()
      Issue.record("nothing was refused")
    } catch {
      guard case .graphics(let reason)? = error as? DrawingError else {
        Issue.record("\(error)")
        return
      }
      #expect(
        "\(reason)" == "\(width) × \(limit + 1) pixels are more than this driver can draw "
          + "(\(limit) on a side)")
    }
  }

  /// An image of more pixels than a texture holds: halves of red and blue, averaged to the limit.
  @Test func aPictureAboveTheLimitIsReduced() throws {
    let stage = try OffscreenStage()
    let limit = stage.limit
    let width = limit * 2
    let image = Image(
      pixelWidth: width, pixelHeight: 1,
      pixels: (0..<width).flatMap { x -> [UInt8] in
        x < limit ? [255, 0, 0, 255] : [0, 0, 255, 255]
      })
    let layer = Layer(size: Size(width: 8, height: 2), image: image)
    let pixels = try stage.pixels(of: layer, scale: 1, background: .black)
    let row = (0..<8).flatMap { x -> [UInt8] in x < 4 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    #expect(pixels == row + row)
  }
}

@MainActor extension OffscreenStage {
  /// The longest side of a texture.
  fileprivate var limit: Int { renderer.driver.maxTextureSide }
}
