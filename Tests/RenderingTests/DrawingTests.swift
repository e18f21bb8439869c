import Glibc
import Layers
import TestSupport
import Testing

@testable import Rendering

/// Pixels against formulas worked out here in double precision.
@MainActor @Suite struct DrawingTests {
  /// Signed distance to a capsule of 240 × 70: swiftui-semantics §6.1.
  private func capsuleDistance(_ x: Double, _ y: Double) -> Double {
    let along = max(abs(x - 120) - 85, 0)
    return (along * along + (y - 35) * (y - 35)).squareRoot() - 35
  }

  @Test(arguments: [1.0, 1.5, 2, 4])
  func aCapsuleIsCoveredByItsSignedDistance(scale: Double) throws {
    let layer = Layer(size: Size(width: 240, height: 70), .capsule, fill: .color(.white))
    let frame = try Stage().bytes(layer, scale: scale)
    for row in try nonEmpty(0..<frame.height) {
      for column in try nonEmpty(0..<frame.width) {
        let d = capsuleDistance((Double(column) + 0.5) / scale, (Double(row) + 0.5) / scale)
        let expected = min(max(0.5 - d * scale, 0), 1) * 255
        let found = Double(frame.pixels[(row * frame.width + column) * 4 + 3])
        // 8-bit rounding, and float distances that differ by a thousandth of a pixel
        #expect(abs(found - expected) <= 1, "at \(column), \(row): \(found), not \(expected)")
      }
    }
  }

  @Test func aLinearGradientRunsInPointsAndPadsAtItsEnds() throws {
    let gradient = Gradient(stops: [
      Gradient.Stop(color: .white.opacity(0.4), location: 0),
      Gradient.Stop(color: .white.opacity(0), location: 0.4),
      Gradient.Stop(color: .white.opacity(0), location: 0.6),
      Gradient.Stop(color: .white.opacity(0.1), location: 1),
    ])
    let layer = Layer(
      size: Size(width: 240, height: 70),
      fill: .linearGradient(
        gradient, start: UnitPoint(x: 0.16, y: -0.4), end: UnitPoint(x: 0.2, y: 1.5)))
    let frame = try Stage().bytes(layer, scale: 1)
    for row in stride(from: 0, to: 70, by: 3) {
      for column in stride(from: 0, to: 240, by: 7) {
        let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
        let t = (9.6 * (x - 38.4) + 133 * (y + 28)) / 17781.16
        let opacity = max(0, 0.4 - t, 0.25 * (t - 0.6))
        let found = Double(frame.pixels[(row * 240 + column) * 4 + 3])
        #expect(abs(found - opacity * 255) <= 0.51)
      }
    }
  }

  @Test func stopsAtOnePlaceMakeAHardEdge() throws {
    let gradient = Gradient(stops: [
      Gradient.Stop(color: .black, location: 0), Gradient.Stop(color: .black, location: 0.5),
      Gradient.Stop(color: .white, location: 0.5), Gradient.Stop(color: .white, location: 1),
    ])
    let layer = Layer(
      size: Size(width: 10, height: 2),
      fill: .linearGradient(gradient, start: .leading, end: .trailing))
    let frame = try Stage().bytes(layer)
    #expect((0..<10).map { frame.pixels[$0 * 4] } == [0, 0, 0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func aGroupFadesAsOnePicture() throws {
    let size = Size(width: 4, height: 4)
    let white = Layer(size: size, fill: .color(.white))
    let frame = try Stage().bytes(white.overlay(white).opacity(0.5), background: .black)
    #expect(frame.pixels[0] == 128)  // twice 0.5 over black would be 191
  }

  @Test func aTransparentBackgroundStaysTransparent() throws {
    let layer = Layer(size: Size(width: 8, height: 8), .capsule, fill: .color(.white))
    let frame = try Stage().bytes(layer)
    #expect(Array(frame.pixels[0..<4]) == [0, 0, 0, 0])
    let middle = (4 * 8 + 4) * 4
    #expect(Array(frame.pixels[middle..<middle + 4]) == [255, 255, 255, 255])
  }

  @Test func anImageIsDrawnPixelForPixelAtItsOwnSize() throws {
    let pixels: [UInt8] = (0..<48).map { index in index % 4 == 3 ? 255 : UInt8(index * 5) }
    let image = Image(pixelWidth: 4, pixelHeight: 3, pixels: pixels)
    let frame = try Stage().bytes(Layer(size: Size(width: 4, height: 3), image: image))
    #expect(frame.pixels == pixels)
  }

  @Test func aStretchedShapeKeepsAnEdgeOnePixelWide() throws {
    let layer = Layer(
      size: Size(width: 100, height: 40),
      content: .modified(
        Layer(size: Size(width: 20, height: 40), .capsule, fill: .color(.white)),
        .transform(AffineTransform(scaleX: 5, y: 1))))
    let frame = try Stage().bytes(layer)
    let middle = (0..<100).map { frame.pixels[(20 * 100 + $0) * 4 + 3] }
    let soft = middle.count { $0 > 0 && $0 < 255 }
    #expect(soft <= 4, "an edge of \(soft) soft pixels is blurred")
    #expect(middle[50] == 255)
  }

  @Test func steadyFramesCompileAndUploadNothing() throws {
    let stage = try Stage()
    let image = Image(pixelWidth: 1, pixelHeight: 1, pixels: [255, 0, 0, 255])
    for step in 0..<5 {
      let size = Size(width: 40, height: 20)
      let layer = Layer(
        size: size,
        children: [
          Layer.Child(
            Layer(size: size, .capsule, fill: .color(.white)).scaleEffect(
              1 - Double(step) * 0.1)),
          Layer.Child(Layer(size: Size(width: 5, height: 5), image: image)),
        ])
      _ = try stage.bytes(layer)
    }
    #expect(stage.renderer.counts.programs == 2)
    #expect(stage.renderer.counts.textures == 1)
    #expect(stage.renderer.counts.draws == 10)
  }
}
