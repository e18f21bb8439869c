import SwiftUI
import Testing

@testable import SwiftUI

@MainActor
@Suite struct MagnifyTests {
  @Test func theWheelMagnifiesAViewThatDoesNotScroll() throws {
    let events = Reports<String>()
    let values = Reports<MagnifyGesture.Value>()
    let view = PressedView {
      Rectangle().onTapGesture {}
        .gesture(
          MagnifyGesture()
            .onChanged { values.add($0) }
            .onEnded { _ in events.add("ended") })
    }
    view.stage.handle(.scrolled(x: 0, y: 30, at: .init(x: 50, y: 100)))
    view.wait(0.1)
    view.stage.handle(.scrolled(x: 0, y: -30, at: .init(x: 50, y: 100)))
    #expect(events.values.isEmpty)
    let (first, last) = try (#require(values.values.first), #require(values.values.last))
    #expect(first.magnification > 1)
    expect(Double(last.magnification), isCloseTo: 1)
    #expect(first.startLocation == CGPoint(x: 50, y: 100))
    #expect(first.startAnchor == UnitPoint(x: 0.25, y: 0.5))
    view.wait(0.5)
    #expect(events.values == ["ended"])
  }
}
