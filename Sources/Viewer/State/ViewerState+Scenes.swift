internal import Opening
internal import Scenes

/// Going from one scene to the next.
nonisolated extension ViewerState {
  /// Scenes that PageUp and PageDown step through: the gallery, and with a view the others of its
  /// project. Views of a page are opened by a click only.
  private var stops: [SceneSource] {
    let gallery = shown.request.gallery
    guard shown.request.view != nil else { return gallery.filter { $0.unopened == nil } }
    return files.otherViews.before + gallery + files.otherViews.after
  }

  /// Goes to the scene `steps` further, around the ends of the gallery.
  mutating func switchScene(by steps: Int) {
    let all = stops
    // From the one on its way, if there is one: two presses go two further. One that was refused is
    // passed, too.
    let current = files.current(after: shown.request.scene)
    guard let index = all.firstIndex(of: current) else { return }
    let next = all[((index + steps) % all.count + all.count) % all.count]
    guard next != current else { return }
    switchScene(to: next)
  }

  private mutating func switchScene(to next: SceneSource) {
    files.refuse(nil)
    if let view = next.unopened {
      // The next step goes on from there, whether it can be shown or not.
      files.refuse(next)
      return open(view, named: next.name)
    }
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
    guard let folder = scene as? FolderScene, let opened = folder.opened else { return }
    let source = folder.entries[opened].source
    guard let view = source.unopened else { return switchScene(to: source) }
    open(view, named: source.name)
  }

  /// Goes back from a shader of a folder to its page; `false` if there is none, or it is shown.
  mutating func goToFolderPage() -> Bool {
    guard let page = files.folderPage, !(scene is FolderScene),
      shown.request.gallery.contains(page)
    else { return false }
    switchScene(to: page)
    return true
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
