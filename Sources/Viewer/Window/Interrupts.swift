internal import Dispatch
internal import Glibc
internal import Synchronization

/// Catches Control-C and requests to end, so that the window closes in good order.
nonisolated final class Interrupts {
  private final class Flag: Sendable {
    let isSet = Atomic<Bool>(false)
  }

  private let flag = Flag()
  private let sources: [any DispatchSourceSignal]

  /// From now on SIGINT and SIGTERM only set a flag and wake the window.
  init() {
    let flag = flag
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        flag.isSet.store(true, ordering: .relaxed)
        Window.wake()
      }
      source.resume()
      return source
    }
  }

  deinit { for source in sources { source.cancel() } }

  var arrived: Bool { flag.isSet.load(ordering: .relaxed) }
}
