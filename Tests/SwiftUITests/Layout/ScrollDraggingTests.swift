import Layers
import SwiftUI
import Testing

@testable import SwiftUI

/// Scroll views that the pressed pointer drags.
@MainActor @Suite struct ScrollDraggingTests {
  private func scrollElement(_ view: PressedView) -> ScrollElement? {
    func find(_ element: Element) -> ScrollElement? {
      (element as? ScrollElement) ?? element.children.lazy.compactMap { find($0) }.first
    }
    return view.stage.rootElements.first.flatMap { find($0) }
  }

  private func offset(_ view: PressedView) -> Double {
    scrollElement(view).map { Double($0.contentOffset.y) } ?? -1
  }

  /// Rows of 40 points in a view of 100.
  private func rows(
    _ count: Int = 50, tapped: @escaping (Int) -> Void = { _ in }
  ) -> PressedView {
    PressedView(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            Rectangle().frame(width: 100, height: 40).onTapGesture { tapped(row) }
          }
        }
      }
    }
  }

  @Test func contentFollowsThePointer() {
    let view = rows()
    view.press(50, 80)
    view.move(50, 75)
    #expect(offset(view) == 0)  // a drag begins at 10 points
    view.move(50, 50)
    #expect(offset(view) == 30)
    view.wait(0.3)  // held still: it does not go on
    view.move(50, 50)
    view.release(50, 50)
    view.wait(2)
    #expect(abs(offset(view) - 30) < 0.5)
  }

  /// 600 points a second, slowed by 0.998 in each millisecond, go on by 600 / 2.002 points.
  @Test func contentGoesOn() {
    let view = rows()
    view.press(50, 95)
    for step in 1...6 {
      view.wait(1 / 60.0)
      view.move(50, 95 - 10 * Double(step))
    }
    view.release(50, 35)
    let released = offset(view)
    view.wait(6)
    #expect(abs(offset(view) - released - 300) < 12)
  }

  /// A pull of 50 points in a view of 100: 100 − 100 / (1 + 0.55 · 0.5) = 21.57.
  @Test func contentResistsBeyondItsEnd() {
    let view = rows()
    view.press(50, 20)
    view.move(50, 70)
    #expect(abs(offset(view) + 21.57) < 0.01)
    view.wait(0.3)
    view.release(50, 70)
    view.wait(2)
    #expect(offset(view) == 0)
  }

  @Test func aDragIsNoTap() {
    let taps = Reports<Int>()
    let view = rows { taps.add($0) }
    view.click(50, 50)
    #expect(taps.values == [1])
    view.press(50, 80)
    view.move(50, 60)
    view.release(50, 60)
    #expect(taps.values == [1])
  }

  @Test func aGestureInsideKeepsThePointer() {
    let drags = Reports<Double>()
    let view = PressedView(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        Rectangle().frame(height: 400)
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { drags.add(Double($0.translation.height)) })
      }
    }
    view.press(50, 80)
    view.move(50, 40)
    #expect(drags.values == [0, -40])
    #expect(offset(view) == 0)
  }

  @Test func pagesAreThrown() {
    let view = PressedView(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 20) {
          ForEach(0..<4) { _ in Rectangle().containerRelativeFrame(.vertical) }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    view.press(50, 80)
    view.move(50, 50)
    view.release(50, 50)
    view.wait(3)
    #expect(abs(offset(view) - 120) < 0.01)
  }
}
