import Layers
import SwiftUI
import Testing

@testable import SwiftUI

/// Places of scroll views that states are bound to.
@MainActor @Suite struct ScrollPositionTests {
  /// The way to a view's state, and the values that it has shown.
  private final class Probe {
    var change: ((Int?) -> Void)?
    var fronts: [Int?] = []
    var offsets: [Double] = []
  }

  /// Pages of 80 points with gaps of 20, margins of 10, in a view of 100: offsets 0, 100, 200, 300.
  private struct Pages: View {
    let probe: Probe
    let animation: Animation?
    @State private var front: Int?

    init(_ probe: Probe, front: Int?, animation: Animation?) {
      (self.probe, self.animation) = (probe, animation)
      _front = State(initialValue: front)
    }

    var body: some View {
      probe.change = { new in withAnimation(animation) { front = new } }
      probe.fronts.append(front)
      return ScrollView(.horizontal) {
        LazyHStack(spacing: 20) {
          ForEach(0..<4, id: \.self) { _ in
            Rectangle().containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 10)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $front)
      .onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.x
      } action: {
        probe.offsets.append($1)
      }
    }
  }

  private func pages(
    _ probe: Probe, front: Int? = nil, animation: Animation? = nil
  ) -> PressedView {
    PressedView(size: CGSize(width: 100, height: 50)) {
      Pages(probe, front: front, animation: animation)
    }
  }

  private func offset(_ view: PressedView) -> CGFloat? {
    func find(_ element: Element) -> ScrollElement? {
      (element as? ScrollElement) ?? element.children.lazy.compactMap { find($0) }.first
    }
    return view.stage.rootElements.first.flatMap { find($0) }?.contentOffset.x
  }

  @Test func aStateSaysWhereScrollingBegins() {
    #expect(offset(pages(Probe(), front: 2)) == 200)
    #expect(offset(pages(Probe())) == 0)
  }

  @Test func aStateScrolls() throws {
    let probe = Probe()
    let view = pages(probe)
    probe.change?(3)
    view.stage.update()
    #expect(offset(view) == 300)
    // The content begins 10 points before its first view.
    #expect(probe.offsets == [-10, 290])

    let animated = Probe()
    let moving = pages(animated, animation: .linear(duration: 1))
    animated.change?(2)
    moving.stage.update()
    moving.wait(0.5)
    #expect(abs(try #require(offset(moving)) - 100) < 5)
    moving.wait(1)
    #expect(offset(moving) == 200)
    #expect(animated.fronts == [nil, 2])
  }

  @Test func theUserSetsTheState() {
    let probe = Probe()
    let view = pages(probe)
    view.stage.handle(.scrolled(x: -60, y: 0, at: Point(x: 50, y: 25)))
    view.wait(3)
    #expect(offset(view) == 100)
    #expect(probe.fronts == [nil, 1])
    // The state has what is shown: setting it again moves nothing, and another does.
    probe.change?(0)
    view.stage.update()
    #expect(offset(view) == 0)
  }

  @Test func aPlaceIsAnEdgeOrAPoint() {
    struct Rows: View {
      let actions: Actions
      @State private var position = ScrollPosition(edge: .bottom)

      init(_ actions: Actions) { self.actions = actions }

      var body: some View {
        actions.action = { position.scrollTo(y: 40) }
        return ScrollView {
          VStack(spacing: 0) { ForEach(0..<10) { _ in Rectangle().frame(height: 40) } }
        }
        .scrollPosition($position)
      }
    }
    func offset(_ view: PressedView) -> CGFloat? {
      func find(_ element: Element) -> ScrollElement? {
        (element as? ScrollElement) ?? element.children.lazy.compactMap { find($0) }.first
      }
      return view.stage.rootElements.first.flatMap { find($0) }?.contentOffset.y
    }
    let actions = Actions()
    let view = PressedView(size: CGSize(width: 100, height: 100)) { Rows(actions) }
    #expect(offset(view) == 300)  // ten rows of 40 in a view of 100
    actions.action?()
    view.stage.update()
    #expect(offset(view) == 40)
  }

  /// Without targets, views as long as the container are pages, whatever lies between them.
  @Test func pagesAreTheViewsOfTheContainersLength() {
    let view = PressedView(size: CGSize(width: 100, height: 50)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 20) {
          ForEach(0..<4) { _ in Rectangle().containerRelativeFrame(.horizontal) }
        }
      }
      .contentMargins(.horizontal, 10)
      .scrollTargetBehavior(.paging)
    }
    for expected in [100.0, 200, 300] {
      view.stage.handle(.scrolled(x: -30, y: 0, at: Point(x: 50, y: 25)))
      view.wait(3)
      #expect(offset(view).map { abs($0 - expected) < 0.01 } == true)
    }
  }
}
