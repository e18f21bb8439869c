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

  /// A program of another length of its message would not be tried at all.
  @Test func aDrawOfALongLayerCanBeSent() throws {
    let draw = ProbeDraw(
      vertex: "v", fragment: "f", samplers: [], values: [1], pixelWidth: ProbeDraw.maxSide,
      pixelHeight: ProbeDraw.maxPixels / ProbeDraw.maxSide)
    #expect(ProbeDraw.draws(from: ProbeDraw.bytes(of: [draw])) == [draw])
  }
}
