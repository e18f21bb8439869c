import Layers
import TestSupport
import Testing

@testable import Rendering

/// `alphaThreshold` and `invertedOpacity`, on gradients of opacity.
@MainActor @Suite struct AlphaThresholdTests {
  private static let size = Size(width: 100, height: 4)

  /// As opaque at x as x / 100.
  private var ramp: Layer {
    Layer(
      size: Self.size,
      fill: .linearGradient(
        Gradient(stops: [
          .init(color: .white.opacity(0), location: 0), .init(color: .white, location: 1),
        ]), start: UnitPoint(x: 0, y: 0.5), end: UnitPoint(x: 1, y: 0.5)))
  }

  private func pixel(_ layer: Layer, _ x: Int) throws -> [Int] {
    let frame = try Stage().bytes(layer)
    let start = (2 * frame.width + x) * 4
    return frame.pixels[start..<start + 4].map { Int($0) }
  }

  @Test func whatIsInTheRangeIsDrawnInOneColor() throws {
    let color = Color(red: 1, green: 0, blue: 0)
    let layer = ramp.alphaThreshold(min: 0.3, max: 0.7, color: color)
    for (x, expected) in [(10, [0, 0, 0, 0]), (50, [255, 0, 0, 255]), (90, [0, 0, 0, 0])] {
      #expect(try pixel(layer, x) == expected, "\(x)")
    }
  }

  @Test func opacityIsTurnedRound() throws {
    for x in [10, 50, 90] {
      // The middle of a pixel lies half a pixel on.
      let expected = 255 * (1 - (Double(x) + 0.5) / 100)
      let found = try pixel(ramp.invertedOpacity(), x)
      #expect(abs(Double(found[3]) - expected) <= 2, "\(x)")
      #expect(found[0] == 0)
    }
  }
}
