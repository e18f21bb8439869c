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
