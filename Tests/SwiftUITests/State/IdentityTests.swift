import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

/// A view with a state that begins with what it is given.
private struct Holder: View {
  let log: ViewLog
  let name: String
  var color = Color.red
  @State private var value: Int

  init(log: ViewLog, name: String, color: Color = .red, start: Int = 0) {
    self.log = log
    self.name = name
    self.color = color
    _value = State(initialValue: start)
  }

  var body: some View {
    log.calls.append("\(name) \(value)")
    return color.onTapGesture { value = 5 }
  }
}

private struct Rows: View {
  let log: ViewLog
  @State private var names = ["a", "b"]

  var body: some View {
    log.act = { names.insert("new", at: 0) }
    return HStack(spacing: 0) {
      ForEach(names.indices, id: \.self) { Holder(log: log, name: names[$0]) }
    }
  }
}

private struct Colored: View {
  let log: ViewLog
  @State private var flag = false

  var body: some View {
    log.act = { flag.toggle() }
    return Holder(log: log, name: "holder", color: flag ? .blue : .red)
  }
}

private struct Starting: View {
  let log: ViewLog
  @State private var start = 1

  var body: some View {
    log.act = { start = 2 }
    return Holder(log: log, name: "holder", color: start == 1 ? .red : .blue, start: start)
  }
}

private struct Bound: View {
  let log: ViewLog
  @State private var isOn = false

  var body: some View {
    let binding = $isOn.animation(.linear(duration: 2))
    log.act = { binding.wrappedValue = true }
    return NumberMeter(log: log, number: isOn ? 1 : 0)
  }
}

private struct Stored: View {
  enum Mode: String { case one, two }

  let log: ViewLog
  @AppStorage("count") private var count = 1
  @AppStorage("mode") private var mode = Mode.one
  @SceneStorage("count") private var other = "scene"
  @AppStorage("name") private var name: String?

  init(log: ViewLog) { self.log = log }

  var body: some View {
    log.calls.append("\(count) \(mode) \(other) \(name ?? "-")")
    return Color.red.onTapGesture {
      $count.wrappedValue += 1
      mode = .two
      name = "n"
    }
  }
}

@MainActor
@Suite struct IdentityTests {
  private let log = ViewLog()
  private let behaviors: Behaviors

  init() throws { behaviors = try Behaviors() }

  private func tap(_ stage: ViewStage, x: Double) {
    stage.handle(.pointerDown(.init(x: x, y: 30)))
    stage.handle(.pointerUp(.init(x: x, y: 30)))
  }

  @Test func rowsByIndexHaveTheStatesOfTheirIndices() throws {
    let stage = ViewStage { Rows(log: log) }
    tap(stage, x: 10)
    log.calls = []
    log.act?()
    stage.update()
    #expect(try behaviors.expected("foreach.index", "stateStaysAtIndex"))
    #expect(try behaviors.expected("foreach.index", "new") == "last index")
    // The state stays at the first index, and the new one is at the last.
    #expect(Set(log.calls) == ["new 5", "a 0", "b 0"])
  }

  @Test func anotherValueIsTheSameView() throws {
    let stage = ViewStage { Colored(log: log) }
    tap(stage, x: 50)
    log.act?()
    stage.update()
    let count = try behaviors.expected("ternary", "count", as: Int.self)
    #expect(log.calls.last == "holder \(count)")
  }

  @Test func aStateBeginsOnce() throws {
    let stage = ViewStage { Starting(log: log) }
    log.act?()
    stage.update()
    let value = try behaviors.expected("state.init", "value", as: Int.self)
    #expect(log.calls == ["holder \(value)", "holder \(value)"])
  }

  @Test func bindingsAnimate() throws {
    let stage = ViewStage { Bound(log: log) }
    log.act?()
    stage.update()
    stage.tick(60)
    #expect(try behaviors.expected("binding.animation", "used") == "linear(2)")
    // Half of two seconds.
    #expect(try abs(#require(log.numbers.last) - 0.5) < 0.02)
  }

  @Test func rowsOfBindingsChangeTheirElements() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Row: View {
      let log: ViewLog
      @Binding var name: String

      var body: some View {
        log.calls.append(name)
        return Color.red.onTapGesture { name += "!" }
      }
    }
    struct Items: View {
      let log: ViewLog
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

      var body: some View {
        log.act = { items.removeLast() }
        return HStack(spacing: 0) { ForEach($items) { $item in Row(log: log, name: $item.name) } }
      }
    }
    let stage = ViewStage { Items(log: log) }
    tap(stage, x: 90)
    #expect(log.calls.last == "b!")
    log.calls = []
    // The row on its way out reads its element still.
    withAnimation(.linear(duration: 1)) { log.act?() }
    stage.update()
    stage.tick(10)
    tap(stage, x: 10)
    #expect(log.calls.last == "a!")
    #expect(!log.calls.contains("b!!"))
  }

  @Test func objectsOfTheMainActorAreMadeWithTheView() {
    @MainActor final class Maker {
      static let shared = Published()
      let number = 3
    }
    @MainActor final class Published: ObservableObject { let number = 4 }
    struct Making: View {
      let log: ViewLog
      @State private var maker = Maker()
      @StateObject private var owned = Published()
      @ObservedObject private var shared = Maker.shared

      init(log: ViewLog) { self.log = log }

      var body: some View {
        log.calls.append("\(maker.number) \(owned.number) \(shared.number)")
        return Color.red
      }
    }
    _ = ViewStage { Making(log: log) }
    #expect(log.calls == ["3 4 4"])
  }

  @Test func storedValuesAreSharedByTheirKeys() {
    let stage = ViewStage {
      HStack {
        Stored(log: log)
        Stored(log: log)
      }
    }
    #expect(log.calls == ["1 one scene -", "1 one scene -"])
    log.calls = []
    tap(stage, x: 10)
    #expect(log.calls == ["2 two scene n", "2 two scene n"])
  }

  @Test func namespacesDifferAndStay() {
    struct Spaces: View {
      let log: ViewLog
      @Namespace private var first
      @Namespace private var second
      @State private var count = 0

      init(log: ViewLog) { self.log = log }

      var body: some View {
        log.act = { count += 1 }
        log.calls.append("\(first == second) \(first.hashValue) \(count)")
        return Color.red
      }
    }
    let stage = ViewStage { Spaces(log: log) }
    log.act?()
    stage.update()
    #expect(log.calls.count == 2)
    let words = log.calls.map { $0.split(separator: " ") }
    #expect(words.allSatisfy { $0[0] == "false" })
    #expect(words[0][1] == words[1][1])
  }
}
