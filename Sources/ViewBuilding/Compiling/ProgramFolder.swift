package import Files
internal import Glibc
internal import Synchronization

/// A folder with a view's program, removed with the last value that names it, and at the latest
/// when this process ends.
///
/// ```swift
/// let folder = try ProgramFolder(in: CacheFolder(path: "/home/ada/.cache/harmonic/views"))
/// folder.path  // "/home/ada/.cache/harmonic/views/4711-a8Qz1c"
/// ```
///
/// A process that is killed leaves its folders: the next one that makes such a folder removes them.
/// A lock on a file in each folder tells whether its process is there still.
package final class ProgramFolder: Sendable {
  package let path: String
  /// Of the locked file; `nil` for a folder that stays.
  private let lock: Int32?

  private static let lockName = "lock"
  /// Folders that are removed when this process ends.
  private static let own = Mutex<Set<String>>([])
  /// Has the folders removed at the end of the process, once.
  private static let removesAtExit: Void = {
    atexit { for path in ProgramFolder.own.withLock({ $0 }) { removeTree(path) } }
    return
  }()

  /// A folder of the caller's, which stays.
  package init(path: String) { (self.path, lock) = (path, nil) }

  /// Makes a new folder in a cache folder, and removes those of processes that have ended.
  package init(in cache: CacheFolder) throws(FileError) {
    try makeFolder(cache.path)
    Self.removeLeft(in: cache.path)
    // The call writes characters of its own in place of the last six.
    var template = "\(cache.path)/\(getpid())-XXXXXX".onDisk
    guard mkdtemp(&template) != nil else {
      throw FileError.noFolder(path: cache.path, reason: systemReason(errno, in: "mkdtemp"))
    }
    let path = String(onDisk: template)
    let part = "\(path)/part"
    let lock = open(part.onDisk, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 {
      // Under its name it is locked already.
      rename(part.onDisk, "\(path)/\(Self.lockName)".onDisk)
    }
    (self.path, self.lock) = (path, lock)
    Self.own.withLock { _ = $0.insert(path) }
    Self.removesAtExit
  }

  deinit {
    guard let lock else { return }
    removeTree(path)
    _ = Self.own.withLock { $0.remove(path) }
    if lock >= 0 { close(lock) }
  }

  /// Removes folders whose processes have ended.
  private static func removeLeft(in cache: String) {
    let own = own.withLock { $0 }
    for entry in FolderEntry.all(in: cache) ?? [] {
      let path = "\(cache)/\(entry.name)"
      guard !own.contains(path), isLeft(path) else { continue }
      removeTree(path)
    }
  }

  private static func isLeft(_ path: String) -> Bool {
    let lock = open("\(path)/\(lockName)".onDisk, O_RDWR | O_CLOEXEC)
    guard lock >= 0 else {
      // Made this very moment, or by a version that locked nothing.
      guard let process = path.namePart.split(separator: "-").first.flatMap({ pid_t($0) }) else {
        return false
      }
      return kill(process, 0) != 0 && errno == ESRCH
    }
    defer { close(lock) }
    return flock(lock, LOCK_EX | LOCK_NB) == 0
  }
}

extension ProgramFolder: Hashable {
  package static func == (a: ProgramFolder, b: ProgramFolder) -> Bool { a.path == b.path }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
