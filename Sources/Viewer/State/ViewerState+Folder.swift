internal import Layers
internal import Opening
internal import Scenes

/// A folder's page follows the folder: files that are new, changed or gone.
nonisolated extension ViewerState {
  /// The folder whose page is shown; `nil` if something else is.
  var followedFolder: String? {
    guard scene is FolderScene, !isOnRecentPage, shown.request.scene == files.folderPage else {
      return nil
    }
    return shown.request.scene.arguments[0]
  }

  /// Shows what is in the folder now.
  mutating func follow(_ result: Result<ShaderFolder, EffectFile.ReadError>) {
    guard let followedFolder else { return }
    switch result {
    case .failure(let error):
      showError(
        ShownError(
          headline: "The folder has no shaders",
          details: ["\(error)", "What it had stays on screen."]),
        saying: "\(error); what it had stays until there are others")
    case .success(let folder):
      // The answer to an earlier page's question may come late.
      guard folder.gallery[0].arguments == [followedFolder] else { return }
      // What is on its way, or fades, is drawn by the functions that there are.
      guard files.pending == nil, shown.crossFade == nil else { return files.postpone(at: now) }
      follow(folder)
    }
  }

  private mutating func follow(_ folder: ShaderFolder) {
    let before = folderEntries
    let outdated = Set(shown.request.functions.keys)
    overlays.shownError = nil
    shown.follow(folder)
    let entries = Array(folder.gallery.dropFirst())
    files.follow(shown.request.scene, from: before, to: entries)
    send(.entries(entries))
    append([
      .addShownFunctions, .removeFunctions(outdated.subtracting(files.functionsBefore)),
      .drawThumbnails(of: entries),
    ])
    effects.append(.detail("'\(shown.request.scene.name)' has \(entries.count) shaders"))
    if folder.diagnostics.contains(where: { $0.severity == .error }) {
      showError(
        of: folder.diagnostics, in: "the folder", consequence: "Everything else is shown.")
    }
  }
}
