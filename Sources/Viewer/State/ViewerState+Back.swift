internal import Opening
internal import Scenes

/// The way back from what was opened to what was shown before.
nonisolated extension ViewerState {
  /// Shows what was opened; Esc, and PageUp on it, lead back to what is shown now.
  ///
  /// - Parameter date: When its clock begins.
  mutating func open(_ next: SceneRequest, date: SceneDate) {
    send(.pointerCancelled)
    files.leave(
      ShownBefore(
        request: shown.request, playback: shown.playback, clock: time.clock,
        history: history.steps, folderPage: files.folderPage, thumbnails: files.thumbnails,
        opened: next.scene))
    append(files.forgetFolder())
    enter(next, date: date)
  }

  /// Shows what was shown before the latest file was opened, as it was left; `false` if there is
  /// nothing to go back to.
  mutating func goBack() -> Bool {
    guard let before = files.goBack() else { return false }
    send(.pointerCancelled)
    endComparison()
    remember()
    shown.enter(before, leaving: departure)
    append(files.forgetFolder())
    time.handle(.sceneReturned(before.clock), at: now)
    frames.sceneChanged()
    // What was opened may be the same scene, with other values.
    if let key = sceneKey { memory.restore(key, to: tuned, after: before.history) }
    announceScene()
    if let page = before.folderPage {
      files.show(folderPage: page, with: before.thumbnails)
      append([.drawThumbnails(of: folderEntries)])
    }
    watch()
    // The file may have changed meanwhile.
    reload()
    return true
  }

  /// Goes back if the scene is the one that was opened, or is on its way from it.
  mutating func goBackFromOpened() -> Bool {
    let current = files.current(after: shown.request.scene)
    return files.shownBefore.last?.opened == current && goBack()
  }

  /// The entries of the folder's page, shown or not.
  var folderEntries: [SceneSource] {
    (scene as? FolderScene)?.entries.map(\.source) ?? Array(shown.request.gallery.dropFirst())
  }
}
