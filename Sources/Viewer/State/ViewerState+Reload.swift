internal import Diagnostics
internal import Metal
internal import Opening
internal import Scenes

/// Editing with the window open: a changed file is read, tried, and only then shown. A version that
/// fails changes nothing but the message.
nonisolated extension ViewerState {
  /// Seconds to wait after a change, for editors that save in several steps.
  static let settling = 0.012

  // MARK: - Reading

  mutating func reload() {
    fileDueAt = nil
    if let followedFolder {
      effects.append(.readFolder(followedFolder, version: fileVersion + 1))
      // One for each file that it may have.
      fileVersion += ShaderFolder.limit
      return
    }
    guard let opening = request.file?.opening else { return }
    guard opening.text == nil else { return noteNothingToRead() }
    fileVersion += 1
    effects.append(.readFile(version: fileVersion))
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
    let name = request.scene.name
    let same = file.sources.first { $0.name == name } ?? file.sources(of: name).first
    let isBroken =
      same == nil
      && file.stitchableFunctions.contains { $0.isMeant(by: name) && !$0.isTranslated }
    guard !isBroken, let next = same ?? file.sources.first else {
      return showError(of: file.diagnostics)
    }
    if same == nil { notice("'\(request.scene.name)' is gone, showing '\(next.name)'") }
    let word = request.scene.arguments[0]
    let outdated = Set(request.files[word]?.functions.keys ?? [:].keys)
    var arriving = request
    arriving.scene = next
    let isOfFile = { (source: SceneSource) in source.arguments[0] == word }
    let place = arriving.gallery.firstIndex(where: isOfFile) ?? 0
    arriving.gallery.removeAll(where: isOfFile)
    arriving.gallery.insert(contentsOf: file.sources, at: place)
    arriving.files[word] = file
    tryOut(
      arriving, adding: [word], because: .reloaded(outdated: outdated, remarks: file.diagnostics))
  }

  // MARK: - Complaints

  mutating func showError(
    of diagnostics: [Diagnostic], in subject: String = "the file",
    consequence: String = "The last version without mistakes stays on screen."
  ) {
    let all = diagnostics.map(\.description).joined(separator: "\n")
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
  /// - Parameter files: The words that open files whose functions are new.
  mutating func tryOut(
    _ next: SceneRequest, adding files: [String] = [], because reason: PendingScene.Reason
  ) {
    pending = PendingScene(request: next, reason: reason)
    effects += files.map { .addFunctions(ofFile: $0) }
    effects.append(.tryScene(next.scene))
  }

  /// Takes other guesses for the scene that is tried; for the first one if none is.
  mutating func take(_ file: EffectFile) {
    guard pending == nil else {
      pending?.request.take(file)
      return
    }
    var script = request.script
    script.held = scene.parameters.held.sorted { $0.key < $1.key }
      .map { (name: $0.key, value: $0.value) }
    let environment = playback.environment
    request.take(file)
    playback = script.playback(of: request.scene, in: fit.canvas, environment: environment)
  }

  mutating func conclude(_ verdict: SceneVerdict) {
    guard let pending else { return }
    self.pending = nil
    needsDrawing = true
    let name = pending.request.scene.name
    switch verdict {
    case .accepted(let date): adopt(pending, date: date)
    case .refused(let reason):
      drop(pending)
      showError(
        ShownError(
          headline: "'\(name)' is not shown",
          details: [reason, "The picture before stays on screen."]),
        saying: "'\(name)' is not shown: \(reason)")
    case .rejected(let diagnostics):
      drop(pending)
      showError(of: diagnostics)
    }
  }

  private mutating func drop(_ pending: PendingScene) {
    switch pending.reason {
    case .chosen: refusedScene = pending.request.scene
    case .opened:
      let others = functionsBefore.union(request.functions.keys)
      effects.append(
        .removeFunctions(Set(pending.request.functions.keys).subtracting(others)))
    case .reloaded:
      effects.append(.removeFunctions(Set(pending.request.file?.functions.keys ?? [:].keys)))
    }
  }

  private mutating func adopt(_ pending: PendingScene, date: SceneDate) {
    refusedScene = nil
    switch pending.reason {
    case .chosen: enter(pending.request, date: date)
    case .opened(let opened):
      open(pending.request, date: date)
      if isPasted { notePasted() }
      if opened.mistakes.contains(where: { $0.severity == .error }) {
        showError(
          of: opened.mistakes, in: opened.subject, consequence: "Everything else is shown.")
      }
      if !opened.paths.isEmpty { effects.append(.noteRecentFiles(opened.paths)) }
    case .reloaded(let outdated, let remarks):
      let watched = request.file?.places
      replace(by: pending.request, date: date)
      if request.file?.places != watched {
        watchShownFile()
        // What the watch before noticed last has gone with it.
        effects.append(.compareFile)
      }
      // What is a step back from here may call them still.
      effects.append(.removeFunctions(outdated.subtracting(functionsBefore)))
      // A mistake in another function keeps only that one from the screen.
      if remarks.contains(where: { $0.severity == .error }) {
        showError(of: remarks, consequence: "Everything else is shown in its new version.")
      }
      effects += [
        .detail("reloaded '\(request.file?.path ?? "")', showing '\(request.scene.name)'"),
        .setTitle(title),
      ]
    }
  }

  /// Shows the file's new version. Held values, presses and the clock go on; nothing fades, so that
  /// the change is seen.
  private mutating func replace(by next: SceneRequest, date: SceneDate) {
    endScript()
    endComparison()
    let script = valuesAndPresses
    request = next
    playback = script.playback(
      of: next.scene, in: fit.canvas, environment: next.environment(date: date))
    crossFade = nil
    programs = .due
    overlays.shownError = nil
  }
}
