import Dispatch
import Files
import Glibc
import Synchronization

/// Catches Control-C and requests to end while something long is written, so that it leaves nothing
/// that is not whole.
///
/// A frame under way may take the driver minutes: a second later the process ends where it is.
/// Files without a name are gone with it.
final class Interruption {
  private final class Flag: Sendable {
    let isSet = Atomic<Bool>(false)
  }

  private let flag = Flag()
  private let sources: [any DispatchSourceSignal]
  /// Whether a signal came before the sources were there, which takes them a moment.
  private static let cameEarly = Atomic<Bool>(false)

  /// Seconds in which what is under way may be left in good order.
  private static let patience = 1.0

  init() {
    let flag = flag
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      // The source puts its own in the place of this.
      signal(number) { _ in Interruption.cameEarly.store(true, ordering: .relaxed) }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        flag.isSet.store(true, ordering: .relaxed)
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
          _exit(ExitStatus.interrupted.rawValue)
        }
      }
      source.resume()
      return source
    }
  }

  /// Whether a signal has come.
  var arrived: Bool {
    flag.isSet.load(ordering: .relaxed) || Self.cameEarly.load(ordering: .relaxed)
  }
}
