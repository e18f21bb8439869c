import Layers
import OpenGL
import TestSupport
import Testing

@testable import Rendering

/// Frames of which only what changed is drawn; what is expected is the same frame drawn whole.
@MainActor @Suite(.serialized) struct DamageTests {
  private nonisolated static let size = Size(width: 60, height: 40)

  /// A few cards, each with a place, a turn and a look of its own.
  private struct Cards {
    var places = (0..<5).map { Point(x: Double($0) * 11, y: Double($0 % 3) * 12) }
    var turns = [Double](repeating: 0, count: 5)
    var reds = [0.2, 0.9, 0.5, 1, 0.1]
    var isBlurred = [false, true, false, false, true]

    var layer: Layer {
      let card = Size(width: 9, height: 7)
      return Layer(
        size: DamageTests.size,
        children: places.indices.map { index in
          let fill = Fill.color(Color(red: reds[index], green: 0.4, blue: 0.8))
          let layer = Layer(size: card, .capsule, fill: fill)
            .rotationEffect(.radians(turns[index]))
          return Layer.Child(
            isBlurred[index] ? layer.blur(radius: 1.2) : layer, at: places[index])
        })
    }

    mutating func change(_ random: inout SeededRandom) {
      let index = Int.random(in: 0..<5, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        places[index] = Point(
          x: Double.random(in: -6...58, using: &random),
          y: Double.random(in: -6...38, using: &random))
      case 1: turns[index] = Double.random(in: 0...6, using: &random)
      case 2: reds[index] = Double.random(in: 0...1, using: &random)
      case 3: isBlurred[index].toggle()
      default: break
      }
    }
  }

  private static func plan(_ layer: Layer, background: Color? = .black) -> FramePlan {
    Planner.plan(
      layer, transform: AffineTransform(scale: 2), pixelWidth: 120, pixelHeight: 80,
      background: background)
  }

  /// Surfaces with one, two and three buffers: what is there is so many frames old.
  @Test(arguments: [1, 2, 3])
  func whatIsDrawnIsWhatAWholeFrameWouldBe(buffers: Int) throws {
    let stage = try Stage()
    let surfaces = try (0..<buffers).map { _ in
      Shared(try Framebuffer(pixelWidth: 120, pixelHeight: 80, label: "surface"))
    }
    let whole = Shared(try Framebuffer(pixelWidth: 120, pixelHeight: 80, label: "whole"))
    var random = SeededRandom(seed: 20_261_122)
    var cards = Cards()
    var history = FrameHistory()
    var share = 0
    for frame in 0..<150 {
      let plan = Self.plan(cards.layer)
      let surface = surfaces[frame % buffers]
      let damage = history.damage(
        of: plan, age: frame < buffers ? 0 : buffers, generation: stage.renderer.generation)
      history.note(plan)
      let before = stage.renderer.counts.pixels
      try surface.object.bound { try stage.renderer.draw(plan, within: damage) }
      #expect(stage.renderer.counts.pixels - before == damage.pixelWidth * damage.pixelHeight)
      if frame >= buffers { share += damage.pixelWidth * damage.pixelHeight }
      try whole.object.bound { try stage.renderer.draw(plan) }
      #expect(surface.object.readBytes() == whole.object.readBytes(), "frame \(frame)")
      cards.change(&random)
    }
    // Most frames change one card of five; with three buffers, three frames' changes are drawn
    // again.
    #expect(share < (150 - buffers) * 120 * 80 * 2 / 3)
  }

  /// A picture and a panel over it, each with a history of its own: what changes in either is drawn
  /// again in both.
  @Test func whatLiesOverAPictureIsDrawnAgainWithIt() throws {
    let stage = try Stage()
    let surface = Shared(try Framebuffer(pixelWidth: 120, pixelHeight: 80, label: "surface"))
    let whole = Shared(try Framebuffer(pixelWidth: 120, pixelHeight: 80, label: "whole"))
    var random = SeededRandom(seed: 20_261_123)
    var (below, above) = (Cards(), Cards())
    var histories = (FrameHistory(), FrameHistory())
    for frame in 0..<60 {
      let plans = (
        Self.plan(below.layer), Self.plan(above.layer.opacity(0.9), background: nil)
      )
      let age = min(frame, 1)
      let generation = stage.renderer.generation
      let damage = histories.0.damage(of: plans.0, age: age, generation: generation)
        .union(histories.1.damage(of: plans.1, age: age, generation: generation))
      histories.0.note(plans.0)
      histories.1.note(plans.1)
      try surface.object.bound {
        try stage.renderer.draw(plans.0, within: damage)
        try stage.renderer.draw(plans.1, within: damage)
      }
      try whole.object.bound {
        try stage.renderer.draw(plans.0)
        try stage.renderer.draw(plans.1)
      }
      #expect(surface.object.readBytes() == whole.object.readBytes(), "frame \(frame)")
      if frame % 3 == 0 { above.change(&random) } else { below.change(&random) }
    }
  }

  @Test func aFrameThatIsTheSameDrawsNothing() throws {
    let stage = try Stage()
    let plan = Self.plan(Cards().layer)
    var history = FrameHistory()
    history.note(plan)
    let damage = history.damage(of: plan, age: 1, generation: stage.renderer.generation)
    #expect(damage.isEmpty)
    let surface = Shared(try Framebuffer(pixelWidth: 120, pixelHeight: 80, label: "surface"))
    try surface.object.bound { try stage.renderer.draw(plan, within: damage) }
    #expect(stage.renderer.counts.draws == 0)
  }

  /// The bounds of a card and a pixel around it, at 2 pixels a point.
  @Test func damageIsWhatMovedAndWhereItWas() {
    var cards = Cards()
    let before = Self.plan(cards.layer)
    cards.places[0] = Point(x: 2, y: 1)
    #expect(
      Self.plan(cards.layer).damage(since: before)
        == PixelRect(left: 0, top: 0, right: 23, bottom: 17))
  }

  /// Nothing is known of what is there.
  @Test func everythingIsDrawnWhereThereIsNoFrameBefore() throws {
    let plan = Self.plan(Cards().layer)
    let all = PixelRect(pixelWidth: 120, pixelHeight: 80)
    var history = FrameHistory()
    #expect(history.damage(of: plan, age: 1, generation: 0) == all)
    history.note(plan)
    #expect(history.damage(of: plan, age: 0, generation: 0) == all)
    #expect(history.damage(of: plan, age: 2, generation: 0) == all)
    // Over a background of another color, with other functions, or after a frame with something on
    // top.
    #expect(
      history.damage(
        of: Self.plan(Cards().layer, background: .white), age: 1, generation: 0) == all)
    #expect(history.damage(of: plan, age: 1, generation: 1) == all)
    history.note(nil)
    #expect(history.damage(of: plan, age: 1, generation: 1) == all)
  }
}
