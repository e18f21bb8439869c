/// Steps in which a user has changed a scene, to be undone and redone.
///
/// ```swift
/// // given before: TunedValues, after: TunedValues
/// var history = ChangeHistory()
/// history.note(from: before, to: after, by: .keys(parameter: "scale"), at: 4.2)
/// let values = history.undo(from: after)  // before
/// ```
///
/// A drag is one step, and so is a run of nudges of one parameter. The history stores values and no
/// times: where the scene's clock stands does not matter to it.
nonisolated struct ChangeHistory: Sendable {
  /// Input that makes a change.
  enum Origin: Sendable, Hashable {
    /// The mouse: all changes between two presses of its button are one step.
    case drag(press: Int)
    /// Keys that move one parameter: a run of them is one step.
    case keys(parameter: String)
    /// A change that is a step of its own.
    case once
  }

  private struct Step: Sendable {
    let before: TunedValues
    var after: TunedValues
    let origin: Origin
    var time: Double
  }

  private var done: [Step] = []
  /// The next to be done again is the last.
  private var undone: [Step] = []

  /// Steps after which the oldest is forgotten.
  private static let limit = 512
  /// Seconds without a nudge after which a run of them is over.
  private static let pause = 1.0

  /// Whether nothing was ever changed.
  var isEmpty: Bool { done.isEmpty && undone.isEmpty }

  /// The values before the last change; `nil` if nothing was changed.
  var valuesBeforeLastChange: TunedValues? { done.last?.before }

  /// Takes in a change; changes that were undone before it cannot be done again.
  ///
  /// - Parameter time: Wall time in seconds.
  mutating func note(
    from before: TunedValues, to after: TunedValues, by origin: Origin, at time: Double
  ) {
    guard before != after else { return }
    undone = []
    if let last = done.last, last.after == before, goesOn(last, by: origin, at: time) {
      done[done.count - 1].after = after
      done[done.count - 1].time = time
      // Moved there and back: nothing has changed.
      if last.before == after { done.removeLast() }
    } else {
      done.append(Step(before: before, after: after, origin: origin, time: time))
      if done.count > Self.limit { done.removeFirst() }
    }
  }

  private func goesOn(_ step: Step, by origin: Origin, at time: Double) -> Bool {
    guard step.origin == origin else { return false }
    switch origin {
    case .drag: return true
    case .keys: return time - step.time < Self.pause
    case .once: return false
    }
  }

  /// Returns the values before the last change; `nil` if there is nothing to undo.
  ///
  /// - Parameter current: The values now. A step that would change nothing is passed: the scene may
  ///   have been brought back to an earlier time, where the change was not made yet.
  mutating func undo(from current: TunedValues) -> TunedValues? {
    while let step = done.popLast() {
      undone.append(step)
      if step.before != current { return step.before }
    }
    return nil
  }

  /// Returns the values after the change that was undone last; `nil` if there is none.
  mutating func redo(from current: TunedValues) -> TunedValues? {
    while let step = undone.popLast() {
      done.append(step)
      if step.after != current { return step.after }
    }
    return nil
  }
}
