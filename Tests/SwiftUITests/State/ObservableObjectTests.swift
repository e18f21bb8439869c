import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

private final class Model: ObservableObject {
  @Published var number = 1
  @Published var other = 0
  var silent = 0
}

private final class Announcing: ObservableObject {
  var number = 1 { willSet { objectWillChange.send() } }
}

private struct Owner: View {
  let log: ViewLog
  @StateObject private var model = Model()
  @State private var flag = false

  var body: some View {
    log.calls.append("owner \(model.number) \(flag)")
    log.act = { flag.toggle() }
    return ZStack {
      Reader(log: log, model: model)
      Setter(number: $model.number, log: log)
      EnvironmentReader(log: log)
    }
    .environmentObject(model)
  }
}

private struct Reader: View {
  let log: ViewLog
  @ObservedObject var model: Model

  var body: some View {
    log.calls.append("reader \(model.number)")
    return NumberMeter(log: log, number: Double(model.number))
  }
}

private struct EnvironmentReader: View {
  let log: ViewLog
  @EnvironmentObject var model: Model

  var body: some View {
    log.calls.append("environment \(model.number)")
    return EmptyView()
  }
}

private struct Setter: View {
  @Binding var number: Int
  let log: ViewLog

  var body: some View {
    Rectangle().onAppear { log.changes.append([number]) }.onTapGesture { number += 1 }
  }
}

private struct AnnouncingReader: View {
  let log: ViewLog
  @StateObject private var model = Announcing()

  var body: some View {
    log.act = { model.number += 1 }
    log.calls.append("\(model.number)")
    return Rectangle()
  }
}

@MainActor
@Suite struct ObservableObjectTests {
  private let log = ViewLog()

  @Test func changesEvaluateAllThatObserveTheObject() {
    let stage = ViewStage { Owner(log: log) }
    #expect(log.calls == ["owner 1 false", "reader 1", "environment 1"])
    log.calls = []
    stage.handle(.pointerDown(.init(x: 50, y: 30)))
    stage.handle(.pointerUp(.init(x: 50, y: 30)))
    #expect(log.calls == ["owner 2 false", "reader 2", "environment 2"])
  }

  @Test func anOwnerKeepsItsObject() {
    let stage = ViewStage { Owner(log: log) }
    stage.handle(.pointerDown(.init(x: 50, y: 30)))
    stage.handle(.pointerUp(.init(x: 50, y: 30)))
    log.calls = []
    log.act?()
    stage.update()
    // Neither the object nor its values have changed: those below are not evaluated.
    #expect(log.calls == ["owner 2 true"])
  }

  @Test func changesAreAnimated() throws {
    let model = Model()
    let stage = ViewStage { Reader(log: log, model: model) }
    withAnimation(.linear(duration: 1)) { model.number = 3 }
    stage.update()
    stage.tick(30)
    // Linear from 1 to 3, half of the time.
    #expect(try abs(#require(log.numbers.last) - 2) < 1e-9)
  }

  @Test func anObjectCanAnnounceItsChangesItself() {
    let stage = ViewStage { AnnouncingReader(log: log) }
    log.act?()
    stage.update()
    #expect(log.calls == ["1", "2"])
  }

  @Test func silentPropertiesChangeNothing() {
    let model = Model()
    let stage = ViewStage { Reader(log: log, model: model) }
    model.silent = 1
    stage.update()
    #expect(log.calls == ["reader 1"])
  }
}
