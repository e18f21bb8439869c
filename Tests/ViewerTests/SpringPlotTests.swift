import Layers
import Scenes
import Testing

@testable import Viewer

@MainActor @Suite struct SpringPlotTests {
  private let canvas = Size(width: 360, height: 160)

  private func plot(_ scene: any GalleryScene.Type, pressedAt start: Double?) -> SpringPlot? {
    var playback = Playback(SceneSource(scene), environment: SceneEnvironment())
    if let start { playback.handle(.pointerDown(canvas.center), in: canvas, at: start) }
    return SpringPlot(of: playback.scene(at: 1.5), playback: playback, at: 1.5)
  }

  /// The trace of a press is the curve itself, as far as time has come.
  @Test func theLastPressIsTracedOverItsCurve() throws {
    let shown = try #require(plot(ButtonScene.self, pressedAt: 1))
    #expect(shown.group == "spring")
    #expect(shown.traced.last?.x == min(0.5, shown.duration))
    for point in shown.traced {
      let nearest = shown.expected.min { abs($0.x - point.x) < abs($1.x - point.x) }
      #expect(abs(point.y - (nearest?.y ?? 0)) < 0.05)
    }
  }

  @Test func withoutAPressNothingIsTraced() {
    #expect(plot(ButtonScene.self, pressedAt: nil)?.traced.isEmpty == true)
    #expect(plot(TwirlScene.self, pressedAt: 1)?.traced.isEmpty == true)
  }

  @Test func aSceneWithoutASpringHasNoCurve() {
    #expect(plot(AuroraScene.self, pressedAt: nil) == nil)
  }
}
