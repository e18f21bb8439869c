internal import Opening
internal import Scenes

/// Shaders that cannot be drawn: their name is shown until a version that can is saved.
nonisolated extension ViewerState {
  /// Whether the name of a shader is shown in its place.
  var isWaiting: Bool { shown.request.scene.problem != nil }

  /// Consequence of mistakes where there is no version without them.
  static let awaited = "It is shown as soon as a version without mistakes is saved."

  /// Shows the mistakes of the file that is shown, or of which nothing can be shown; all of them
  /// were printed when it was read.
  mutating func noteMistakes() {
    if let view = shown.request.view {
      guard view.hasErrors else { return }
      overlays.shownError = ShownError(
        view.diagnostics, in: "'\(view.path.namePart)'",
        consequence: isWaiting ? Self.awaited : "Everything else is shown.")
      return
    }
    guard let file = shown.request.file else {
      // Not even the file could be read.
      if let problem = shown.request.scene.problem {
        overlays.shownError = ShownError(
          headline: "'\(shown.request.scene.name)' cannot be shown", details: [problem])
      }
      return
    }
    if file.isEmpty {
      overlays.shownError = ShownError(
        headline: "'\(file.path.namePart)' is empty", details: ["Waiting for the rest."])
    } else if file.hasErrors {
      overlays.shownError = ShownError(
        file.diagnostics, in: "'\(file.path.namePart)'",
        consequence: isWaiting ? Self.awaited : "Everything else is shown.")
    }
  }

  /// Shows the name in place of the scene that the window was to open with.
  mutating func wait(after verdict: SceneVerdict) {
    let request = shown.request
    let name = request.scene.name
    switch verdict {
    case .accepted: break
    case .slow(let seconds):
      let first = PendingScene(request: request, reason: .first)
      wait(because: .work("a frame of it takes long"))
      offer(first, taking: seconds)
    case .refused(let reason):
      wait(because: .mistake(reason))
      showError(
        ShownError(headline: "'\(name)' is not shown", details: [reason, Self.awaited]),
        saying: "'\(name)' is not shown: \(reason)")
    case .rejected(let diagnostics):
      wait(because: .mistake(diagnostics.first?.message ?? "the driver does not compile it"))
      showError(of: diagnostics, in: "'\(name)'")
    }
  }

  /// Shows the name of the window's first scene while it is tried.
  mutating func waitForFirst() {
    let first = shown.request
    wait(because: .work("it is being compiled"))
    files.delay(first)
    noteCompiling(first.scene.name)
  }

  private mutating func wait(because reason: WaitingScene.Reason) {
    var waiting = shown.request
    waiting.scene = .waiting(
      for: waiting.scene.name, arguments: waiting.scene.arguments, because: reason)
    shown.replace(by: waiting, going: Script(), date: shown.playback.environment.date, in: stage)
  }
}
