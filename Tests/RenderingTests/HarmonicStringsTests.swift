import Layers
import Scenes
import TestSupport
import Testing

@testable import OpenGL
@testable import Rendering

/// The strings that scenes show against the formula in double precision, and against the ports.
@MainActor @Suite struct HarmonicStringsTests {
  private static func strings(
    _ reference: StringsReference, by function: HarmonicStrings.Function = .button
  ) -> HarmonicStrings {
    var strings = HarmonicStrings()
    strings.wavesCount = Double(reference.waves)
    strings.phase = reference.time.truncatingRemainder(dividingBy: 2 * .pi)
    (strings.amplitude, strings.mixCoeff) = (reference.amplitude, reference.mix)
    strings.frequency = pair(reference.frequency)
    strings.glowWidth = pair(reference.glowWidth)
    strings.glowIntensity = pair(reference.glowIntensity)
    return strings
  }

  private static func pair(_ pair: (Double, Double)) -> HarmonicStrings.Pair {
    HarmonicStrings.Pair(released: pair.0, pressed: pair.1)
  }

  private static func layer(
    _ shader: Shader, size: Size = Size(width: 240, height: 70)
  ) -> Layer { Layer(size: size, fill: .color(.black)).colorEffect(shader) }

  /// How far a picture is from the reference at most, in steps of 255.
  private func worst(
    _ reference: StringsReference, scale: Double, specializes: Bool = true, on stage: Stage
  ) throws -> Int {
    let function: HarmonicStrings.Function = reference.beyond == 0 ? .button : .screen
    let shader = Self.strings(reference).shader(by: function)
    #expect(shader.function == "harmonicStrings")
    let frame = try stage.bytes(Self.layer(shader), scale: scale, specializes: specializes)
    var worst = 0
    for row in 0..<frame.height {
      for column in 0..<frame.width {
        let expected = reference.byte(
          x: (Double(column) + 0.5) / scale, y: (Double(row) + 0.5) / scale)
        let index = (row * frame.width + column) * 4
        for channel in 0..<3 {
          worst = max(worst, abs(expected[channel] - Int(frame.pixels[index + channel])))
        }
      }
    }
    return worst
  }

  private func random(_ random: inout SeededRandom, round: Int) -> StringsReference {
    var reference = StringsReference()
    reference.waves = round < 64 ? round / 2 + 1 : Int.random(in: 1...32, using: &random)
    reference.time = round % 50 == 0 ? 10_000 : Double.random(in: 0...10_000, using: &random)
    reference.amplitude = Double.random(in: 0...3, using: &random)
    // At rest, held, and between
    reference.mix = round % 3 == 2 ? Double.random(in: 0...1, using: &random) : Double(round % 2)
    reference.beyond = round % 7 == 0 ? 1 : 0
    return reference
  }

  /// 1 to 32 strings, any press, times to 10 000 s; by the formulas of a software renderer and by
  /// those of a GPU.
  @Test(arguments: [true, false])
  func anyParametersAreWithinOneStep(isSoftware: Bool) throws {
    let stage = try Stage(isSoftware: isSoftware)
    var random = SeededRandom(seed: 20_261_121)
    for round in 0..<240 {
      let reference = self.random(&random, round: round)
      let worst = try worst(reference, scale: 0.4, on: stage)
      #expect(worst <= 1, "round \(round): \(reference)")
    }
  }

  /// One program draws all of them where none is specialized.
  @Test(arguments: [true, false])
  func withoutSpecializationTheyAreWithinOneStep(isSoftware: Bool) throws {
    let stage = try Stage(isSoftware: isSoftware)
    var random = SeededRandom(seed: 20_261_122)
    for round in 0..<60 {
      let reference = self.random(&random, round: round)
      let worst = try worst(reference, scale: 0.4, specializes: false, on: stage)
      #expect(worst <= 1, "round \(round): \(reference)")
    }
    #expect(stage.renderer.counts.programs == 1)
  }

  /// Every pixel of the button at twice its size: with the article's values, and with others.
  @Test func everyPixelIsWithinOneStep() throws {
    let stage = try Stage()
    for (mix, amplitude) in [(0.0, 0.5), (1, 2), (0.5, 1.25)] {
      var reference = StringsReference()
      (reference.mix, reference.amplitude, reference.time) = (mix, amplitude, 2.25)
      #expect(try worst(reference, scale: 2, on: stage) <= 1)
      reference.frequency = (7.5, 40)
      reference.glowWidth = (0.3, 1.6)
      reference.glowIntensity = (0.05, 0.004)
      #expect(try worst(reference, scale: 2, on: stage) <= 1)
    }
  }

  /// In every palette, for the button and the screen. Each of them may be a step off the reference,
  /// so two apart.
  @Test(arguments: [0.0, 1, 2])
  func thePlainFunctionDrawsTheSame(palette: Double) throws {
    let stage = try Stage()
    for function in [HarmonicStrings.Function.button, .screen] {
      for (waves, mix) in [(1.0, 1.0), (6, 0), (6, 0.4), (7, 1), (32, 1), (32, 0.7)] {
        var strings = HarmonicStrings()
        (strings.wavesCount, strings.mixCoeff, strings.palette) = (waves, mix, palette)
        (strings.amplitude, strings.phase) = (2, 1.1)
        let expected = try stage.bytes(Self.layer(strings.port(by: function)), scale: 1)
        let found = try stage.bytes(Self.layer(strings.shader(by: function)), scale: 1)
        let differences = zip(expected.pixels, found.pixels).map { abs(Int($0) - Int($1)) }
        #expect(differences.count { $0 > 1 } <= differences.count / 2000)
        #expect(differences.allSatisfy { $0 <= 2 })
      }
    }
  }

