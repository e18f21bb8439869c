import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

@Suite struct TransitionTests {
  private static let wipe = """
    // Author: someone
    // License: MIT
    // Pulls the second picture up from below.
    uniform float softness; // = 0.25
    uniform ivec2 size; // = ivec2(10, 10)
    uniform vec3 shade /* = vec3(0.9, 0.4, 0.2) */;
    uniform bool reverse; // = false

    vec4 transition(vec2 uv) {
      return uv.y < progress ? getToColor(uv) : getFromColor(uv);
    }
    """

  /// Halfway, the lower half shows the second picture, each with its own rows: 0.25 is near the
  /// bottom.
  @Test func pictureCoordinatesAreYUp() throws {
    var stage = DialectStage(Self.wipe)
    stage.size = (1, 2)
    stage.progress = 0.5
    stage.from = [0.1, 0.3].flatMap { [Float](repeating: $0, count: 8) }
    stage.to = [0.6, 0.8].flatMap { [Float](repeating: $0, count: 8) }
    // From the top: the upper row of `from`, the lower one of `to`.
    try expectNear(
      stage.pixels(), [0.3, 0.3, 0.3, 0.3, 0.6, 0.6, 0.6, 0.6], 1e-6, "halfway")
  }

  @Test func commentsGiveDefaults() {
    let program = DialectStage(Self.wipe).program
    #expect(program.diagnostics.isEmpty)
    #expect(program.summary == "Pulls the second picture up from below.")
    #expect(program.controls.map(\.name) == ["softness", "size", "shade", "reverse"])
    #expect(
      program.controls.map(\.defaultValue) == [[0.25], [10, 10], [0.9, 0.4, 0.2], [0]])
    #expect(
      program.controls.map(\.role) == [
        .value(.float, components: 1), .value(.int, components: 2), .value(.float, components: 3),
        .value(.bool, components: 1),
      ])
    #expect(program.passes[0].channels.map(\.source) == [.from, .to])
  }

  @Test func aFloatIsNeverWhole() {
    let program = DialectStage(
      """
      uniform float count; // = 10.0
      uniform float size; // = 40
      uniform int bars; // = 12
      vec4 transition(vec2 uv) { return vec4(count, size, float(bars), 1.0); }
      """
    ).program
    let controls = program.bindings.map(\.control)
    #expect(controls.map(\.isWhole) == [false, false, true])
    #expect(controls.map(\.defaultValue) == [.number(10), .number(40), .number(12)])
  }

  @Test func declaredInputsAreTheSame() throws {
    var stage = DialectStage(
      """
      uniform sampler2D from, to;
      uniform float progress;
      uniform float ratio;
      uniform vec2 resolution;
      vec4 transition(vec2 p) {
        return mix(texture2D(from, p), texture2D(to, p), progress) * ratio;
      }
      """)
    stage.progress = 0.75
    try expectNear(stage.pixels(), [0.75, 0.75, 0.75, 0.75], 1e-6, "between 0 and 1")
  }
}
