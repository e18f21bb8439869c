import Layers
import Parameters
import TestSupport
import Testing

@testable import Scenes

/// The steps in which the button's article builds the effect.
@Suite struct StageTests {
  private let canvas = Size(width: 360, height: 160)

  /// Press at 1 s, release at 2 s.
  private func playback(
    _ stage: String, of scene: any GalleryScene.Type = ButtonScene.self,
    _ held: (name: String, value: ParameterValue)...
  ) -> Playback {
    var script = Script()
    script.presses = [Script.Press(start: 1, end: 2)]
    script.held = [(name: "stage", value: .choice(stage))] + held
    return script.playback(of: SceneSource(scene), in: canvas)
  }

  private func number(_ name: String, in playback: Playback, at time: Double) throws -> Double {
    let scene = playback.scene(at: time)
    let parameter = try scene.parameters.parameter(named: name)
    return try #require(scene.value(of: parameter, at: time).number)
  }

  /// The call that draws the strings.
  private func strings(_ playback: Playback, at time: Double) throws -> Shader {
    try #require(playback.scene(at: time).layer(in: canvas, at: time).firstColorEffect)
  }

  /// The whole effect is what it was: the same layer, and so the same program and picture.
  @Test func theDefaultStageIsTheWholeEffect() throws {
    for scene in [ButtonScene.self, ScreenScene.self] as [any GalleryScene.Type] {
      var script = Script()
      script.presses = [Script.Press(start: 1, end: 2)]
      let untouched = script.playback(of: SceneSource(scene), in: canvas)
      let full = playback("full", of: scene)
      for time in [0, 0.5, 1, 1.1, 1.7, 2.05, 4] {
        let layer = untouched.scene(at: time).layer(in: canvas, at: time)
        #expect(layer == full.scene(at: time).layer(in: canvas, at: time))
        #expect(layer.firstColorEffect?.function == "harmonicStrings")
      }
    }
  }

  /// Amplitude 0.5 and three waves in radians, whatever is pressed; the clock runs at 1.
  @Test(arguments: ["button", "screen"])
  func theFieldIsTheDistancesAlone(name: String) throws {
    let scene: any GalleryScene.Type = name == "button" ? ButtonScene.self : ScreenScene.self
    let field = playback("field", of: scene)
    for time in [0.25, 1.1, 1.9, 2.5] {
      let shader = try strings(field, at: time)
      #expect(shader.function == "harmonicField" && shader.isOpaque)
      #expect(
        shader.arguments == [.boundingRect, .float(6), .float(time), .float(0.5), .float(3)])
    }
  }

  @Test func theGlowIsWhiteAndNoPressChangesIt() throws {
    let glow = playback("glow")
    for time in [0.25, 1.1, 1.9, 2.5] {
      var rest = HarmonicStrings()
      rest.phase = time
      #expect(try strings(glow, at: time) == rest.shader(by: .button))
      #expect(try number("scale", in: glow, at: time) == 1)
    }
  }

  /// The press moves the amplitude on the article's spring; it is white, of the same size, and its
  /// clock takes the multiplier once: 1 s + 2 · (t − 1 s), and 3 s + (t − 2 s) after the release.
  @Test func thePressIsWhiteAndItsSpeedIsTheMultiplier() throws {
    let press = playback("press")
    for row in try GoldenTable("button_press_scenario").rows {
      let time = try row.number("t")
      for name in ["amplitude", "speedMultiplier"] {
        let expected = try row.number(name == "amplitude" ? name : "speed_multiplier")
        #expect(abs(try number(name, in: press, at: time) - expected) < 1e-9)
      }
      #expect(try number("mixCoeff", in: press, at: time) == 0)
      #expect(try number("scale", in: press, at: time) == 1)
      let clock = time < 1 ? time : time < 2 ? 1 + 2 * (time - 1) : 3 + (time - 2)
      #expect(abs(try number("elapsedTime", in: press, at: time) - clock) < 1e-9)
    }
  }

  /// Only the interval changes: at 60 frames a second a press would not be seen.
  @Test func onASixtyHertzDisplayOnlyTheIntervalChanges() throws {
    let row = try #require(
      try GoldenTable("clock_rates").rows.first { try $0.text("frames_per_second") == "60" })
    let press = playback("press", (name: "clock", value: .choice("60hz")))
    let atPress = try number("elapsedTime", in: press, at: 1)
    let atRelease = try number("elapsedTime", in: press, at: 2)
    #expect(abs(atPress - (try row.number("rate_released"))) < 1e-12)
    let expected = try row.number("rate_pressed_if_only_the_interval_changes")
    #expect(abs(atRelease - atPress - expected) < 1e-12)
  }

  @Test func aStageChosenWhilePressedTakesEffectAtOnce() throws {
    var scene = ButtonScene(environment: SceneEnvironment())
    scene.handle(.pointerDown(canvas.center), in: canvas, at: 0)
    let amplitude = try scene.parameters.parameter(named: "amplitude")
    #expect(scene.value(of: amplitude, at: 3).number.map { abs($0 - 2) < 1e-6 } == true)
    scene.handle(.hold(name: "stage", value: .choice("glow")), in: canvas, at: 3)
    #expect(scene.value(of: amplitude, at: 3).number.map { abs($0 - 0.5) < 1e-6 } == true)
    scene.handle(.release(name: "stage"), in: canvas, at: 4)
    #expect(scene.value(of: amplitude, at: 4).number.map { abs($0 - 2) < 1e-6 } == true)
  }

  // MARK: - Impacts

  /// Every change of the pressed state, in the last step alone, and not at first.
  @Test(arguments: [("full", [0, 1, 1, 2]), ("press", [0, 0, 0, 0]), ("glow", [0, 0, 0, 0])])
  func aPressAndAReleaseAreImpacts(stage: String, expected: [Int]) {
    for scene in [ButtonScene.self, ScreenScene.self] as [any GalleryScene.Type] {
      let playback = playback(stage, of: scene)
      let counts = [0.5, 1, 1.9, 2].map { playback.scene(at: $0).impactCount }
      #expect(counts == expected)
    }
  }

  @Test func draggingOutAndInAreImpactsOfTheButtonAlone() {
    let outside = Point(x: 5, y: 5)
    for (scene, expected) in [(ButtonScene.self, 4), (ScreenScene.self, 2)]
      as [(any GalleryScene.Type, Int)]
    {
      var playback = Playback(SceneSource(scene), environment: SceneEnvironment())
      for (index, event) in [
        SceneEvent.pointerDown(canvas.center), .pointerMoved(outside),
        .pointerMoved(canvas.center), .pointerMoved(canvas.center), .pointerUp(canvas.center),
      ].enumerated() {
        playback.handle(event, in: canvas, at: Double(index))
      }
      #expect(playback.scene(at: 9).impactCount == expected)
    }
  }

  @Test func otherScenesGiveNone() {
    let names = SceneCatalog.all.filter { $0.make(SceneEnvironment()).impactCount != nil }
      .map(\.name)
    #expect(names == ["button", "screen"])
  }
}

extension Layer {
  /// The first color effect in the tree that is not a modifier's.
  fileprivate var firstColorEffect: Shader? {
    switch content {
    case .modified(_, .colorEffect(let shader)) where !shader.isModifier: shader
    case .modified(let inner, _): inner.firstColorEffect
    case .stack(let children): children.lazy.compactMap { $0.layer.firstColorEffect }.first
    default: nil
    }
  }
}
