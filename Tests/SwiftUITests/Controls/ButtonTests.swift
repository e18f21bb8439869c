import SwiftUI
import Testing

@testable import SwiftUI

/// The order of events as measured on a Mac with SwiftUI's buttons.
@MainActor
@Suite struct ButtonTests {
  private func makeButton(_ events: Reports<String>) -> PressedView {
    PressedView {
      Button {
        events.add("action")
      } label: {
        Rectangle().frame(width: 100, height: 100)
      }
      .buttonStyle(ReportingStyle(events: events))
    }
  }

  @Test func aPressIsShownAndItsReleaseActsFirst() {
    let events = Reports<String>()
    let view = makeButton(events)
    view.press(100, 100)
    view.wait(2)
    view.release(100, 100)
    #expect(events.values == ["false", "true", "action", "false"])
  }

  @Test func aStyleReadsTheEnvironmentAndHasStates() {
    struct DimmedStyle: ButtonStyle {
      let events: Reports<String>
      @Environment(\.isEnabled) private var isEnabled
      @State private var count = 3

      init(events: Reports<String>) { self.events = events }

      func makeBody(configuration: Configuration) -> some View {
        events.add("\(isEnabled) \(count)")
        return configuration.label
      }
    }
    struct TriggeringStyle: PrimitiveButtonStyle {
      let events: Reports<String>
      @Environment(\.isEnabled) private var isEnabled

      init(events: Reports<String>) { self.events = events }

      func makeBody(configuration: Configuration) -> some View {
        events.add("\(isEnabled)")
        return configuration.label
      }
    }
    let events = Reports<String>()
    _ = PressedView {
      Button {
      } label: {
        Rectangle()
      }
      .buttonStyle(DimmedStyle(events: events))
      .disabled(true)
    }
    _ = PressedView {
      Button {
      } label: {
        Rectangle()
      }
      .buttonStyle(TriggeringStyle(events: events))
      .disabled(true)
    }
    #expect(events.values == ["false 3", "false"])
  }

  @Test func aTitleIsAText() {
    let name = "Ada"
    let buttons: [Button<Text>] = [
      Button("Count \(3)") {}, Button("Delete", role: .destructive) {}, Button(name) {},
      Button(name, role: nil) {},
    ]
    #expect(buttons.count == 4)
  }

  @Test func aPressCanLeaveAndComeBack() {
    // behaviour.json, "button.outIn"
    let events = Reports<String>()
    let view = makeButton(events)
    view.press(100, 100)
    view.move(10, 10)
    view.move(20, 10)
    view.move(100, 90)
    view.release(100, 90)
    #expect(events.values == ["false", "true", "false", "true", "action", "false"])
  }

  @Test func aReleaseOutsideAndALostPointerDoNothing() {
    let events = Reports<String>()
    let view = makeButton(events)
    view.press(100, 100)
    view.move(10, 10)
    view.release(10, 10)
    #expect(events.values == ["false", "true", "false"])
    view.press(100, 100)
    view.leave()
    #expect(events.values == ["false", "true", "false", "true", "false"])
    view.click(10, 10)
    #expect(events.values.count == 5)
  }

  @Test func aDisabledButtonDoesNothing() {
    let events = Reports<String>()
    let view = PressedView {
      Button {
        events.add("action")
      } label: {
        Rectangle()
      }.disabled(true)
    }
    view.click(100, 100)
    #expect(events.values.isEmpty)
  }

  @Test func aStyleThatStartsTheActionByItself() {
    let events = Reports<String>()
    let view = PressedView {
      Button(role: .destructive) {
        events.add("action")
      } label: {
        Rectangle()
      }
      .buttonStyle(DoubleClickStyle(events: events))
    }
    view.click(100, 100)
    view.wait(1)
    #expect(events.values.isEmpty)
    view.click(100, 100)
    view.click(100, 100)
    #expect(events.values == ["destructive", "action"])
  }

  @Test func aButtonInsideATappedViewIsTheOneThatActs() {
    let events = Reports<String>()
    let view = PressedView {
      Button {
        events.add("button")
      } label: {
        Rectangle()
      }.onTapGesture { events.add("tap") }
    }
    view.click(100, 100)
    #expect(events.values == ["button"])
  }
}

private struct ReportingStyle: ButtonStyle {
  let events: Reports<String>

  func makeBody(configuration: Configuration) -> some View {
    events.add("\(configuration.isPressed)")
    return configuration.label
  }
}

private struct DoubleClickStyle: PrimitiveButtonStyle {
  let events: Reports<String>

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) {
      if configuration.role == .destructive { events.add("destructive") }
      configuration.trigger()
    }
  }
}
