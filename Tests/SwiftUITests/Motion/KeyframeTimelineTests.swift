import Foundation
import SwiftUI
import TestSupport
import Testing

@Suite struct KeyframeTimelineTests {
  /// A track from 0 for every case of the table.
  private static func timeline(_ name: String) throws -> KeyframeTimeline<Double> {
    func timeline(
      @KeyframeTrackContentBuilder<Double> _ content: () -> some KeyframeTrackContent<Double>
    ) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0) { KeyframeTrack(content: content) }
    }
    let calm = Spring(duration: 0.4)
    let timelines = [
      "K1 linear 10,-10,0 (0.2 each)": timeline {
        LinearKeyframe(10, duration: 0.2)
        LinearKeyframe(-10, duration: 0.2)
        LinearKeyframe(0, duration: 0.2)
      },
      "K2 linear 10 easeInOut (0.4)": timeline {
        LinearKeyframe(10, duration: 0.4, timingCurve: .easeInOut)
      },
      "K3 cubic 10,-10,0 (0.2 each)": timeline {
        for value in [10.0, -10, 0] { CubicKeyframe(value, duration: 0.2) }
      },
      "K3b cubic 10 (0.4)": timeline { CubicKeyframe(10, duration: 0.4) },
      "K3c cubic 10 (0.1), 0 (0.3)": timeline {
        CubicKeyframe(10, duration: 0.1)
        CubicKeyframe(0, duration: 0.3)
      },
      "K3d linear 10, cubic 0, linear 5 (0.2 each)": timeline {
        LinearKeyframe(10, duration: 0.2)
        CubicKeyframe(0, duration: 0.2)
        LinearKeyframe(5, duration: 0.2)
      },
      "K3e cubic 10 (0.4) start velocity 50, end 0": timeline {
        CubicKeyframe(10, duration: 0.4, startVelocity: 50, endVelocity: 0)
      },
      "K3f cubic 10 (0.2), 30 (0.2)": timeline {
        CubicKeyframe(10, duration: 0.2)
        CubicKeyframe(30, duration: 0.2)
      },
      "K3g cubic 10 (0.1), 30 (0.3)": timeline {
        CubicKeyframe(10, duration: 0.1)
        CubicKeyframe(30, duration: 0.3)
      },
      "K4 spring(0.4,0) to 10, duration 0.4": timeline {
        SpringKeyframe(10, duration: 0.4, spring: calm)
      },
      "K4b spring(0.4,0.3) to 10, no duration": timeline {
        SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 0.3))
      },
      "K4c spring(0.4,0) to 10 cut at 0.2, linear 0 (0.2)": timeline {
        SpringKeyframe(10, duration: 0.2, spring: calm)
        LinearKeyframe(0, duration: 0.2)
      },
      "K4e linear 10 (0.2), spring(0.4,0) to 0 (0.4)": timeline {
        LinearKeyframe(10, duration: 0.2)
        SpringKeyframe(0, duration: 0.4, spring: calm)
      },
      "K5 linear 10 (0.2), move -5, linear 0 (0.2)": timeline {
        LinearKeyframe(10, duration: 0.2)
        MoveKeyframe(-5)
        LinearKeyframe(0, duration: 0.2)
      },
      "K6 ripple clock: move 0, linear 3 (3 s)": timeline {
        MoveKeyframe(0)
        LinearKeyframe(3, duration: 3)
      },
    ]
    return try #require(timelines[name], "\(name)")
  }

  // Measured on Apple's framework, and reproduced
  @Test func valuesAreThoseOfTheTable() throws {
    let rows = try GoldenTable("keyframes").rows
    var timelines: [String: KeyframeTimeline<Double>] = [:]
    for row in rows {
      let name = try row.text("case")
      let timeline = try timelines[name] ?? Self.timeline(name)
      timelines[name] = timeline
      expect(
        timeline.value(time: try row.number("t")), isCloseTo: try row.number("value"), "\(row)")
    }
    #expect(timelines.count == 15)
    #expect(rows.count == 474)
  }

  // Measured: 1.273 s
  @Test func springsLastUntilTheyHaveSettled() throws {
    let timeline = try Self.timeline("K4b spring(0.4,0.3) to 10, no duration")
    expect(timeline.duration, isCloseTo: 1.27301, within: 1e-5)
  }

  private struct Pose: Equatable {
    var angle = Angle.zero
    var place = CGPoint.zero
    var name = "rest"
  }

  @Test func propertiesFollowTheirOwnTracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.angle) {
        LinearKeyframe(.degrees(90), duration: 1)
        MoveKeyframe(.degrees(10))
      }
      KeyframeTrack(\.place.x) { LinearKeyframe(8, duration: 2) }
    }
    #expect(timeline.duration == 2)
    let middle = timeline.value(progress: 0.25)
    expect(middle.angle.degrees, isCloseTo: 45)
    expect(middle.place, isCloseTo: 2, 0)
    #expect(middle.name == "rest")
    expect(timeline.velocity(time: 0.5).place, isCloseTo: 4, 0)
    let end = timeline.value(time: 5)
    expect(end.angle.degrees, isCloseTo: 10)
    expect(end.place, isCloseTo: 8, 0)
    #expect(timeline.value(time: -1) == Pose())
    var pose = Pose(name: "moved")
    timeline.update(value: &pose, time: 1)
    #expect(pose.name == "moved")
    // The jump at the end has happened when all is over.
    expect(pose.angle.degrees, isCloseTo: 10)
  }

  /// A track made of others, as people write them.
  private struct Hop: KeyframeTrackContent {
    let height: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
  }

  @Test func keyframesOfAValueNeedNoTrack() {
    let isHigh = true
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      Hop(height: 10)
      if isHigh {
        Hop(height: 20)
      } else {
        Hop(height: 5)
      }
      MoveKeyframe(1)
    }
    #expect(timeline.duration == 4)
    expect(timeline.value(time: 0.5), isCloseTo: 5)
    expect(timeline.value(time: 3), isCloseTo: 20)
    expect(timeline.value(time: 3.5), isCloseTo: 10)
    #expect(timeline.value(time: 4) == 1)
  }

  @Test func keyframesWithoutDurationJump() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(3, duration: 0)
      CubicKeyframe(6, duration: 0)
      LinearKeyframe(8, duration: 1)
    }
    #expect(timeline.value(time: 0) == 6)
    expect(timeline.value(time: 0.5), isCloseTo: 7)
  }
}
