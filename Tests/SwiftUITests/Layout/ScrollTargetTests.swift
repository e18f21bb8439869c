import Layers
import SwiftUI
import Testing

@testable import SwiftUI

/// The places at which scrolling ends, and scrolling to views.
@MainActor @Suite struct ScrollTargetTests {
  /// Items of 80 points with gaps of 20, margins of 10, in a view of 100: offsets 0, 100, 200, 300.
  private func row(_ behavior: some ScrollTargetBehavior) -> PressedView {
    PressedView(size: CGSize(width: 100, height: 50)) {
      ScrollView(.horizontal) {
        HStack(spacing: 20) {
          ForEach(0..<4, id: \.self) { _ in Rectangle().frame(width: 80, height: 50) }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 10)
      .scrollTargetBehavior(behavior)
    }
  }

  private func offset(_ view: PressedView) -> CGPoint? {
    func find(_ element: Element) -> ScrollElement? {
      (element as? ScrollElement) ?? element.children.lazy.compactMap { find($0) }.first
    }
    return view.stage.rootElements.first.flatMap { find($0) }?.contentOffset
  }

  private func scroll(_ view: PressedView, by distance: Double) -> CGFloat? {
    view.stage.handle(.scrolled(x: -distance, y: 0, at: Point(x: 50, y: 25)))
    view.wait(3)
    return offset(view).map { ($0.x * 100).rounded() / 100 }
  }

  @Test func pagingGoesOnByOneView() {
    let view = row(.paging)
    #expect(scroll(view, by: 5) == 100)
    #expect(scroll(view, by: 170) == 200)
    #expect(scroll(view, by: -20) == 100)
    #expect(scroll(view, by: -500) == 0)
  }

  @Test func alignedViewsAreTheNearest() {
    let view = row(.viewAligned)
    #expect(scroll(view, by: 30) == 0)
    #expect(scroll(view, by: 230) == 200)
    let limited = row(.viewAligned(limitBehavior: .always))
    #expect(scroll(limited, by: 230) == 100)
  }

  private struct Rows: View {
    let actions: Actions
    let anchor: SwiftUI.UnitPoint?
    var animation: Animation?

    init(_ actions: Actions, anchor: SwiftUI.UnitPoint?, animation: Animation? = nil) {
      (self.actions, self.anchor, self.animation) = (actions, anchor, animation)
    }

    private func keep(_ proxy: ScrollViewProxy) {
      actions.action = { withAnimation(animation) { proxy.scrollTo(5, anchor: anchor) } }
    }

    var body: some View {
      ScrollViewReader { proxy in
        let _ = keep(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { Rectangle().frame(width: 100, height: 40).id($0) }
          }
        }
      }
    }
  }

  /// The offset after scrolling to the row from 200 to 240, in a view of 100.
  private func offset(
    anchor: SwiftUI.UnitPoint?, animation: Animation? = nil, after time: Double = 0
  ) -> CGFloat? {
    let actions = Actions()
    let view = PressedView(size: CGSize(width: 100, height: 100)) {
      Rows(actions, anchor: anchor, animation: animation)
    }
    actions.action?()
    view.stage.update()
    if time > 0 { view.wait(time) }
    return offset(view)?.y
  }

  @Test func aReaderScrollsToAView() throws {
    #expect(offset(anchor: .top) == 200)
    #expect(offset(anchor: .center) == 170)
    #expect(offset(anchor: .bottom) == 140)
    #expect(offset(anchor: nil) == 140)
    let between = try #require(
      offset(anchor: .top, animation: .linear(duration: 1), after: 0.5))
    #expect(abs(between - 100) < 5)
  }
}
