internal import Files
internal import Opening
internal import Scenes

/// The page of files that were opened last.
nonisolated extension ViewerState {
  /// Word that opens the page; none of the command line does.
  private static let page = "recent files"

  /// Shows the files as pictures; a click opens one.
  mutating func showRecent(_ paths: [String]) {
    guard !paths.isEmpty else {
      return show(
        .shown("No file was opened yet: drop one on the window", isFailure: true))
    }
    let entries = paths.map { path in
      let name = path.namePart
      return FolderScene.Entry(
        SceneSource(name: name, arguments: [path], summary: "", canvas: nil) { _ in
          FolderScene([])
        })
    }
    let page = SceneSource(
      name: Self.page, arguments: [Self.page], summary: "files that were opened last", canvas: nil
    ) { _ in FolderScene(entries) }
    var arriving = SceneRequest(scene: page)
    arriving.takeBackground(of: shown.request)
    arriving.reducesMotion = shown.request.reducesMotion
    arriving.gallery = [page]
    tryOut(arriving, because: .opened(PendingScene.Opened()))
  }

  /// Opens what was clicked on the page.
  mutating func openRecent() {
    guard let page = scene as? FolderScene, let opened = page.opened else { return }
    read([page.entries[opened].source.arguments[0]])
  }

  var isOnRecentPage: Bool { shown.request.scene.arguments == [Self.page] }
}
