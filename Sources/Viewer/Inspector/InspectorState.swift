internal import Controls
internal import Export
internal import Layers
internal import Opening
internal import Parameters
internal import Scenes

/// The panel of controls: whether it is open, where its parts lie, what the user does in it, and
/// the user's presets.
///
/// ```swift
/// // given contents: Panel, windowSize: Size, text: TextPieces, now: Double
/// var panel = InspectorState()
/// panel.toggle()
/// panel.layOut(contents, in: windowSize, reducesMotion: false, text: text, at: now)
/// let reply = panel.handle(.pointerDown, at: now)
/// ```
///
/// It does not know the scene: what it shows comes in as a `Panel`, and what was done in it goes
/// out as messages.
nonisolated struct InspectorState: Sendable {
  private(set) var isOpen = false
  /// State of the panel's controls: focus, drag, open menu.
  private(set) var controls = PanelState()
  /// The panel as it was laid out last, which takes the input; `nil` while it is closed.
  private(set) var layout: PanelLayout?
  /// The user's presets of the scene, read when the panel was opened.
  private(set) var presets: [SceneRequest.Preset] = []
  /// Names of the meshes that the user has saved, read with the presets.
  private(set) var savedMeshes: [String] = []

  /// Names of the values that were set last, the latest first: those that are listed on top. While
  /// the panel is used, they stay as they were, so that no row moves under the pointer.
  private(set) var changed: [String] = []

  /// When the open panel looks different although nothing happens.
  private var changesAt: Double?
  /// Points that the panel has been wide since it was opened.
  private var width = 0.0
  /// Contents of the presets that were removed and are still listed, so that none of the others
  /// moves under the pointer.
  private var removed: [(name: String, contents: [UInt8])] = []
  /// The preset that was removed after the last change of a value; `nil` if none was.
  private(set) var lastRemoved: String?
  /// Small pictures of presets; that of no preset shows the defaults.
  private var pictures: [SceneRequest.Preset?: Image] = [:]
  /// The panel before it was opened or closed last.
  private var layoutBefore: PanelLayout?
  private var awaited: AwaitedSize?
  /// Why the scene has no Metal to copy; `nil` if it has some.
  private(set) var metalRefusal: String?
  /// Why the scene cannot be exported in some forms.
  private(set) var exportRefusals: [ExportForm: String] = [:]
  /// Whether that is to be found out again.
  private(set) var needsRefusals = true

  /// Another size of the window, on its way.
  private struct AwaitedSize: Sendable {
    /// The panel that is drawn until then.
    let layout: PanelLayout?
    /// When it is waited for no longer, by the wall clock.
    let end: Double
  }

  /// Seconds that a window system has for another size of the window.
  private static let patience = 0.1

  enum Event: Sendable {
    /// The window system was asked for a size with the panel, or without it. The window is drawn as
    /// before until it has that.
    case sizeAsked
    /// The window has another size.
    case sizeChanged
    /// Answers `Effect.listPresets`: those of the scene with this name.
    case presetsListed([SceneRequest.Preset], ofScene: String)
    /// Answers `Effect.listPresets`, too: the names of saved meshes.
    case meshesListed([String])
    /// Answers `Effect.drawPresets`: the small picture of one of them.
    case presetDrawn(index: Int, Image)
    /// Answers `Effect.removePreset`: the contents that it had, or the system's reason why it is
    /// still there.
    case presetRemoved(name: String, Result<[UInt8], DataFolder.Failure>)
    /// Answers `Effect.renamePreset`: the new name, or why it has the old one.
    case presetRenamed(name: String, Result<String, DataFolder.Failure>)
  }

  enum Effect: Sendable, Equatable {
    /// The panel was opened or closed: the window may grow and shrink with it.
    case setWindow(isOpen: Bool)
    /// Reads the user's presets of the shown scene, and the names of saved meshes.
    case listPresets
    /// Draws small pictures of presets of the shown scene; that of no preset shows the defaults.
    case drawPresets([SceneRequest.Preset?])
    /// Writes a preset into the folder of presets, under a name or one that begins so.
    case writePreset(contents: [UInt8], name: String)
    /// Moves a preset into the trash.
    case removePreset(name: String)
    case renamePreset(name: String, to: String)
    /// Writes a mesh into the folder of meshes, under its name or one that begins so.
    case writeMesh(MeshTemplate)
    /// Sets a parameter to a saved mesh.
    case openMesh(named: String, parameter: String)
  }

  /// Consequences of an event.
  struct Reply: Sendable {
    var effects: [Effect] = []
    var message: Message?
    /// Whether the panel looks different.
    var hasChanged = false
  }

  // MARK: - Events

  /// - Parameter scene: The name of the scene that is shown.
  mutating func handle(_ event: Event, at wallTime: Double, inScene scene: String) -> Reply {
    switch event {
    case .sizeAsked:
      awaited = AwaitedSize(layout: layoutBefore, end: wallTime + Self.patience)
      return Reply()
    case .sizeChanged:
      awaited = nil
      return Reply()
    case .presetsListed(let presets, let other):
      self.presets = scene == other ? presets : []
      removed = []
      let listed = listedPresets
      pictures = pictures.filter { listed.contains($0.key) }
      return Reply(effects: [.drawPresets(listed)], hasChanged: true)
    case .meshesListed(let names):
      defer { savedMeshes = names }
      return Reply(hasChanged: names != savedMeshes)
    case .presetDrawn(let index, let image):
      guard listedPresets.indices.contains(index) else { return Reply() }
      pictures[listedPresets[index]] = image
      return Reply(hasChanged: true)
    case .presetRemoved(let name, .failure(let failure)):
      return Reply(
        message: Message("'\(name)' is not removed: \(failure.reason)", isFailure: true))
    case .presetRemoved(let name, .success(let contents)):
      removed.append((name, contents))
      lastRemoved = name
      return Reply(
        message: Message(
          "Moved the preset '\(name)' to the trash",
          saying: "moved the preset '\(name)' to the trash",
          actions: [.restorePreset(named: name)]), hasChanged: true)
    case .presetRenamed(let name, .failure(let failure)):
      return Reply(
        message: Message("'\(name)' keeps its name: \(failure.reason)", isFailure: true))
    case .presetRenamed(let name, .success(let other)):
      return Reply(
        effects: [.listPresets], message: Message("The preset '\(name)' is now '\(other)'"))
    }
  }

  /// Brings a removed preset back; returns `nil` if none of this name was removed.
  mutating func restorePreset(named name: String) -> Effect? {
    lastRemoved = nil
    guard let index = removed.lastIndex(where: { $0.name == name }) else { return nil }
    let preset = removed.remove(at: index)
    return .writePreset(contents: preset.contents, name: preset.name)
  }

  /// A value has changed: undoing begins with that.
  mutating func valuesChanged() {
    lastRemoved = nil
    codeChanged()
  }

  /// The scene's code is another one.
  mutating func codeChanged() { needsRefusals = true }

  mutating func note(changed names: [String]) { if !controls.isUsed { changed = names } }

  mutating func note(metalRefusal reason: String?, exportRefusals: [ExportForm: String]) {
    (metalRefusal, self.exportRefusals, needsRefusals) = (reason, exportRefusals, false)
  }

  /// Whether a listed preset was removed.
  func isRemoved(_ preset: SceneRequest.Preset) -> Bool {
    removed.contains { $0.name == preset.name }
  }

  /// Another scene is shown.
  mutating func sceneChanged() -> [Effect] {
    width = 0
    changed = []
    codeChanged()
    (presets, pictures, removed, lastRemoved) = ([], [:], [], nil)
    return isOpen ? [.listPresets] : []
  }

  /// Opens or closes the panel; it has to be laid out again after that.
  mutating func toggle() -> [Effect] {
    layoutBefore = shownLayout
    isOpen.toggle()
    width = 0
    if !isOpen { controls.close() }
    return [.setWindow(isOpen: isOpen)] + (isOpen ? [.listPresets] : [])
  }

  /// Takes the keyboard to the first control.
  mutating func focusFirst() { if let layout { controls.focusFirst(on: layout) } }

  /// Hands an event to the controls; `nil` while the panel is closed.
  mutating func handle(
    _ event: ControlEvent, at wallTime: Double
  ) -> (reply: ControlReply, hasChanged: Bool)? {
    guard let layout else { return nil }
    let before = controls
    let reply = controls.handle(event, on: layout, at: wallTime)
    return (reply, controls != before || !reply.messages.isEmpty)
  }

  // MARK: - Layout

  /// Lays the panel out again: after an event, and before a frame.
  ///
  /// - Parameters:
  ///   - panel: Its contents; `nil` while it is closed.
  ///   - size: Of the window in points.
  mutating func layOut(
    _ panel: Panel?, in size: Size, reducesMotion: Bool, text: TextPieces, at wallTime: Double
  ) {
    guard isOpen, let panel else {
      layout = nil
      return
    }
    controls.reducesMotion = reducesMotion
    controls.follow(panel, at: wallTime)
    let layout = PanelLayout(of: panel, controls, in: size, leastWidth: width, text: text)
    width = layout.wantedWidth
    self.layout = layout
  }

  /// The panel as it is drawn: as before while the window's size is awaited.
  var shownLayout: PanelLayout? {
    if let awaited { return awaited.layout }
    return layout
  }

  /// A frame begins: notes when the panel looks different after it.
  mutating func frameBegan(at wallTime: Double) {
    changesAt = isOpen ? controls.nextChange(after: wallTime) : nil
  }

  /// When the panel looks different although nothing happens.
  var nextChange: Double? { isOpen ? changesAt : nil }

  /// When the window's size is awaited no longer; `nil` if it is not awaited.
  var waitEnd: Double? { awaited?.end }

  /// Ends the wait for a size that does not come.
  ///
  /// - Returns: Whether it has ended now.
  mutating func endWait(at wallTime: Double) -> Bool {
    guard let awaited, wallTime >= awaited.end else { return false }
    self.awaited = nil
    return true
  }

  // MARK: - Presets

  /// The defaults and the presets, in the order in which the panel shows them; empty if nothing was
  /// saved.
  var listedPresets: [SceneRequest.Preset?] { presets.isEmpty ? [] : [nil] + presets }

  var presetTiles: [Tile] {
    listedPresets.map { preset in
      guard let preset else { return Tile("Defaults", picture: pictures[nil], isRemovable: false) }
      return isRemoved(preset)
        ? Tile("Undo: \(preset.name)", picture: nil, isRemovable: false)
        : Tile(preset.name, picture: pictures[preset], isRemovable: true)
    }
  }

  /// The tile with the values that are held now; `nil` if there is none.
  func chosenPreset(of held: [String: ParameterValue]) -> Int? {
    listedPresets.firstIndex { preset in
      (preset?.values ?? [:]) == held && preset.map { !isRemoved($0) } != false
    }
  }
}
