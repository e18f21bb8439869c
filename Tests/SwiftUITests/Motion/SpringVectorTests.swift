import Foundation
import SwiftUI
import TestSupport
import Testing

@Suite struct SpringVectorTests {
  @Test(arguments: try GoldenTable("spring_parameters").rows)
  func parametersAreThoseOfTheTable(row: GoldenTable.Row) throws {
    let spring = try Spring(duration: row.number("duration"), bounce: row.number("bounce"))
    expect(spring.dampingRatio, isCloseTo: try row.number("damping_ratio"))
    expect(spring.stiffness, isCloseTo: try row.number("stiffness"), within: 1e-7)
    expect(spring.damping, isCloseTo: try row.number("damping"), within: 1e-7)
    expect(spring.settlingDuration, isCloseTo: try row.number("settling_duration"), within: 1e-7)
    let value = try row.number("value_target10_at_0.1")
    expect(spring.value(target: 10.0, time: 0.1), isCloseTo: value)
    // A vector along one direction is a number there.
    let way = AnimatablePair(6.0, 8.0)
    let moved = spring.value(target: way, time: 0.1)
    expect(moved.first, isCloseTo: 0.6 * value)
    expect(moved.second, isCloseTo: 0.8 * value)
    expect(
      spring.settlingDuration(target: way, epsilon: 0.001),
      isCloseTo: spring.settlingDuration(target: 10.0, epsilon: 0.001))
  }

  @Test(arguments: try GoldenTable("spring_presets").rows)
  func presetsAreThoseOfTheTable(row: GoldenTable.Row) throws {
    let presets = [
      "smooth": Spring.smooth, "snappy": .snappy, "bouncy": .bouncy,
      "interactiveSpring": Spring(duration: 0.15, bounce: 0.15),
      "spring(duration: 0.3)": Spring(duration: 0.3), "spring()": Spring(),
    ]
    let spring = try #require(presets[row.text("preset")])
    expect(spring.duration, isCloseTo: try row.number("duration"))
    expect(spring.bounce, isCloseTo: try row.number("bounce"))
    expect(spring.stiffness, isCloseTo: try row.number("stiffness"), within: 1e-7)
  }

  @Test func springsThatCannotBeAreTheNearestThatCan() {
    for duration in [0, -1, Double.nan] {
      let spring = Spring(duration: duration, bounce: .nan)
      // The stiffest that animations use
      expect(spring.stiffness, isCloseTo: 45_000, within: 1e-6)
      expect(spring.value(target: 1.0, time: 0.2), isCloseTo: 1, within: 1e-9)
    }
    #expect(Spring(mass: -1, stiffness: -1, damping: -1).stiffness > 0)
    #expect(Spring(response: 0.5, dampingRatio: -3).dampingRatio == 0)
  }

  @Test(arguments: [0.5, 0.7, 1.0]) func settlingDurationIsMet(ratio: Double) {
    let spring = Spring(settlingDuration: 1, dampingRatio: ratio)
    // Critical ones settle in steps of 0.1 s.
    expect(spring.settlingDuration, isCloseTo: 1, within: ratio < 1 ? 1e-6 : 0.1)
    expect(spring.dampingRatio, isCloseTo: ratio)
  }

  @Test func valuesOnTheWayAreAnimatable() {
    let spring = Spring(duration: 0.4)
    // 4.656 of 10 after 0.1 s, measured on Apple's framework
    let place = spring.value(
      fromValue: CGPoint(x: 5, y: 1), toValue: CGPoint(x: 15, y: 1), initialVelocity: CGPoint.zero,
      time: 0.1)
    expect(place, isCloseTo: 9.656, 1, within: 1e-3)
    let angle = spring.value(
      fromValue: Angle.degrees(0), toValue: .degrees(10), initialVelocity: .zero, time: 0.1)
    expect(angle.degrees, isCloseTo: 4.656, within: 1e-3)
  }
}
