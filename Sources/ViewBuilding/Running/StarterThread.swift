internal import Dispatch
internal import Glibc
internal import Synchronization

/// A thread that starts processes, and lasts as long as this program.
///
/// The kernel ends a process that is to end with its parent when the *thread* ends that started it:
/// threads of a pool come and go.
final class StarterThread: Sendable {
  static let shared = StarterThread()

  private typealias Work = @Sendable () -> Void
  private let waiting = Mutex<[Work]>([])
  private let news = DispatchSemaphore(value: 0)

  private init() {
    detachThread { [self] in
      while true {
        news.wait()
        let work = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        work?()
      }
    }
  }

  /// Starts a process as `startProcess` does, and waits until it is started.
  func start(
    _ words: [String], environment: [String: String],
    descriptors: [(own: Int32, its: Int32)]
  ) throws(StartError) -> pid_t {
    let result = Mutex<Result<pid_t, StartError>?>(nil)
    let done = DispatchSemaphore(value: 0)
    waiting.withLock { list in
      list.append {
        let started: Result<pid_t, StartError>
        do throws(StartError) {
          started = .success(
            try startProcess(
              words, environment: environment, inherits: false, descriptors: descriptors))
        } catch {
          started = .failure(error)
        }
        result.withLock { $0 = started }
        done.signal()
      }
    }
    news.signal()
    done.wait()
    guard let started = result.withLock({ $0 }) else { throw StartError(reason: "nothing started") }
    return try started.get()
  }
}
