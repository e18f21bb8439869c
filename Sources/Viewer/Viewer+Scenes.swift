internal import Capture
internal import Layers
internal import Scenes

/// Going from one scene to the next.
extension Viewer {
  /// Goes to the scene `steps` further in the gallery, round at its ends.
  func switchScene(by steps: Int) {
    let all = request.gallery
    // From the one on its way, if there is one: who presses twice goes two further. One that was refused is passed, too.
    let current = live.arrival?.request.scene ?? live.refused ?? request.scene
    guard let index = all.firstIndex(of: current) else { return }
    let next = all[((index + steps) % all.count + all.count) % all.count]
    guard next != current else { return }
    live.refused = nil
    guard next != request.scene else {
      live.arrival = nil
      overlays.complaint = nil
      return
    }
    var arriving = CaptureRequest(scene: next)
    arriving.background = request.background
    arriving.gallery = request.gallery
    arriving.functions = request.functions
    arriving.opening = request.opening
    arriving.reducesMotion = request.reducesMotion
    // The functions of a file lie on the same picture.
    if request.opening != nil {
      (arriving.image, arriving.imagePath) = (request.image, request.imagePath)
    }
    show(arriving, because: .chosen)
  }

  /// Begins the scene of `next` while the old one fades.
  func enter(_ next: CaptureRequest) {
    send(.pointerCancelled)
    crossFade = CrossFade(
      request: request, scene: scene, time: clock.time, startedAt: Window.time)
    request = next
    playback = Playback(next.scene, environment: Self.environment(of: next))
    clock.rewind()
    tuning = Tuning()
    overlays.forgetReadout()
    overlays.complaint = nil
    actionCount = 0
    window.setTitle(Self.title(of: next.scene))
    options.detail("showing '\(next.scene.name)'")
  }

  static func title(of scene: SceneSource) -> String { "harmonic – \(scene.name)" }

  static func environment(of request: CaptureRequest) -> SceneEnvironment {
    SceneEnvironment(
      isInteractive: true, image: request.image, date: .now, reducesMotion: request.reducesMotion)
  }
}
