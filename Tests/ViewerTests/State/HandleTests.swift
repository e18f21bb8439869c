import Controls
import Layers
import Scenes
import Testing

@testable import Viewer

/// Things that can be dragged in a scene, and how the window shows them.
@Suite struct HandleTests {
  @Test func pointsOfAMeshAreSeenNearThePointer() throws {
    var viewer = TestedViewer(AuroraScene.self, isPaused: true)
    #expect(viewer.state.shownHandles.isEmpty)  // the pointer has not come yet
    let canvas = viewer.state.fit.canvas
    let handles = viewer.state.scene.handles(in: canvas, at: 0)
    let first = try #require(handles.first)
    viewer.take(.input(.pointerMoved(first)))
    let shown = viewer.state.shownHandles
    #expect(!shown.isEmpty && shown.count <= handles.count)
    #expect(shown.contains { $0.place == first && $0.opacity == 1 })
    #expect(viewer.state.pointerShape == .hand)
    // Its corners do not move.
    #expect(!handles.contains(Point.zero))
    viewer.take(.input(.pointerLeft))
    #expect(viewer.state.shownHandles.isEmpty && viewer.state.pointerShape == .arrow)
  }

  @Test func theCursorIsAHandOnTheBeamOfThePrismAndNotBesideIt() {
    var viewer = TestedViewer(PrismScene.self, isPaused: true)
    // At the left edge: the beam begins there, somewhere in the middle third; nothing is at the top
    let heights = stride(from: 0.0, through: 320, by: 4).filter { y in
      viewer.take(.input(.pointerMoved(Point(x: 3, y: y))))
      return viewer.state.pointerShape == .hand
    }
    #expect(!heights.isEmpty && heights.count < 40)
    #expect(heights.allSatisfy { $0 > 20 })
  }

  @Test func theCursorIsAHandOnTheScrubberAndOnCards() throws {
    var viewer = TestedViewer(CarouselScene.self, isPaused: true)
    viewer.take(.input(.pointerMoved(Point(x: 300, y: 100))))
    #expect(viewer.state.pointerShape == .hand)
    var button = TestedViewer(isPaused: true)
    button.take(.input(.pointerMoved(TestedViewer.middle)))
    #expect(button.state.pointerShape == .arrow)
    let panel = try #require(button.state.scrubberLayout).panel
    button.take(
      .input(.pointerMoved(Point(x: panel.minX + panel.size.width / 2, y: panel.minY + 20))))
    #expect(button.state.pointerShape == .hand)
  }
}
