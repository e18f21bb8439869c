import Binding
import Layers
import Metal
import Motion
import Parameters
import TestSupport
import Testing
import Tokens

@testable import Scenes

@Suite struct ParameterRowsTests {
  private struct Rows: ParameterRows {
    let radius = ParameterKey.number("radius", "how far it reaches", 0...240, step: 1, 90)
    let spring = SpringParameters(of: "the press", duration: 0.4)
    let isRound = ParameterKey.toggle("isRound", "whether corners are round", true)
    let swing: PressedPair
    let tint = BuiltInFunction("tint").color("tint", "what it is tinted", argument: "shade")

    init() { swing = PressedPair(of: radius, "reach", pressed: 120) }
  }

  @Test func theListHasEveryRowInOrder() {
    #expect(
      ParameterValues(Rows()).set.all.map(\.name) == [
        "radius", "spring.duration", "spring.bounce", "isRound", "radius.released",
        "radius.pressed", "tint",
      ])
  }

  @Test func aRowGivesWhatIsHeldOrItsDefault() {
    var values = ParameterValues(Rows())
    #expect(values.radius == 90)
    #expect(values.held(\.radius) == nil)
    #expect(values.swing == PressedPair.Ends(released: 90, pressed: 120))
    #expect(values.spring == Spring(duration: 0.4, bounce: 0))
    #expect(values.tint == .white)
    values.hold("radius", at: .number(12))
    values.hold("spring.bounce", at: .number(0.5))
    values.hold("isRound", at: .toggle(false))
    #expect(values.held(\.radius) == 12)
    #expect(values.spring == Spring(duration: 0.4, bounce: 0.5))
    #expect(!values.isRound)
    values.hold(\.radius, at: 1000)
    #expect(values.radius == 240)
    values.release(\.radius)
    #expect(values.radius == 90)
  }

  /// Sentence, range, default and unit as `ripple.glsl` has them.
  @Test func aRowOfAShaderFunctionSaysWhatItsHeaderSays() {
    let speed = BuiltInFunction("ripple").number("speed", step: 50).parameter
    #expect(speed.summary == "how fast the ring grows")
    #expect(speed.kind == .number(range: 100...4000, step: 50, defaultValue: 1200))
    #expect(speed.unit == "points per second")
    #expect(speed.unitSymbol == "pt/s")
    #expect(speed.argument == Parameter.Argument(function: "ripple", name: "speed"))
    let glow = BuiltInFunction("harmonicColorEffect").pair("glowWidth", "glow", step: 0.1)
    #expect(
      glow.parameters.map(\.kind) == [
        .number(range: 0.1...2, step: 0.1, defaultValue: 0.6),
        .number(range: 0.1...2, step: 0.1, defaultValue: 0.9),
      ])
  }

  /// The inspector plots the spring that a scene offers, and has its sliders from the parameters.
  @Test func aSceneOffersASpringWhereItHasTheParametersOfOne() throws {
    for source in try nonEmpty(SceneCatalog.all) {
      let scene = source.make(SceneEnvironment())
      let names = Set(scene.parameters.all.map(\.name))
      let hasCurve = scene.springCurve(at: 0) != nil
      #expect(hasCurve == names.contains("spring.duration"), "\(source.name)")
      #expect(hasCurve == names.contains("spring.bounce"), "\(source.name)")
    }
  }

  /// A press that moves nothing but a vector has a spring, too.
  @Test func aPressMovesAVectorOnASpring() throws {
    let translation = MetalTranslation(
      of: "shift.metal",
      in: SourceFolder([
        "shift.metal": """
        #include <metal_stdlib>
        using namespace metal;
        [[ stitchable ]] float2 shift(float2 position, float2 offset) { return position + offset; }
        """
      ]))
    let function = try #require(translation.functions.first)
    let kind = try #require(function.kind)
    let effect = Effect(
      name: "shift", summary: "", kind: kind, function: "shift",
      bindings: ArgumentBinding.bindings(of: function.parameters, kind: kind))
    var scene = FileScene(effect, on: .testPicture, environment: SceneEnvironment())
    #expect(scene.parameters.all.map(\.name) == ["offset", "spring.duration", "spring.bounce"])
    let canvas = Size(width: 100, height: 100)
    scene.handle(.pointerDown(canvas.center), in: canvas, at: 1)
    let progress = try #require(scene.springCurve(at: 1.1)?.progress)
    #expect(progress > 0.1 && progress < 0.9)
  }
}
