import SwiftUI
import Testing

@testable import SwiftUI

/// A slider of 228 points: its thumb of 28 has a way of 200 points, from 14 to 214.
@MainActor @Suite struct SliderTests {
  private struct Tuned: View {
    let log: Reports<Double>
    let edits: Reports<Bool>
    var bounds = 0.0...10.0
    var step: Double?
    @State private var number = 5.0

    init(
      log: Reports<Double>, edits: Reports<Bool> = Reports(), bounds: ClosedRange<Double> = 0...10,
      step: Double? = nil
    ) {
      (self.log, self.edits, self.bounds, self.step) = (log, edits, bounds, step)
    }

    var body: some View {
      log.add(number)
      return Group {
        if let step {
          Slider(value: $number, in: bounds, step: step) { edits.add($0) }
        } else {
          Slider(value: $number, in: bounds) { edits.add($0) }
        }
      }
      .marked("slider")
    }
  }

  private func stage(_ view: Tuned) -> PressedView {
    PressedView(size: CGSize(width: 228, height: 100)) { view }
  }

  private func isNear(_ values: [Double], _ expected: [Double]) -> Bool {
    values.count == expected.count
      && zip(values, expected).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func aDragOfTheThumbMovesItByAsMuch() {
    let (log, edits) = (Reports<Double>(), Reports<Bool>())
    let view = stage(Tuned(log: log, edits: edits))
    // The thumb's middle is at 114; it is held 6 points to the right of that.
    view.press(120, 50)
    view.move(160, 50)
    view.move(900, 90)
    view.release(900, 90)
    #expect(isNear(log.values, [5, 7, 10]))
    #expect(edits.values == [true, false])
  }

  @Test func aPressOfTheTrackBringsTheThumb() {
    let log = Reports<Double>()
    let view = stage(Tuned(log: log))
    view.press(34, 50)
    #expect(isNear(log.values, [5, 1]))
    view.leave()
    #expect(isNear(log.values, [5, 1]))
  }

  @Test func aSliderWithStepsRoundsToThem() {
    let log = Reports<Double>()
    let view = stage(Tuned(log: log, bounds: 0...10, step: 4))
    // 5 is not a step: the first press goes to the nearest one. 10 is not reached: 8 is the last.
    view.press(134, 50)
    view.move(174, 50)
    view.move(220, 50)
    view.release(220, 50)
    #expect(isNear(log.values, [5, 8]))
  }

  @Test func arrowKeysMoveASliderThatWasPressed() {
    let log = Reports<Double>()
    let view = stage(Tuned(log: log, bounds: 0...10, step: 1))
    view.stage.handle(.key(.right, isDown: true))
    view.click(114, 50)
    view.stage.handle(.key(.right, isDown: true))
    view.stage.handle(.key(.right, isDown: false))
    view.stage.handle(.key(.left, isDown: true))
    #expect(isNear(log.values, [5, 6, 5]))
  }

  private struct Ranged: View {
    @State private var amplitude = 12.0
    @State private var count = 3
    @State private var free = 1.0

    var body: some View {
      VStack {
        Slider(value: $amplitude, in: 0...30, step: 0.5)
        Stepper("Count", value: $count, in: 1...12)
        Slider(value: Binding(get: { free }, set: { free = $0 }), in: 0...5)
      }
    }
  }

  /// That of a binding which computes its value is not known.
  @Test func aStateHasTheRangeOfItsControl() {
    let view = PressedView { Ranged() }
    let states = StateTuning().description(below: view.stage.root).states
    #expect(states.map(\.name) == ["amplitude", "count", "free"])
    #expect(states.map(\.range) == [0...30, 1...12, nil])
    #expect(states.map(\.step) == [0.5, 1, nil])
  }

  @Test func aDisabledSliderStays() {
    let log = Reports<Double>()
    let view = PressedView(size: CGSize(width: 228, height: 100)) {
      Tuned(log: log).disabled(true)
    }
    view.press(34, 50)
    view.release(34, 50)
    #expect(log.values == [5])
  }

  @Test func itTakesTheWidthThatIsOffered() throws {
    // layout-and-state.md, 1.21: flexible width, 31 high
    let view = LaidOutView(Tuned(log: Reports()), in: CGSize(width: 300, height: 100))
    #expect(view.frames["slider"]?.size == CGSize(width: 300, height: 31))
    let labelled = LaidOutView(
      Slider(value: .constant(0.5)) {
        Text("Speed")
      } minimumValueLabel: {
        Color.red.frame(width: 20, height: 20).marked("minimum")
      } maximumValueLabel: {
        Color.red.frame(width: 20, height: 20).marked("maximum")
      }, in: CGSize(width: 300, height: 100))
    #expect(labelled.frames["maximum"] == CGRect(x: 280, y: 40, width: 20, height: 20))
  }

  @Test func slidersAreWrittenInManyForms() {
    let (single, double) = (Binding.constant(Float(0)), Binding.constant(0.0))
    let length = Binding.constant(CGFloat(3))
    let sliders: [any View] = [
      Slider(value: single), Slider(value: double, in: 0...1), Slider(value: length, in: -3...3),
      Slider(value: double, in: 0...10, step: 0.5), Slider(value: single) { _ in },
      Slider(value: double, in: 0...1, onEditingChanged: { _ in }),
      Slider(value: double, in: 0...1) { Text("Label") },
      Slider(value: double, in: 0...1, step: 0.1) {
        Text("Label")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } onEditingChanged: { _ in
      },
      Slider(value: double, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
        Text("Label")
      },
      Stepper("Count", value: .constant(3)), Stepper("Count", value: .constant(3), in: 0...5),
      Stepper(value: double, in: 0...1, step: 0.1) { Text("Amount") },
      Stepper("Count", onIncrement: {}, onDecrement: nil),
    ]
    #expect(sliders.count == 13)
  }
}
