internal import Files
internal import Layers
internal import Opening
internal import Parameters
internal import Scenes

/// Values that come back with their scene, within a run and in the next one, and what else the
/// window stores: its size, and the feedback to a press.
///
/// ```swift
/// // given remembered: RememberedState, stored: RememberedState
/// var memory = WindowMemory(remembered, workingDirectory: "/home/ada")
/// memory.handle(.opened(Size(width: 720, height: 320)))
/// let state = memory.stateToStore(over: stored, isInspectorOpen: true)
/// ```
///
/// It reads and writes no file: see `StateFile`.
nonisolated struct WindowMemory: Sendable {
  /// State that the last run left, with the changes of this one.
  private(set) var remembered: RememberedState
  /// Values of the scenes that were left, by their keys.
  private var savedValues: [String: SavedValues] = [:]
  /// Entries that this run has changed, in the order of their first change.
  private var changedKeys: [String] = []
  /// Values that the command line gave, by the key of the scene that it opened.
  private var given: [String: [String: ParameterValue]] = [:]
  /// Folder that relative paths begin at.
  private let workingDirectory: String
  /// In points.
  private var openedSize = Size.zero
  /// Size in points that the user has given the window; `nil` if it is as it was opened.
  private(set) var windowedSize: Size?
  /// Whether values of the last run were set at the start.
  private(set) var hasRecalled = false
  /// Feedback that the command line asks for.
  private let givenFeedback: Feedback?
  /// Feedback that the user has chosen in the inspector.
  private var chosenFeedback: Feedback?

  enum Event: Sendable {
    /// The user leaves a scene with values, after the steps that led to them.
    case left(key: String, TunedValues, ChangeHistory)
    /// A scene was opened by the command line with values.
    case given(key: String, [String: ParameterValue])
    /// The window was opened in a size in points.
    case opened(Size)
    /// The window has a size in points that a user may have given it.
    case sized(Size)
    case feedbackChosen(Feedback)
    /// Values of the last run were set at the start.
    case recalled
    /// The message of the first start was shown.
    case keysShown
  }

  /// Values of a scene as it is entered again.
  struct Recollection: Sendable {
    /// Events that set them, at the scene's beginning.
    let events: [SceneEvent]
    /// Steps that led to them; `nil` if they are those of the last run.
    let steps: ChangeHistory?
  }

  init(
    _ remembered: RememberedState, workingDirectory: String = "/", feedback: Feedback? = nil
  ) {
    self.remembered = remembered
    self.workingDirectory = workingDirectory
    givenFeedback = feedback
  }

  // MARK: - Events

  mutating func handle(_ event: Event) {
    switch event {
    case .left(let key, let values, let steps): leave(key, with: values, after: steps)
    case .given(let key, let values): given = [key: values]
    case .opened(let size): openedSize = size
    case .sized(let size):
      let isAsOpened =
        abs(size.width - openedSize.width) < 1 && abs(size.height - openedSize.height) < 1
      if !isAsOpened || windowedSize != nil { windowedSize = size }
    case .feedbackChosen(let feedback): chosenFeedback = feedback
    case .recalled: hasRecalled = true
    case .keysShown: remembered.hasShownKeys = true
    }
  }

  private mutating func leave(
    _ key: String, with values: TunedValues, after steps: ChangeHistory
  ) {
    savedValues[key] = SavedValues(values: values, steps: steps)
    // Values that nobody changed are those of the command line or of the state file.
    guard !steps.isEmpty else { return }
    remembered.set(RememberedState.Entry(key: key, values, without: given[key] ?? [:]))
    if !changedKeys.contains(key) { changedKeys.append(key) }
  }

  /// A scene comes back as it was left, whatever was set in it since.
  mutating func restore(_ key: String, to values: TunedValues, after steps: ChangeHistory) {
    savedValues[key] = SavedValues(values: values, steps: steps)
  }

  // MARK: - Scenes

  /// Name of the scene in the state file: a built-in scene's name, the path of a file and a
  /// function of it, or the checksum of a text; `nil` for a page of pictures.
  func key(of request: SceneRequest) -> String? {
    let ground = request.isOnMesh ? " on a mesh" : ""
    guard let opening = request.file?.opening else {
      return SceneCatalog.all.contains(request.scene) ? request.scene.name + ground : nil
    }
    let below = opening.sceneBelow.map { " on \($0.name)" } ?? ""
    let source =
      opening.text.map { "text \(String(fnv1a($0), radix: 16))" }
      ?? Self.absolute(opening.path, in: workingDirectory)
    return "\(source) \(request.scene.name)\(below)\(ground)"
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

  /// Returns the values that were set in a scene when it was left; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - current: Values that it has now.
  ///   - parameters: Its own.
  func recollection(
    of key: String, from current: TunedValues, of parameters: ParameterSet
  ) -> Recollection? {
    if let saved = savedValues[key] {
      return Recollection(
        events: current.events(to: saved.values, of: parameters), steps: saved.steps)
    }
    guard let entry = remembered.entry(key) else { return nil }
    var events = current.events(to: entry.values(for: parameters), of: parameters)
    // The command line comes last: a mesh that it gives lets go of another one's points.
    for name in parameters.all.map(\.name) {
      if let value = given[key]?[name] { events.append(.hold(name: name, value: value)) }
    }
    return Recollection(events: events, steps: nil)
  }

  // MARK: - The rest

  /// Feedback to a press: as chosen in the inspector, as the command line asks for, or as the last
  /// run left it.
  var feedback: Feedback { chosenFeedback ?? givenFeedback ?? remembered.feedback }

  /// Returns the state file's contents after this run.
  ///
  /// - Parameter stored: Its present contents: another window may have written it meanwhile.
  func stateToStore(over stored: RememberedState, isInspectorOpen: Bool) -> RememberedState {
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
}
