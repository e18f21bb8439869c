internal import Dispatch
internal import Files
internal import Glibc
internal import Synchronization

/// Plays the sound of an impact on a thread of its own, where there is a sound server.
///
/// No frame waits for it: a server that hangs takes the thread with it, and nothing else.
nonisolated final class ImpactPlayer: Sendable {
  private struct Line {
    /// Open while impacts follow each other: a stream that is always there keeps devices awake.
    var stream: SoundStream?
    /// Impacts so far.
    var count = 0
  }

  private let queue = DispatchQueue(label: "impact", qos: .userInteractive)
  /// Used on the queue alone.
  private let line = Mutex(Line())
  /// Impacts that wait for their turn.
  private let waiting = Atomic(0)

  /// Impacts that wait at most: one that comes much too late is worse than none.
  private static let mostWaiting = 2
  /// Seconds without an impact after which the stream is closed.
  private static let patience = 5.0

  /// Begins to play an impact and returns at once.
  func play() {
    guard waiting.load(ordering: .relaxed) < Self.mostWaiting else { return }
    waiting.add(1, ordering: .relaxed)
    queue.async { [self] in
      let count = playNow()
      waiting.subtract(1, ordering: .relaxed)
      queue.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
        self?.line.withLock { if $0.count == count { $0.stream = nil } }
      }
    }
  }

  /// Plays an impact, and returns how many that makes.
  private func playNow() -> Int {
    line.withLock { line in
      line.count += 1
      // A stream may be from a server that has ended since: then once more, with a new one.
      for _ in 0..<2 {
        line.stream =
          line.stream
          ?? SoundStream(rate: ImpactSound.rate) { environmentPath($0) }
        guard let stream = line.stream else { break }
        if stream.write(ImpactSound.samples) { break }
        line.stream = nil
      }
      return line.count
    }
  }
}
