import Layers
import TestSupport
import Testing

@testable import Rendering

/// Layers of many parts that are drawn as one picture.
@MainActor @Suite struct DrawingGroupTests {
  private static let size = Size(width: 80, height: 60)

  /// A plate that shows what lies beneath, and two squares on it, all between pixels.
  private var plate: Layer {
    let square = Layer(
      size: Size(width: 20, height: 20), .path(Path(Rect(x: 1.3, y: 1, width: 14.5, height: 9))),
      fill: .color(.white.opacity(0.6)))
    let size = Size(width: 50, height: 30)
    return Layer(
      size: size,
      children: [
        Layer.Child(Layer(size: size, .capsule, fill: .color(.black.opacity(0.7)))),
        Layer.Child(square, at: Point(x: 10, y: 5)), Layer.Child(square, at: Point(x: 22, y: 8)),
      ])
  }

  private func frame(_ overlay: Layer, light: Double = 0.4) -> Layer {
    let lamp = Layer(size: Self.size, .circle, fill: .color(.white.opacity(light)))
    return Layer(
      size: Self.size,
      children: [Layer.Child(lamp), Layer.Child(overlay, at: Point(x: 7.25, y: 9.6))])
  }

  @Test func itIsOneDrawOfOnePass() {
    let plan = Planner.plan(
      frame(plate.drawingGroup()), transform: AffineTransform(scale: 1.5), pixelWidth: 120,
      pixelHeight: 90, background: .black)
    #expect(plan.passes.map(\.draws.count) == [3, 2])
  }

  /// It lies in the pixels of its target, so that nothing is sampled between two of them. Each
  /// color that is stored on the way is rounded: two more of them than without.
  @Test(arguments: [1, 1.5, 2])
  func itLooksAsItsPartsDo(scale: Double) throws {
    let stage = try Stage()
    func pixels(_ overlay: Layer) throws -> [UInt8] {
      try stage.bytes(frame(overlay), scale: scale, background: Color(hex: "C04020")).pixels
    }
    let difference = zip(try pixels(plate.drawingGroup()), try pixels(plate)).map { one, parts in
      abs(Int(one) - Int(parts))
    }
    #expect(difference.max() ?? 255 <= 1)
  }

  /// More parts than a program mixes are drawn into a texture, too: between pixels no edge of it is
  /// repeated beyond it.
  @Test(arguments: [1, 1.5, 2])
  func manyPartsUnderAnOpacityEndWhereTheyEnd(scale: Double) throws {
    let stage = try Stage()
    func bars(_ color: Color) -> Layer {
      let bar = Layer(size: Size(width: 5, height: 30), fill: .color(color))
      return Layer(
        size: Size(width: 53, height: 30),
        children: (0..<9).map { Layer.Child(bar, at: Point(x: Double($0) * 6, y: 0)) })
    }
    func pixels(_ overlay: Layer) throws -> [UInt8] {
      try stage.bytes(frame(overlay), scale: scale, background: Color(hex: "C04020")).pixels
    }
    let whole = try pixels(bars(.white).opacity(0.5))
    let difference = zip(whole, try pixels(bars(.white.opacity(0.5)))).map { one, parts in
      abs(Int(one) - Int(parts))
    }
    #expect(difference.max() ?? 255 <= 1)
  }

  @Test func whileItStaysTheSameOnlyItsPictureIsDrawn() throws {
    let stage = try Stage()
    var draws: [Int] = []
    for light in [0.1, 0.2, 0.3, 0.4] {
      let before = stage.renderer.counts.draws
      _ = try stage.bytes(frame(plate.drawingGroup(), light: light))
      draws.append(stage.renderer.counts.draws - before)
    }
    // The lamp and the picture; at first with its parts, and once more to store them.
    #expect(draws == [5, 5, 2, 2])
  }
}
