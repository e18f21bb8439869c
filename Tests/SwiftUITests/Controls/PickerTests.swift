import SwiftUI
import Testing

@testable import SwiftUI

/// Pickers, menus and the views that they show in front of all others.
@MainActor @Suite struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, mint, lemon

    var id: Self { self }
  }

  private struct Tagged: View {
    let log: Reports<Int?>
    @State private var number: Int? = 1

    init(log: Reports<Int?>) { self.log = log }

    var body: some View {
      log.add(number)
      return Picker("Number", selection: $number) {
        Rectangle().frame(width: 10, height: 10).tag(1)
        Rectangle().frame(width: 10, height: 10).tag(2)
        Rectangle().frame(width: 10, height: 10).tag(3)
      }
      .marked("picker")
    }
  }

  private struct Listed: View {
    let log: Reports<Flavor>
    @State private var flavor = Flavor.mint

    init(log: Reports<Flavor>) { self.log = log }

    var body: some View {
      log.add(flavor)
      return Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { _ in Rectangle().frame(width: 20, height: 20) }
      }
    }
  }

  @Test func aSegmentThatIsClickedIsChosen() {
    let log = Reports<Int?>()
    let view = PressedView(size: CGSize(width: 300, height: 100)) {
      Tagged(log: log).pickerStyle(.segmented)
    }
    view.click(250, 50)
    view.click(150, 50)
    view.click(150, 20)
    #expect(log.values == [1, 3, 2])
    // layout-and-state.md, 1.21: flexible width, height 32
    let laidOut = LaidOutView(
      Tagged(log: Reports()).pickerStyle(.segmented), in: CGSize(width: 300, height: 100))
    #expect(laidOut.frames["picker"]?.size == CGSize(width: 300, height: 32))
  }

  @Test func aMenuOpensAndCloses() {
    let log = Reports<Flavor>()
    // The option of 20 points and the arrows: 55 × 34 points, in the middle of the stage.
    let view = PressedView(size: CGSize(width: 300, height: 400)) { Listed(log: log) }
    let closed = view.stage.layer()
    view.click(150, 200)
    #expect(view.stage.layer() != closed)
    // The rows of 44 points begin 4 points below: the third is chosen.
    view.click(150, 217 + 4 + 2 * 44 + 20)
    #expect(log.values == [.mint, .lemon])
    #expect(view.stage.layer() == closed)
    view.click(150, 200)
    // A press beside the rows closes them, and does nothing else.
    view.click(150, 100)
    #expect(view.stage.layer() == closed)
    #expect(log.values == [.mint, .lemon])
  }

  @Test func anInlinePickerHasRows() {
    let log = Reports<Flavor>()
    let view = PressedView(size: CGSize(width: 300, height: 132)) {
      Listed(log: log).pickerStyle(.inline)
    }
    view.click(10, 10)
    view.click(290, 122)
    #expect(log.values == [.mint, .vanilla, .lemon])
  }

  @Test func aWheelIsTurnedByClicksAndDrags() {
    let log = Reports<Flavor>()
    let view = PressedView(size: CGSize(width: 300, height: 216)) {
      Listed(log: log).pickerStyle(.wheel)
    }
    // Rows of 32 points around the middle: the one below, then two above.
    view.click(150, 108 + 32)
    view.press(150, 108)
    view.move(150, 108 + 64)
    view.release(150, 108 + 64)
    #expect(log.values == [.mint, .lemon, .vanilla])
  }

  @Test func aMenuCarriesOutActions() {
    let log = Reports<String>()
    let view = PressedView(size: CGSize(width: 300, height: 400)) {
      Menu {
        Button {
          log.add("first")
        } label: {
          Rectangle().frame(width: 20, height: 20)
        }
        Button(role: .destructive) {
          log.add("second")
        } label: {
          Rectangle().frame(width: 20, height: 20)
        }
      } label: {
        Rectangle().frame(width: 60, height: 20)
      }
    }
    view.click(150, 200)
    view.click(150, 210 + 4 + 44 + 20)
    view.click(150, 210 + 4 + 44 + 20)
    #expect(log.values == ["second"])
  }

  private struct Painted: View {
    let log: Reports<Color>
    @State private var color = Color.red

    init(log: Reports<Color>) { self.log = log }

    var body: some View {
      log.add(color)
      return ColorPicker("Color", selection: $color, supportsOpacity: false).labelsHidden()
    }
  }

  @Test func aColorIsChosenFromATable() {
    let log = Reports<Color>()
    let view = PressedView(size: CGSize(width: 400, height: 600)) { Painted(log: log) }
    view.click(200, 300)
    // The table of 12 by 9 cells of 24 points is 12 points inside its ground, which begins below
    // the well of 28 points: its first cell is white.
    let corner = CGPoint(x: 200 - 144, y: 300 + 14 + 4 + 12)
    view.click(corner.x + 12, corner.y + 12)
    #expect(log.values.count == 2)
    let environment = EnvironmentValues()
    #expect(log.values.last?.resolve(in: environment) == Color.white.resolve(in: environment))
  }

  @Test func pickersAreWrittenInManyForms() {
    let (number, name) = (Binding.constant(1), "name")
    let pickers: [any View] = [
      Picker("a", selection: number) { Text("1").tag(1) },
      Picker(name, selection: number) { Text("1").tag(1) }.pickerStyle(SegmentedPickerStyle()),
      Picker(selection: number) {
        Text("1").tag(1)
      } label: {
        Text("a")
      },
      Picker(selection: number, label: Text("a")) { ForEach(0..<3) { Text("\($0)").tag($0) } }
        .pickerStyle(.wheel),
      Picker("a", systemImage: "star", selection: number) { Text("1").tag(1) },
      Menu("a") { Button("b") {} }, Menu("a", systemImage: "star") { Button("b") {} },
      ColorPicker("a", selection: .constant(.red)),
      ColorPicker(selection: .constant(.red)) { Text("a") },
    ]
    #expect(pickers.count == 9)
  }
}
