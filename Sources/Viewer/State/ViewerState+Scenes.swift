internal import Opening
internal import Scenes

/// Going from one scene to the next.
nonisolated extension ViewerState {
  /// Goes to the scene `steps` further in the gallery, around its ends.
  mutating func switchScene(by steps: Int) {
    let all = shown.request.gallery
    // From the one on its way, if there is one: two presses go two further. One that was refused is
    // passed, too.
    let current = files.current(after: shown.request.scene)
    guard let index = all.firstIndex(of: current) else { return }
    let next = all[((index + steps) % all.count + all.count) % all.count]
    guard next != current else { return }
    files.refuse(nil)
    guard next != shown.request.scene else {
      files.pending = nil
      overlays.shownError = nil
      return
    }
    var arriving = SceneRequest(scene: next)
    arriving.takeBackground(of: shown.request)
    arriving.takeFiles(of: shown.request)
    arriving.reducesMotion = shown.request.reducesMotion
    // The functions of a file are laid on the same picture.
    if shown.request.file != nil {
      (arriving.image, arriving.imagePath) = (shown.request.image, shown.request.imagePath)
    }
    tryOut(arriving, because: .chosen)
  }

  /// Opens what was clicked on a page of shaders.
  mutating func openFromFolder() {
    if isOnRecentPage { return openRecent() }
    guard let folder = scene as? FolderScene, let opened = folder.opened,
      let index = shown.request.gallery.firstIndex(of: folder.entries[opened].source),
      let current = shown.request.gallery.firstIndex(of: shown.request.scene)
    else { return }
    switchScene(by: index - current)
  }

  /// Steps from the scene that is shown back to the folder's page; `nil` where there is none.
  var stepsToFolderPage: Int? {
    guard let folderPage = files.folderPage,
      let page = shown.request.gallery.firstIndex(of: folderPage),
      let index = shown.request.gallery.firstIndex(of: shown.request.scene)
    else { return nil }
    return page - index
  }

  /// The moment at which the present scene is left now.
  var departure: ShownScene.Departure {
    ShownScene.Departure(sceneTime: time.clock.time, wallTime: now)
  }

  /// Begins the scene of `next` while the old one fades.
  ///
  /// - Parameter date: When its clock begins.
  mutating func enter(_ next: SceneRequest, date: SceneDate) {
    endScript()
    endHint()
    send(.pointerCancelled)
    endComparison()
    remember()
    shown.enter(next, date: date, in: stage, leaving: departure)
    frames.sceneChanged()
    time.handle(.sceneBegan(at: next.time), at: now)
    if scene is FolderScene {
      for (index, image) in files.thumbnails { send(.thumbnail(index: index, image)) }
    }
    announceScene()
    watch()
    // It may have changed while it was tried, or while another was shown.
    if shown.request.opening != nil { append([.compare]) }
  }

  /// Ends what belonged to the scene before, and names the new one.
  mutating func announceScene() {
    overlays.sceneChanged()
    history.begin()
    recall()
    files.noteWatch(fails: false)
    append(panel.sceneChanged())
    findView()
    effects += [
      .window(.setTitle(title)), .detail("showing '\(shown.request.scene.name)'"),
    ]
  }

  /// From now on changes of the shown file, or of the shown folder, are noticed; a folder's
  /// pictures are drawn once.
  mutating func watch() {
    if scene is FolderScene, files.folderPage == nil {
      files.show(folderPage: shown.request.scene, with: files.thumbnails)
      append([.drawThumbnails(of: folderEntries)])
    } else if followedFolder != nil {
      // It may have changed while one of its shaders was shown.
      files.changed(at: now)
    }
    watchShownFile()
  }
}
