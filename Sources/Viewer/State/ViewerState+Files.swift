internal import Diagnostics
internal import Files
internal import Layers
internal import Opening
internal import Scenes

/// Files that the user opens in the window.
nonisolated extension ViewerState {
  mutating func handle(_ event: OpenFiles.Event) {
    switch event {
    case .watchFailed(let reason): noteUnwatched(reason)
    case .changed: files.changed(at: now)
    case .viewBuilt(let view): show(changed: view)
    case .viewSaid(let message): note(message)
    case .viewFound(let view, let scene): note(view, of: scene)
    case .otherViewsFound(let before, let after, let scene):
      if scene == shown.request.scene { files.noteOtherViews(before: before, after: after) }
    case .viewDrawn: frames.needsDrawing = true
    case .viewPrinted: notePrinted()
    case .read(let result): handle(result)
    case .folderRead(let result): follow(result)
    case .chosen(let choice): handle(choice)
    case .recentListed(let paths): showRecent(paths)
    case .opened(let files): show(files)
    case .guessedAgain(let file): take(file)
    case .tried(let verdict): conclude(verdict)
    case .firstRefused(let verdict): wait(after: verdict)
    case .firstDelayed: waitForFirst()
    case .clipboardRead(let text): take(text)
    case .thumbnailDrawn(let index, let image):
      files.addThumbnail(image, of: index)
      send(.thumbnail(index: index, image))
    }
  }

  /// Reads files, to show them.
  mutating func read(_ paths: [String]) {
    if !paths.isEmpty { append([files.open(paths)]) }
  }

  private mutating func handle(_ choice: FileChoice) {
    switch choice {
    case .chosen(let paths): read(paths)
    case .cancelled: break
    case .unavailable(let reason):
      show(
        Message(
          "No file chooser here: drop the file on the window", isFailure: true,
          saying: "no file chooser (\(reason)): drop the file on the window, or open it with: "
            + "harmonic FILE"))
    }
  }

  /// The folder of the file that is shown; `nil` if there is none.
  var openedFolder: String? {
    guard let opening = shown.request.opening, opening.text == nil else { return nil }
    return opening.folder
  }

  /// Shows what files turned out to be, or reports why nothing of them can be shown.
  private mutating func show(_ dropped: DroppedFiles) {
    var mistakes: [Diagnostic] = []
    for remark in dropped.remarks {
      switch remark {
      case .evidence(let text): say(text)
      case .diagnostic(let diagnostic): mistakes.append(diagnostic)
      }
    }
    if let request = dropped.request {
      for error in dropped.errors { show(Message(error.message, isFailure: true)) }
      if let file = request.file, let picture = dropped.offered {
        show(
          Message(
            "'\(file.path.namePart)' has changed since '\(picture.namePart)' was made",
            actions: [.showText(ofPicture: picture)]))
      }
      show(opened: request, PendingScene.Opened(paths: dropped.paths, mistakes: mistakes))
    } else if let picture = dropped.picture {
      for error in dropped.errors { show(Message(error.message, isFailure: true)) }
      show(picture)
      for note in mistakes { say(note.message) }
    } else if !mistakes.isEmpty {
      showError(of: mistakes, consequence: Self.unchanged)
    } else if let error = dropped.errors.first {
      let actions =
        [dropped.asked.map { MessageAction.open(file: $0.path, ofPicture: $0.picture) }]
        + [dropped.offered.map { .showText(ofPicture: $0) }]
      let advice = actions.contains { $0 != nil } ? nil : error.hint
      showError(
        ShownError(
          headline: "The file cannot be opened",
          details: [error.message] + [advice].compactMap(\.self) + [Self.unchanged],
          actions: actions.compactMap(\.self)),
        saying: error.message.visible + (error.hint.map { "\nhint: \($0.visible)" } ?? ""))
    }
  }

  private mutating func show(opened next: SceneRequest, _ opened: PendingScene.Opened) {
    var arriving = next
    // A capture has its own background.
    if !arriving.hasOwnBackground { arriving.takeBackground(of: shown.request) }
    arriving.reducesMotion = shown.request.reducesMotion || next.reducesMotion
    tryOut(arriving, adding: arriving.files.keys.sorted(), because: .opened(opened))
  }

  /// Lays the shown effect on a picture; a scene without one is replaced by one that shows it.
  private mutating func show(_ picture: DroppedFiles.SuppliedLayer) {
    var arriving: SceneRequest
    if scene.showsPicture {
      arriving = shown.request
      arriving.time = time.clock.time
      arriving.script = frame.valuesAndPresses
    } else {
      arriving = SceneRequest(scene: SceneSource(RippleScene.self))
      arriving.takeBackground(of: shown.request)
      arriving.reducesMotion = shown.request.reducesMotion
    }
    (arriving.image, arriving.imagePath) = (picture.image, picture.path)
    tryOut(arriving, because: .opened(PendingScene.Opened()))
  }
}
