import TestSupport
import Testing

@testable import Scenes

/// Hands and springs on a list of five items, in strides of 324 points in a window of 390.
@Suite struct ScrollPositionTests {
  private let extent = ScrollExtent(end: 4, container: 390.0 / 324)

  /// Dragged from `start` seconds on for 0.2 s at a steady velocity in strides a second, and let go
  /// there.
  private func thrown(
    _ position: ScrollPosition, at velocity: Double, from start: Double = 0
  ) -> ScrollPosition {
    var position = position
    position.grab(at: start, in: extent)
    for step in 1...10 {
      position.drag(by: velocity * 0.02, at: start + Double(step) * 0.02, in: extent)
    }
    position.letGo(at: start + 0.2, in: extent)
    return position
  }

  private func placed(_ value: Double, _ rest: ScrollPosition.Rest = .pages) -> ScrollPosition {
    var position = ScrollPosition(restingOn: rest)
    position.place(at: value)
    return position
  }

  // MARK: - Springs

  /// x = 1 − (0.8 + (4π·0.8 − 1)·t)·exp(−4π·t), the critically damped spring of 0.5 s, from 0.2 at
  /// 1 stride a second
  @Test(arguments: [(0.0, 0.2), (0.05, 0.3317236), (0.1, 0.5146526), (0.3, 0.9189434), (2, 1)])
  func theSpringTakesOverTheReleaseVelocity(time: Double, expected: Double) {
    let position = thrown(ScrollPosition(restingOn: .pages), at: 1)
    #expect(abs(position.value(at: 0.2 + time, in: extent) - expected) < 1e-6)
    // The hand's 1 stride a second goes on.
    let soon = position.value(at: 0.2 + 1e-5, in: extent)
    #expect(abs((soon - 0.2) / 1e-5 - 1) < 0.01)
  }

  @Test(arguments: [(0.0, 8.0, 1.0), (2, -8, 1), (2, 0.5, 3), (4, 3, 4), (0, -3, 0)])
  func aThrowGoesOneItem(start: Double, velocity: Double, expected: Double) {
    let position = thrown(placed(start), at: velocity)
    #expect(position.value(at: 5, in: extent) == expected)
    #expect(position.isMoving(at: 0.3, in: extent) && !position.isMoving(at: 5, in: extent))
  }

  @Test func aHandThatRestsBeforeItLetsGoLeavesItOnTheNearestItem() {
    for (distance, expected) in [(0.45, 1.0), (0.55, 2), (-0.55, 0), (1.9, 2)] {
      var position = placed(1)
      position.grab(at: 0, in: extent)
      position.drag(by: distance, at: 0.1, in: extent)
      #expect(!position.isMoving(at: 0.3, in: extent))
      position.letGo(at: 0.4, in: extent)
      #expect(position.value(at: 5, in: extent) == expected)
    }
  }

  /// UIKit's normal deceleration: after t seconds 0.998^(1000·t) of the velocity is left.
  @Test(arguments: [
    (0.1, 1.1812517), (0.25, 1.3933790), (0.5, 1.6318561), (1, 1.8640703), (8, 1.999),
  ])
  func aListRunsOutAsUIKitsDo(time: Double, expected: Double) {
    let position = thrown(placed(0.6, .anywhere), at: 2)
    // The sum over milliseconds, which UIKit projects with, and the integral differ by a
    // thousandth.
    #expect(abs(position.value(at: 0.2 + time, in: extent) - expected) < 2e-3)
  }

  @Test func aListThatRunsTowardItsEndStopsThereWithoutBouncingUnlessItIsFast() {
    let slow = thrown(placed(3.4, .anywhere), at: 1)
    var last = 0.0
    for step in 0...500 {
      let value = slow.value(at: 0.2 + Double(step) * 0.01, in: extent)
      #expect(value >= last && value <= 4)
      last = value
    }
    #expect(last == 4)
    let fast = thrown(placed(1.4, .anywhere), at: 12)
    let values = (0...100).map { fast.value(at: 0.2 + Double($0) * 0.01, in: extent) }
    #expect(values.contains { $0 > 4.05 } && values.allSatisfy { $0 < 4 + extent.container })
    #expect(fast.value(at: 5, in: extent) == 4)
  }

