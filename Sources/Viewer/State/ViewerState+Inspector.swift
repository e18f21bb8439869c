internal import Controls
internal import Layers
internal import Parameters
internal import Scenes

/// The panel of controls: what it shows, where it lies, and what is done in it.
nonisolated extension ViewerState {
  /// Points of a scene's width from which on it is shown beside the panel.
  private static let leastSceneWidth = 200.0

  // MARK: - Where it lies

  /// The window in points.
  var windowSize: Size {
    let scale = viewport.contentScale
    return Size(
      width: Double(viewport.pixelWidth) / scale, height: Double(viewport.pixelHeight) / scale)
  }

  /// Whether the scene has moved aside for the panel; in a narrow window the panel lies over it.
  var isInspectorBeside: Bool {
    inspector.map { $0.remainingWidth >= Self.leastSceneWidth } ?? false
  }

  /// The part of the window that is the scene's, at its left.
  var stage: Viewport {
    guard isInspectorBeside, let inspector else { return viewport }
    var stage = viewport
    let covered = inspector.frame.size.width * viewport.contentScale
    stage.pixelWidth = max(1, viewport.pixelWidth - Int(clamping: covered.rounded()))
    return stage
  }

  // MARK: - What it shows

  private var panel: Panel {
    let scene = scene
    let time = clock.time
    return InspectorPanel(
      title: request.scene.name, parameters: scene.parameters,
      value: { scene.value(of: $0, at: time) },
      spring: SpringPlot(of: scene, playback: playback, at: time),
      feedback: scene.impactCount == nil ? nil : feedback, presets: presetTiles,
      chosenPreset: chosenPreset, opensPresets: windowSize.height >= 600,
      frameTimes: frameTimes.reading
    ).panel
  }

  /// Lays the panel out again: after an event, and before a frame.
  mutating func layOutInspector() {
    guard isInspectorOpen else {
      inspector = nil
      return
    }
    let panel = panel
    controls.reducesMotion = request.reducesMotion
    controls.follow(panel, at: now)
    let layout = PanelLayout(
      of: panel, controls, in: windowSize, leastWidth: inspectorWidth, text: text)
    inspectorWidth = layout.wantedWidth
    inspector = layout
  }

  /// Shape that the pointer should have.
  var pointerShape: PointerShape { inspector?.shape(for: controls) ?? .arrow }

  // MARK: - Opening it

  mutating func toggleInspector() {
    isInspectorOpen.toggle()
    inspectorWidth = 0
    layOutInspector()
    if let inspector {
      controls.focusFirst(on: inspector)
      layOutInspector()
    } else {
      controls.close()
    }
    effects.append(.setInspector(isOpen: isInspectorOpen))
    if isInspectorOpen { effects.append(.listPresets) }
  }

  // MARK: - What is done in it

  /// Hands an event to the panel and returns whether it was meant for it.
  mutating func takesInInspector(_ event: WindowEvent) -> Bool {
    guard let layout = inspector, !isViewers(event), !isPages(event),
      let event = ControlEvent(event, scale: viewport.contentScale)
    else { return false }
    return handle(event, on: layout)
  }

  /// Hands a text from the clipboard to the field that has asked for it; `false` if none has.
  mutating func pasteInInspector(_ text: String?) -> Bool {
    guard controls.edit != nil, let layout = inspector else { return false }
    _ = handle(.pasted(text ?? ""), on: layout)
    return true
  }

  private mutating func handle(_ event: ControlEvent, on layout: PanelLayout) -> Bool {
    let before = controls
    let reply = controls.handle(event, on: layout, at: now)
    for message in reply.messages { take(message) }
    if controls != before || !reply.messages.isEmpty {
      needsDrawing = true
      layOutInspector()
    }
    return reply.isTaken
  }

  /// Whether a key is the window's, whatever has the focus: Tab closes the panel, except where it
  /// leads from one text to the next.
  private func isViewers(_ event: WindowEvent) -> Bool {
    guard case .key(.tab, [], .down) = event else { return false }
    return !controls.hasSomethingOpen
  }

  /// Whether a key belongs to a page of files, on which nothing else chooses one.
  private func isPages(_ event: WindowEvent) -> Bool {
    guard scene is FolderScene, !controls.hasSomethingOpen, case .key = event else { return false }
    return true
  }

  private mutating func take(_ message: ControlMessage) {
    switch message {
    case .changed(InspectorPanel.sound, .toggle(let isOn)): choose(isOn ? .sound : .none)
    case .changed(InspectorPanel.preset, .choice(let index)): applyPreset(index)
    case .removed(InspectorPanel.preset, let index): removePreset(index)
    case .changed(let key, let value):
      let scene = scene
      guard let parameter = try? scene.parameters.parameter(named: key.name) else { return }
      let current = scene.value(of: parameter, at: clock.time)
      if let value = parameter.value(value, component: key.component, current: current) {
        send(.hold(name: key.name, value: value))
      }
    case .reset(let key): send(.release(name: key.name))
    case .pressed(InspectorPanel.copySwift): copy(.swift)
    case .pressed(InspectorPanel.copyMetal): copy(.metal)
    case .pressed(InspectorPanel.saveMesh):
      if let mesh = scene.mesh { effects.append(.writeMesh(mesh)) }
    case .pressed: copy(.command)
    case .removed: break
    case .copied(let text): effects.append(.copy(text))
    case .wantsClipboard: effects.append(.readClipboard)
    }
  }
}
