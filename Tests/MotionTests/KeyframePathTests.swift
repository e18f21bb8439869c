import Motion
import TestSupport
import Testing

@Suite struct KeyframePathTests {
  private static let pull = KeyframePath(
    from: 0, [SpringKeyframe(10, duration: 0.4, spring: Spring(duration: 0.4))])

  @Test func aPullFollowsTheTable() throws {
    for row in try GoldenTable("keyframes").rows {
      let time = try row.number("t")
      expect(Self.pull.value(at: time), isCloseTo: try row.number("value"), "\(row)")
    }
  }

  // Values of Apple's framework at some times, which carry three decimals
  @Test(arguments: [
    (0.05, 1.860), (0.1, 4.656), (0.15, 6.819), (0.2, 8.210), (0.25, 9.029), (0.3, 9.487),
    (0.35, 9.734), (0.4, 9.864), (0.6, 9.864),
  ])
  func agreesWithAppleMeasurements(time: Double, value: Double) {
    expect(Self.pull.value(at: time), isCloseTo: value, within: 5.001e-4, "at \(time)")
  }

  @Test func pushCarriesVelocityAndStaysWhereItEnds() throws {
    let push = KeyframePath(
      from: 1,
      [
        SpringKeyframe(0.95, duration: 0.2, spring: .snappy),
        SpringKeyframe(1, duration: 0.2, spring: .bouncy),
      ])
    for row in try GoldenTable("push_effect").rows {
      expect(push.value(at: try row.number("t")), isCloseTo: try row.number("scale"), "\(row)")
    }
    for side in [-1e-6, 1e-6] {
      let velocity = (push.value(at: 0.2 + side) - push.value(at: 0.2)) / side
      expect(velocity, isCloseTo: -0.136585414, within: 1e-5)
    }
    expect(push.value(at: 1000), isCloseTo: 0.992479649591)
    let lowest = (0...4000).map { push.value(at: Double($0) / 10_000) }.min()
    expect(try #require(lowest), isCloseTo: 0.959495708)
  }

  @Test func outsideNothingMoves() {
    #expect(Self.pull.value(at: -0.1) == 0)
    #expect(Self.pull.value(at: 0.5) == Self.pull.value(at: 0.4))
    #expect(KeyframePath(from: 3, []).value(at: 1) == 3)
  }

  @Test func impossibleKeyframesAreRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = SpringKeyframe(1, duration: 0, spring: Spring())
    }
  }
}
