internal import Files
internal import Synchronization

/// The state of the window after the last event, for a thread that stores it during a frame.
nonisolated final class LastState: Sendable {
  private let state = Mutex<ViewerState?>(nil)

  func note(_ state: ViewerState) { self.state.withLock { $0 = state } }

  /// Stores the state, if there is one.
  func store(in file: StateFile) throws(FileError) {
    guard let state = state.withLock(\.self) else { return }
    try file.store(state)
  }
}

nonisolated extension StateFile {
  /// Writes what a window leaves for the next run, if that is something new.
  func store(_ state: ViewerState) throws(FileError) {
    try store { (stored: RememberedState?) -> RememberedState in
      var state = state
      return state.stateToStore(over: stored ?? state.memory.remembered)
    }
  }
}
