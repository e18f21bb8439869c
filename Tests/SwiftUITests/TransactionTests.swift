import Testing

@testable import SwiftUI

/// A view that grows under animations.
private struct Growing: View {
  let log: GrowthLog
  @State private var size = 0.0

  var body: some View {
    log.grow = { transaction in
      withTransaction(transaction) { size += 10 }
    }
    log.growAnimated = { animation in
      withAnimation(animation) {
        size += 10
      } completion: {
        log.calls.append("animation")
      }
    }
    return Meter(log: log, size: size)
  }
}

private struct Meter: View, @preconcurrency Animatable {
  let log: GrowthLog
  var size: Double

  var animatableData: Double {
    get { size }
    set { size = newValue }
  }

  var body: some View {
    log.sizes.append(size)
    return Rectangle()
  }
}

@MainActor
private final class GrowthLog {
  var sizes: [Double] = []
  var calls: [String] = []
  var grow: ((Transaction) -> Void)?
  var growAnimated: ((Animation?) -> Void)?
}

@MainActor
struct TransactionTests {
  private let log = GrowthLog()

  private func stage() -> ViewStage {
    ViewStage(size: CGSize(width: 10, height: 10)) { Growing(log: log) }
  }

  @Test func completionsAreCalledWhenAnimationsAreOver() {
    let stage = stage()
    var transaction = Transaction(animation: .linear(duration: 0.5))
    transaction.addAnimationCompletion { [log] in log.calls.append("transaction") }
    log.grow?(transaction)
    log.growAnimated?(.linear(duration: 1))
    stage.update()
    for frame in 0...15 { stage.advance(to: Double(frame) / 60) }
    #expect(log.calls == [])
    #expect(log.sizes.last.map { $0 > 0 && $0 < 20 } == true)
    for frame in 16...30 { stage.advance(to: Double(frame) / 60) }
    #expect(log.calls == ["transaction"])
    for frame in 31...61 { stage.advance(to: Double(frame) / 60) }
    #expect(log.calls == ["transaction", "animation"])
    #expect(log.sizes.last == 20)
  }

  @Test func completionsAreCalledAfterTheUpdateWhereNothingAnimates() {
    let stage = stage()
    var transaction = Transaction()
    transaction.addAnimationCompletion { [log] in log.calls.append("transaction") }
    log.grow?(transaction)
    log.growAnimated?(nil)
    #expect(log.calls == [])
    stage.update()
    #expect(log.calls == ["transaction", "animation"])
    #expect(log.sizes == [0, 10, 20])
  }

  @Test func completionsAreCalledAtOnceWhereNothingChanges() {
    var calls = 0
    withAnimation {
    } completion: {
      calls += 1
    }
    #expect(calls == 1)
  }
}
