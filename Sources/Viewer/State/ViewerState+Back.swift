internal import Opening
internal import Scenes

/// The way back from what was opened to what was shown before.
nonisolated extension ViewerState {
  /// Steps that are stored; texts that were pasted are forgotten first, and what the window was
  /// opened with never.
  private static let stepsBack = 32

  /// Shows what was opened; Esc, and PageUp on it, lead back to what is shown now.
  ///
  /// - Parameter date: When its clock begins.
  mutating func open(_ next: SceneRequest, date: SceneDate) {
    send(.pointerCancelled)
    shownBefore.append(
      ShownBefore(
        request: request, playback: playback, clock: clock, history: history,
        folderPage: folderPage, thumbnails: thumbnails, opened: next.scene))
    if shownBefore.count > Self.stepsBack {
      let texts = shownBefore.indices.dropFirst().filter { shownBefore[$0].isText }
      shownBefore.remove(at: texts.first ?? 1)
    }
    forgetFolder()
    enter(next, date: date)
  }

  /// Shows what was shown before the latest file was opened, as it was left; `false` if there is
  /// nothing to go back to.
  mutating func goBack() -> Bool {
    guard let before = shownBefore.popLast() else { return false }
    pending = nil
    refusedScene = nil
    send(.pointerCancelled)
    endComparison()
    remember()
    crossFade = CrossFade(request: request, scene: scene, time: clock.time, startedAt: now)
    forgetFolder()
    let isPaused = clock.isPaused
    (request, playback, clock) = (before.request, before.playback, before.clock)
    clock.isPaused = isPaused
    scrubber.latestTime = clock.time
    programs = .due
    // What was opened may be the same scene, with other values.
    if let key = sceneKey { savedValues[key] = SavedValues(values: tuned, history: before.history) }
    announceScene()
    thumbnails = before.thumbnails
    if let page = before.folderPage {
      folderPage = page
      effects.append(.drawThumbnails(of: folderEntries))
    }
    watch()
    // The file may have changed meanwhile.
    reload()
    return true
  }

  /// Goes back if the scene is the one that was opened, or is on its way from it.
  mutating func goBackFromOpened() -> Bool {
    let current = pending?.request.scene ?? refusedScene ?? request.scene
    return shownBefore.last?.opened == current && goBack()
  }

  /// Names of shader functions that what was shown before calls.
  var functionsBefore: Set<String> {
    Set(shownBefore.flatMap { $0.request.functions.keys })
  }

  /// The entries of the folder's page, shown or not.
  var folderEntries: [SceneSource] {
    (scene as? FolderScene)?.entries.map(\.source) ?? Array(request.gallery.dropFirst())
  }

  /// The folder's page is left, and its pictures are drawn no more.
  private mutating func forgetFolder() {
    guard folderPage != nil else { return }
    (folderPage, thumbnails) = (nil, [:])
    effects.append(.drawThumbnails(of: []))
  }
}
