internal import Glibc

/// Date and time for the name of a file: 2026-11-21 04.31.05.
nonisolated enum FileTimestamp {
  /// The present moment, in the user's time zone.
  static var now: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return String(unsafeUninitializedCapacity: 64) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        // The address is optional in glibc before 2.41 and is not there since; `!` fits neither.
        guard let start = characters.baseAddress else { return 0 }
        return strftime(start, 64, "%Y-%m-%d %H.%M.%S", &parts)
      }
    }
  }
}
