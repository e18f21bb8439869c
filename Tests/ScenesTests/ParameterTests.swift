import Layers
import Parameters
import TestSupport
import Testing

@testable import Scenes

@Suite struct ParameterTests {
  private let canvas = Size(width: 360, height: 160)

  private func parameter(_ name: String) throws -> Parameter {
    try ButtonScene(environment: SceneEnvironment()).parameters.parameter(named: name)
  }

  /// The names are promises to users and scripts.
  @Test func theButtonHasThePromisedParameters() {
    let names = Set(ButtonScene(environment: SceneEnvironment()).parameters.all.map(\.name))
    let promised = [
      "wavesCount", "amplitude", "mixCoeff", "speedMultiplier", "scale", "elapsedTime",
      "lineWidth", "amplitude.released", "amplitude.pressed", "speedMultiplier.released",
      "speedMultiplier.pressed", "scale.released", "scale.pressed", "frequency.released",
      "frequency.pressed", "glowWidth.released", "glowWidth.pressed", "glowIntensity.released",
      "glowIntensity.pressed", "spring.duration", "spring.bounce", "palette",
    ]
    #expect(names.isSuperset(of: promised))
  }

  @Test func everyDefaultLiesInItsRange() throws {
    let parameters = ButtonScene(environment: SceneEnvironment()).parameters.all
    for parameter in try nonEmpty(parameters) {
      if case .number(let range, let step, let value) = parameter.kind {
        #expect(range.contains(value), "\(parameter.name)")
        #expect(step > 0)
      }
    }
  }

  @Test func textsBecomeValuesOrErrors() throws {
    #expect(try parameter("amplitude").value(from: "1.25") == .number(1.25))
    #expect(try parameter("palette").value(from: "cosine") == .choice("cosine"))
    for (name, text, expected) in [
      ("amplitude", "much", ParameterError.notANumber(name: "amplitude", text: "much")),
      ("amplitude", "nan", .notANumber(name: "amplitude", text: "nan")),
      ("amplitude", "3.5", .outOfRange(name: "amplitude", text: "3.5", range: 0...3)),
      ("wavesCount", "2.5", .notWhole(name: "wavesCount", text: "2.5")),
      (
        "palette", "rainbow",
        .unknownChoice(
          name: "palette", text: "rainbow", choices: ["article", "extended", "cosine"])
      ),
    ] {
      let parameter = try parameter(name)
      #expect(throws: expected) { try parameter.value(from: text) }
    }
  }

  @Test(arguments: [
    ("amplitude", 0.5, 1.0, 0.55), ("amplitude", 0.5, 10, 1), ("amplitude", 0.5, 0.1, 0.505),
    ("amplitude", 0.52, 1, 0.55), ("amplitude", 3, 1, 3), ("amplitude", 0, -10, 0),
    ("wavesCount", 6, 1, 7), ("wavesCount", 6, 0.1, 7), ("wavesCount", 30, 10, 32),
    ("wavesCount", 6, -0.1, 5), ("wavesCount", 1, -1, 1),
  ])
  func nudgesStayOnTheGridAndInTheRange(
    name: String, from: Double, steps: Double, expected: Double
  ) throws {
    let moved = try parameter(name).value(.number(from), nudgedBy: steps).number
    #expect(abs((moved ?? .nan) - expected) < 1e-9)
  }

  @Test func choicesGoRound() throws {
    let palette = try parameter("palette")
    #expect(palette.value(.choice("article"), nudgedBy: 1) == .choice("extended"))
    #expect(palette.value(.choice("article"), nudgedBy: -1) == .choice("cosine"))
  }

  @Test func aHeldParameterStaysWhateverTheAnimationDoes() throws {
    var script = Script()
    script.held = [("amplitude", .number(1.5)), ("elapsedTime", .number(4))]
    script.presses = [Script.Press(start: 1, end: 2)]
    let playback = script.playback(of: SceneSource(ButtonScene.self), in: canvas)
    for time in [0, 0.5, 1.05, 1.5, 2.05, 3] {
      let scene = playback.scene(at: time)
      #expect(scene.value(of: try parameter("amplitude"), at: time) == .number(1.5))
      #expect(scene.value(of: try parameter("elapsedTime"), at: time) == .number(4))
    }
  }

  @Test func whatIsLetGoIsWhereTheAnimationWouldHaveIt() throws {
    var scene = ButtonScene(environment: SceneEnvironment())
    scene.handle(.hold(name: "elapsedTime", value: .number(4)), in: canvas, at: 1)
    scene.handle(.release(name: "elapsedTime"), in: canvas, at: 2)
    #expect(scene.value(of: try parameter("elapsedTime"), at: 3) == .number(3))
  }

  @Test func aHeldSpeedMovesTheClockFromThenOn() throws {
    var scene = ButtonScene(environment: SceneEnvironment())
    scene.handle(.hold(name: "speedMultiplier", value: .number(3)), in: canvas, at: 1)
    #expect(scene.value(of: try parameter("elapsedTime"), at: 3) == .number(1 + 2 * 9))
  }
}
