import Glibc

/// The time and memory that one input may take before it counts as a finding.
package enum Limits {
  /// Processor seconds.
  package static let seconds = isSanitized ? 60 : 5
  /// Bytes of address space; a driver takes half a gigabyte of it.
  package static let memory: UInt = 3 << 30

  /// As `Scripts/sanitize` says: its programs keep books of their memory in much more of it than
  /// they use, and are slower.
  private static let isSanitized = getenv("SANITIZER") != nil

  /// Ends this process by a signal when memory or, since the last `restart`, time is over.
  package static func begin() {
    if !isSanitized {
      var limit = rlimit(rlim_cur: memory, rlim_max: memory)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    }
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    restart()
  }

  package static func restart() {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    // Counts this process's own time, so that a busy machine refuses nothing.
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }
}
