internal import Layers
internal import Scenes

/// Restoring the values of a scene, and what the user should know at the start.
nonisolated extension ViewerState {
  /// Name of the scene in the state file; `nil` for a page of pictures and for
  /// what cannot be drawn yet.
  var sceneKey: String? { isWaiting ? nil : memory.key(of: shown.request) }

  /// Stores what is set in the scene, before another one is shown or the window closes.
  mutating func remember() {
    if let key = sceneKey { memory.handle(.left(key: key, tuned, history.steps)) }
  }

  /// Sets what was set in the scene when it was left, from the scene's beginning on.
  ///
  /// - Returns: Whether that changed anything.
  @discardableResult
  mutating func recall() -> Bool {
    let before = tuned
    guard let key = sceneKey, !shown.request.isRestored,
      let found = memory.recollection(of: key, from: before, of: scene.parameters)
    else { return false }
    if let steps = found.steps { history.begin(with: steps) }
    shown.begin(with: found.events, in: fit.canvas)
    return tuned != before
  }

  /// Returns what the state file should hold after this run.
  ///
  /// - Parameter stored: What it holds now: another window may have written it meanwhile.
  mutating func stateToStore(over stored: RememberedState) -> RememberedState {
    remember()
    return memory.stateToStore(over: stored, isInspectorOpen: panel.isOpen)
  }

  /// Takes notice of the window's size, if the user has given it another one. With the inspector it
  /// may be larger than the scene needs.
  mutating func noteWindowSize() {
    let size = windowSize
    // An open panel may have made the window wider.
    guard !viewport.isFullscreen, !panel.isOpen, size.width >= 1, size.height >= 1 else {
      return
    }
    memory.handle(.sized(size))
  }

  /// Opens the inspector that was open at the end of the last run, and says what the user should
  /// know at the start of this one.
  mutating func greet() {
    if memory.remembered.isInspectorOpen { toggleInspector() }
    if overlays.shownError == nil { noteMistakes() }
    if !memory.remembered.hasShownKeys {
      if answersPress { overlays.hint = "Press and hold" } else { showKeys() }
    } else if memory.hasRecalled {
      let reset = KeyBindings.name(of: .resetAll)
      overlays.show(notice: "Values of the last run are set; \(reset) resets them", at: now)
    }
  }

  /// Names the keys that a newcomer needs, once the user has pressed or left the first scene.
  mutating func endHint() {
    guard overlays.hint != nil else { return }
    overlays.hint = nil
    showKeys()
  }

  private mutating func showKeys() {
    memory.handle(.keysShown)
    let (help, inspector) = (
      KeyBindings.name(of: .toggleHelp), KeyBindings.name(of: .toggleInspector)
    )
    overlays.show(notice: "\(help)  all keys      \(inspector)  inspector", for: 8, at: now)
    frames.needsDrawing = true
  }

  /// Whether a press in the middle of the scene is seen.
  private var answersPress: Bool {
    guard !(scene is FolderScene), !scene.goesForwardOnly else { return false }
    let (canvas, start) = (fit.canvas, time.clock.time)
    var pressed = shown.playback
    pressed.handle(.pointerDown(canvas.center), in: canvas, at: start)
    return [0.1, 0.5].contains { seconds in
      let layers = [pressed, shown.playback].map {
        $0.scene(at: start + seconds).layer(in: canvas, at: start + seconds)
      }
      return layers[0] != layers[1]
    }
  }

  /// Chooses the feedback to a press; a sound is heard at once.
  mutating func choose(_ feedback: Feedback) {
    memory.handle(.feedbackChosen(feedback))
    if feedback == .sound { effects.append(.playImpact) }
    frames.needsDrawing = true
  }
}
