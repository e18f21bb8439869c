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

  /// The same for what they know of a texture while they compile: whether its sides are powers of
  /// two.
  @Test(arguments: [(128, 64, true, true), (300, 64, false, true), (300, 150, false, false)])
  func anImageIsTriedAsATextureLikeIt(
    width: Int, height: Int, hasPowerOfTwoWidth: Bool, hasPowerOfTwoHeight: Bool
  ) {
    let image = Image(
      pixelWidth: width, pixelHeight: height,
      pixels: [UInt8](repeating: 255, count: 4 * width * height))
    let plan = FramePlan(passes: [Pass(pixelWidth: 8, pixelHeight: 8)])
    var sampler = SampledTexture(type: "sampler2D")
    sampler.hasPowerOfTwoWidth = hasPowerOfTwoWidth
    sampler.hasPowerOfTwoHeight = hasPowerOfTwoHeight
    #expect(SampledTexture(.image(image), in: plan, format: .bytes) == sampler)
  }

  /// No texture of a pass has such a side, also where 128 × 64 pixels are drawn into it.
  @MainActor @Test func aLayerIsTriedAsATextureOfAPass() throws {
    let stage = try Stage()
    let layer = Layer(size: Size(width: 128, height: 64), fill: .color(.white))
      .layerEffect(Shader("tint", .color(.white)), maxSampleOffset: .zero)
    let plan = Planner.plan(
      layer, transform: .identity, pixelWidth: 128, pixelHeight: 64, background: .clear)
    let draws = try stage.renderer.probeDraws(of: plan, calling: ["tint"])
    #expect(draws.map(\.samplers) == [[SampledTexture(type: "sampler2D")]])
  }

  /// A message whose end is missing is none.
  @Test func samplersComeBackFromAMessage() throws {
    var sampler = SampledTexture(type: "samplerCube")
    sampler.sampling = Sampling(filter: .nearest, wrap: .mirror)
    sampler.format = .floats
    sampler.hasPowerOfTwoHeight = true
    var draw = ProbeDraw(
      vertex: "v", fragment: "f", samplers: [sampler, SampledTexture(type: "sampler2D")],
      values: [1], pixelWidth: 3, pixelHeight: 2)
    draw.format = .floats
    let bytes = ProbeDraw.bytes(of: [draw])
    #expect(ProbeDraw.draws(from: bytes) == [draw])
    for end in bytes.indices { #expect(ProbeDraw.draws(from: Array(bytes[..<end])) == nil) }
  }

  /// A program of another length of its message would not be tried at all.
  @Test func aDrawOfALongLayerCanBeSent() throws {
    let draw = ProbeDraw(
      vertex: "v", fragment: "f", samplers: [], values: [1], pixelWidth: ProbeDraw.maxSide,
      pixelHeight: ProbeDraw.maxPixels / ProbeDraw.maxSide)
    #expect(ProbeDraw.draws(from: ProbeDraw.bytes(of: [draw])) == [draw])
  }
}
