internal import Synchronization

/// Whether something has changed in watched folders, noted on any thread.
nonisolated final class FolderNews: Sendable {
  private let isNew = Atomic<Bool>(false)

  /// Notes a change, and wakes the window.
  func note() {
    isNew.store(true, ordering: .relaxed)
    Window.wake()
  }

  /// Returns whether a change was noted since the last call.
  func take() -> Bool { isNew.exchange(false, ordering: .relaxed) }
}
