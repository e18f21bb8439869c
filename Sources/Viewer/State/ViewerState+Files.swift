internal import Diagnostics
internal import Files
internal import Layers
internal import Opening
internal import Scenes

/// Files that the user hands to the window.
nonisolated extension ViewerState {
  /// Reads files, to show them.
  mutating func read(_ paths: [String]) {
    guard !paths.isEmpty else { return }
    let embedded = paths.first { $0 == offeredPicture }
    offeredPicture = nil
    effects.append(.readFiles(paths, version: fileVersion + 1, showingTextOf: embedded))
    fileVersion += DroppedFiles.versions(of: paths.count)
  }

  mutating func handle(_ choice: FileChoice) {
    switch choice {
    case .chosen(let paths): read(paths)
    case .cancelled: break
    case .unavailable(let reason):
      overlays.show(
        notice: "No file chooser here: drop the file on the window", isFailure: true, at: now)
      say(
        "no file chooser (\(reason)): drop the file on the window, or open it with: harmonic FILE")
    }
  }

  /// The folder of the file that is shown; `nil` if there is none.
  var openedFolder: String? {
    guard let opening = request.file?.opening, opening.text == nil else { return nil }
    return opening.folder
  }

  /// Shows what files turned out to be, or reports why nothing of them can be shown.
  mutating func show(_ files: DroppedFiles) {
    var mistakes: [Diagnostic] = []
    for remark in files.remarks {
      switch remark {
      case .evidence(let text): say(text)
      case .detail(let text): effects.append(.detail(text))
      case .diagnostic(let diagnostic): mistakes.append(diagnostic)
      }
    }
    offeredPicture = files.offered
    if let request = files.request {
      for error in files.errors { notice(error.message, isFailure: true) }
      if let file = request.file, let picture = files.offered {
        notice("'\(file.path.namePart)' has changed since: \(Self.offer(of: picture))")
      }
      show(
        opened: request, PendingScene.Opened(paths: files.paths, mistakes: mistakes))
    } else if let picture = files.picture {
      for error in files.errors { notice(error.message, isFailure: true) }
      show(picture)
    } else if !mistakes.isEmpty {
      showError(of: mistakes, consequence: Self.unchanged)
    } else if let error = files.errors.first {
      let advice = files.offered.map(Self.offer) ?? error.hint
      showError(
        ShownError(
          headline: "The file cannot be opened",
          details: [error.message] + [advice].compactMap(\.self) + [Self.unchanged]),
        saying: error.message.visible + (error.hint.map { "\nhint: \($0.visible)" } ?? ""))
    }
  }

  private static func offer(of picture: String) -> String {
    "hand '\(picture.namePart)' over once more to show the text that it carries"
  }

  private mutating func show(opened next: SceneRequest, _ opened: PendingScene.Opened) {
    var arriving = next
    // A capture has its own background.
    if !arriving.hasOwnBackground { arriving.takeBackground(of: request) }
    arriving.reducesMotion = request.reducesMotion || next.reducesMotion
    tryOut(arriving, adding: arriving.files.keys.sorted(), because: .opened(opened))
  }

  /// Lays the shown effect on a picture; a scene without one is replaced by one that shows it.
  private mutating func show(_ picture: DroppedFiles.SuppliedLayer) {
    var arriving: SceneRequest
    if scene.showsPicture {
      arriving = request
      arriving.time = clock.time
      arriving.script = valuesAndPresses
    } else {
      arriving = SceneRequest(scene: SceneSource(RippleScene.self))
      arriving.takeBackground(of: request)
      arriving.reducesMotion = request.reducesMotion
    }
    (arriving.image, arriving.imagePath) = (picture.image, picture.path)
    tryOut(arriving, because: .opened(PendingScene.Opened()))
  }
}
