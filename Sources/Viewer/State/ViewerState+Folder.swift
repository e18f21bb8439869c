internal import Layers
internal import Opening
internal import Scenes

/// A folder's page follows the folder: files that are new, changed or gone.
nonisolated extension ViewerState {
  /// The folder whose page is shown; `nil` if something else is.
  var followedFolder: String? {
    guard scene is FolderScene, !isOnRecentPage, request.scene == folderPage else { return nil }
    return request.scene.arguments[0]
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
      guard pending == nil, crossFade == nil else {
        fileDueAt = now + 0.5
        return
      }
      follow(folder)
    }
  }

  private mutating func follow(_ folder: ShaderFolder) {
    let before = folderEntries
    let outdated = Set(request.functions.keys)
    overlays.shownError = nil
    (request.scene, request.gallery, request.files) =
      (folder.gallery[0], folder.gallery, folder.files)
    folderPage = request.scene
    let entries = Array(folder.gallery.dropFirst())
    var pictures: [Int: Image] = [:]
    for (index, image) in thumbnails where before.indices.contains(index) {
      if let place = entries.firstIndex(of: before[index]) { pictures[place] = image }
    }
    thumbnails = pictures
    send(.entries(entries))
    effects += [
      .addShownFunctions, .removeFunctions(outdated.subtracting(functionsBefore)),
      .drawThumbnails(of: entries),
      .detail("'\(request.scene.name)' has \(entries.count) shaders"),
    ]
    if folder.diagnostics.contains(where: { $0.severity == .error }) {
      showError(
        of: folder.diagnostics, in: "the folder", consequence: "Everything else is shown.")
    }
  }
}
