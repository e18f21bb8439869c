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
    arriving.files = request.files
    arriving.reducesMotion = request.reducesMotion
    // The functions of a file are laid on the same picture.
    if request.file != nil {
      (arriving.image, arriving.imagePath) = (request.image, request.imagePath)
    }
    show(arriving, because: .chosen)
  }

  /// Opens what was clicked on a page of shaders.
  func openFromFolder() {
    guard let folder = scene as? FolderScene, let opened = folder.opened,
      let index = request.gallery.firstIndex(of: folder.entries[opened].source),
      let current = request.gallery.firstIndex(of: request.scene)
    else { return }
    switchScene(by: index - current)
  }

  /// Steps from the scene that is shown back to the folder's page; `nil` where there is none.
  var folderPage: Int? {
    guard let first = request.gallery.first, FileOpening.isFolder(first.arguments[0]),
      !FileOpening.isProject(first.arguments[0]),
      let index = request.gallery.firstIndex(of: request.scene)
    else { return nil }
    return -index
  }

  /// Shows the shader whose text is on the clipboard.
  func paste() {
    guard let text = window.clipboard, !text.isEmpty else {
      overlays.show(notice: "There is no text on the clipboard", isFailure: true, at: Window.time)
      return
    }
    var opening = FileOpening(path: "pasted shader", words: ["-"])
    opening.text = Array(text.utf8)
    live.version += 1
    // What is given as text can be read.
    guard let file = try? EffectFile(opening, version: live.version) else { return }
    if !file.evidence.isEmpty { options.say(file.evidence) }
    guard let scene = file.sources.first else { return complain(of: file.diagnostics) }
    renderer.add(file.functions)
    var arriving = CaptureRequest(scene: scene)
    arriving.background = request.background
    arriving.files = [scene.arguments[0]: file]
    arriving.gallery = file.sources
    show(arriving, because: .chosen)
  }

  /// Begins the scene of `next` while the old one fades.
  func enter(_ next: CaptureRequest) {
    send(.pointerCancelled)
    crossFade = CrossFade(
      request: request, scene: scene, time: clock.time, startedAt: Window.time)
    request = next
    ahead = .due
    playback = Playback(next.scene, environment: Self.environment(of: next))
    clock.rewind()
    if scene is FolderScene {
      for (index, image) in live.pictures { send(.thumbnail(index: index, image)) }
    }
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
