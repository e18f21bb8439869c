internal import Dispatch
internal import Glibc

/// Gives memory that was freed back to the system.
///
/// The C library keeps what is freed for each thread's next use. Compiling a program takes a driver
/// 40 MB for a moment, on whatever thread it happens: after 7,800 random events 211 of 375 MB were
/// free and not given back, 40 MB for each of four threads and the rest between what is in use.
nonisolated enum FreedMemory {
  private static let queue = DispatchQueue(label: "freed memory", qos: .utility)

  // Glibc's own, which Swift's module leaves out; another C library has neither.
  private static let trim = dlsym(nil, "malloc_trim")
    .map { unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self) }
  private static let setOption = dlsym(nil, "mallopt")
    .map { unsafeBitCast($0, to: (@convention(c) (Int32, Int32) -> Int32).self) }
  /// `M_ARENA_MAX` of malloc.h.
  private static let mostArenas: Int32 = -8

  /// From now on threads share what was freed: the main thread has its own, all others one. To be
  /// called before there are other threads.
  static func share() { _ = setOption?(mostArenas, 2) }

  /// Gives back what is free now, on another thread.
  static func giveBack() { queue.async { _ = trim?(0) } }
}