  // MARK: - Nothing jumps

  @Test func whateverTakesHoldOfItTakesItWhereItIs() {
    var random = SeededRandom(seed: 9)
    for rest in [ScrollPosition.Rest.pages, .anywhere] {
      var position = ScrollPosition(restingOn: rest)
      var time = 0.0
      for _ in 0..<4000 {
        time += .random(in: 0...0.3, using: &random)
        let before = position.value(at: time, in: extent)
        var moved = 0.0
        switch Int.random(in: 0..<6, using: &random) {
        case 0: position.grab(at: time, in: extent)
        case 1: position.letGo(at: time, in: extent)
        case 2: position.letGo(at: time, isThrown: false, in: extent)
        case 3:
          moved = .random(in: -0.4...0.4, using: &random)
          position.drag(by: moved, at: time, in: extent)
        case 4:
          moved = .random(in: -0.1...0.1, using: &random)
          position.stroke(by: moved, at: time, in: extent)
        default:
          position.turn(
            notches: .random(in: -1...1, using: &random), stride: 0.2, at: time, in: extent)
        }
        let after = position.value(at: time, in: extent)
        // A ten-thousandth of a stride, 0.03 points, is left out when a spring has settled.
        #expect(abs(after - before) <= abs(moved) + 1e-4, "at \(time)")
        #expect(abs(position.value(at: time + 1e-6, in: extent) - after) < 2e-4)
        #expect(after > -extent.container && after < extent.end + extent.container)
      }
    }
  }

  @Test func grabbedInFlightItFollowsTheHandFromThere() {
    var position = thrown(ScrollPosition(restingOn: .pages), at: 3)
    let caught = position.value(at: 0.25, in: extent)
    #expect(caught > 0.6 && caught < 0.9)
    position.grab(at: 0.25, in: extent)
    #expect(position.value(at: 0.25, in: extent) == caught)
    #expect(position.value(at: 9, in: extent) == caught)
    position.drag(by: -0.1, at: 9.1, in: extent)
    #expect(abs(position.value(at: 9.1, in: extent) - caught + 0.1) < 1e-12)
  }

  @Test func beyondTheEndItFollowsLessAndComesBack() {
    var position = placed(4)
    position.grab(at: 0, in: extent)
    position.drag(by: 100.0 / 324, at: 0.1, in: extent)
    // 100 points pulled: 48.202247 of them followed
    #expect(abs((position.value(at: 0.1, in: extent) - 4) * 324 - 48.202247) < 1e-5)
    position.letGo(at: 1, in: extent)
    #expect(position.value(at: 5, in: extent) == 4)
  }

  // MARK: - Wheel, touchpad, keys

  @Test func aWheelGoesOneItemAGestureHoweverManyNotches() {
    var position = ScrollPosition(restingOn: .pages)
    for step in 0..<8 {
      position.turn(notches: 1, stride: 0.2, at: Double(step) * 0.1, in: extent)
    }
    #expect(position.value(at: 5, in: extent) == 1)
    // 0.15 s without a notch ends the gesture; the last was at 0.7.
    position.turn(notches: 1, stride: 0.2, at: 0.86, in: extent)
    #expect(position.value(at: 5, in: extent) == 2)
  }

  @Test func aWheelMovesAListNotchByNotch() {
    var position = ScrollPosition(restingOn: .anywhere)
    for step in 0..<8 {
      position.turn(notches: 1, stride: 0.2, at: Double(step) * 0.1, in: extent)
    }
    #expect(abs(position.value(at: 5, in: extent) - 1.6) < 1e-12)
  }

