import Glibc
import Layers
import Scenes
import TestSupport
import Testing

@testable import Rendering

@MainActor @Suite struct HarmonicColorEffectTests {
  private static func strings(_ reference: StringsReference) -> Layer {
    Layer(size: Size(width: reference.width, height: reference.height), fill: .color(.black))
      .colorEffect(
        Shader(
          "harmonicColorEffect", .boundingRect, .float(Double(reference.waves)),
          .float(reference.time.truncatingRemainder(dividingBy: 2 * .pi)),
          .float(reference.amplitude), .float(reference.mix), .float2(3, 12), .float2(0.6, 0.9),
          .float2(0.02, 0.01), .float(0)))
  }

  /// The bare distances, gray, within a step of 255; worked out by hand for one place: from the
  /// middle, at time 0, six strings are 0.1 · (1 + 2 cos 30° + 2 cos 60° + 0) away in all.
  @Test func theFieldIsTheSumOfDistances() throws {
    let stage = try Stage()
    #expect(abs(StringsReference().field(x: 120, y: 35) - 0.3732051) < 1e-6)
    for (waves, time, amplitude, mix) in [
      (6, 0.0, 0.5, 0.0), (6, 1.5, 2.0, 1.0), (1, 0.3, 1.0, 0.5), (17, 6.1, 3.0, 0.0),
    ] {
      var reference = StringsReference()
      (reference.waves, reference.time) = (waves, time)
      (reference.amplitude, reference.mix) = (amplitude, mix)
      var strings = HarmonicStrings()
      (strings.wavesCount, strings.phase) = (Double(waves), time)
      (strings.amplitude, strings.mixCoeff) = (amplitude, mix)
      let layer = Layer(
        size: Size(width: reference.width, height: reference.height), fill: .color(.black)
      ).colorEffect(strings.field)
      let frame = try stage.bytes(layer, scale: 1)
      var worst = 0
      for row in 0..<frame.height {
        for column in 0..<frame.width {
          let light = reference.field(x: Double(column) + 0.5, y: Double(row) + 0.5)
          let expected = Int((min(light, 1) * 255 + 0.5).rounded(.down))
          let index = (row * frame.width + column) * 4
          for channel in 0..<3 {
            worst = max(worst, abs(Int(frame.pixels[index + channel]) - expected))
          }
        }
      }
      #expect(worst <= 1)
    }
  }

  /// Accuracy as promised: 99.9 % of the pixels within 2 of 255, none further than 12.
  @Test func agreesWithDoublePrecisionForAnyParameters() throws {
    let stage = try Stage()
    var random = SeededRandom(seed: 20_261_121)
    var worst = 0
    var pixels = 0
    var far = 0
    for round in 0..<40 {
      var reference = StringsReference()
      reference.waves = round == 0 ? 32 : Int.random(in: 1...32, using: &random)
      reference.time = round == 0 ? 10_000 : Double.random(in: 0...10_000, using: &random)
      reference.amplitude = Double.random(in: 0...3, using: &random)
      reference.mix = round % 3 == 0 ? Double(round % 2) : Double.random(in: 0...1, using: &random)
      let frame = try stage.bytes(Self.strings(reference), scale: 2)
      for row in 0..<frame.height {
        for column in 0..<frame.width {
          let expected = reference.byte(x: (Double(column) + 0.5) / 2, y: (Double(row) + 0.5) / 2)
          let index = (row * frame.width + column) * 4
          let off = (0..<3).map { abs(expected[$0] - Int(frame.pixels[index + $0])) }.max() ?? 0
          worst = max(worst, off)
          far += off > 2 ? 1 : 0
          pixels += 1
        }
      }
    }
    print("strings: worst \(worst) of 255, \(far) of \(pixels) pixels further than 2")
    #expect(worst <= 12)
    #expect(Double(far) <= 0.001 * Double(pixels))
  }
}
