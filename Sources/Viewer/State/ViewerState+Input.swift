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
    let touchesScene = time.isLatest || input.isHeld
    if touchesScene, typesIntoScene(event) { return }
    switch event {
    case .pointerMoved(let pixel):
      input.pointer = fit.canvasPoint(at: pixel)
      input.isPointerInside = true
      if touchesScene, !isTaken { send(.pointerMoved(input.pointer)) }
    case .focusLost:
      input.letGo()
      endComparison()
      if touchesScene {
        send(.pointerCancelled)
        send(.focused(false))
      }
    case .focusGained: if touchesScene { send(.focused(true)) }
    case .keyboard: break
    case .needsDrawing: frames.needsDrawing = true
    case .filesDropped(let paths): read(paths)
    case .pointerLeft: leaveScene()
    case _ where isTaken: break
    default:
      if case .character(let key, _, let command) = event,
        let moved = KeyBindings.parameter(of: scene.parameters, movedBy: command ?? key)
      {
        nudge(moved.parameter, by: moved.steps)
      } else if let command = KeyBindings.command(for: event) {
        perform(command, by: event)
      }
    }
  }

  /// The pointer is not over the scene any more: what was shown near it goes.
  mutating func leaveScene() {
    guard input.isPointerInside else { return }
    if !shownHandles.isEmpty { frames.needsDrawing = true }
    input.isPointerInside = false
  }

  /// Hands a key to a scene that has a use for it, and returns whether it is not the window's: the
  /// function keys, those that turn pages and all with Control are the window's still, and while
  /// the inspector is open all are.
  private mutating func typesIntoScene(_ event: WindowEvent) -> Bool {
    let use = scene.keyboardUse
    guard use != .none, !panel.isOpen else { return false }
    switch event {
    case .keyboard(let key, let phase):
      // A shader sees which keys are down; a text repeats a key that is held.
      if use == .keys ? phase != .repeated : use.takes(key) {
        send(.keyboard(key, isDown: phase != .up))
      }
      return true
    case .character(let character, _, _):
      guard use.takesCharacters || use == .controls && character == " " else { return false }
      if use != .keys { send(.typed(String(character))) }
      return true
    case .characterUp: return use.takesCharacters
    case .key(let key, let modifiers, let phase):
      // The window's own press ends there.
      if key == .enter, phase == .up, input.isReturnDown { return false }
      return !modifiers.contains(.control) && use.takes(key)
    default: return false
    }
  }

  /// Hands an event to the scene, and notes what it changes of the values.
  mutating func send(_ event: SceneEvent) {
    let before = tuned
    deliver(event)
    history.note(from: before, to: tuned, by: event, at: now)
  }

  /// Hands an event to the scene.
  mutating func deliver(_ event: SceneEvent) {
    if event.setsValues {
      endComparison()
      panel.valuesChanged()
    }
    let (canvas, sceneTime) = (fit.canvas, time.clock.time)
    history.deliver(event, in: canvas, at: sceneTime)
    let reply = shown.handle(event, in: canvas, at: sceneTime, isHeld: input.isHeld)
    if reply.hasForgotten { time.handle(.laterForgotten, at: now) }
    if memory.feedback == .sound, reply.hasImpact { effects.append(.playImpact) }
    if reply.hasActed {
      let seconds = NumberRange.text(sceneTime, digits: 3)
      effects.append(.detail("action \(shown.actionCount), at \(seconds) s"))
      openFromFolder()
    }
    frames.needsDrawing = true
  }

  private mutating func perform(_ command: ViewerCommand, by event: WindowEvent) {
    frames.needsDrawing = true
    if command.endsComparison { endComparison() }
    switch command {
    case .press(.pointer):
      input.isPointerDown = event == .pointerDown
      endHint()
      send(input.isPointerDown ? .pointerDown(input.pointer) : .pointerUp(input.pointer))
    case .press(.key):
      if case .key(_, _, .up) = event {
        input.isReturnDown = false
      } else {
        input.isReturnDown = true
        endHint()
      }
      send(input.isReturnDown ? .keyDown : .keyUp)
    case .scroll:
      guard case .scrolled(let x, let y) = event else { return }
      send(input.wheel.event(x: x, y: y, at: now))
    case .chooseParameter(let steps):
      overlays.tuning.choose(by: steps, of: scene.parameters)
      showReadout()
    case .nudge(let steps): nudge(by: steps)
    case .resetChosen:
      if let chosen = overlays.tuning.parameter(of: scene.parameters) {
        send(.release(name: chosen.name))
        showReadout()
      }
    case .resetAll:
      send(.releaseAll)
      showReadout()
    case .undo: undo()
    case .redo: redo()
    case .compare(let reference):
      if case .characterUp = event { endComparison() } else { compare(with: reference) }
    case .togglePause: time.handle(.pauseToggled, at: now)
    case .step(let frames): step(frames: frames)
    case .rewind: rewind()
    case .switchScene(let steps):
      if steps < 0, goBackFromOpened() { return }
      switchScene(by: steps)
    case .reload: reload(isAsked: true)
    case .chooseFile: append([.choose(in: openedFolder)])
    case .openView: openView()
    case .showRecentFiles:
      if isOnRecentPage, goBack() { return }
      append([.listRecent])
    case .paste: append([.readClipboard])
    case .copy(let text): copy(text)
    case .toggleInspector: toggleInspector()
    case .toggleHelp: overlays.handle(.helpToggled)
    case .toggleFrameTimes: overlays.handle(.frameTimesToggled)
    case .togglePrintedLines: togglePrintedLines()
    case .changeResolution(let isFiner): changeResolution(isFiner: isFiner)
    case .toggleFullscreen: effects.append(.window(.toggleFullscreen))
    case .screenshot: handle(Recordings.Event.pictureAsked)
    case .toggleRecording: handle(Recordings.Event.videoToggled)
    case .toggleScript:
      handle(Recordings.Event.scriptToggled(sceneTime: time.clock.time))
    case .savePreset: savePreset()
    case .escape: escape()
    case .quit: effects.append(.window(.close))
    }
  }

  /// Starts over at time 0; what is held down stays so.
  private mutating func rewind() {
    shown.rewind(in: fit.canvas)
    time.handle(.rewound, at: now)
    if input.isPointerDown { send(.pointerDown(input.pointer)) }
    if input.isReturnDown { send(.keyDown) }
  }

  /// Closes what is open, one thing at a time, and the window last.
  private mutating func escape() {
    if overlays.close(at: now) { return }
    if panel.isOpen { return toggleInspector() }
    if goToFolderPage() { return }
    if goBack() { return }
    effects.append(.window(viewport.isFullscreen ? .toggleFullscreen : .close))
  }

  // MARK: - Parameters

  private mutating func nudge(by steps: Double) {
    // The arrows are the scene's while no parameter is being nudged.
    if scene.takesArrows, overlays.readoutOpacity(at: now) == 0, abs(steps) == 1 {
      return send(.moved(steps < 0 ? .left : .right))
    }
    if overlays.tuning.chosen == nil { overlays.tuning.choose(by: 1, of: scene.parameters) }
    if let chosen = overlays.tuning.parameter(of: scene.parameters) { nudge(chosen, by: steps) }
  }

  private mutating func nudge(_ parameter: Parameter, by steps: Double) {
    let value = scene.value(of: parameter, at: time.clock.time)
    overlays.tuning.choose(parameter.name, of: scene.parameters)
    send(
      .hold(
        name: parameter.name,
        value: parameter.value(value, nudgedBy: steps, component: overlays.tuning.chosen?.component)
      ))
    showReadout()
  }

  private mutating func showReadout() {
    if overlays.tuning.parameter(of: scene.parameters) != nil { overlays.showReadout(at: now) }
  }

  /// The chosen parameter with its value now, which moves on while it is shown; `nil` while none is
  /// shown.
  var readout: Readout? {
    guard overlays.readoutOpacity(at: now) > 0 else { return nil }
    let scene = scene
    return overlays.tuning.parameter(of: scene.parameters).map { parameter in
      Readout(
        parameter, value: scene.value(of: parameter, at: time.clock.time),
        component: overlays.tuning.chosen?.component,
        isSet: scene.parameters.held[parameter.name] != nil)
    }
  }
}
