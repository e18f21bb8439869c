import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct AnimatorTests {
  @Test(arguments: try GoldenTable("spring_retarget").rows)
  func springsTakeOverValueAndVelocity(row: GoldenTable.Row) throws {
    try expectRetarget(row, .spring(duration: 0.3))
  }

  @Test(arguments: try GoldenTable("spring_retarget_b040").rows)
  func bouncySpringsTakeOverValueAndVelocity(row: GoldenTable.Row) throws {
    try expectRetarget(row, .spring(duration: 0.3, bounce: 0.4))
  }

  /// From 0.5 to 2, and back at 0.1 s.
  private func expectRetarget(_ row: GoldenTable.Row, _ animation: Animation) throws {
    let time = try row.number("t")
    var animator = Animator(0.5)
    animator.set(2, transaction: Transaction(animation: animation), at: 0)
    if time > 0.1 { animator.set(0.5, transaction: Transaction(animation: animation), at: 0.1) }
    animator.advance(to: time)
    expect(animator.value, isCloseTo: try row.number("value"), within: 1e-4)
    if animator.isAnimating {
      expect(animator.value, isCloseTo: try row.number("value"), within: 1e-8)
      if time != 0.1 {
        expect(animator.velocity(at: time), isCloseTo: try row.number("velocity"), within: 1e-7)
      }
    }
  }

  // 0 to 1 in 0.4 s, sent back at 0.2 s
  @Test(arguments: try GoldenTable("linear_combine").rows)
  func curvesAreLaidOverEachOther(row: GoldenTable.Row) throws {
    let time = try row.number("t")
    var animator = Animator(0.0)
    let linear = Transaction(animation: .linear(duration: 0.4))
    animator.set(1, transaction: linear, at: 0)
    if time >= 0.2 { animator.set(0, transaction: linear, at: 0.2) }
    animator.advance(to: time)
    expect(animator.value, isCloseTo: try row.number("combined"))
  }

  @Test func threeCurvesAreLaidOverEachOther() {
    var animator = Animator(0.0)
    let linear = Transaction(animation: .linear(duration: 1))
    animator.set(1, transaction: linear, at: 0)
    animator.set(0, transaction: linear, at: 0.5)
    animator.set(2, transaction: linear, at: 0.75)
    animator.advance(to: 1)
    // r₁ = 1, r₂ = 1 + ½(0 − 1) = ½, r₃ = ½ + ¼(2 − ½)
    expect(animator.value, isCloseTo: 0.875)
    // r₁ = 1, r₂ = 1 − p₂, r₃ = r₂ + p₃(2 − r₂): r₃′ = (1 − ¼)·(−1) + 1·(2 − ½)
    expect(animator.velocity(at: 1 + 1e-9), isCloseTo: 0.75, within: 1e-6)
    animator.advance(to: 1.75)
    #expect(animator.value == 2)
    #expect(!animator.isAnimating)
  }

  @Test func springTakesOverFromACurve() {
    var animator = Animator(0.0)
    animator.set(1, transaction: Transaction(animation: .linear(duration: 1)), at: 0)
    animator.set(0, transaction: Transaction(animation: .spring(duration: 0.5)), at: 0.5)
    // Critically damped: x = (x₀ + (v₀ + ω·x₀)·t)·e^(−ωt) with x₀ = 0.5, v₀ = 1, ω = 4π
    let frequency = 4 * Double.pi
    animator.advance(to: 0.6)
    let expected: Double = (0.5 + (1 + frequency * 0.5) * 0.1) * exp(-frequency * 0.1)
    expect(animator.value, isCloseTo: expected)
  }

  @Test func springTakesOverFromCurvesLaidOverEachOther() {
    var animator = Animator(0.0)
    let linear = Transaction(animation: .linear(duration: 1))
    animator.set(1, transaction: linear, at: 0)
    animator.set(0, transaction: linear, at: 0.5)
    animator.set(3, transaction: Transaction(animation: .spring(duration: 0.5)), at: 0.75)
    // r₁ = t, p = t − ½: at ¾ it is ¾·¾ and its change per second ¾ − ¾ = 0
    expect(animator.value, isCloseTo: 0.5625)
    expect(animator.velocity(at: 0.75), isCloseTo: 0)
    let gap = 0.5625 - 3
    let frequency = 4 * Double.pi
    animator.advance(to: 0.85)
    let left: Double = (gap + frequency * gap * 0.1) * exp(-frequency * 0.1)
    expect(animator.value, isCloseTo: 3 + left)
  }

  @Test func changeWithoutAnimationMovesARunningOneAlong() {
    var animator = Animator(0.0)
    animator.set(10, transaction: Transaction(animation: .linear(duration: 1)), at: 0)
    animator.set(110, transaction: Transaction(), at: 0.25)
    expect(animator.value, isCloseTo: 102.5)
    animator.advance(to: 0.5)
    expect(animator.value, isCloseTo: 105)
  }

  @Test func delayedSpringsTakeOverOnlyFromEqualOnes() {
    func value(_ first: Animation, _ second: Animation) -> Double {
      var animator = Animator(0.0)
      animator.set(1, transaction: Transaction(animation: first), at: 0)
      animator.set(0, transaction: Transaction(animation: second), at: 0.3)
      animator.advance(to: 0.35)
      return animator.value
    }
    let spring = Animation.spring(duration: 0.5)
    // The same delay is over; another one begins, over the spring that goes on meanwhile.
    var alone = Animator(0.0)
    alone.set(1, transaction: Transaction(animation: spring.delay(0.1)), at: 0)
    alone.advance(to: 0.35)
    expect(value(spring.delay(0.1), spring.delay(0.2)), isCloseTo: alone.value)
    #expect(value(spring.delay(0.1), spring.delay(0.1)) < alone.value)
  }

  @Test func springStartsAsFastAsTheHandWas() {
    var animator = Animator(0.0)
    var drag = Transaction()
    drag.tracksVelocity = true
    for frame in 0...6 {
      animator.set(Double(frame) * 2, transaction: drag, at: Double(frame) / 60)
    }
    #expect(animator.value == 12)
    expect(animator.velocity(at: 0.1), isCloseTo: 120, within: 1e-6)
    animator.set(0, transaction: Transaction(animation: .spring(duration: 0.5)), at: 0.1)
    expect(animator.value, isCloseTo: 12)
    animator.advance(to: 0.1 + 1e-4)
    #expect(animator.value > 12.01)
  }

  // MARK: - Completion

  @Test func completionsComeOnce() {
    var calls: [String] = []
    var transaction = Transaction(animation: .spring(duration: 0.5))
    let logical = AnimationCompletion { calls.append("logical") }
    let removed = AnimationCompletion(.removed) { calls.append("removed") }
    transaction.completions = [logical, removed]
    var animator = Animator(0.0)
    animator.set(1, transaction: transaction, at: 0)
    logical.close()
    removed.close()
    for frame in 0..<30 { animator.advance(to: Double(frame) / 60) }
    #expect(calls.isEmpty)
    animator.advance(to: 0.5)
    #expect(calls == ["logical"])
    // SwiftUI's steps end it at 0.833 s, a table says.
    for frame in 31..<48 { animator.advance(to: Double(frame) / 60) }
    #expect(calls == ["logical"])
    for frame in 48..<120 { animator.advance(to: Double(frame) / 60) }
    #expect(calls == ["logical", "removed"])
    #expect(animator.value == 1)
  }

  @Test func completionOfAReplacedAnimationComesAtItsOwnTime() {
    var calls = 0
    var transaction = Transaction(animation: .spring(duration: 0.5))
    let completion = AnimationCompletion { calls += 1 }
    transaction.completions = [completion]
    var animator = Animator(0.0)
    animator.set(1, transaction: transaction, at: 0)
    completion.close()
    animator.set(0, transaction: Transaction(animation: .spring(duration: 2)), at: 0.4)
    animator.advance(to: 0.49)
    #expect(calls == 0)
    animator.advance(to: 0.5)
    #expect(calls == 1)
  }

  @Test func changeThatAnimatesNothingIsCompleteAtOnce() {
    var calls = 0
    let completion = AnimationCompletion { calls += 1 }
    #expect(calls == 0)
    completion.close()
    #expect(calls == 1)
  }
}
