import Bench
import Layers
import Opening
import Scenes
import TestSupport
import Testing

@MainActor @Suite struct FrameBenchTests {
  /// A clock that is a 1024th of a second later whenever it is asked: exact in binary.
  private final class StepClock {
    private var steps = 0.0

    func seconds() -> Double {
      steps += 1
      return steps / 1024
    }
  }

  private func report(
    _ scene: SceneSource = SceneCatalog.standard, seconds: Double = 0.1, isNaive: Bool = false,
    progress: (Double) -> Void = { _ in }
  ) throws -> FrameReport {
    var request = SceneRequest(scene: scene)
    request.canvas = Size(width: 90, height: 40)
    let clock = StepClock()
    return try FrameBench(request, isNaive: isNaive) { clock.seconds() }
      .report(seconds: seconds, progress: progress)
  }

  /// The clock is asked at the start of a frame, planned, submitted and finished: 1, 1 and 2 steps.
  @Test func planningAndDrawingAreTimedApart() throws {
    for row in try nonEmpty(report().rows) {
      #expect(row.planning.median == 1000.0 / 1024)
      #expect(row.submitting.median == 1000.0 / 1024)
      #expect(row.drawing.median == 2000.0 / 1024)
    }
  }

  /// Five rows of four looks at the clock, and one for the end: 21 steps a round, and 0.1 s are
  /// 102.4 of them.
  @Test func roundsGoOnUntilTheTimeIsOver() throws {
    var parts: [Double] = []
    let report = try report { parts.append($0) }
    #expect(report.rounds == 5)
    #expect(report.rows.allSatisfy { $0.drawing.count == 5 })
    #expect(parts.count == 5 && parts == parts.sorted() && parts.last == 1)
  }

  @Test func howeverShortTheTimeThereAreThreeRounds() throws {
    #expect(try report(seconds: 0.001).rounds == 3)
  }

  @Test func theButtonHasBothYardsticksOnTheirOwnPixels() throws {
    let rows = try report().rows
    #expect(rows.map(\.kind) == [.frame, .solidFill, .strings, .wordForWord, .stringsFill])
    #expect(rows.map(\.pixelWidth) == [90, 90, 240, 240, 240])
    #expect(rows.map(\.pixelHeight) == [40, 40, 70, 70, 70])
  }

  @Test func otherShaderFunctionsAreDrawnAsTheyStand() throws {
    let aurora = try #require(SceneCatalog.scene(named: "aurora"))
    let report = try report(aurora)
    #expect(report.rows.map(\.kind) == [.frame, .uniforms, .solidFill])
    #expect(report.rows.allSatisfy { ($0.pixelWidth, $0.pixelHeight) == (90, 40) })
    #expect(report.ratios.count == 2 && report.ratio(of: .uniforms, to: .frame) == 1)
    #expect(report.ratio(of: .wordForWord, to: .strings) == nil)
    #expect((report.programsMade, report.texturesMade) == (0, 0))
  }

  @Test func aSceneWithoutShaderFunctionsHasTheFillOnly() throws {
    let prism = try #require(SceneCatalog.scene(named: "prism"))
    let report = try report(prism)
    #expect(report.rows.map(\.kind) == [.frame, .solidFill])
    #expect(report.ratios.count == 1)
  }

  @Test func ratiosAreQuotientsOfMedians() throws {
    // By this clock everything takes as long.
    let report = try report()
    #expect(report.ratios.count == 5)
    #expect(report.ratios.allSatisfy { $0.value == 1 })
  }

  @Test func aSteadyButtonMakesNothing() throws {
    for isNaive in [false, true] {
      let report = try report(isNaive: isNaive)
      #expect((report.programsMade, report.texturesMade) == (0, 0))
      #expect(report.isNaive == isNaive)
    }
  }

  @Test func thePassesOfAFrameAddUp() throws {
    let ripple = try #require(SceneCatalog.scene(named: "ripple"))
    let report = try report(ripple)
    guard !report.passes.isEmpty else { return }  // a driver without timer queries
    #expect(abs(report.passes.reduce(0) { $0 + $1.share } - 1) < 1e-9)
    let last = try #require(report.passes.last)
    #expect((last.pixelWidth, last.pixelHeight) == (90, 40))
  }
}
