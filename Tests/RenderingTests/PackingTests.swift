import Layers
import Testing

@testable import Rendering

/// Small passes that share a texture.
@MainActor @Suite(.serialized) struct PackingTests {
  private static let size = Size(width: 160, height: 90)

  /// Soft figures of several sizes, some of them partly outside.
  private func figures(_ count: Int, radius: Double = 2) -> Layer {
    let children = (0..<count).map { index in
      let side = 8 + 3 * Double(index % 4)
      let color = Color(red: Double(index % 3) / 2, green: 0.7, blue: 0.3)
      let figure = Layer(
        size: Size(width: side, height: side), index % 2 == 0 ? .circle : .rectangle,
        fill: .color(color))
      return Layer.Child(
        figure.blur(radius: radius + Double(index) / 8),
        at: Point(x: Double(index * 37 % 163) - 5.3, y: Double(index * 23 % 89) - 4.8))
    }
    return Layer(size: Self.size, children: children)
  }

  private func plan(_ layer: Layer, scale: Double = 2) -> FramePlan {
    Planner.plan(
      layer, transform: AffineTransform(scale: scale), pixelWidth: Int(160 * scale),
      pixelHeight: Int(90 * scale), background: .black)
  }

  @Test func whatDoesNotReadEachOtherIsOnePass() {
    let plan = plan(figures(9))
    // The figure, and the blur along each axis
    #expect(plan.passes.count == 9 * 3 + 1)
    let packed = plan.packed
    #expect(packed.passes.count == 3 + 1)
    #expect(packed.passes.map(\.draws.count) == [9, 9, 9, 9])
    #expect(packed.passes.map { $0.reads.sorted() } == [[], [0], [1], [2]])
  }

  /// By themselves, as what was the same in the last frame.
  @Test(arguments: [2, 9, 40])
  func itLooksTheSame(count: Int) throws {
    let stage = try Stage()
    let layer = figures(count)
    let first = try stage.bytes(layer, scale: 2, background: .black)
    let passes = stage.renderer.counts.passes
    #expect(passes == 4)
    let second = try stage.bytes(layer, scale: 2, background: .black)
    #expect(stage.renderer.counts.passes - passes == 3 * count + 1)
    #expect(zip(first.pixels, second.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(Set(first.pixels).count > 20)
  }

  @Test func whatWillBeCachedStaysByItself() {
    var plan = plan(figures(5))
    plan.repeatedPasses = [0, 1, 2, 6, 7, 8]
    let packed = plan.packed
    // Two by themselves, and the other three together
    #expect(packed.passes.count == 2 * 3 + 3 + 1)
    #expect(packed.repeatedPasses.count == 6)
    #expect(packed.repeatedPasses.allSatisfy { packed.passes[$0].draws.count == 1 })
    #expect(packed.passes[packed.passes.count - 1].reads.count == 3)
  }

  @Test func aLargePassHasATextureOfItsOwn() {
    let card = Layer(size: Size(width: 140, height: 140), fill: .color(.white)).blur(radius: 1)
    let children = [Layer.Child(card), Layer.Child(card, at: Point(x: 10, y: 0))]
    let plan = plan(Layer(size: Self.size, children: children), scale: 3)
    #expect(plan.packed.passes.count == plan.passes.count)
  }

  @Test func noPartOfASheetLiesOverAnother() {
    let sizes = (0..<300).map { ($0, 5 + $0 * 37 % 250, 3 + $0 * 53 % 190) }
    let sheets = PassSheet.sheets(of: sizes)
    #expect(sheets.flatMap(\.parts).map(\.pass).sorted() == Array(0..<300))
    for sheet in sheets {
      #expect(sheet.pixelWidth <= 2048 && sheet.pixelHeight <= 2048)
      let rects = sheet.parts.map { part in
        PixelRect(
          left: part.x, top: part.y, right: part.x + sizes[part.pass].1,
          bottom: part.y + sizes[part.pass].2)
      }
      for (index, rect) in rects.enumerated() {
        #expect(rect.left >= 0 && rect.right <= sheet.pixelWidth)
        #expect(rect.top >= 0 && rect.bottom <= sheet.pixelHeight)
        #expect(!rects[..<index].contains(where: rect.intersects))
      }
    }
  }
}
