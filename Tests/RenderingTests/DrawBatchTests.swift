import Foundation
import Layers
import Scenes
import Testing

@testable import Rendering

/// Draws that one call of the driver draws.
@MainActor @Suite(.serialized) struct DrawBatchTests {
  private static let size = Size(width: 120, height: 80)

  /// A star of so many points.
  private func star(_ points: Int) -> Path {
    Path { path in
      for index in 0..<2 * points {
        let turn = Double(index) * .pi / Double(points)
        let radius = index % 2 == 0 ? 7.0 : 3.0
        let place = Point(x: 8 + radius * cos(turn), y: 8 + radius * sin(turn))
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.closeSubpath()
    }
  }

  /// Stars of as many kinds as are asked for, each partly over the one before.
  ///
  /// - Parameter divider: What is drawn after each.
  private func stars(_ count: Int, kinds: Int, divider: Layer? = nil) -> Layer {
    let shapes = (0..<kinds).map { star(3 + $0 % 20) }
    let children = (0..<count).flatMap { index in
      let color = Color(red: Double(index % 5) / 4, green: 0.4, blue: 0.9, opacity: 0.7)
      let star = Layer(
        size: Size(width: 16, height: 16), .path(shapes[index % kinds]), fill: .color(color))
      let place = Point(x: Double(index * 7 % 103) + 0.3, y: Double(index * 11 % 61) + 0.6)
      return [Layer.Child(star, at: place)]
        + (divider.map { [Layer.Child($0, at: Point(x: 119, y: 79))] } ?? [])
    }
    return Layer(size: Self.size, children: children)
  }

  /// Draws a layer, and returns its pixels and how many calls that took.
  private func drawn(_ layer: Layer, on stage: Stage) throws -> (pixels: [UInt8], calls: Int) {
    let before = stage.renderer.counts.calls
    return (try stage.bytes(layer).pixels, stage.renderer.counts.calls - before)
  }

  @Test(arguments: [(20, 5), (150, 20)])
  func whatDiffersInNumbersOnlyIsOneCall(count: Int, kinds: Int) throws {
    let stage = try Stage()
    let (pixels, calls) = try drawn(stars(count, kinds: kinds), on: stage)
    #expect(stage.renderer.counts.draws >= count)
    // Each block has room for 1024 vectors: 15 for a cell of a star, of which there are about four.
    #expect(count == 20 ? calls == 1 : calls <= 12)
    // One call for each where something else lies between them
    let dot = Layer(size: Size(width: 1, height: 1), fill: .color(.white.opacity(0.001)))
    let alone = try drawn(stars(count, kinds: kinds, divider: dot), on: Stage())
    #expect(alone.calls == 2 * count)
    #expect(zip(pixels, alone.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  /// With a block for each, they would be 60.
  @Test func whatIsThereOftenIsInTheBlockOnce() throws {
    #expect(try drawn(stars(60, kinds: 1), on: Stage()).calls == 1)
  }

  @Test func whatHasAnotherProgramOrBlendModeIsACallOfItsOwn() throws {
    let stage = try Stage()
    let side = Size(width: 16, height: 16)
    let star = Layer(size: side, .path(star(5)), fill: .color(.white.opacity(0.5)))
    let plain = Layer(size: side, fill: .color(.white))
    let layers = [star, star, star.blendMode(.multiply), star, plain]
    let children = layers.enumerated().map { Layer.Child($1, at: Point(x: 20 * Double($0), y: 9)) }
    #expect(try drawn(Layer(size: Self.size, children: children), on: stage).calls == 4)
  }

  @Test func aLetterThatComesAgainBringsNoEdges() {
    func batches(_ text: String) -> [DrawBatch] {
      var script = Script()
      script.held = [("text", .text(text)), ("controls", .toggle(false))]
      let canvas = Size(width: 400, height: 220)
      let scene = script.playback(of: SceneSource(HeadlineScene.self), in: canvas).scene(at: 9)
      let plan = Planner.plan(
        scene.layer(in: canvas, at: 9), transform: .identity, pixelWidth: 400, pixelHeight: 220,
        background: .black)
      return DrawBatch.batches(of: plan.passes[0].draws, mostValues: 13)
    }
    let pass = Pass(pixelWidth: 400, pixelHeight: 220)
    let (one, eight) = (batches("n"), batches("nnnnnnnn"))
    #expect(one.count == 1 && eight.count == 1)
    let cells = one[0].places.count
    #expect(eight[0].places.count == 8 * cells)
    let floats = eight[0].uniforms(in: pass).count - one[0].uniforms(in: pass).count
    // Bounds, transforms, three vectors of numbers and eight edges for each of the other cells
    #expect(floats == 7 * cells * 15 * 4)
  }
}
