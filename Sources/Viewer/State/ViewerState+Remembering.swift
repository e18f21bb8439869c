internal import Files
internal import Layers
internal import Opening
internal import Parameters
internal import Scenes

/// Restoring the values of a scene: within a run, and in the next one.
nonisolated extension ViewerState {
  /// A scene that was left.
  struct SavedValues: Sendable {
    let values: TunedValues
    let history: ChangeHistory
  }

  /// Name of the scene in the state file: a built-in scene's name, the path of a file
  /// and a function of it, or the checksum of a text; `nil` for a page of pictures.
  var sceneKey: String? {
    let ground = request.isOnMesh ? " on a mesh" : ""
    guard let opening = request.file?.opening else {
      return SceneCatalog.all.contains(request.scene) ? request.scene.name + ground : nil
    }
    let below = opening.sceneBelow.map { " on \($0.name)" } ?? ""
    let source =
      opening.text.map { "text \(Self.checksum(of: $0))" }
      ?? Self.absolute(opening.path, in: workingDirectory)
    return "\(source) \(request.scene.name)\(below)\(ground)"
  }

  /// FNV-1a with 64 bits, in hexadecimal digits.
  private static func checksum(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// Returns the path from the root, without "." and "..".
  static func absolute(_ path: String, in folder: String) -> String {
    var parts: [String] = []
    for part in (path.isAbsolutePath ? path : "\(folder)/\(path)").pathParts {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Stores what is set in the scene, before another one is shown or the window closes.
  mutating func remember() {
    guard let key = sceneKey else { return }
    savedValues[key] = SavedValues(values: tuned, history: history)
    // Values that nobody changed are those of the command line or of the state file.
    guard !history.isEmpty else { return }
    remembered.set(RememberedState.Entry(key: key, tuned, without: given[key] ?? [:]))
    if !changedKeys.contains(key) { changedKeys.append(key) }
  }

  /// Sets what was set in the scene when it was left, from the scene's beginning on.
  ///
  /// - Returns: Whether that changed anything.
  @discardableResult
  mutating func recall() -> Bool {
    guard let key = sceneKey, !request.isRestored else { return false }
    let values: TunedValues
    let before = tuned
    if let saved = savedValues[key] {
      (values, history) = (saved.values, saved.history)
    } else if let entry = remembered.entry(key) {
      values = entry.values(for: scene.parameters)
    } else {
      return false
    }
    var events = before.events(to: values, of: scene.parameters)
    if savedValues[key] == nil {
      // The command line comes last: a mesh that it gives lets go of another one's points.
      for name in scene.parameters.all.map(\.name) {
        if let value = given[key]?[name] { events.append(.hold(name: name, value: value)) }
      }
    }
    for event in events { playback.handle(event, in: fit.canvas, at: 0) }
    return tuned != before
  }

  /// Returns what the state file should hold after this run.
  ///
  /// - Parameter stored: What it holds now: another window may have written it meanwhile.
  mutating func stateToStore(over stored: RememberedState) -> RememberedState {
    remember()
    var state = stored
    for key in changedKeys {
      state.set(remembered.entry(key) ?? RememberedState.Entry(key: key))
    }
    if let windowedSize { state.windowSize = windowedSize }
    state.isInspectorOpen = isInspectorOpen
    if let chosenFeedback { state.feedback = chosenFeedback }
    state.hasShownKeys = stored.hasShownKeys || remembered.hasShownKeys
    return state
  }

  /// Takes notice of the window's size, if the user has given it another one. With the inspector it
  /// may be larger than the scene needs.
  mutating func noteWindowSize() {
    let size = windowSize
    // An open panel may have made the window wider.
    guard !viewport.isFullscreen, !isInspectorOpen, size.width >= 1, size.height >= 1 else {
      return
    }
    let isAsOpened =
      abs(size.width - openedSize.width) < 1 && abs(size.height - openedSize.height) < 1
    if !isAsOpened || windowedSize != nil { windowedSize = size }
  }

  /// Opens the inspector that was open at the end of the last run, and says what the user should
  /// know at the start of this one.
  mutating func greet() {
    if remembered.isInspectorOpen { toggleInspector() }
    if !remembered.hasShownKeys {
      remembered.hasShownKeys = true
      let (help, inspector) = (
        KeyBindings.name(of: .toggleHelp), KeyBindings.name(of: .toggleInspector)
      )
      overlays.show(notice: "\(help)  all keys      \(inspector)  inspector", for: 8, at: now)
    } else if hasRecalled {
      let release = KeyBindings.name(of: .releaseAll)
      overlays.show(notice: "Values of the last run are set; \(release) releases them", at: now)
    }
  }
}
