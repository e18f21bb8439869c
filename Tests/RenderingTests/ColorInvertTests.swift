import Layers
import Scenes
import TestSupport
import Testing

@testable import Rendering

/// `colorInvert`, on layers and in effects.
@MainActor @Suite struct ColorInvertTests {
  private let size = Size(width: 8, height: 4)

  /// Channels of the straight color from 1, and premultiplied afterwards.
  @Test func everyChannelBecomesWhatItLacksToWhite() throws {
    let color = Color(red: 0.2, green: 0.5, blue: 0.9, opacity: 0.8)
    let frame = try Stage().bytes(Layer(size: size, fill: .color(color)).colorInvert())
    let expected = [0.8 * 0.8, 0.5 * 0.8, 0.1 * 0.8, 0.8]
    for (found, expected) in try nonEmpty(zip(frame.pixels, expected)) {
      #expect(abs(Double(found) - expected * 255) <= 1)
    }
  }

  @Test func whatIsClearStaysClear() throws {
    let left = Layer(
      size: size, .path(Path(Rect(x: 0, y: 0, width: 4, height: 4))), fill: .color(.black))
    let frame = try Stage().bytes(left.colorInvert())
    for column in 0..<8 {
      let expected: UInt8 = column < 4 ? 255 : 0
      #expect(
        Array(frame.pixels[column * 4..<column * 4 + 4]) == Array(repeating: expected, count: 4))
    }
  }

  @Test func anEffectInvertsAsALayerDoes() {
    let layer = Layer(size: size, fill: .color(.white))
    #expect(layer.visualEffect(VisualEffect().colorInvert()) == layer.colorInvert())
    #expect(layer.colorInvert() != layer)
  }
}
