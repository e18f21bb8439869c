import SwiftUI
import Testing

@testable import SwiftUI

private enum Phase: String, CaseIterable {
  case a, b, c
}

private struct Phases: View {
  let log: ViewLog
  let isTriggered: Bool
  @State private var trigger = 0

  var body: some View {
    log.act = { trigger += 1 }
    return ZStack {
      if isTriggered {
        Rectangle().phaseAnimator(Phase.allCases, trigger: trigger) { view, phase in
          shown(view, phase)
        } animation: { _ in
          .linear(duration: 0.5)
        }
      } else {
        PhaseAnimator(Phase.allCases) { shown(Rectangle(), $0) }
      }
    }
  }

  private func shown(_ view: some View, _ phase: Phase) -> some View {
    if log.calls.last != phase.rawValue { log.calls.append(phase.rawValue) }
    let number = Double(Phase.allCases.firstIndex(of: phase) ?? 0)
    return ZStack {
      view
      NumberMeter(log: log, number: number)
    }
  }
}

private struct Rising: View {
  let log: ViewLog
  let isTriggered: Bool
  @State private var trigger = 0

  var body: some View {
    log.act = { trigger += 1 }
    return ZStack {
      if isTriggered {
        Rectangle().keyframeAnimator(initialValue: 0.0, trigger: trigger) { view, value in
          shown(view, value)
        } keyframes: { _ in
          LinearKeyframe(1, duration: 0.5)
          LinearKeyframe(3, duration: 0.5)
        }
      } else {
        KeyframeAnimator(initialValue: 0.0) { value in
          shown(Rectangle(), value)
        } keyframes: { _ in
          MoveKeyframe(0)
          LinearKeyframe(1, duration: 0.5)
        }
      }
    }
  }

  private func shown(_ view: some View, _ value: Double) -> some View {
    log.numbers.append(value)
    return view
  }
}

@MainActor
@Suite struct AnimatorViewTests {
  private let log = ViewLog()
  private let behaviors: Behaviors

  init() throws { behaviors = try Behaviors() }

  @Test func aTriggerRunsThroughThePhasesOnce() throws {
    let stage = ViewStage { Phases(log: log, isTriggered: true) }
    stage.tick(10)
    #expect(log.calls == ["a"])
    log.act?()
    stage.update()
    stage.tick(15)
    #expect(log.calls == ["a", "b"])
    #expect(log.numbers.last.map { $0 > 0.4 && $0 < 0.6 } == true)
    stage.tick(300)
    #expect(try log.calls == behaviors.expected("phase.trigger", "phases"))
    #expect(log.numbers.last == 0)
  }

  @Test func phasesGoRoundWithoutATrigger() throws {
    let stage = ViewStage { Phases(log: log, isTriggered: false) }
    stage.tick(600)
    let expected = try behaviors.expected("phase.loop", "phases", as: [String].self).dropLast()
    #expect(Array(log.calls.prefix(expected.count)) == Array(expected))
    #expect(log.calls.count > expected.count)
  }

  @Test func aTriggerBeginsTheKeyframes() {
    let stage = ViewStage { Rising(log: log, isTriggered: true) }
    stage.tick(10)
    #expect(log.numbers == [0])
    log.act?()
    stage.update()
    stage.tick(30)
    #expect(log.numbers.last.map { abs($0 - 1) < 1e-9 } == true)
    stage.tick(15)
    #expect(log.numbers.last.map { abs($0 - 2) < 1e-9 } == true)
    stage.tick(16)
    #expect(log.numbers.last == 3)
    #expect(stage.graph.nextChange == nil)
  }

  @Test func keyframesWithoutATriggerRepeat() {
    let stage = ViewStage { Rising(log: log, isTriggered: false) }
    stage.tick(15)
    #expect(log.numbers.last.map { abs($0 - 0.5) < 1e-9 } == true)
    stage.tick(30)
    #expect(log.numbers.last.map { abs($0 - 0.5) < 1e-9 } == true)
    #expect(log.numbers.max().map { $0 <= 1 } == true)
  }
}
