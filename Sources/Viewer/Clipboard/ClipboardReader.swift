internal import Dispatch
internal import Synchronization

/// Reads the clipboard of X11 on a thread of its own, and stores it until the viewer takes it.
///
/// The contents of the clipboard are in the program that they were copied in, which may be busy,
/// hang or end. GLFW waits for it indefinitely, and handles no event meanwhile.
nonisolated final class ClipboardReader: Sendable {
  private let queue = DispatchQueue(label: "clipboard", qos: .userInitiated)
  private let finished = Mutex<[ClipboardText]>([])
  private let isReading = Atomic<Bool>(false)

  /// Begins to read; the window is woken when it is done. While it is being read, nothing happens.
  func read() {
    guard isReading.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged
    else { return }
    queue.async { [weak self] in
      let text = X11Selection.clipboard()
      guard let self else { return }
      isReading.store(false, ordering: .relaxed)
      finished.withLock { $0.append(text) }
      Window.wake()
    }
  }

  /// Returns what has been read since the last call.
  func take() -> [ClipboardText] {
    finished.withLock { finished in
      defer { finished = [] }
      return finished
    }
  }
}
