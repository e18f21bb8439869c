import Glibc

/// The system's clock that only runs forward; what it counts from is the system's affair.
enum MonotonicClock {
  static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