  @Test func aQuickStrokeGoesOneItemAndTheRestOfItIsLeftOut() {
    var position = ScrollPosition(restingOn: .pages)
    for step in 0..<30 {
      position.stroke(by: 0.06, at: Double(step) * 0.016, in: extent)
    }
    #expect(position.value(at: 5, in: extent) == 1)
  }

  @Test func aSlowStrokeIsFollowedAndComesBackWhenItEndsShort() {
    var position = ScrollPosition(restingOn: .pages)
    for step in 1...10 { position.stroke(by: 0.012, at: Double(step) * 0.1, in: extent) }
    #expect(abs(position.value(at: 1, in: extent) - 0.12) < 1e-12)
    #expect(abs(position.value(at: 1.15, in: extent) - 0.12) < 1e-12)
    #expect(position.isMoving(at: 1.1, in: extent))
    #expect(position.value(at: 1.25, in: extent) < 0.1)
    #expect(position.value(at: 4, in: extent) == 0)
    #expect(!position.isMoving(at: 4, in: extent))
    // Far enough, it goes on by itself.
    for step in 1...38 { position.stroke(by: 0.012, at: 5 + Double(step) * 0.1, in: extent) }
    #expect(position.value(at: 12, in: extent) == 1)
  }

  @Test func everyStepCountsFromWhereItIsGoing() {
    var position = ScrollPosition(restingOn: .pages)
    for time in [0.0, 0.05, 0.1] { position.step(by: 1, at: time, in: extent) }
    #expect(position.value(at: 0.12, in: extent) < 1)
    #expect(position.value(at: 5, in: extent) == 3)
    for time in [6.0, 6.1] { position.step(by: 1, at: time, in: extent) }
    #expect(position.value(at: 9, in: extent) == 4)
  }

  @Test func whileThePointerHoldsItNothingElseMovesIt() {
    var position = placed(1)
    position.grab(at: 0, in: extent)
    position.step(by: 1, at: 0.1, in: extent)
    position.stroke(by: 0.3, at: 0.2, in: extent)
    position.turn(notches: 1, stride: 0.2, at: 0.3, in: extent)
    #expect(position.value(at: 2, in: extent) == 1)
  }

  /// Pages of 302 points in strides of 324: four whole ones and 88 points more.
  @Test func pagesShorterThanAStrideEndWithTheRest() {
    var pages = extent
    pages.page = 302.0 / 324
    let points = { (position: ScrollPosition, time: Double) in
      position.value(at: time, in: pages) * 324
    }
    var position = ScrollPosition(restingOn: .pages)
    for page in 1...6 {
      position.step(by: 1, at: Double(page) * 3, in: pages)
      #expect(
        abs(points(position, Double(page) * 3 + 2.9) - [302, 604, 906, 1208, 1296, 1296][page - 1])
          < 1e-6)
    }
    position.step(by: -1, at: 30, in: pages)
    #expect(abs(points(position, 33) - 1208) < 1e-6)
    position.grab(at: 40, in: pages)
    for step in 1...5 { position.drag(by: 0.05, at: 40 + Double(step) * 0.02, in: pages) }
    position.letGo(at: 40.1, in: pages)
    #expect(abs(points(position, 45) - 1296) < 1e-6)
    // Less than half a page back, at rest: the page that is nearest
    position.grab(at: 50, in: pages)
    position.drag(by: -0.2, at: 50.1, in: pages)
    position.letGo(at: 51, in: pages)
    #expect(abs(points(position, 55) - 1208) < 1e-6)
  }

  @Test func aWindowThatHasGrownKeepsTheLastItemAtItsEnd() {
    var position = thrown(placed(3), at: 2)
    let wide = ScrollExtent(end: 2, container: 3.1)
    #expect(position.value(at: 5, in: wide) == 2)
    position.step(by: -1, at: 6, in: wide)
    #expect(abs(position.value(at: 6, in: wide) - 2) < 1e-9)
    #expect(position.value(at: 9, in: wide) == 1)
  }
}
