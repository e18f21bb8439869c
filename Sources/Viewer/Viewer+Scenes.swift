internal import Capture
internal import Layers
internal import Scenes

/// Going from one scene to the next.
extension Viewer {
  /// Goes to the scene `steps` further in the gallery, round at its ends.
  func switchScene(by steps: Int) {
    let all = request.gallery
    let index = all.firstIndex { $0 == request.scene } ?? 0
    let next = all[((index + steps) % all.count + all.count) % all.count]
    guard next != request.scene else { return }
    send(.pointerCancelled)
    crossFade = CrossFade(
      request: request, scene: scene, time: clock.time, startedAt: Window.time)
    let before = request
    request = CaptureRequest(scene: next)
    request.background = before.background
    request.gallery = before.gallery
    request.functions = before.functions
    // The functions of a file lie on the same picture.
    if before.gallery != SceneCatalog.all {
      (request.image, request.imagePath) = (before.image, before.imagePath)
    }
    playback = Playback(next, environment: Self.environment(of: request))
    clock.rewind()
    tuning = Tuning()
    overlays.forgetReadout()
    actionCount = 0
    window.setTitle(Self.title(of: next))
  }

  static func title(of scene: SceneSource) -> String { "harmonic – \(scene.name)" }

  static func environment(of request: CaptureRequest) -> SceneEnvironment {
    SceneEnvironment(isInteractive: true, image: request.image)
  }
}
