internal import Synchronization

/// Why nothing is read from a cache folder, or stored there; everything works without it, more
/// slowly.
package enum CacheTrouble: Hashable, Sendable {
  /// The folder at `path`, or the one it is in, belongs to another user.
  case foreign(path: String)
  /// Everybody can write to it.
  case open(path: String)
  /// Its disk is full; `reason` is the system's own.
  case full(path: String, reason: String)

  /// The message: what is not done, and what to do.
  package var warning: String {
    switch self {
    case .foreign(let path):
      """
      warning: the cache is not used: '\(path)' belongs to another user
      hint: remove it, or set XDG_CACHE_HOME to a folder of your own
      """
    case .open(let path):
      """
      warning: the cache is not used: everybody can write to '\(path)'
      hint: chmod go-w '\(path)', or set XDG_CACHE_HOME to another folder
      """
    case .full(let path, let reason):
      """
      warning: nothing new is stored in the cache: '\(path)': \(reason)
      hint: make room there, or set XDG_CACHE_HOME to another folder
      """
    }
  }
}

/// The troubles that this process had with caches, so that each is said once.
///
/// Caches are used in many places and on many threads.
package enum CacheTroubleLog {
  private static let contents = Mutex<(known: Set<CacheTrouble>, unread: [CacheTrouble])>(([], []))

  static func note(_ trouble: CacheTrouble) {
    contents.withLock { log in
      if log.known.insert(trouble).inserted { log.unread.append(trouble) }
    }
  }

  /// Returns what was met for the first time since the last call.
  package static func takeUnread() -> [CacheTrouble] {
    contents.withLock { log in
      defer { log.unread = [] }
      return log.unread
    }
  }
}
