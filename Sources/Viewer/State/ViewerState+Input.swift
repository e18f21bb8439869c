internal import Controls
internal import Layers
internal import Opening
internal import Parameters
internal import Scenes

/// Input of the user: with keys, with the pointer, and in the inspector.
nonisolated extension ViewerState {
  mutating func handle(_ event: WindowEvent) {
    let isTaken = takeForScrubber(event)
    // A pointer that holds nothing must not change a time that the user went back to.
    let touchesScene = isAtLatestTime || isPointerDown || isReturnDown
    if touchesScene, typesIntoScene(event) { return }
    switch event {
    case .pointerMoved(let pixel):
      pointer = fit.canvasPoint(at: pixel)
      if touchesScene, !isTaken { send(.pointerMoved(pointer)) }
    case .focusLost:
      (isPointerDown, isReturnDown) = (false, false)
      endComparison()
      if touchesScene {
        send(.pointerCancelled)
        send(.focused(false))
      }
    case .focusGained: if touchesScene { send(.focused(true)) }
    case .keyboard: break
    case .needsDrawing: needsDrawing = true
    case .filesDropped(let paths): read(paths)
    case .pointerLeft: break
    case _ where isTaken: break
    default:
      if case .character(let key, _) = event,
        let moved = KeyBindings.parameter(of: scene.parameters, movedBy: key)
      {
        nudge(moved.parameter, by: moved.steps)
      } else if let command = KeyBindings.command(for: event) {
        perform(command, by: event)
      }
    }
  }

  /// Hands a key to a scene that reads the keyboard, and returns whether it is not the window's:
  /// Esc, Tab, the function keys, those that turn pages and all with Control are the window's
  /// still, and while the inspector is open all are.
  private mutating func typesIntoScene(_ event: WindowEvent) -> Bool {
    guard scene.readsKeyboard, !isInspectorOpen else { return false }
    switch event {
    case .keyboard(let key, let isDown):
      send(.keyboard(key, isDown: isDown))
      return true
    case .character, .characterUp: return true
    case .key(let key, let modifiers, _):
      return !modifiers.contains(.control) && !Self.windowsKeys.contains(key)
    default: return false
    }
  }

  private static let windowsKeys: Set<Key> = [
    .escape, .tab, .f1, .f5, .f9, .f11, .f12, .pageUp, .pageDown,
  ]

  /// Hands an event to the scene, and notes what it changes of the values.
  mutating func send(_ event: SceneEvent) {
    let before = tuned
    deliver(event)
    history.note(from: before, to: tuned, by: origin(of: event), at: now)
  }

  /// Hands an event to the scene.
  mutating func deliver(_ event: SceneEvent) {
    let before = (actions: scene.actionCount, impacts: scene.impactCount)
    if event.setsValues { endComparison() }
    let (canvas, time) = (fit.canvas, clock.time)
    comparison?.handle(event, in: canvas, at: time)
    let forgot = playback.handle(event, in: canvas, at: time)
    // What was released later, in a time that no longer exists, must not stay held.
    if forgot { scrubber.latestTime = clock.time }
    if forgot, !isPointerDown, !isReturnDown {
      playback.handle(.pointerCancelled, in: canvas, at: time)
    }
    if feedback == .sound, scene.impactCount ?? 0 > before.impacts ?? 0 {
      effects.append(.playImpact)
    }
    if scene.actionCount > before.actions {
      actionCount += 1
      effects.append(
        .detail("action \(actionCount), at \(NumberRange.text(clock.time, digits: 3)) s"))
      openFromFolder()
    }
    needsDrawing = true
  }

  private mutating func perform(_ command: ViewerCommand, by event: WindowEvent) {
    needsDrawing = true
    if command.endsComparison { endComparison() }
    switch command {
    case .press(.pointer):
      isPointerDown = event == .pointerDown
      send(isPointerDown ? .pointerDown(pointer) : .pointerUp(pointer))
    case .press(.key):
      if case .key(_, _, .up) = event { isReturnDown = false } else { isReturnDown = true }
      send(isReturnDown ? .keyDown : .keyUp)
    case .scroll:
      guard case .scrolled(let x, let y) = event else { return }
      send(wheel.event(x: x, y: y, at: now))
    case .chooseParameter(let steps):
      tuning.choose(by: steps, of: scene.parameters)
      showReadout()
    case .nudge(let steps): nudge(by: steps)
    case .releaseChosen:
      if let chosen = tuning.parameter(of: scene.parameters) {
        send(.release(name: chosen.name))
        showReadout()
      }
    case .releaseAll:
      send(.releaseAll)
      showReadout()
    case .undo: undo()
    case .redo: redo()
    case .compare(let reference):
      if case .characterUp = event { endComparison() } else { compare(with: reference) }
    case .togglePause: togglePause()
    case .step(let frames): step(frames: frames)
    case .rewind: rewind()
    case .switchScene(let steps):
      if steps < 0, goBackFromOpened() { return }
      switchScene(by: steps)
    case .reload: reload()
    case .chooseFile: effects.append(.chooseFiles(in: openedFolder))
    case .showRecentFiles:
      if isOnRecentPage, goBack() { return }
      effects.append(.listRecentFiles)
    case .paste: effects.append(.readClipboard)
    case .copy(let text): copy(text)
    case .toggleInspector: toggleInspector()
    case .toggleHelp: overlays.isHelpOpen.toggle()
    case .toggleFrameTimes: overlays.showsFrameTimes.toggle()
    case .toggleFullscreen: effects.append(.toggleFullscreen)
    case .screenshot:
      isCopyingPicture = true
      effects.append(.writePicture)
    case .toggleRecording: toggleRecording()
    case .toggleScript: toggleScript()
    case .savePreset: savePreset()
    case .escape: escape()
    case .quit: effects.append(.close)
    }
  }

  /// Starts over at time 0; what is held down stays so.
  private mutating func rewind() {
    playback.rewind(in: fit.canvas)
    clock.rewind()
    scrubber.latestTime = 0
    if isPointerDown { send(.pointerDown(pointer)) }
    if isReturnDown { send(.keyDown) }
  }

  /// Closes what is open, one thing at a time, and the window last.
  private mutating func escape() {
    if overlays.close(at: now) { return }
    if isInspectorOpen { return toggleInspector() }
    if let page = stepsToFolderPage, !(scene is FolderScene) { return switchScene(by: page) }
    if goBack() { return }
    effects.append(viewport.isFullscreen ? .toggleFullscreen : .close)
  }

  // MARK: - Parameters

  private mutating func nudge(by steps: Double) {
    // The arrows are the scene's while no parameter is being nudged.
    if scene.takesArrows, overlays.readoutOpacity(at: now) == 0, abs(steps) == 1 {
      return send(.moved(steps < 0 ? .left : .right))
    }
    if tuning.chosen == nil { tuning.choose(by: 1, of: scene.parameters) }
    if let chosen = tuning.parameter(of: scene.parameters) { nudge(chosen, by: steps) }
  }

  private mutating func nudge(_ parameter: Parameter, by steps: Double) {
    let value = scene.value(of: parameter, at: clock.time)
    tuning.choose(parameter.name, of: scene.parameters)
    send(
      .hold(
        name: parameter.name,
        value: parameter.value(value, nudgedBy: steps, component: tuning.chosen?.component)))
    showReadout()
  }

  private mutating func showReadout() {
    if tuning.parameter(of: scene.parameters) != nil { overlays.showReadout(at: now) }
  }

  /// The chosen parameter with its value now, which moves on while it is shown; `nil` while none is
  /// shown.
  var readout: Readout? {
    guard overlays.readoutOpacity(at: now) > 0 else { return nil }
    let scene = scene
    return tuning.parameter(of: scene.parameters).map { parameter in
      Readout(
        parameter, value: scene.value(of: parameter, at: clock.time),
        component: tuning.chosen?.component, isHeld: scene.parameters.held[parameter.name] != nil)
    }
  }
}
