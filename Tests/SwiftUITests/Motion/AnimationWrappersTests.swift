import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct AnimationWrappersTests {
  /// Every animation that the table names, as it is written there.
  private static let animations: [String: Animation] = [
    "linear(1).delay(0.5)": .linear(duration: 1).delay(0.5),
    "linear(1).speed(2)": .linear(duration: 1).speed(2),
    "linear(1).delay(0.5).speed(2)": .linear(duration: 1).delay(0.5).speed(2),
    "linear(1).speed(2).delay(0.5)": .linear(duration: 1).speed(2).delay(0.5),
    "linear(1).repeatCount(3, autoreverses: true)":
      .linear(duration: 1).repeatCount(3, autoreverses: true),
    "linear(1).repeatCount(2, autoreverses: true)":
      .linear(duration: 1).repeatCount(2, autoreverses: true),
    "linear(1).repeatCount(2, autoreverses: false)":
      .linear(duration: 1).repeatCount(2, autoreverses: false),
    "linear(1).repeatForever()": .linear(duration: 1).repeatForever(),
    "linear(1).repeatForever(autoreverses: false)":
      .linear(duration: 1).repeatForever(autoreverses: false),
    "linear(1).delay(1).repeatForever(autoreverses: false)":
      .linear(duration: 1).delay(1).repeatForever(autoreverses: false),
    "linear(1).repeatForever(autoreverses: false).delay(1)":
      .linear(duration: 1).repeatForever(autoreverses: false).delay(1),
  ]

  @Test(arguments: try GoldenTable("animation_wrappers").rows)
  func progressIsThatOfTheTable(row: GoldenTable.Row) throws {
    let animation = try #require(Self.animations[row.text("animation")])
    let (time, progress) = try (row.number("t"), row.number("progress"))
    // Asked once, and by a screen of 60 frames a second
    var (once, framed) = (Animator(0.0), Animator(0.0))
    once.set(1, transaction: Transaction(animation: animation), at: 0)
    framed.set(1, transaction: Transaction(animation: animation), at: 0)
    for frame in 0..<Int(time * 60) { framed.advance(to: Double(frame) / 60) }
    once.advance(to: time)
    framed.advance(to: time)
    expect(once.value, isCloseTo: progress)
    expect(framed.value, isCloseTo: progress)
  }

  /// A pass that has an end on the way, at frames that do not meet it.
  @Test func repetitionsDoNotDrift() {
    var animator = Animator(0.0)
    animator.set(
      1, transaction: Transaction(animation: .linear(duration: 0.31).repeatForever()), at: 0)
    for frame in 1...6000 { animator.advance(to: Double(frame) / 60) }
    // 100 s are 322 passes and 0.18 s: an even number, so forwards
    expect(animator.value, isCloseTo: (100 - 322 * 0.31) / 0.31)
  }

  @Test func springsRepeatOnceTheyHaveSettled() {
    var animator = Animator(0.0)
    let spring = Animation.spring(duration: 0.5).repeatCount(3, autoreverses: true)
    animator.set(1, transaction: Transaction(animation: spring), at: 0)
    var values: [Double] = []
    for frame in 0..<180 {
      animator.advance(to: Double(frame) / 60)
      values.append(animator.value)
    }
    // SwiftUI ends such a spring at 0.8333 s, a table says; the closed form settles a frame before.
    #expect(values[49] == 1)
    #expect(values[50] < 0.99)
    #expect(values[98] == 0)
    #expect(values[179] == 1)
    #expect(!animator.isAnimating)
  }

  /// Only another animation of the same value ends one that repeats.
  @Test(arguments: [Animation.linear(duration: 0.5), .spring(duration: 0.5)])
  func newAnimationsEndRepetitions(animation: Animation) {
    var animator = Animator(0.0)
    let endless = Animation.easeInOut(duration: 1).repeatForever()
    animator.set(1, transaction: Transaction(animation: endless), at: 0)
    animator.advance(to: 7.5)
    expect(animator.value, isCloseTo: 0.5)
    animator.set(3, transaction: Transaction(), at: 7.5)
    expect(animator.value, isCloseTo: 2.5)
    animator.advance(to: 8)
    #expect(animator.isAnimating)
    expect(animator.value, isCloseTo: 2)
    animator.set(0, transaction: Transaction(animation: animation), at: 8)
    expect(animator.value, isCloseTo: 2)
    for frame in 0...90 { animator.advance(to: 8 + Double(frame) / 60) }
    #expect(animator.value == 0)
    #expect(!animator.isAnimating)
  }
}
