// Clocks and random numbers of a user's program: functions of the C library and of Swift's, in the
// program itself, so that the dynamic linker finds these first.
import Glibc

/// Seconds since 1970, and the seconds of the clocks that only go forward.
nonisolated(unsafe) private var time = (date: 0.0, uptime: uptimeAtStart)
/// Where the clocks begin that only go forward: 0 means "now" to some of their callers.
private let uptimeAtStart = 1_000.0
nonisolated(unsafe) private var randomState: UInt64 = 0

/// Sets all clocks.
@_cdecl("harmonic_set_time") public func setTime(_ date: Double, _ uptime: Double) {
  time = (date, uptimeAtStart + uptime)
}

/// Starts the random numbers again.
@_cdecl("harmonic_set_seed") public func setSeed(_ seed: UInt64) { randomState = seed }

@_cdecl("clock_gettime") public func injectedClock(
  _ clock: Int32, _ result: UnsafeMutablePointer<timespec>?
) -> Int32 {
  let seconds: Double
  switch clock {
  case CLOCK_REALTIME, CLOCK_REALTIME_COARSE: seconds = time.date
  case CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_MONOTONIC_COARSE, CLOCK_BOOTTIME:
    seconds = time.uptime
  // The time of the processor is measured.
  default: return systemClock(clock, result)
  }
  let whole = seconds.rounded(.down)
  result?.pointee = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
  return 0
}

/// Calls the function of the C library that `injectedClock` hides.
private func systemClock(_ clock: Int32, _ result: UnsafeMutablePointer<timespec>?) -> Int32 {
  typealias Function = @convention(c) (Int32, UnsafeMutablePointer<timespec>?) -> Int32
  guard let next = dlsym(nextObjects, "clock_gettime") else { return -1 }
  return unsafeBitCast(next, to: Function.self)(clock, result)
}

/// RTLD_NEXT: what the dynamic linker finds behind the program itself.
private var nextObjects: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }

@_cdecl("gettimeofday") public func injectedTimeOfDay(
  _ result: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?
) -> Int32 {
  let whole = time.date.rounded(.down)
  result?.pointee = timeval(tv_sec: Int(whole), tv_usec: Int((time.date - whole) * 1e6))
  return 0
}

@_cdecl("time") public func injectedTime(_ result: UnsafeMutablePointer<Int>?) -> Int {
  let seconds = Int(time.date.rounded(.down))
  result?.pointee = seconds
  return seconds
}

/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
private func nextRandom() -> UInt64 {
  randomState &+= 0x9E37_79B9_7F4A_7C15
  var mixed = randomState
  mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
  mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
  return mixed ^ (mixed >> 31)
}

@_cdecl("swift_stdlib_random") public func seededRandom(
  _ bytes: UnsafeMutableRawPointer, _ count: Int
) {
  for offset in stride(from: 0, to: count, by: 8) {
    withUnsafeBytes(of: nextRandom().littleEndian) { random in
      (bytes + offset).copyMemory(
        from: random.baseAddress!, byteCount: min(8, count - offset))  // of eight bytes
    }
  }
}

@_cdecl("arc4random") public func seededRandomNumber() -> UInt32 {
  UInt32(truncatingIfNeeded: nextRandom())
}

@_cdecl("arc4random_uniform") public func seededRandomNumber(below bound: UInt32) -> UInt32 {
  bound == 0 ? 0 : UInt32(nextRandom() >> 32) % bound
}

@_cdecl("arc4random_buf") public func seededRandomBytes(
  _ bytes: UnsafeMutableRawPointer, _ count: Int
) { seededRandom(bytes, count) }

private typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

/// The function of the C library that `injectedSystemCall` hides; found at its first use, since
/// every lock may use it.
nonisolated(unsafe) private var systemCall: SystemCall?

#if arch(x86_64)
  private let getrandomNumber = 318
#else
  private let getrandomNumber = 278
#endif

/// Answers the system call `getrandom`, with which Swift's library makes its random numbers: it
/// does not call the `swift_stdlib_random` above, but its own. All other calls are passed on.
@_cdecl("syscall") public func injectedSystemCall(
  _ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int
) -> Int {
  if number == getrandomNumber, let bytes = UnsafeMutableRawPointer(bitPattern: a) {
    seededRandom(bytes, b)
    return b
  }
  if systemCall == nil {
    systemCall = unsafeBitCast(dlsym(nextObjects, "syscall"), to: SystemCall?.self)
  }
  return systemCall.map { $0(number, a, b, c, d, e, f) } ?? -1
}

/// The random bytes of Foundation's `UUID()`: a random UUID of RFC 9562, version 4.
@_cdecl("_foundation_uuid_generate_random") public func seededUUID(
  _ bytes: UnsafeMutablePointer<UInt8>
) {
  seededRandom(bytes, 16)
  bytes[6] = bytes[6] & 0x0F | 0x40
  bytes[8] = bytes[8] & 0x3F | 0x80
}
