internal import Diagnostics
internal import Metal
internal import Opening
internal import Scenes

/// Editing with the window open: a changed file is read, tried, and only then shown. A version that
/// fails changes nothing but the message.
nonisolated extension ViewerState {
  // MARK: - Reading

  /// Reads the file again that is shown.
  ///
  /// - Parameter isAsked: Whether the user asks for it: a view starts over then in any case.
  mutating func reload(isAsked: Bool = false) {
    files.settle()
    if shown.request.view != nil {
      return append([files.buildView(startsAgain: isAsked || isViewStopped)])
    }
    if let followedFolder { return append([files.readFolder(followedFolder)]) }
    guard let opening = shown.request.file?.opening else { return }
    guard opening.text == nil else { return noteNothingToRead() }
    append([files.readFile()])
  }

  mutating func handle(_ result: Result<EffectFile, EffectFile.ReadError>) {
    switch result {
    case .success(let file) where file.opening.text != nil: show(pasted: file)
    case .success(let file): show(changed: file)
    case .failure(let error):
      showError(
        ShownError(
          headline: "The file is gone", details: ["\(error)", "Its last picture stays on screen."]
        ), saying: "\(error); its last picture stays until it is back")
    }
  }

  private mutating func show(changed file: EffectFile) {
    if file.isEmpty {
      return showError(
        ShownError(headline: "The file is empty", details: ["Waiting for the rest."]),
        saying: "'\(file.path)' is empty, waiting for the rest")
    }
    // A mistake elsewhere in the file need not keep this function from the screen.
    let name = shown.request.scene.name
    let same = file.sources.first { $0.name == name } ?? file.sources(of: name).first
    let isBroken =
      same == nil
      && file.stitchableFunctions.contains { $0.isMeant(by: name) && !$0.isTranslated }
    guard !isBroken, let next = same ?? file.sources.first else {
      return showError(of: file.diagnostics)
    }
    if same == nil, !isWaiting {
      show(Message("'\(shown.request.scene.name)' is gone, showing '\(next.name)'"))
    }
    let word = shown.request.scene.arguments[0]
    let outdated = Set(shown.request.files[word]?.functions.keys ?? [:].keys)
    var arriving = shown.request
    arriving.scene = next
    let isOfFile = { (source: SceneSource) in source.arguments[0] == word }
    let place = arriving.gallery.firstIndex(where: isOfFile) ?? 0
    arriving.gallery.removeAll(where: isOfFile)
    arriving.gallery.insert(contentsOf: file.sources, at: place)
    arriving.files[word] = file
    tryOut(
      arriving, adding: [word], because: .reloaded(outdated: outdated, remarks: file.diagnostics))
  }

  // MARK: - Errors

  mutating func showError(
    of diagnostics: [Diagnostic], in subject: String = "the file",
    consequence: String? = nil
  ) {
    let all = diagnostics.map(\.description).joined(separator: "\n")
    let consequence =
      consequence
      ?? (isWaiting ? Self.awaited : "The last version without mistakes stays on screen.")
    showError(ShownError(diagnostics, in: subject, consequence: consequence), saying: all)
  }

  mutating func showError(_ shownError: ShownError, saying text: String) {
    guard overlays.shownError != shownError else { return }
    overlays.shownError = shownError
    say(text)
  }

  // MARK: - Trying

  /// Shows a scene after it was tried; until then the old one stays.
  ///
  /// - Parameter words: The words that open files whose functions are new.
  mutating func tryOut(
    _ next: SceneRequest, adding words: [String] = [], because reason: PendingScene.Reason
  ) {
    if let offered = files.offered {
      files.offer(nil)
      drop(offered)
    }
    append(files.tryOut(next, adding: words, because: reason, at: now))
  }

  /// Takes other guesses for the scene that is tried; for the first one if none is.
  mutating func take(_ file: EffectFile) {
    guard files.pending == nil else {
      files.pending?.request.take(file)
      return
    }
    let held = scene.parameters.held.sorted { $0.key < $1.key }
    shown.take(file, holding: held.map { (name: $0.key, value: $0.value) }, in: stage)
  }

  mutating func conclude(_ verdict: SceneVerdict) {
    let wasNoted = files.noticeAt == nil
    guard let pending = files.takePending() else { return }
    frames.needsDrawing = true
    // It is known now whether it compiles.
    if wasNoted { overlays.shownError = nil }
    let name = pending.request.scene.name
    if case .first = pending.reason, !verdict.isAccepted {
      if case .slow(let seconds) = verdict { return offer(pending, taking: seconds) }
      return wait(after: verdict)
    }
    switch verdict {
    case .accepted(let date): adopt(pending, date: date)
    case .slow(let seconds): offer(pending, taking: seconds)
    case .refused(let reason): refuse(pending, because: reason)
    case .rejected(let diagnostics):
      drop(pending)
      if case .reloaded = pending.reason { return showError(of: diagnostics) }
      showError(
        of: diagnostics, in: "'\(name)'", consequence: "The picture before stays on screen.")
    }
  }

  /// Reports that a scene is not shown.
  mutating func refuse(_ pending: PendingScene, because reason: String) {
    if case .first = pending.reason { return wait(after: .refused(reason)) }
    let name = pending.request.scene.name
    drop(pending)
    showError(
      ShownError(
        headline: "'\(name)' is not shown",
        details: [reason, "The picture before stays on screen."]),
      saying: "'\(name)' is not shown: \(reason)")
  }

  private mutating func drop(_ pending: PendingScene) {
    let request = pending.request
    switch pending.reason {
    case .first: break
    case .chosen: files.refuse(request.scene)
    case .opened:
      let others = files.functionsBefore.union(shown.request.functions.keys)
      append([.removeFunctions(Set(request.functions.keys).subtracting(others))])
    case .reloaded:
      let new = Set(request.functions.keys).subtracting(shown.request.functions.keys)
      append([.removeFunctions(new)])
    }
  }

  private mutating func adopt(_ pending: PendingScene, date: SceneDate) {
    files.refuse(nil)
    switch pending.reason {
    case .first:
      enter(pending.request, date: date)
      greet()
    case .chosen:
      let before = shown.request.file?.path
      enter(pending.request, date: date)
      if shown.request.file?.path != before || isWaiting { noteMistakes() }
      noteKnown()
    case .opened(let opened):
      open(pending.request, date: date)
      if isPasted { notePasted() }
      if opened.mistakes.contains(where: { $0.severity == .error }) {
        showError(
          of: opened.mistakes, in: opened.subject, consequence: "Everything else is shown.")
      }
      noteKnown()
      if !opened.paths.isEmpty { append([.noteRecent(opened.paths)]) }
    case .reloaded(let outdated, let remarks):
      let before = shown.request
      if isWaiting {
        enter(pending.request, date: date)
      } else {
        replace(by: pending.request, date: date)
      }
      if !shown.request.isWatched(like: before) {
        watchShownFile()
        // What the watch before noticed last has gone with it.
        append([.compare])
      }
      // What is a step back from here may call them still.
      append([.removeFunctions(outdated.subtracting(files.functionsBefore))])
      // A mistake in another function keeps only that one from the screen.
      if remarks.contains(where: { $0.severity == .error }) {
        showError(of: remarks, consequence: "Everything else is shown in its new version.")
      }
      noteKnown()
      let request = shown.request
      effects += [
        .detail("reloaded '\(request.opening?.path ?? "")', showing '\(request.scene.name)'"),
        .window(.setTitle(title)),
      ]
    }
  }

  /// The files of what is shown are known from now on, as they are.
  private mutating func noteKnown() {
    if shown.request.opening != nil || shown.request.imagePath != nil { append([.noteKnown]) }
  }

  /// Shows the file's new version. Held values, presses and the clock go on.
  private mutating func replace(by next: SceneRequest, date: SceneDate) {
    endScript()
    endComparison()
    shown.replace(by: next, going: goingOn(with: next.view), date: date, in: stage)
    frames.sceneChanged()
    panel.codeChanged()
    overlays.shownError = nil
  }
}
