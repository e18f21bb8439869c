import Glibc

/// The system's clocks that only run forward.
nonisolated enum MonotonicClock {
  /// Seconds since a moment that the system chooses.
  static func seconds() -> Double { seconds(of: CLOCK_MONOTONIC) }

  /// The time that all threads of this process have spent on processors.
  static func processorSeconds() -> Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
