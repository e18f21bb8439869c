import Foundation
import Layers
import Opening
import Scenes
import Testing

@testable import Rendering

/// Arguments that stand still become literals, and numbers again with the first change.
@MainActor @Suite struct SteadyArgumentsTests {
  private static let size = Size(width: 8, height: 4)

  private static let rows = """
    uniform float amount; // = 0.5
    uniform int count; // = 3
    void mainImage(out vec4 color, in vec2 place) {
      float sum = 0.0;
      for (int i = 0; i < count; i++) { sum += amount * fract(place.x * float(i) + iTime); }
      color = vec4(sum, place / iResolution.xy, 1.0);
    }
    """

  /// A renderer that knows a program, and a scene that shows it.
  private func start(
    _ source: String = rows, named name: String = "rows.glsl"
  ) throws -> (stage: Stage, scene: any Scene) {
    let file = try EffectFile(FileOpening(text: Array(source.utf8), name: name))
    let stage = try Stage()
    stage.renderer.add(file.functions)
    let source = try #require(file.sources.first)
    return (stage, source.make(SceneEnvironment()))
  }

  private func plan(_ scene: any Scene, at time: Double) -> FramePlan {
    Planner.plan(
      scene.layer(in: Self.size, at: time), transform: .identity, pixelWidth: 8, pixelHeight: 4,
      background: .black)
  }

  private func fragment(of plan: FramePlan, on stage: Stage) throws -> String {
    let draws = try stage.renderer.probeDraws(
      of: plan, calling: Set(stage.renderer.specializableArguments.keys))
    return try #require(draws.first).fragment
  }

  @Test func whatStandsStillForASecondIsALiteral() throws {
    let (stage, scene) = try start()
    var steady = SteadyArguments()
    let arguments = stage.renderer.specializableArguments
    for time in [0, 0.4, 0.9] {
      #expect(steady.specialized(plan(scene, at: time), arguments: arguments, at: time) == nil)
    }
    let before = plan(scene, at: 1)
    let specialized = steady.specialized(before, arguments: arguments, at: 1)
    let after = try #require(specialized)
    let text = try fragment(of: after, on: stage)
    #expect(text.contains("count = int(3.0);"), "\(text)")
    // Numbers that are not whole decide nothing.
    #expect(!text.contains("amount = 0.5;") && !text.contains("iTime = 1.0;"), "\(text)")
    #expect(try !fragment(of: before, on: stage).contains("count = int(3.0);"))
  }

  /// A body of a hundred operations and more, which a driver would write out for each round.
  @Test(arguments: [
    "for (int i = 0; i < count; i++) { BODY }",
    "int last = count * 2; for (int i = 0; i <= last; i += 1) { BODY }",
    "for (int i = 0; i < 99; i++) { if (i >= count) break; BODY }",
    "int i = count; while (i > 0) { BODY i -= 1; }",
    "for (int i = 0; i < half_of(count); i++) { sum += sphere(place, i); }",
    "march(count, place, sum);",
  ])
  func whatBoundsALargeLoopStaysANumber(loop: String) throws {
    let body = String(
      repeating: "sum = fract(sin(sum * 3.7 + place.x) * 43.5 + cos(sum)); ", count: 12)
    let (stage, scene) = try start(
      """
      uniform int count; // = 9
      uniform int mode; // = 2
      int half_of(int n) { int h = n / 2; return h; }
      float sphere(vec2 place, int i) { float sum = float(i); \(body) return sum; }
      void march(int n, vec2 place, inout float sum) {
        for (int i = 0; i < n; i++) { \(body) }
      }
      void mainImage(out vec4 color, in vec2 place) {
        float sum = 0.0;
        \(loop.replacingOccurrences(of: "BODY", with: body))
        for (int i = 0; i < mode; i++) { sum += 0.1; }
        color = vec4(sum, place / iResolution.xy, 1.0);
      }
      """)
    var steady = SteadyArguments()
    let arguments = stage.renderer.specializableArguments
    _ = steady.specialized(plan(scene, at: 0), arguments: arguments, at: 0)
    let specialized = steady.specialized(plan(scene, at: 2), arguments: arguments, at: 2)
    let text = try fragment(of: try #require(specialized), on: stage)
    #expect(text.contains("mode = int(2.0);"), "\(text)")
    #expect(!text.contains("count = int(9.0);"), "\(text)")
  }

  @Test func whatChangesIsANumberAtOnce() throws {
    var (stage, scene) = try start()
    var steady = SteadyArguments()
    let arguments = stage.renderer.specializableArguments
    func text(at time: Double) throws -> String {
      let plan = self.plan(scene, at: time)
      return try fragment(
        of: steady.specialized(plan, arguments: arguments, at: time) ?? plan, on: stage)
    }
    #expect(try !text(at: 0).contains("count = int(3.0);"))
    #expect(try text(at: 2).contains("count = int(3.0);"))
    scene.handle(.hold(name: "count", value: .number(5)), in: Self.size, at: 2)
    #expect(try !text(at: 2.1).contains("count = int(5.0);"))
    #expect(try text(at: 3.2).contains("count = int(5.0);"))
  }

  @Test func aFunctionThatIsNotNamedKeepsItsNumbers() throws {
    let (_, scene) = try start()
    var steady = SteadyArguments()
    for time in [0.0, 1, 2] {
      #expect(steady.specialized(plan(scene, at: time), arguments: [:], at: time) == nil)
      #expect(steady.specialized(plan(scene, at: time), arguments: ["other": [1]], at: time) == nil)
    }
  }

  @Test func noOptimizationNamesNoFunction() throws {
    var opening = FileOpening(text: Array(Self.rows.utf8), name: "rows.glsl")
    opening.isOptimized = false
    let stage = try Stage()
    stage.renderer.add(try EffectFile(opening).functions)
    #expect(stage.renderer.specializableArguments.isEmpty)
  }

  @Test func aFunctionThatIsGoneIsNotNamedAnyMore() throws {
    let (stage, _) = try start()
    #expect(stage.renderer.specializableArguments.count == 1)
    stage.renderer.remove(Set(stage.renderer.specializableArguments.keys))
    #expect(stage.renderer.specializableArguments.isEmpty)
  }

  /// The clock of a simulation sets its numbers frame by frame, whatever the plan says.
  @Test func theClockOfASimulationIsNoLiteral() throws {
    let (stage, scene) = try start(Self.clock, named: "clock.fs")
    var steady = SteadyArguments()
    let (plan, arguments) = (plan(scene, at: 0), stage.renderer.specializableArguments)
    #expect(steady.specialized(plan, arguments: arguments, at: 0) == nil)
    let specialized = steady.specialized(plan, arguments: arguments, at: 2)
    let other = try #require(specialized)
    let texts = try stage.renderer.probeDraws(of: other, calling: Set(arguments.keys)).map(
      \.fragment)
    #expect(texts.contains { $0.contains("gain = int(2.0);") }, "\(texts)")
    #expect(texts.contains { $0.contains("FRAMEINDEX = ") }, "\(texts)")
    #expect(!texts.contains { $0.contains("FRAMEINDEX = int(0.0);") }, "\(texts)")
  }

  private static let clock = """
    /*{
      "INPUTS": [{"NAME": "gain", "TYPE": "long", "VALUES": [1, 2], "DEFAULT": 2}],
      "PASSES": [{"TARGET": "last", "PERSISTENT": true}, {}]
    }*/
    void main() {
      gl_FragColor = IMG_THIS_NORM_PIXEL(last) + vec4(FRAMEINDEX * gain, 0.0, 0.0, 1.0);
    }
    """
}
