internal import Foundation
internal import Synchronization

/// The work of a program's tasks, and of its main queue: it is done on the main thread alone,
/// between two ticks, in the order in which it comes.
///
/// Swift's runtime would do it on the threads of a pool, and whether a task has gone on at a tick
/// would be the machine's affair. Its hook hands it over here, so that each run of a view is like
/// any other. A task that computes for long holds the view up.
final class TaskJobs: Sendable {
  static let shared = TaskJobs()

  private let waiting = Mutex<[UnownedJob]>([])
  /// A descriptor that can be read while the main queue has work; -1 if there is none.
  private let mainQueue: Int32

  /// Rounds between two ticks at most: a task that only yields goes on at the next.
  private static let limit = 200

  /// The hook: it is called with a job, and with the function that enqueues it without a hook.
  private typealias Hook = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void

  private init() {
    let handle = dlsym(nil, "_dispatch_get_main_queue_handle_4CF")
    mainQueue = handle.map { unsafeBitCast($0, to: (@convention(c) () -> Int32).self)() } ?? -1
  }

  /// Takes the jobs of this process from now on; they wait until they are run.
  static func takeAll() {
    // A runtime without the hook runs jobs as it does.
    dlsym(nil, "swift_task_enqueueGlobal_hook")?.assumingMemoryBound(to: Hook?.self).pointee = take
  }

  fileprivate func add(_ job: UnownedJob) { waiting.withLock { $0.append(job) } }

  /// Whether nothing waits.
  var isEmpty: Bool {
    guard waiting.withLock({ $0.isEmpty }) else { return false }
    var queue = pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0)
    return poll(&queue, 1, 0) <= 0
  }

  /// Does the work that waits, and what comes of it.
  @MainActor func run() {
    for _ in 0..<Self.limit {
      // What was dispatched to the main queue, and timers that are due.
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      let jobs = waiting.withLock { jobs in
        defer { jobs = [] }
        return jobs
      }
      for job in jobs { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
      if isEmpty { return }
    }
  }
}

private func take(_ job: UnsafeRawPointer, _ enqueue: UnsafeRawPointer) {
  TaskJobs.shared.add(unsafeBitCast(job, to: UnownedJob.self))
}
