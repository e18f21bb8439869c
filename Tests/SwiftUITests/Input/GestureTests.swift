import SwiftUI
import Testing

@testable import SwiftUI

@MainActor
@Suite struct GestureTests {
  @Test func aLongPressEndsAfterHalfASecond() {
    // behaviour.json, "long.default"
    let ends = Reports<Double>()
    var time = { 0.0 }
    let view = PressedView {
      Rectangle().gesture(LongPressGesture().onEnded { _ in ends.add(time()) })
    }
    time = { view.stage.graph.time }
    view.press(50, 50)
    view.wait(0.4)
    #expect(ends.values.isEmpty)
    view.wait(0.4)
    #expect(ends.values.count == 1)
    #expect(abs((ends.values.first ?? 0) - 0.5) < 1e-6)
  }

  @Test func aLongPressReportsWhetherItIsHeld() {
    let events = Reports<String>()
    let view = PressedView {
      Rectangle().onLongPressGesture {
        events.add("held")
      } onPressingChanged: {
        events.add("\($0)")
      }
    }
    view.press(50, 50)
    view.release(50, 50)
    #expect(events.values == ["true", "false"])
    view.press(50, 50)
    view.move(61, 50)
    #expect(events.values == ["true", "false", "true", "false"])
    view.release(61, 50)
    view.press(50, 50)
    view.wait(0.6)
    #expect(events.values.suffix(2).sorted() == ["false", "held"])
  }

  @Test func aGestureStateIsResetAtTheEndAndWhenThePointerIsLost() {
    let states = Reports<CGFloat>()
    let view = PressedView { Dragged(states: states) }
    view.press(50, 50)
    view.move(80, 50)
    view.release(80, 50)
    #expect(states.values == [0, 30, 0])
    view.press(50, 50)
    view.move(70, 50)
    view.leave()
    #expect(states.values == [0, 30, 0, 20, 0])
  }

  @Test func aSequenceGoesOnWithThePressThatIsHeld() {
    let values = Reports<String>()
    let view = PressedView {
      Rectangle().gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first: values.add("first")
            case .second(_, nil): values.add("second")
            case .second(_, let drag?): values.add("drag \(drag.translation.width)")
            }
          }
          .onEnded { _ in values.add("ended") })
    }
    view.press(50, 50)
    view.wait(0.6)
    view.move(70, 50)
    view.release(70, 50)
    #expect(values.values == ["first", "second", "drag 20.0", "ended"])
  }

  @Test func anExclusiveGestureTakesTheSecondWhereTheFirstFails() {
    let values = Reports<String>()
    let view = PressedView {
      Rectangle().gesture(
        TapGesture(count: 2).exclusively(before: TapGesture())
          .onEnded { value in
            if case .first = value { values.add("double") } else { values.add("single") }
          })
    }
    view.click(50, 50)
    view.wait(0.5)
    view.click(50, 50)
    view.click(50, 50)
    view.wait(0.5)
    #expect(values.values == ["single", "double"])
  }

  @Test func simultaneousGesturesHaveBothValues() {
    let values = Reports<String>()
    let view = PressedView {
      Rectangle().gesture(
        DragGesture(minimumDistance: 0).simultaneously(with: SpatialTapGesture())
          .onEnded { values.add("\($0.first != nil) \($0.second != nil)") })
    }
    view.click(50, 50)
    view.press(50, 50)
    view.move(100, 50)
    view.release(100, 50)
    #expect(values.values == ["true true", "true false"])
  }

  @Test func aDragOutsideWaitsForATapInside() {
    let events = Reports<String>()
    let view = PressedView {
      Rectangle().onTapGesture { events.add("tap") }
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { events.add("\($0.translation.width)") })
    }
    view.click(50, 50)
    #expect(events.values == ["tap"])
    view.press(50, 50)
    view.move(60, 50)
    #expect(events.values == ["tap", "0.0", "10.0"])
  }

  @Test func aGestureOfOnesOwnIsItsBody() {
    let events = Reports<Int>()
    let view = PressedView {
      Rectangle().gesture(DoubleTap().map { _ in 2 }.onEnded { events.add($0) })
    }
    view.click(50, 50)
    view.click(50, 50)
    #expect(events.values == [2])
  }

  @Test func thePointerHoversOverViews() {
    let events = Reports<String>()
    let view = PressedView {
      Rectangle().frame(width: 100, height: 100)
        .onHover { events.add("\($0)") }
        .onContinuousHover { phase in
          if case .active(let place) = phase { events.add("\(place.x)") }
        }
    }
    view.move(10, 10)
    view.move(60, 60)
    view.move(70, 60)
    view.move(10, 10)
    #expect(events.values.contains("20.0"))
    #expect(events.values.filter { $0 == "true" || $0 == "false" } == ["true", "false"])
  }

  @Test func aWheelScrollsTheInnermostViewThatCan() throws {
    let view = PressedView {
      ScrollView {
        ScrollView(.horizontal) { Rectangle().frame(width: 500, height: 100) }
        Rectangle().frame(height: 500)
      }
    }
    func offsets() -> [CGPoint] {
      func collect(_ element: Element) -> [CGPoint] {
        ((element as? ScrollElement).map { [$0.contentOffset] } ?? [])
          + element.children.flatMap(collect)
      }
      return view.stage.rootElements.flatMap(collect)
    }
    view.stage.handle(.scrolled(x: 0, y: -30, at: .init(x: 100, y: 50)))
    #expect(offsets() == [CGPoint(x: 0, y: 30), .zero])
    view.stage.handle(.scrolled(x: -20, y: 0, at: .init(x: 100, y: 50)))
    #expect(offsets() == [CGPoint(x: 0, y: 30), CGPoint(x: 20, y: 0)])
    view.stage.handle(.scrolled(x: 0, y: 100, at: .init(x: 100, y: 50)))
    #expect(offsets().first == .zero)
  }
}

private struct Dragged: View {
  let states: Reports<CGFloat>
  @GestureState private var width: CGFloat = 0

  var body: some View {
    states.add(width)
    return Rectangle().gesture(
      DragGesture().updating($width) { value, state, _ in state = value.translation.width })
  }
}

private struct DoubleTap: Gesture {
  var body: some Gesture<Void> { TapGesture(count: 2) }
}
