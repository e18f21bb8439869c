internal import Messages
internal import Synchronization

/// Something that is done to a view at a time in seconds.
struct ViewAction: Sendable, Hashable {
  enum Event: Sendable, Hashable {
    case input(InputEvent)
    /// Overrides a state, or an argument of a shader.
    case set(name: String, StateValue)
    /// Ends an override.
    case release(name: String)
  }

  let event: Event
  let time: Double
}

/// The actions on a view in their order, as a value that is cheap to copy and to add to.
///
/// Copies share their actions; one that is added to after another was is given its own.
struct ActionLog: Sendable {
  private final class Storage: Sendable {
    let actions: Mutex<[ViewAction]>

    init(_ actions: [ViewAction]) { self.actions = Mutex(actions) }
  }

  private var storage = Storage([])
  private(set) var count = 0

  mutating func append(_ action: ViewAction) {
    let isAdded = storage.actions.withLock { [count] actions in
      guard actions.count == count else { return false }
      actions.append(action)
      return true
    }
    if !isAdded { storage = Storage(self[0..<count] + [action]) }
    count += 1
  }

  subscript(range: Range<Int>) -> [ViewAction] {
    storage.actions.withLock { Array($0[range]) }
  }

  /// The log without the actions after `time`.
  func until(_ time: Double) -> ActionLog {
    var log = self
    log.count = storage.actions.withLock { [count] actions in
      actions[..<count].lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    }
    return log
  }

  /// Whether its first actions are those of another log.
  func starts(with other: ActionLog) -> Bool {
    guard count >= other.count else { return false }
    return storage === other.storage || self[0..<other.count] == other[0..<other.count]
  }
}

extension ActionLog: Equatable {
  static func == (a: ActionLog, b: ActionLog) -> Bool { a.count == b.count && a.starts(with: b) }
}
