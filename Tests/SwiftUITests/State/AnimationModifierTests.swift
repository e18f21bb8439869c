import SwiftUI
import Testing

@testable import SwiftUI

/// Numbers under modifiers: the first is inside, the second outside.
private struct Scoped<Content: View>: View {
  let log: ViewLog
  let content: (Double) -> Content
  @State private var number = 0.0

  var body: some View {
    log.act = { number = 1 }
    return content(number)
  }
}

private struct Outer: ViewModifier, @preconcurrency Animatable {
  let log: ViewLog
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    log.numbers.append(number)
    return content
  }
}

@MainActor
@Suite struct AnimationModifierTests {
  private let inner = ViewLog()
  private let outer = ViewLog()

  /// Changes the number of a view from 0 to 1.
  private func change(
    animation: Animation? = nil, @ViewBuilder content: @escaping (Double) -> some View
  ) {
    let stage = ViewStage { Scoped(log: inner, content: content) }
    withAnimation(animation) { inner.act?() }
    stage.update()
    stage.tick(70)
  }

  private func isAnimated(_ log: ViewLog) -> Bool {
    log.numbers.last == 1 && log.numbers.contains { $0 > 0.4 && $0 < 0.6 }
  }

  private func jumps(_ log: ViewLog) -> Bool { log.numbers == [0, 1] }

  @Test func anAnimationIsForWhatIsInside() throws {
    change { number in
      NumberMeter(log: inner, number: number)
        .animation(.linear(duration: 1), value: number)
        .modifier(Outer(log: outer, number: number))
    }
    let behaviors = try Behaviors()
    #expect(try behaviors.expected("animation.scope", "opacity") == "animated")
    #expect(isAnimated(inner))
    #expect(try behaviors.expected("animation.scope", "scale") == "jumps")
    #expect(jumps(outer))
  }

  @Test func anAnimationOfAnotherValueDoesNothing() {
    change { number in
      NumberMeter(log: inner, number: number).animation(.linear(duration: 1), value: 3)
    }
    #expect(jumps(inner))
  }

  @Test func noAnimationTakesTheOuterOneAway() {
    change(animation: .linear(duration: 1)) { number in
      NumberMeter(log: inner, number: number)
        .animation(nil, value: number)
        .modifier(Outer(log: outer, number: number))
    }
    #expect(jumps(inner))
    #expect(isAnimated(outer))
  }

  @Test func anAnimationWithABodyIsForWhatTheBodyAdds() {
    change { number in
      NumberMeter(log: inner, number: number)
        .animation(.linear(duration: 1)) { $0.modifier(Outer(log: outer, number: number)) }
    }
    #expect(jumps(inner))
    #expect(isAnimated(outer))
  }

  @Test func transactionsThatDisableAnimationsDo() {
    change { number in
      NumberMeter(log: inner, number: number)
        .animation(.linear(duration: 1), value: number)
        .transaction { $0.disablesAnimations = true }
    }
    #expect(jumps(inner))
  }

  @Test func aTransactionOfAValueIsChanged() {
    change { number in
      NumberMeter(log: inner, number: number)
        .transaction(value: number) { $0.animation = .linear(duration: 1) }
    }
    #expect(isAnimated(inner))
  }
}
