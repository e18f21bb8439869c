internal import Dispatch
internal import Synchronization

/// A question to another program, which may be busy, hang or end: a thread of its own waits for the
/// answer, and wakes the window.
nonisolated final class BackgroundQuestion<Answer: Sendable>: Sendable {
  private let queue: DispatchQueue
  private let answers = Mutex<[Answer]>([])
  private let isOpen = Atomic<Bool>(false)

  /// - Parameter label: Name of the thread in a debugger.
  init(label: String) { queue = DispatchQueue(label: label, qos: .userInitiated) }

  /// Asks; while a question is open, nothing happens.
  ///
  /// - Parameter answer: Waits for the answer.
  func ask(_ answer: @escaping @Sendable () -> Answer) {
    guard isOpen.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged
    else { return }
    queue.async { [self] in
      let answer = answer()
      isOpen.store(false, ordering: .relaxed)
      answers.withLock { $0.append(answer) }
      Window.wake()
    }
  }

  /// Returns what was answered since the last call.
  func take() -> [Answer] {
    answers.withLock { answers in
      defer { answers = [] }
      return answers
    }
  }
}
