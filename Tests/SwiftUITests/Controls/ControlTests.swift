import Layers
import SwiftUI
import Testing

@testable import SwiftUI

/// Toggles, steppers, labels and boxes; sizes by layout-and-state.md, 1.21.
@MainActor @Suite struct ControlTests {
  private struct Switched: View {
    let log: Reports<Bool>
    @State private var isOn = false

    init(log: Reports<Bool>) { self.log = log }

    var body: some View {
      log.add(isOn)
      return Toggle(isOn: $isOn) { Color.red.frame(width: 50, height: 10).marked("label") }
        .marked("toggle")
    }
  }

  @Test func aToggleIsALabelAndASwitch() {
    let view = LaidOutView(Switched(log: Reports()), in: CGSize(width: 200, height: 100))
    #expect(view.frames["toggle"] == CGRect(x: 0, y: 34.5, width: 200, height: 31))
    #expect(view.frames["label"] == CGRect(x: 0, y: 45, width: 50, height: 10))
    let hidden = LaidOutView(
      Switched(log: Reports()).labelsHidden(), in: CGSize(width: 200, height: 100))
    #expect(hidden.frames["toggle"]?.size == CGSize(width: 51, height: 31))
  }

  @Test func aClickSwitchesAndTheKnobMoves() throws {
    let log = Reports<Bool>()
    let view = PressedView(size: CGSize(width: 200, height: 100)) { Switched(log: log) }
    let off = view.stage.layer()
    // Beside the switch nothing happens.
    view.click(100, 50)
    #expect(log.values == [false])
    view.click(175, 50)
    #expect(log.values == [false, true])
    view.wait(0.1)
    let between = view.stage.layer()
    view.wait(2)
    let on = view.stage.layer()
    #expect(Set([off, between, on]).count == 3)
    view.stage.handle(.key(.tab, isDown: true))
    view.stage.handle(.typed(" "))
    #expect(log.values == [false, true, false])
  }

  private struct Counted: View {
    let log: Reports<Int>
    @State private var count = 4

    init(log: Reports<Int>) { self.log = log }

    var body: some View {
      log.add(count)
      return Stepper(value: $count, in: 0...5) { Color.red.frame(width: 50, height: 10) }
        .marked("stepper")
    }
  }

  @Test func aStepperHasTwoHalvesAndAnEnd() {
    let log = Reports<Int>()
    let view = PressedView(size: CGSize(width: 200, height: 100)) { Counted(log: log) }
    // The control of 94 points is at the trailing end: minus around 130, plus around 176.
    view.click(176, 50)
    view.click(176, 50)
    view.click(130, 50)
    #expect(log.values == [4, 5, 4])
    let laidOut = LaidOutView(
      Counted(log: Reports()).labelsHidden(), in: CGSize(width: 200, height: 100))
    #expect(laidOut.frames["stepper"]?.size == CGSize(width: 94, height: 32))
  }

  @Test func borderedButtonsHaveRoomAroundTheirLabels() {
    func size(_ controlSize: ControlSize, _ style: some PrimitiveButtonStyle = .bordered) -> CGSize?
    {
      let button = Button {
      } label: {
        Color.red.frame(width: 40, height: 20)
      }
      let view = LaidOutView(
        button.buttonStyle(style).controlSize(controlSize).marked("button"),
        in: CGSize(width: 200, height: 100))
      return view.frames["button"]?.size
    }
    #expect(size(.regular) == CGSize(width: 64, height: 34))
    #expect(size(.regular, .borderedProminent) == CGSize(width: 64, height: 34))
    #expect(size(.large) == CGSize(width: 80, height: 50))
    #expect(size(.small) == CGSize(width: 60, height: 28))
  }

  @Test func aProminentButtonIsFilledWithTheTint() {
    let layer = drawn {
      Button {
      } label: {
        Color.clear.frame(width: 20, height: 20)
      }
      .buttonStyle(.borderedProminent).tint(.red)
    }
    #expect(layer.all.contains { $0.content.fill == .color(.system(.red)) })
  }

