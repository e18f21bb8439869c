import Layers
import Scenes
import Testing

@testable import Rendering

/// Programs and textures are made once and never again.
@MainActor @Suite struct SteadyFramesTests {
  /// Draws a scene's first second, `rate` frames a second from `start` seconds on.
  private func run(
    _ scene: SceneSource, from start: Double, rate: Double, on stage: Stage
  ) throws -> RenderCounts {
    let canvas = scene.canvas ?? Size(width: 320, height: 200)
    let playback = Script().playback(of: scene, in: canvas)
    for time in stride(from: start, through: 1, by: 1 / rate) {
      _ = try stage.bytes(playback.scene(at: time).layer(in: canvas, at: time))
    }
    return stage.renderer.counts
  }

  @Test(arguments: [SceneSource(TwirlScene.self), SceneSource(HeadlineScene.self)])
  func whatCameOnceComesAgainWithoutMakingAnything(scene: SceneSource) throws {
    let stage = try Stage()
    let first = try run(scene, from: 0, rate: 120, on: stage)
    // Between the frames of the first run, where nothing has the very numbers that were drawn
    // before
    let second = try run(scene, from: 1.0 / 240, rate: 30, on: stage)
    #expect(second.programs == first.programs)
    #expect(second.textures == first.textures)
  }
}
