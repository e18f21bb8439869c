import Motion
import TestSupport
import Testing

@Suite struct KeyframeTimelineTests {
  private struct Pose: Equatable {
    var scale = 1.0
    var angle = 0.0
    var depth = 7.0
  }

  @Test func pushCarriesVelocityAndKeepsWhereItEnds() throws {
    let push = KeyframeTimeline(initialValue: 1.0) {
      KeyframeTrack {
        SpringKeyframe(0.95, duration: 0.2, spring: .snappy)
        SpringKeyframe(1, duration: 0.2, spring: .bouncy)
      }
    }
    for row in try GoldenTable("push_effect").rows {
      expect(push.value(time: try row.number("t")), isCloseTo: try row.number("scale"), "\(row)")
    }
    expect(push.duration, isCloseTo: 0.4)
    expect(push.velocity(time: 0.2), isCloseTo: -0.136585414)
    expect(push.value(time: 1000), isCloseTo: 0.992479649591)
    let lowest = (0...4000).map { push.value(time: Double($0) / 10_000) }.min()
    expect(try #require(lowest), isCloseTo: 0.959495708)
  }

  @Test func tracksRunSideBySide() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(3, duration: 1)
        LinearKeyframe(5, duration: 1)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(90, duration: 0.5) }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: -1) == Pose())
    #expect(timeline.value(time: 0.25) == Pose(scale: 1.5, angle: 45))
    #expect(timeline.value(time: 1.5) == Pose(scale: 4, angle: 90))
    #expect(timeline.value(time: 9) == Pose(scale: 5, angle: 90))
    #expect(timeline.velocity(of: \.scale, time: 0.25) == 2)
    #expect(timeline.velocity(of: \.angle, time: 0.25) == 180)
    #expect(timeline.velocity(of: \.angle, time: 1) == 0)
    #expect(timeline.velocity(of: \.depth, time: 0.25) == 0)
  }

  @Test func progressIsAFractionOfTheWholeAndClamped() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 4) }
      KeyframeTrack(\.angle) { LinearKeyframe(90, duration: 1) }
    }
    #expect(timeline.value(progress: 0.125) == Pose(scale: 1.25, angle: 45))
    #expect(timeline.value(progress: -1) == Pose())
    #expect(timeline.value(progress: 2) == Pose(scale: 3, angle: 90))
  }

  @Test func withoutTracksNothingMoves() {
    let timeline = KeyframeTimeline(initialValue: Pose(scale: 2)) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == Pose(scale: 2))
    #expect(timeline.value(progress: 0.5) == Pose(scale: 2))
  }

  @Test func aTimelineCanBeBuiltFromAnyTrack() {
    let turn = KeyframeTrack<Pose>(\.angle) { LinearKeyframe(10, duration: 1) }
    let timeline = KeyframeTimeline(initialValue: Pose()) { turn }
    #expect(timeline.value(time: 1).angle == 10)
  }
}
