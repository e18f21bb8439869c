import Layers
import OpenGL
import Testing

@testable import Rendering

@Suite struct TrialKeyTests {
  /// Sign and power of two, and what would change whether a loop ends.
  @Test(
    arguments: [
      (1, 1), (1.9, 1), (2, 2), (-3, -2), (0.3, 0.25), (1000, 512), (0, 0), (1e-30, 0x1p-24),
      (-1e-30, -0x1p-24), (.infinity, .infinity),
    ] as [(Float, Float)])
  func aValueCountsByItsMagnitude(value: Float, magnitude: Float) {
    #expect(TrialKey.magnitude(value) == magnitude)
  }

  /// Drivers on the processor compile a program for each way of blending: one that is tried in
  /// another way than it is drawn is compiled twice.
  @MainActor @Test func aDrawIsTriedWithTheBlendingThatItIsDrawnWith() throws {
    let stage = try Stage()
    let size = Size(width: 8, height: 8)
    for (isOpaque, blending) in [(true, Blending.replace), (false, .premultipliedOver)] {
      var light = Shader("citrusStillLife", .boundingRect)
      light.isOpaque = isOpaque
      let plan = Planner.plan(
        Layer(size: size, fill: .shader(light)), transform: .identity, pixelWidth: 8,
        pixelHeight: 8, background: .clear)
      let draws = try stage.renderer.probeDraws(of: plan, calling: ["citrusStillLife"])
      #expect(draws.map(\.blending) == [blending])
      #expect(ProbeDraw.draws(from: ProbeDraw.bytes(of: draws)) == draws)
    }
  }

  /// A program of another length of its message would not be tried at all.
  @Test func aDrawOfALongLayerCanBeSent() throws {
    let draw = ProbeDraw(
      vertex: "v", fragment: "f", samplers: [], values: [1], pixelWidth: ProbeDraw.maxSide,
      pixelHeight: ProbeDraw.maxPixels / ProbeDraw.maxSide)
    #expect(ProbeDraw.draws(from: ProbeDraw.bytes(of: [draw])) == [draw])
  }
}