  @Test func aBoxHasRoomAroundItsContent() {
    let view = LaidOutView(
      GroupBox { Color.red.frame(width: 40, height: 20).marked("content") }.marked("box"),
      in: CGSize(width: 200, height: 100))
    #expect(view.frames["box"]?.width == 200)
    #expect(view.frames["content"]?.minX == 16)
  }

  @Test func progressHasItsSizes() {
    func size(_ view: some View) -> CGSize? {
      LaidOutView(view.marked("view"), in: CGSize(width: 200, height: 100)).frames["view"]?.size
    }
    #expect(size(ProgressView()) == CGSize(width: 20, height: 20))
    #expect(size(ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
    #expect(size(ProgressView(value: 0.5)) == CGSize(width: 200, height: 4))
    #expect(
      size(ProgressView(value: 3, total: 4).progressViewStyle(.circular))
        == CGSize(width: 20, height: 20))
  }

  @Test func stylesGetTheirConfigurations() {
    let log = Reports<String>()
    _ = drawn {
      VStack {
        Toggle(isOn: .constant(true)) { Text("a") }.toggleStyle(ReportingToggle(log: log))
        Label("b", systemImage: "star").labelStyle(ReportingLabel(log: log))
        ProgressView(value: 1, total: 4).progressViewStyle(ReportingProgress(log: log))
        GroupBox {
          Text("c")
        }
        .groupBoxStyle(ReportingBox(log: log))
      }
      .disabled(true)
    }
    #expect(log.values == ["true false 3", "label", "0.25", "box false"])
  }

  @Test func controlsAreWrittenInManyForms() throws {
    let (isOn, name) = (Binding.constant(true), "name")
    let url = try #require(URL(string: "https://example.com"))
    let controls: [any View] = [
      Toggle("On", isOn: isOn), Toggle(name, isOn: isOn), Toggle(isOn: isOn) { Text("On") },
      Toggle("On", systemImage: "star", isOn: isOn).toggleStyle(.button),
      Label("a", systemImage: "star").labelStyle(.iconOnly), Label(name, image: "photo"),
      Label {
        Text("a")
      } icon: {
        Circle()
      },
      LabeledContent("a", value: "b"), LabeledContent("a") { Text("b") },
      LabeledContent("a", value: 3, format: .number),
      GroupBox("a") { Text("b") }, GroupBox(label: Label("a", systemImage: "star")) { Text("b") },
      GroupBox {
        Text("a")
      } label: {
        Text("b")
      },
      ProgressView("a"), ProgressView("a", value: 0.3), ProgressView(value: 3, total: 10),
      ProgressView { Text("a") },
      Link("a", destination: url), Link(destination: url) { Text("a") },
      Button("a", systemImage: "star") {}.buttonStyle(.borderless),
      Button("a") {}.buttonStyle(PlainButtonStyle()).buttonBorderShape(.capsule),
    ]
    #expect(controls.count == 21)
  }
}

/// Says what it reads and keeps, too.
private struct ReportingToggle: ToggleStyle {
  let log: Reports<String>
  @Environment(\.isEnabled) private var isEnabled
  @State private var count = 3

  init(log: Reports<String>) { self.log = log }

  func makeBody(configuration: Configuration) -> some View {
    log.add("\(configuration.isOn) \(isEnabled) \(count)")
    return configuration.label
  }
}

private struct ReportingLabel: LabelStyle {
  let log: Reports<String>

  func makeBody(configuration: Configuration) -> some View {
    log.add("label")
    return HStack {
      configuration.title
      configuration.icon
    }
  }
}

private struct ReportingBox: GroupBoxStyle {
  let log: Reports<String>
  @Environment(\.isEnabled) private var isEnabled

  init(log: Reports<String>) { self.log = log }

  func makeBody(configuration: Configuration) -> some View {
    log.add("box \(isEnabled)")
    return configuration.content
  }
}

private struct ReportingProgress: ProgressViewStyle {
  let log: Reports<String>

  func makeBody(configuration: Configuration) -> some View {
    log.add("\(configuration.fractionCompleted ?? -1)")
    return Color.red
  }
}

extension Layer.Content {
  fileprivate var fill: Fill? {
    if case .fill(_, let fill) = self { fill } else { nil }
  }
}
