import Dispatch
import Synchronization

/// Progress of a command that draws one picture, for a user who waits: a line every few seconds
/// once that takes long.
///
/// The driver holds the process while it compiles and draws, so the lines come from another thread.
nonisolated final class DrawingProgress: Sendable {
  private struct Work {
    var title = ""
    /// Processor seconds at its beginning, and how many it takes; `nil` if that is not known.
    var start = 0.0
    var seconds: Double?
    /// Tells one piece of work from the next.
    var number = 0
  }

  /// Seconds before the first line, and between two.
  private static let interval = 3.0

  private let console: Console
  private let work = Mutex(Work())
  private let queue = DispatchQueue(label: "progress")

  init(_ console: Console) { self.console = console }

  /// Begins a piece of work, and ends the one before.
  ///
  /// - Parameter seconds: Processor time that it will take; `nil` if that is not known.
  func show(_ title: String, of seconds: Double? = nil) {
    let number = work.withLock { work in
      work = Work(
        title: title, start: MonotonicClock.processorSeconds(), seconds: seconds,
        number: work.number + 1)
      return work.number
    }
    remind(number)
  }

  func end() { work.withLock { $0.number += 1 } }

  private func remind(_ number: Int) {
    queue.asyncAfter(deadline: .now() + Self.interval) { [self] in
      let line = work.withLock { work in work.number == number ? Self.line(of: work) : nil }
      guard let line else { return }
      console.say(line)
      remind(number)
    }
  }

  private static func line(of work: Work) -> String {
    guard let seconds = work.seconds, seconds >= 1 else { return "\(work.title) …" }
    let done = min(Int(MonotonicClock.processorSeconds() - work.start), Int(clamping: seconds))
    return "\(work.title): \(done) s of about \(Int(clamping: seconds)) s of processor time"
  }
}
