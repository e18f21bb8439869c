import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

@Observable
private final class Model {
  var a = 0
  var b = 0
}

private final class OldModel: ObservableObject {
  @Published var a = 0
  @Published var b = 0
}

private enum PaceKey: EnvironmentKey { static let defaultValue = 1 }
private enum ToneKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  fileprivate var pace: Int {
    get { self[PaceKey.self] }
    set { self[PaceKey.self] = newValue }
  }

  fileprivate var tone: Int {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

/// A view that notes that its body is evaluated.
private struct Child: View {
  let log: ViewLog
  var name = "child"
  var number = 0

  var body: some View {
    log.calls.append(name)
    return Color.red
  }
}

private struct BoundChild: View {
  let log: ViewLog
  @Binding var number: Int

  var body: some View {
    log.calls.append("child")
    return Color.red.opacity(Double(number))
  }
}

private struct ModelReader: View {
  let log: ViewLog
  let model: Model

  var body: some View {
    log.calls.append("child")
    return Color.red.opacity(Double(model.b))
  }
}

private struct OldModelReader: View {
  let log: ViewLog
  @ObservedObject var model: OldModel

  var body: some View {
    log.calls.append("child")
    return Color.red.opacity(Double(model.b))
  }
}

private struct PaceReader: View {
  let log: ViewLog
  @Environment(\.pace) private var pace

  init(log: ViewLog) { self.log = log }

  var body: some View {
    log.calls.append("reader")
    return Color.red.opacity(Double(pace))
  }
}

private struct NotingModifier: ViewModifier {
  let log: ViewLog
  let number: Int

  func body(content: Content) -> some View {
    log.calls.append("modifier")
    return content
  }
}

private struct EqualChild: View, @preconcurrency Equatable {
  let log: ViewLog
  let number: Int
  let action: () -> Void

  static func == (a: EqualChild, b: EqualChild) -> Bool { a.number == b.number }

  var body: some View {
    log.calls.append("child")
    return Color.red
  }
}

/// A view with a state, as its content needs it.
private struct Owner<Value, Content: View>: View {
  let log: ViewLog
  @State private var value: Value
  let change: (inout Value) -> Void
  let content: (Binding<Value>) -> Content

  init(
    _ log: ViewLog, _ value: Value, _ change: @escaping (inout Value) -> Void,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.log = log
    _value = State(initialValue: value)
    self.change = change
    self.content = content
  }

  var body: some View {
    log.calls.append("owner")
    log.act = { change(&value) }
    return content($value)
  }
}

/// Which bodies are evaluated after a change: only those of views that read what has changed.
@MainActor
@Suite struct BodiesTests {
  private let log = ViewLog()

  /// Compares the bodies that are evaluated after the action of a view.
  private func expect(
    _ expected: [String], _ view: some View, ticks: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stage = ViewStage { view }
    log.calls = []
    log.act?()
    stage.update()
    stage.tick(ticks)
    #expect(log.calls == expected, sourceLocation: sourceLocation)
  }

  @Test func aStateThatIsRead() {
    expect(["owner"], Owner(log, 0, { $0 += 1 }) { Color.red.opacity(Double($0.wrappedValue)) })
  }

  @Test func aStateThatIsNotRead() {
    expect([], Owner(log, 0, { $0 += 1 }) { _ in Color.red })
  }

  @Test func aStateThatIsSetToItsValue() {
    expect([], Owner(log, 0, { $0 = 0 }) { Color.red.opacity(Double($0.wrappedValue)) })
  }

  @Test func aStateThatIsSetTwice() {
    expect(
      ["owner"],
      Owner(log, 0) {
        $0 += 1
        $0 += 1
      } content: {
        Color.red.opacity(Double($0.wrappedValue))
      })
  }

  @Test func plainAndAnimatedChangesAreTwo() throws {
    // One for each transaction, as in the row of the reference on writes that are collected.
    let owner = Owner(log, 0) {
      $0 += 1
    } content: {
      Color.red.opacity(Double($0.wrappedValue))
    }
    let stage = ViewStage { owner }
    log.calls = []
    log.act?()
    withAnimation { log.act?() }
    stage.update()
    #expect(log.calls == ["owner", "owner"])
  }

  @Test func aChildWithTheSameValues() {
    expect(
      ["owner"],
      Owner(log, 0, { $0 += 1 }) { value in
        VStack { Child(log: log).opacity(value.wrappedValue == 0 ? 1 : 0) }
      })
  }

  @Test func onlyTheChildWithAnotherValue() {
    expect(
      ["owner", "b"],
      Owner(log, 0, { $0 += 1 }) { value in
        Child(log: log, name: "a", number: 7)
        Child(log: log, name: "b", number: value.wrappedValue)
      })
  }

  @Test func aChildWithABinding() {
    expect(["child"], Owner(log, 0, { $0 += 1 }) { BoundChild(log: log, number: $0) })
  }

  @Test func onlyTheReadersOfAProperty() {
    let model = Model()
    expect(
      ["child"],
      Owner(log, model, { $0.b += 1 }) { value in
        ModelReader(log: log, model: value.wrappedValue).opacity(Double(value.wrappedValue.a))
      })
  }

  @Test func aPropertyThatNobodyReads() {
    expect(
      [],
      Owner(log, Model(), { $0.a += 1 }) { ModelReader(log: log, model: $0.wrappedValue) })
  }

  @Test func aPropertyThatTheBodyReads() throws {
    let owner = Owner(log, Model()) {
      $0.a += 1
    } content: {
      Color.red.opacity(Double($0.wrappedValue.a))
    }
    let stage = ViewStage { owner }
    log.act?()
    stage.update()
    #expect(try log.calls.count == Behaviors().expected("observable.body", "bodies"))
  }

  @Test func allThatObserveAnObject() {
    expect(
      ["child"],
      Owner(log, OldModel(), { $0.a += 1 }) { OldModelReader(log: log, model: $0.wrappedValue) })
  }

  @Test func onlyTheReadersOfTheEnvironment() {
    expect(
      ["owner", "reader"],
      Owner(log, 1, { $0 += 1 }) { value in
        ZStack {
          Child(log: log)
          PaceReader(log: log)
        }
        .environment(\.pace, value.wrappedValue)
      })
  }

  @Test func anotherValueOfTheEnvironment() {
    expect(
      ["owner"],
      Owner(log, 1, { $0 += 1 }) { PaceReader(log: log).environment(\.tone, $0.wrappedValue) })
  }

  @Test func aTimelineEvaluatesItsContentOnly() {
    log.act = nil
    let stage = ViewStage {
      Owner(log, 0, { $0 += 1 }) { _ in
        TimelineView(.animation) { context in
          let _ = log.calls.append("content")
          Color.red.opacity(context.date.timeIntervalSinceReferenceDate)
        }
      }
    }
    log.calls = []
    stage.tick(2)
    #expect(log.calls == ["content", "content"])
  }

  @Test func aReaderOfGeometryThatHasChanged() {
    expect(
      ["owner", "size"],
      Owner(log, 10.0, { $0 += 1 }) { value in
        GeometryReader { [log] proxy in
          let _ = log.calls.append("size")
          Color.red.opacity(proxy.size.width)
        }
        .frame(width: value.wrappedValue)
      })
  }

  @Test func onlyTheRowsThatHaveChanged() {
    expect(
      ["owner", "2"],
      Owner(log, [1, 2, 3], { $0[1] = 20 }) { value in
        ForEach(value.wrappedValue.indices, id: \.self) { index in
          Child(log: log, name: "\(index + 1)", number: value.wrappedValue[index])
        }
      })
  }

  @Test func onlyTheRowThatIsNew() {
    expect(
      ["owner", "0"],
      Owner(log, [1, 2, 3], { $0.insert(0, at: 0) }) { value in
        ForEach(value.wrappedValue, id: \.self) { Child(log: log, name: "\($0)") }
      })
  }

  @Test func aModifierWithTheSameValues() {
    expect(
      ["owner", "child"],
      Owner(log, 0, { $0 += 1 }) {
        Child(log: log, number: $0.wrappedValue).modifier(NotingModifier(log: log, number: 7))
      })
  }

  @Test func aModifierWithAnotherValue() {
    expect(
      ["owner", "modifier"],
      Owner(log, 0, { $0 += 1 }) {
        Child(log: log, number: 7).modifier(NotingModifier(log: log, number: $0.wrappedValue))
      })
  }

  @Test func onlyTheBranchThatComes() {
    expect(
      ["owner", "b"],
      Owner(log, true, { $0.toggle() }) { value in
        if value.wrappedValue { Child(log: log, name: "a") } else { Child(log: log, name: "b") }
      })
  }

  @Test func aChildThatSaysThatItIsEqual() {
    expect(
      ["owner"],
      Owner(log, 0, { $0 += 1 }) { value in
        EqualChild(log: log, number: 7, action: { value.wrappedValue = 3 })
          .opacity(Double(value.wrappedValue))
      })
  }
}
