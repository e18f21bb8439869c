internal import Opening
internal import Scenes

/// Going from one scene to the next.
nonisolated extension ViewerState {
  /// Goes to the scene `steps` further in the gallery, around its ends.
  mutating func switchScene(by steps: Int) {
    let all = request.gallery
    // From the one on its way, if there is one: two presses go two further. One that was refused is
    // passed, too.
    let current = pending?.request.scene ?? refusedScene ?? request.scene
    guard let index = all.firstIndex(of: current) else { return }
    let next = all[((index + steps) % all.count + all.count) % all.count]
    guard next != current else { return }
    refusedScene = nil
    guard next != request.scene else {
      pending = nil
      overlays.shownError = nil
      return
    }
    var arriving = SceneRequest(scene: next)
    arriving.takeBackground(of: request)
    arriving.gallery = request.gallery
    arriving.files = request.files
    arriving.reducesMotion = request.reducesMotion
    // The functions of a file are laid on the same picture.
    if request.file != nil {
      (arriving.image, arriving.imagePath) = (request.image, request.imagePath)
    }
    tryOut(arriving, because: .chosen)
  }

  /// Opens what was clicked on a page of shaders.
  mutating func openFromFolder() {
    if isOnRecentPage { return openRecent() }
    guard let folder = scene as? FolderScene, let opened = folder.opened,
      let index = request.gallery.firstIndex(of: folder.entries[opened].source),
      let current = request.gallery.firstIndex(of: request.scene)
    else { return }
    switchScene(by: index - current)
  }

  /// Steps from the scene that is shown back to the folder's page; `nil` where there is none.
  var stepsToFolderPage: Int? {
    guard let folderPage, let page = request.gallery.firstIndex(of: folderPage),
      let index = request.gallery.firstIndex(of: request.scene)
    else { return nil }
    return page - index
  }

  /// Begins the scene of `next` while the old one fades.
  ///
  /// - Parameter date: When its clock begins.
  mutating func enter(_ next: SceneRequest, date: SceneDate) {
    endScript()
    send(.pointerCancelled)
    endComparison()
    remember()
    crossFade = CrossFade(request: request, scene: scene, time: clock.time, startedAt: now)
    request = next
    programs = .due
    playback = next.script.playback(
      of: next.scene, in: fit.canvas, environment: next.environment(date: date))
    clock.rewind(to: next.time)
    scrubber.latestTime = next.time
    if scene is FolderScene {
      for (index, image) in thumbnails { send(.thumbnail(index: index, image)) }
    }
    announceScene()
    watch()
    // It may have changed while it was tried, or while another was shown.
    if request.file != nil { effects.append(.compareFile) }
  }

  /// Ends what belonged to the scene before, and names the new one.
  mutating func announceScene() {
    tuning = Tuning()
    inspectorWidth = 0
    history = ChangeHistory()
    recall()
    overlays.hideReadout()
    overlays.shownError = nil
    isUnwatched = false
    actionCount = 0
    (presets, presetPictures) = ([], [:])
    if isInspectorOpen { effects.append(.listPresets) }
    effects += [
      .setTitle(title), .detail("showing '\(request.scene.name)'"),
    ]
  }

  /// From now on changes of the shown file, or of the shown folder, are noticed; a folder's
  /// pictures are drawn once.
  mutating func watch() {
    if scene is FolderScene, folderPage == nil {
      folderPage = request.scene
      effects.append(.drawThumbnails(of: folderEntries))
    } else if followedFolder != nil {
      // It may have changed while one of its shaders was shown.
      fileDueAt = now + Self.settling
    }
    watchShownFile()
  }
}
