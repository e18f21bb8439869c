internal import Diagnostics
internal import Files
internal import Opening
internal import Scenes

/// SwiftUI views: the one that draws the shown function, and one that runs beside the window.
nonisolated extension ViewerState {
  /// The values and presses that go on when the scene is made again.
  ///
  /// The state of a view starts over, as that of a preview does: only a press that is held goes on.
  /// While the time stands still, and if only its shaders are others, all that was done is done
  /// again, so that the same moment is seen.
  ///
  /// - Parameter view: The view that is shown next, if it is one.
  func goingOn(with view: OpenedView?) -> Script {
    guard let view else { return frame.valuesAndPresses }
    return view.goesOn || time.clock.isPaused ? everythingDone : heldNow
  }

  private var everythingDone: Script { shown.playback.script(until: time.clock.time) }

  /// The values that are held, and the press that is.
  private var heldNow: Script {
    var script = Script()
    script.held = frame.valuesAndPresses.held
    let inputs = everythingDone.inputs
    let start = inputs.lastIndex { if case .pointerDown = $0.event { true } else { false } }
    if input.isPointerDown, let start { script.inputs = Array(inputs[start...]) }
    return script
  }

  /// The requests for what is shown now, for a view that goes on and for one that starts over.
  var requestsGoingOn: (goingOn: SceneRequest, fresh: SceneRequest) {
    var request = shown.request
    (request.canvas, request.time, request.script) = (fit.canvas, time.clock.time, everythingDone)
    var fresh = request
    if !time.clock.isPaused { fresh.script = heldNow }
    return (request, fresh)
  }

  /// Whether the view runs no more, or there is none yet.
  var isViewStopped: Bool {
    isWaiting || shown.request.view?.failure(of: shown.request.scene) != nil
  }

  /// Shows another version of the view once it was tried.
  mutating func show(changed view: OpenedView) {
    // It may have been compiled for what is shown no more.
    guard shown.request.view?.path == view.path else { return }
    guard var arriving = shown.request.showing(view) else {
      // The mistake may be in a file that the version before did not need.
      if shown.note(placesOf: view) { watchShownFile() }
      return showError(of: view.diagnostics, in: "'\(view.path.namePart)'")
    }
    arriving.script = goingOn(with: view)
    let outdated = Set(shown.request.functions.keys).subtracting(arriving.functions.keys)
    tryOut(
      arriving, adding: arriving.files.keys.sorted(),
      because: .reloaded(outdated: outdated, remarks: view.diagnostics))
  }

  /// The lines that the view has printed last; `nil` if a scene is shown.
  var printedLines: [String]? { shown.request.view?.output.lastLines }

  /// Shows what the view prints, or the first time how that is seen.
  mutating func notePrinted() {
    if overlays.showsPrintedLines { frames.needsDrawing = true }
    guard overlays.beginsPrinting(), let path = shown.request.view?.path else { return }
    let key = KeyBindings.name(of: .togglePrintedLines)
    show(.shown("'\(path.namePart)' has printed something: \(key) shows it"))
  }

  mutating func togglePrintedLines() {
    guard printedLines != nil else {
      return show(.shown("Only SwiftUI files that run print something"))
    }
    overlays.handle(.printedLinesToggled)
  }

  /// Shows a message about the view that is shown.
  mutating func note(_ message: Diagnostic) {
    guard message.severity == .error else {
      return show(Message(message.message, isFailure: true, saying: "\(message)"))
    }
    let lines = shown.request.view?.output.lastLines.suffix(3).map { "│ \($0)" } ?? []
    let place = message.span.map { "\($0.file.namePart):\($0.line): " } ?? ""
    showError(
      ShownError(
        headline: "The view has stopped",
        details: [place + message.message] + [message.hint].compactMap(\.self) + lines
          + ["Its last picture stays on screen."]),
      saying: "\(message)")
  }

  // MARK: - The view of a function

  /// Looks for the view that draws the function that is shown, or for those beside the shown one.
  mutating func findView() {
    files.noteView(nil)
    files.noteOtherViews()
    if shown.request.view != nil { return append([.findOtherViews]) }
    guard let file = shown.request.file, file.opening.text == nil,
      file.stitchableFunctions.contains(where: { $0.title == shown.request.scene.name })
    else { return }
    append([.findView])
  }

  mutating func note(_ view: DrawingView, of scene: SceneSource) {
    guard scene == shown.request.scene else { return }
    files.noteView(view)
    let key = KeyBindings.name(of: .openView)
    show(
      Message(
        "\(view.words.capitalizedSentence)      \(key)  opens it", saying: view.words.visible))
  }

  /// Compiles a view and runs it; what is shown stays until it has a picture.
  mutating func open(_ view: UnopenedView, named name: String) {
    show(.shown("Opening '\(name)'"))
    append([files.open(view)])
  }

  /// Opens the view that draws the function, as the file chooser would.
  mutating func openView() {
    guard let view = files.drawingView else {
      return show(.shown("No view of the project draws this", isFailure: true))
    }
    show(.shown("Opening '\(view.path.namePart)'"))
    read([view.path])
  }
}
