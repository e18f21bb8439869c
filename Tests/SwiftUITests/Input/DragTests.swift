import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct DragTests {
  @Test func aDragBeginsAtItsDistance() {
    // behaviour.json, "drag.min"
    let changes = Reports<Double>()
    let view = PressedView {
      Rectangle().gesture(DragGesture().onChanged { changes.add($0.translation.width) })
    }
    view.press(50, 50)
    view.move(54, 50)
    view.move(59, 50)
    #expect(changes.values.isEmpty)
    view.move(60.5, 50)
    #expect(changes.values == [10.5])
  }

  @Test func aDragOfNoDistanceBeginsAtThePress() {
    // behaviour.json, "drag.zero"
    let events = Reports<String>()
    let view = PressedView {
      Rectangle().gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { events.add("changed \($0.translation.width)") }
          .onEnded { _ in events.add("ended") })
    }
    view.click(50, 50)
    #expect(events.values == ["changed 0.0", "ended"])
  }

  @Test func aDragGoesOnOutsideTheView() {
    let places = Reports<CGPoint>()
    let view = PressedView {
      Rectangle().frame(width: 100, height: 100)
        .gesture(DragGesture(minimumDistance: 0).onEnded { places.add($0.location) })
    }
    view.press(100, 100)
    view.move(500, -20)
    view.release(500, -20)
    #expect(places.values == [CGPoint(x: 450, y: -70)])
  }

  @Test(arguments: try GoldenTable("drag_prediction").rows)
  func theEndIsPredictedAQuarterOfASecondOn(row: GoldenTable.Row) throws {
    let (x, y) = try (row.number("x"), row.number("y"))
    let (dx, dy) = try (row.number("velocity_x"), row.number("velocity_y"))
    let values = Reports<DragGesture.Value>()
    let view = PressedView(size: CGSize(width: 1000, height: 1000)) {
      Rectangle().gesture(DragGesture(minimumDistance: 0).onChanged { values.add($0) })
    }
    // Moves at the row's speed for two frames, and is at its place in the end.
    view.press(x - dx * 2 / 60, y - dy * 2 / 60)
    for frame in (0..<2).reversed() {
      view.wait(1.0 / 60)
      view.move(x - dx * Double(frame) / 60, y - dy * Double(frame) / 60)
    }
    let end = try #require(values.values.last)
    expect(end.velocity.width, isCloseTo: dx)
    expect(end.velocity.height, isCloseTo: dy)
    expect(end.predictedEndLocation.x, isCloseTo: try row.number("predicted_x"))
    expect(end.predictedEndLocation.y, isCloseTo: try row.number("predicted_y"))
    view.wait(0.2)
    view.move(x, y)
    #expect(values.values.last?.velocity == .zero)
  }

  @Test func aDragOfAViewThatIsRemovedIsCancelled() {
    struct Vanishing: View {
      let events: Reports<String>
      @GestureState private var isDragged = false
      @State private var isShown = true

      init(events: Reports<String>) { self.events = events }

      var body: some View {
        events.add("\(isDragged)")
        return ZStack {
          if isShown {
            Rectangle().gesture(
              DragGesture(minimumDistance: 0)
                .updating($isDragged) { _, state, _ in state = true }
                .onChanged { if $0.translation.width > 20 { isShown = false } }
                .onEnded { _ in events.add("ended") })
          }
        }
      }
    }
    let events = Reports<String>()
    let view = PressedView { Vanishing(events: events) }
    view.press(50, 50)
    view.move(80, 50)
    view.move(90, 50)
    view.release(90, 50)
    #expect(events.values == ["false", "true", "true", "false"])
  }
}
