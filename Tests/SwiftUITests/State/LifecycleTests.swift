import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

/// A number that is set when the view appears, and once more when asked.
private struct Changing: View {
  let log: ViewLog
  var isInitial = false
  @State private var value = 0

  var body: some View {
    Rectangle()
      .onAppear {
        value = 1
        log.act = { value = 2 }
      }
      .onChange(of: value, initial: isInitial) { log.changes.append([$0, $1]) }
  }
}

private struct AppearingAgain: View {
  let log: ViewLog
  @State private var flag = false

  var body: some View {
    Rectangle()
      .onAppear {
        log.calls.append("appear")
        log.act = { flag.toggle() }
      }
      .onDisappear { log.calls.append("disappear") }
      .id(flag)
  }
}

private struct Working: View {
  let log: ViewLog
  var id: Int?

  var body: some View {
    if let id {
      Rectangle().task(id: id) { await work() }
    } else {
      Rectangle().task { await work() }
    }
  }

  private func work() async {
    log.calls.append("begin")
    do {
      try await Task.sleep(for: .seconds(1))
      log.calls.append("end")
    } catch {
      log.calls.append("cancel")
    }
  }
}

private struct Parent: View {
  let log: ViewLog
  @State private var id: Int? = 1

  var body: some View {
    log.act = { id = id == 1 ? 2 : nil }
    return ZStack {
      if let id { Working(log: log, id: id) }
    }
  }
}

private struct Late: View {
  let log: ViewLog

  var body: some View {
    Rectangle().onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.calls.append("late") }
    }
  }
}

@MainActor
@Suite struct LifecycleTests {
  private let log = ViewLog()
  private let behaviors: Behaviors

  init() throws { behaviors = try Behaviors() }

  @Test func changesAreCalledOncePerUpdate() throws {
    let stage = ViewStage { Changing(log: log) }
    log.act?()
    stage.update()
    #expect(try log.changes == behaviors.expected("change.two", "changes"))
  }

  @Test func changesAreCalledInitially() throws {
    let stage = ViewStage { Changing(log: log, isInitial: true) }
    log.act?()
    stage.update()
    #expect(try log.changes == behaviors.expected("change.initial", "changes"))
  }

  @Test func anotherIdentityAppearsAgain() throws {
    let stage = ViewStage { AppearingAgain(log: log) }
    log.act?()
    stage.update()
    let count = try behaviors.expected("id.appearInside", "calls", as: Int.self)
    #expect(log.calls.count { $0 == "appear" } == count)
    #expect(log.calls == ["appear", "appear", "disappear"])
  }

  /// Lets tasks go on until `log` has a number of calls.
  private func wait(for count: Int) async {
    for _ in 0..<1000 where log.calls.count < count { await Task.yield() }
  }

  @Test func aTaskSleepsByTheTimeOfTheView() async throws {
    let stage = ViewStage { Working(log: log) }
    await wait(for: 1)
    let count = try behaviors.expected("task.once", "calls", as: Int.self)
    #expect(log.calls.count == count)
    for _ in 0..<1000 where !stage.graph.hasAlarms { await Task.yield() }
    stage.tick(59)
    #expect(log.calls == ["begin"])
    #expect(stage.graph.hasAlarms)
    stage.tick()
    await wait(for: 2)
    #expect(log.calls == ["begin", "end"])
  }

  @Test func aTaskBeginsAnewAndIsCancelled() async throws {
    let stage = ViewStage { Parent(log: log) }
    await wait(for: 1)
    log.act?()
    stage.update()
    await wait(for: 3)
    let count = try behaviors.expected("task.id", "calls", as: Int.self)
    #expect(log.calls.count { $0 == "begin" } == count)
    #expect(log.calls.count { $0 == "cancel" } == 1)
    log.act?()
    stage.update()
    await wait(for: 4)
    #expect(log.calls.count { $0 == "cancel" } == 2)
    #expect(stage.graph.nextChange.map { $0 <= stage.graph.time } == true)
    stage.tick(30)
    #expect(stage.graph.nextChange == nil)
  }

  @Test func delayedWorkFollowsTheTimeOfTheView() async {
    let stage = ViewStage { Late(log: log) }
    for _ in 0..<1000 where !stage.graph.hasAlarms { await Task.yield() }
    stage.tick(28)
    #expect(log.calls == [])
    stage.tick(3)
    #expect(log.calls == ["late"])
  }
}
