import TestSupport
import Testing

@testable import Scenes

/// Where paging comes to rest, and how far the ends give way: swiftui-semantics §9.2.
@Suite struct PagingTests {
  @Test(arguments: try GoldenTable(scenes: "paging").rows)
  func theTargetFollowsTheTable(row: GoldenTable.Row) throws {
    let target = Paging.target(
      from: try row.number("drag_start_offset"), projected: try row.number("projected_offset"),
      velocity: try row.number("velocity"), page: try row.number("page"), limit: 1296)
    let expected = try row.text("target")
    #expect(target == Double(expected))
  }

  @Test(arguments: [(324.0, 1200.0, 648.0), (972, 100, 648), (0, 1296, 324)])
  func aGestureNeverGoesFurtherThanAPage(start: Double, projected: Double, expected: Double) {
    for velocity in [0, projected - start] {
      let target = Paging.target(
        from: start, projected: projected, velocity: velocity, page: 324, limit: 1296)
      #expect(target == expected)
    }
  }

  /// (1 − 1/(x · 0.55/d + 1)) · d by a pocket calculator, d = 390
  @Test(arguments: [
    (0.0, 0.0), (10, 5.423515), (100, 48.202247), (390, 138.387097), (2000, 287.919463),
  ])
  func theRubberBandGivesLessAndLess(pull: Double, expected: Double) {
    let offset = RubberBand.offset(pulledBy: pull, length: 390)
    #expect(abs(offset - expected) < 1e-5)
    #expect(abs(RubberBand.pull(for: offset, length: 390) - pull) < 1e-6)
  }

  @Test func theVelocityIsThatOfTheLastTenth() {
    var velocity = ReleaseVelocity(0, at: 0)
    #expect(velocity.perSecond == 0)
    for step in 1...20 { velocity.move(to: Double(step), at: Double(step) * 0.1) }
    for step in 1...10 { velocity.move(to: 20 - Double(step), at: 2 + Double(step) * 0.02) }
    #expect(abs(velocity.perSecond + 50) < 1e-9)  // 1 in 0.02 s, back
    // A hand that rests before it lets go does not throw.
    velocity.move(to: 10, at: 2.31)
    #expect(velocity.perSecond == 0)
  }

  @Test func severalPlacesAtOneTimeCountAsTheLast() {
    var velocity = ReleaseVelocity(0, at: 1)
    velocity.move(to: 5, at: 1)
    #expect(velocity.perSecond == 0)
    velocity.move(to: 6, at: 1.05)
    velocity.move(to: 7, at: 1.05)
    #expect(abs(velocity.perSecond - 40) < 1e-9)
  }
}
