import Layers
import Opening
import Parameters
import Scenes
import Testing

@testable import Viewer

/// The scene that is shown, without a clock.
@Suite struct ShownSceneTests {
  private let stage = Viewport(pixelWidth: 720, pixelHeight: 320)
  private let button = SceneRequest(scene: SceneSource(ButtonScene.self))
  private let canvas = Size(width: 360, height: 160)

  @Test func anActionIsCountedUntilAnotherSceneIsEntered() {
    var shown = ShownScene(button, date: .standard)
    #expect(!shown.handle(.pointerDown(canvas.center), in: canvas, at: 1).hasActed)
    #expect(shown.handle(.pointerUp(canvas.center), in: canvas, at: 2).hasActed)
    #expect(shown.actionCount == 1)
    shown.enter(
      SceneRequest(scene: SceneSource(TwirlScene.self)), date: .standard, in: stage,
      leaving: .init(sceneTime: 3, wallTime: 100))
    #expect(shown.actionCount == 0)
  }

  @Test func anEventInThePastForgetsWhatCameLater() {
    var shown = ShownScene(button, date: .standard)
    #expect(!shown.handle(.pointerDown(canvas.center), in: canvas, at: 3).hasForgotten)
    let hold = SceneEvent.hold(name: "scale", value: .number(0.5))
    #expect(shown.handle(hold, in: canvas, at: 1).hasForgotten)
    #expect(shown.playback.pressSpans(until: 10).isEmpty)
  }

  @Test func theSceneBeforeFadesForAQuarterOfASecond() {
    var shown = ShownScene(button, date: .standard)
    shown.enter(
      SceneRequest(scene: SceneSource(TwirlScene.self)), date: .standard, in: stage,
      leaving: .init(sceneTime: 3, wallTime: 100))
    #expect(shown.crossFade?.opacity(at: 100) == 1)
    #expect(!shown.endFade(at: 100.2) && shown.endFade(at: 100.25))
    #expect(shown.crossFade == nil && !shown.endFade(at: 101))
  }

  @Test func anotherVersionGoesOnWithItsValuesAndDoesNotFade() {
    var shown = ShownScene(button, date: .standard)
    _ = shown.handle(.hold(name: "scale", value: .number(0.5)), in: canvas, at: 1)
    let frame = ShownFrame(shown: shown, comparison: nil, time: 1, stage: stage)
    shown.replace(by: button, going: frame.valuesAndPresses, date: .standard, in: stage)
    #expect(shown.playback.scene(at: 1).parameters.held == ["scale": .number(0.5)])
    #expect(shown.crossFade == nil)
  }
}