  // MARK: - Ports

  /// Copied code and the bench's comparison use the port's call for the same strings.
  @Test(arguments: [HarmonicStrings.Function.button, .screen])
  func thePortsCallIsReadFromTheStrings(function: HarmonicStrings.Function) throws {
    var random = SeededRandom(seed: 7)
    for round in 0..<200 {
      var strings = Self.strings(self.random(&random, round: round))
      strings.palette = Double(round % 3)
      if round % 5 == 0 { strings.frequency = HarmonicStrings.Pair(released: 2, pressed: 31) }
      let port = strings.port(by: function)
      let found = try #require(HarmonicStrings.port(of: strings.shader(by: function)))
      #expect(found.function == port.function && found.isOpaque)
      let numbers = { (shader: Shader) in shader.arguments.compactMap(\.components).flatMap { $0 } }
      #expect(found.arguments.count == port.arguments.count)
      #expect(zip(numbers(found), numbers(port)).allSatisfy { abs($0 - $1) < 1e-12 })
      #expect(HarmonicStrings.port(of: port) == port)
    }
    #expect(HarmonicStrings.port(of: Shader("tint", .color(.white))) == nil)
  }

  /// A picture of floats holds what is brighter than white, by formulas as exact as the port's.
  @Test func aPictureOfFloatsShowsThePort() throws {
    var strings = HarmonicStrings()
    (strings.mixCoeff, strings.amplitude, strings.phase) = (1, 2, 0.7)
    let context = try SurfacelessContext()
    let renderer = try Renderer(library: .builtIn(), format: .floats)
    let framebuffer = try Framebuffer(
      pixelWidth: 240, pixelHeight: 70, format: .floats, label: "test")
    func floats(_ shader: Shader) throws -> [Float] {
      let plan = Planner.plan(
        Self.layer(shader), transform: .identity, pixelWidth: 240, pixelHeight: 70,
        background: .black)
      try framebuffer.bound { try renderer.draw(plan) }
      return framebuffer.readFloats()
    }
    let (found, expected) = (
      try floats(strings.shader(by: .button)), try floats(strings.port(by: .button))
    )
    withExtendedLifetime(renderer) {}
    _ = consume context  // current until here
    #expect((expected.max() ?? 0) > 1.2)
    // Next to a string the last bit of the distance counts.
    let differences = zip(found, expected).map { abs($0 - $1) / max(1, $1) }
    #expect(differences.count { $0 > 2e-3 } <= differences.count / 1000)
    #expect(differences.allSatisfy { $0 <= 0.05 })
  }

  // MARK: - Programs

  /// The fragment stage reads no uniform, and how many strings there are stands in it.
  @Test func whatIsTheSameForAllPixelsIsNoUniform() throws {
    let stage = try Stage()
    var strings = HarmonicStrings()
    strings.wavesCount = 9
    for mix in [0, 0.5, 1] {
      strings.mixCoeff = mix
      let plan = Planner.plan(
        Self.layer(strings.shader(by: .button)), transform: .identity, pixelWidth: 240,
        pixelHeight: 70, background: nil)
      let draws = try stage.renderer.probeDraws(of: plan, calling: ["harmonicStrings"])
      #expect(draws.count == 1)
      for draw in draws {
        #expect(!draw.fragment.contains("uniform"))
        #expect(draw.fragment.contains(", 9.0, "))
      }
    }
  }

  /// Frames differ in numbers only: a press makes one program, and time makes none.
  @Test func timeMakesNoProgram() throws {
    let stage = try Stage()
    for mix in [0.0, 1] {
      for time in stride(from: 0.0, to: 2, by: 0.25) {
        var strings = HarmonicStrings()
        (strings.mixCoeff, strings.phase, strings.amplitude) = (mix, time, 0.5 + time)
        _ = try stage.bytes(Self.layer(strings.shader(by: .button)))
      }
    }
    #expect(stage.renderer.counts.programs == 2)
  }

  /// Part of a string has no program of its own: the plain function draws it.
  @Test(arguments: [0.5, 6.5, 33])
  func otherCountsKeepThePlainFunction(wavesCount: Double) {
    var strings = HarmonicStrings()
    strings.wavesCount = wavesCount
    #expect(strings.shader(by: .button) == strings.port(by: .button))
  }

  /// Whoever tries every count in every form leaves programs behind, and they are given up.
  @Test func programsNobodyUsesAreGivenUp() throws {
    let stage = try Stage()
    let size = Size(width: 8, height: 8)
    func draw(waves: Int, mix: Double) throws {
      var strings = HarmonicStrings()
      (strings.wavesCount, strings.mixCoeff) = (Double(waves), mix)
      _ = try stage.bytes(Self.layer(strings.shader(by: .button), size: size))
    }
    for mix in [0, 0.5, 1] { for waves in 1...32 { try draw(waves: waves, mix: mix) } }
    #expect(stage.renderer.counts.programs == 96)
    for _ in 0..<130 { try draw(waves: 6, mix: 1) }
    try draw(waves: 6, mix: 1)
    #expect(stage.renderer.counts.programs == 96)
    try draw(waves: 1, mix: 0)
    #expect(stage.renderer.counts.programs == 97)
  }
}
