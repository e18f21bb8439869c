import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct SpringAnimationTests {
  @Test func interpolatingSpringsAreLaidOverEachOther() {
    var animator = Animator(0.0)
    let spring = Transaction(animation: .interpolatingSpring(duration: 0.5))
    animator.set(1, transaction: spring, at: 0)
    animator.set(0, transaction: spring, at: 0.2)
    animator.advance(to: 0.3)
    // Critically damped: 1 − (1 + ωt)·e^(−ωt)
    func progress(_ time: Double) -> Double {
      let x = 4 * Double.pi * time
      return 1 - (1 + x) * exp(-x)
    }
    expect(animator.value, isCloseTo: progress(0.3) * (1 - progress(0.1)))
  }

  /// In ways per second: measured by a public study on a simulator.
  @Test func initialVelocityIsInWays() {
    var animator = Animator(0.0)
    let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5)
    animator.set(200, transaction: Transaction(animation: spring), at: 0)
    expect(animator.velocity(at: 0), isCloseTo: 1000, within: 1e-6)
    animator.advance(to: 0.001)
    expect(animator.value, isCloseTo: 1, within: 0.02)
  }

  // The period goes over from 1 s to 0.2 s in 0.25 s, integrated in steps of 10 µs
  @Test func periodsGoOverGradually() {
    var animator = Animator(0.0)
    animator.set(1, transaction: Transaction(animation: .spring(duration: 1)), at: 0)
    let next = Animation.spring(duration: 0.2, bounce: 0.2, blendDuration: 0.25)
    animator.set(0, transaction: Transaction(animation: next), at: 0.3)
    var (place, velocity) = (animator.value, animator.velocity(at: 0.3))
    let step = 1e-5
    for index in 0..<20_000 {
      let progress = (Double(index) + 0.5) * step / 0.25
      let period = 0.2 + 0.8 * (1 - progress * progress * (3 - 2 * progress))
      let frequency = 2 * Double.pi / period
      velocity -= (frequency * frequency * place + 1.6 * frequency * velocity) * step
      place += velocity * step
    }
    for frame in 0...12 { animator.advance(to: 0.3 + Double(frame) / 60) }
    expect(animator.value, isCloseTo: place, within: 1e-3)
    // Without it the spring would be there.
    var sudden = Animator(1.0)
    sudden.set(
      0, transaction: Transaction(animation: .spring(duration: 0.2, bounce: 0.2)), at: 0)
    sudden.advance(to: 0.2)
    #expect(abs(sudden.value) < abs(place) / 5)
  }

  @Test func completionCanBeEarlier() {
    var calls = 0
    var transaction = Transaction(
      animation: .spring(duration: 1).logicallyComplete(after: 0.25))
    let completion = AnimationCompletion { calls += 1 }
    transaction.completions = [completion]
    var animator = Animator(0.0)
    animator.set(1, transaction: transaction, at: 0)
    completion.close()
    animator.advance(to: 0.24)
    #expect(calls == 0)
    animator.advance(to: 0.25)
    #expect(calls == 1)
    #expect(animator.isAnimating)
  }

  @Test func animationsAreEqualIfTheyMoveAlike() {
    #expect(Animation.spring(duration: 0.5) == .smooth)
    #expect(Animation.spring == .spring())
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear != .easeIn)
    #expect(Animation.bouncy.delay(1) == Animation.bouncy.delay(1))
    #expect(Animation.bouncy.delay(1) != Animation.bouncy.speed(1))
    #expect(Set<Animation>([.easeIn, .easeOut, .easeIn]).count == 2)
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
  }

  /// An animation that a person writes.
  private struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
    }
  }

  @Test func ownAnimationsRun() {
    var animator = Animator(0.0)
    animator.set(8, transaction: Transaction(animation: Animation(Steps()).speed(2)), at: 0)
    animator.advance(to: 0.3)
    #expect(animator.value == 4)
    animator.set(0, transaction: Transaction(animation: .linear(duration: 1)), at: 0.3)
    animator.advance(to: 0.55)
    // The steps are over: a quarter of the way from 8 back to 0
    #expect(animator.value == 6)
  }
}
