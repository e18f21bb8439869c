internal import Controls
internal import Layers
internal import Parameters
internal import Scenes

/// The panel of controls: what it shows of the scene, which room it takes, and what is done in it.
nonisolated extension ViewerState {
  /// Points of a scene's width from which on it is shown beside the panel.
  private static let leastSceneWidth = 200.0

  // MARK: - Its place

  /// Whether the scene has moved aside for the panel; in a narrow window the panel lies over it.
  var isInspectorBeside: Bool {
    panel.shownLayout.map { $0.remainingWidth >= Self.leastSceneWidth } ?? false
  }

  /// The part of the window that is the scene's, at its left.
  var stage: Viewport {
    guard isInspectorBeside, let layout = panel.shownLayout else { return viewport }
    var stage = viewport
    let covered = layout.frame.size.width * viewport.contentScale
    stage.pixelWidth = max(1, viewport.pixelWidth - Int(clamping: covered.rounded()))
    return stage
  }

  /// Points at the right of the window that the panel takes from the scene.
  var coveredWidth: Double {
    guard isInspectorBeside, let layout = panel.shownLayout else { return 0 }
    return windowSize.width - layout.remainingWidth
  }

  /// Shape that the pointer should have.
  var pointerShape: PointerShape {
    if overlays.hovered != nil { return .hand }
    if let layout = panel.layout, panel.controls.isPressed || panel.controls.hovered != nil {
      return layout.shape(for: panel.controls)
    }
    if time.scrubber.grip != nil || isScrubberUnderPointer { return .hand }
    guard input.isPointerInside else { return .arrow }
    return scene.canDrag(at: input.pointer, in: fit.canvas, time: time.clock.time) ? .hand : .arrow
  }

  /// Whether the pointer is on the part of the scrubber that it takes.
  private var isScrubberUnderPointer: Bool {
    guard time.scrubber.isOpen, let layout = scrubberLayout else { return false }
    return layout.panel.contains(time.scrubber.pointer)
  }

  /// The handles of the scene that are shown, in points of the window, and how much of each is
  /// seen.
  var shownHandles: [(place: Point, opacity: Double)] {
    guard input.isPointerInside, !overlays.isHelpOpen else { return [] }
    let (reach, scale, fit) = (140.0, viewport.contentScale, fit)
    let pointer = fit.transform.apply(to: input.pointer)
    return shownScene.handles(in: fit.canvas, at: time.clock.time).compactMap { handle in
      let place = fit.transform.apply(to: handle)
      let (x, y) = (place.x - pointer.x, place.y - pointer.y)
      let separation = (x * x + y * y).squareRoot() / scale
      guard separation < reach else { return nil }
      return (Point(x: place.x / scale, y: place.y / scale), 1 - separation / reach)
    }
  }

  // MARK: - Its contents

  private var panelContents: Panel {
    let scene = scene
    let (time, canvas) = (time.clock.time, fit.canvas)
    return InspectorPanel(
      title: shown.request.scene.name, parameters: scene.parameters,
      value: { scene.value(of: $0, at: time) }, ranges: { scene.ranges(of: $0, in: canvas) },
      changed: panel.changed, spring: SpringPlot(of: scene, playback: shown.playback, at: time),
      savedMeshes: panel.savedMeshes,
      feedback: scene.impactCount == nil ? nil : memory.feedback, presets: panel.presetTiles,
      chosenPreset: panel.chosenPreset(of: tuned.held), opensPresets: windowSize.height >= 600,
      frameTimes: overlays.frameTimes.reading, footer: footer
    ).panel
  }

  private var footer: InspectorFooter {
    var underWay: Set<SaveChoice> = []
    if recording.video != nil { underWay.insert(.video) }
    if recording.script != nil { underWay.insert(.script) }
    return InspectorFooter(
      isPage: scene is FolderScene, isView: shown.request.view != nil,
      metalRefusal: panel.metalRefusal,
      exportRefusals: panel.exportRefusals,
      hasMesh: scene.parameters.all.contains(where: \.isMesh), underWay: underWay)
  }

  /// Writes a file of what is shown.
  private mutating func save(_ choice: SaveChoice) {
    switch choice {
    case .screenshot: handle(Recordings.Event.pictureAsked)
    case .video: handle(Recordings.Event.videoToggled)
    case .script: handle(Recordings.Event.scriptToggled(sceneTime: time.clock.time))
    case .preset: savePreset()
    case .mesh: if let mesh = scene.mesh { append([.writeMesh(mesh)]) }
    case .export(let form):
      handle(Recordings.Event.exportAsked(ExportJob(form, of: frame.request)))
    }
  }

  /// Lays the panel out again: after an event, and before a frame.
  mutating func layOutInspector() {
    if panel.isOpen { panel.note(changed: scene.parameters.recentlyHeld) }
    if panel.isOpen, panel.needsRefusals {
      panel.note(metalRefusal: frame.metalRefusal, exportRefusals: frame.exportRefusals)
    }
    let contents = panel.isOpen ? panelContents : nil
    panel.layOut(
      contents, in: windowSize, reducesMotion: shown.request.reducesMotion, text: text, at: now)
  }

  // MARK: - Events

  mutating func handle(_ event: InspectorState.Event) {
    let reply = panel.handle(event, at: now, inScene: shown.request.scene.name)
    if let message = reply.message { show(message) }
    append(reply.effects)
    guard reply.hasChanged else { return }
    layOutInspector()
    frames.needsDrawing = true
  }

  mutating func toggleInspector() {
    let effects = panel.toggle()
    layOutInspector()
    if panel.isOpen {
      panel.focusFirst()
      layOutInspector()
    }
    append(effects)
  }

  /// Hands an event to the panel and returns whether it was meant for it.
  mutating func takesInInspector(_ event: WindowEvent) -> Bool {
    guard panel.layout != nil, !isViewers(event), !isPages(event),
      let event = ControlEvent(event, scale: viewport.contentScale)
    else { return false }
    return handle(event)
  }

  /// Hands a text from the clipboard to the field that has asked for it; `false` if none has.
  mutating func pasteInInspector(_ text: String?) -> Bool {
    guard panel.controls.edit != nil, panel.layout != nil else { return false }
    _ = handle(.pasted(text ?? ""))
    return true
  }

  private mutating func handle(_ event: ControlEvent) -> Bool {
    guard let (reply, hasChanged) = panel.handle(event, at: now) else { return false }
    for message in reply.messages { take(message) }
    if hasChanged {
      frames.needsDrawing = true
      layOutInspector()
    }
    return reply.isTaken
  }

  /// Whether a key is the window's, whatever has the focus: Tab closes the panel, except where it
  /// leads from one text to the next.
  private func isViewers(_ event: WindowEvent) -> Bool {
    if case .key(.enter, let modifiers, _) = event, modifiers.contains(.control) { return true }
    guard case .key(.tab, [], .down) = event else { return false }
    return !panel.controls.hasSomethingOpen
  }

  /// Whether a key belongs to a page of files, on which nothing else chooses one.
  private func isPages(_ event: WindowEvent) -> Bool {
    guard scene is FolderScene, !panel.controls.hasSomethingOpen, case .key = event else {
      return false
    }
    return true
  }

  /// The saved mesh that a menu was set to; `nil` for any other value.
  private func savedMesh(
    chosenBy value: ControlValue, of parameter: Parameter, current: ParameterValue
  ) -> String? {
    guard case .mesh(let names) = parameter.kind, case .choice(let index) = value else {
      return nil
    }
    return MeshChoices(builtIn: names, saved: panel.savedMeshes, value: current)
      .savedName(at: index)
  }

  private mutating func take(_ message: ControlMessage) {
    switch message {
    case .changed(InspectorPanel.sound, .toggle(let isOn)): choose(isOn ? .sound : .none)
    case .changed(InspectorPanel.preset, .choice(let index)): applyPreset(index)
    case .removed(InspectorPanel.preset, let index): removePreset(index)
    case .changed(InspectorPanel.newPreset, .text(let name)):
      if !name.isEmpty { savePreset(named: name) }
    case .changed(InspectorPanel.presetName, .text(let name)):
      if !name.isEmpty { renamePreset(to: name) }
    case .changed(let key, let value):
      let scene = scene
      guard let parameter = try? scene.parameters.parameter(named: key.name) else { return }
      let current = scene.value(of: parameter, at: time.clock.time)
      if let name = savedMesh(chosenBy: value, of: parameter, current: current) {
        append([.openMesh(named: name, parameter: key.name)])
      } else if let value = parameter.value(value, component: key.component, current: current) {
        send(.hold(name: key.name, value: value))
      }
    case .reset(let key): send(.release(name: key.name))
    case .pressed(InspectorFooter.copySwift): copy(.swift)
    case .pressed(InspectorFooter.copyMetal): copy(.metal)
    case .pressed(let name):
      if let choice = SaveChoice(named: name) { save(choice) } else { copy(.command) }
    case .removed: break
    case .copied(let text): effects.append(.copy(text))
    case .wantsClipboard: append([.readClipboard])
    }
  }
}
