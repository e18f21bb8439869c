internal import Layers
internal import Scenes

/// History of a scene's values: the steps to undo and redo, and the values that the user compares
/// with.
///
/// ```swift
/// // given before: TunedValues, after: TunedValues
/// var history = ValueHistory()
/// history.handle(.pointerDown)
/// history.note(from: before, to: after, by: .hold(name: "scale", value: .number(2)), at: 4.2)
/// let values = history.undo(from: after)  // before
/// ```
nonisolated struct ValueHistory: Sendable {
  /// Steps of the scene that is shown.
  private(set) var steps = ChangeHistory()
  /// The scene with other values, while the user compares.
  private(set) var comparison: Playback?
  /// How often the mouse was pressed, wherever it was.
  private var pressCount = 0
  /// Whether the mouse was pressed after the last key.
  private var changesByMouse = false

  // MARK: - Events

  /// Takes notice of the input that changes are made with, whoever takes the event.
  mutating func handle(_ event: WindowEvent) {
    switch event {
    case .pointerDown:
      pressCount += 1
      changesByMouse = true
    case .key, .character: changesByMouse = false
    default: break
    }
  }

  /// Takes in a change of values by an event of the scene.
  mutating func note(
    from before: TunedValues, to after: TunedValues, by event: SceneEvent, at wallTime: Double
  ) {
    steps.note(from: before, to: after, by: origin(of: event), at: wallTime)
  }

  /// Takes in a change of several values that is a step of its own.
  mutating func note(from before: TunedValues, to after: TunedValues, at wallTime: Double) {
    steps.note(from: before, to: after, by: .once, at: wallTime)
  }

  /// Another scene is shown.
  ///
  /// - Parameter steps: Its steps, where it was shown before.
  mutating func begin(with steps: ChangeHistory = ChangeHistory()) { self.steps = steps }

  /// Returns the values before the last change; `nil` if there is nothing to undo.
  mutating func undo(from current: TunedValues) -> TunedValues? { steps.undo(from: current) }

  /// Returns the values after the change that was undone last; `nil` if there is none.
  mutating func redo(from current: TunedValues) -> TunedValues? { steps.redo(from: current) }

  /// Returns the origin of the change that `event` may bring.
  private func origin(of event: SceneEvent) -> ChangeHistory.Origin {
    if changesByMouse { return .drag(press: pressCount) }
    if case .hold(let name, _) = event { return .keys(parameter: name) }
    return .once
  }

  // MARK: - Comparing

  /// Returns the values to compare with, and whether they are those before the last change.
  func values(of reference: ViewerCommand.Reference) -> (values: TunedValues, isLast: Bool) {
    let before = reference == .lastChange ? steps.valuesBeforeLastChange : nil
    return (before ?? .defaults, before != nil)
  }

  /// Shows the scene with other values until the comparison ends; the steps stay unchanged.
  mutating func compare(with playback: Playback) { comparison = playback }

  /// Hands an event to the scene with other values.
  mutating func deliver(_ event: SceneEvent, in canvas: Size, at time: Double) {
    comparison?.handle(event, in: canvas, at: time)
  }

  /// Ends the comparison.
  ///
  /// - Returns: Whether there was one.
  mutating func endComparison() -> Bool {
    defer { comparison = nil }
    return comparison != nil
  }
}
