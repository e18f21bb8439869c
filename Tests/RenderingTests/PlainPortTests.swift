import Layers
import Testing

@testable import Rendering

/// The yardstick of the bench: the article's formula word for word.
@MainActor @Suite struct PlainPortTests {
  private static func strings(_ reference: StringsReference) -> Layer {
    Layer(size: Size(width: reference.width, height: reference.height), fill: .color(.black))
      .colorEffect(
        Shader(
          "harmonicColorEffectNaive", .boundingRect, .float(Double(reference.waves)),
          .float(reference.time), .float(reference.amplitude), .float(reference.mix)))
  }

  /// At rest and held, by varyings and by uniforms.
  @Test(arguments: [false, true], [(0.5, 0.0), (2, 1)])
  func agreesWithDoublePrecision(
    readsUniforms: Bool, pressed: (amplitude: Double, mix: Double)
  ) throws {
    let stage = try Stage(readsUniforms: readsUniforms)
    var reference = StringsReference()
    reference.time = 2.25
    (reference.amplitude, reference.mix) = pressed
    let frame = try stage.bytes(Self.strings(reference), scale: 2)
    var far = 0
    for row in 0..<frame.height {
      for column in 0..<frame.width {
        let expected = reference.byte(x: (Double(column) + 0.5) / 2, y: (Double(row) + 0.5) / 2)
        let index = (row * frame.width + column) * 4
        far += (0..<3).contains { abs(expected[$0] - Int(frame.pixels[index + $0])) > 2 } ? 1 : 0
      }
    }
    #expect(far == 0)
  }

  /// The yardstick reads its arguments as uniforms, in every pixel.
  @Test func everyArgumentIsAUniformWhereThatIsAskedFor() throws {
    let plan = Planner.plan(
      Self.strings(StringsReference()), transform: .identity, pixelWidth: 240, pixelHeight: 70,
      background: nil)
    let types = Array(repeating: "float", count: 4) + ["vec4"]
    for readsUniforms in [false, true] {
      let stage = try Stage(readsUniforms: readsUniforms)
      let draws = try stage.renderer.probeDraws(of: plan, calling: ["harmonicColorEffectNaive"])
      #expect(draws.count == 1)
      for draw in draws { #expect(draw.fragment.contains("uniform vec4 values[") == readsUniforms) }
      // Bounds, count, time, amplitude and press, each by itself as a viewer has them.
      let own = draws.flatMap { $0.fragment.matches(of: /uniform (float|vec4) argument\d+;/) }
      #expect(own.map { String($0.1) }.sorted() == (readsUniforms ? types : []))
    }
  }
}
