internal import Files
internal import Glibc

/// Which files are in folders, and which version of each.
nonisolated struct FolderListing: Sendable, Equatable {
  /// Differs from the one before when a file is written or replaced.
  private struct Version: Sendable, Equatable {
    let file: ino_t
    let size: off_t
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
      file = status.st_ino
      size = status.st_size
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  /// By their paths.
  private var versions: [String: Version] = [:]

  /// - Parameter concerns: Whether a file of this name is listed.
  init(of folders: [String], concerning concerns: (String) -> Bool) {
    for folder in folders {
      for entry in FolderEntry.all(in: folder) ?? [] where concerns(entry.name) {
        let path = "\(folder)/\(entry.name)"
        versions[path] = Self.version(of: path)
      }
    }
  }

  /// Whether anything can be said of what is in `folder`, which may be missing now.
  static func canBeMade(of folder: String) -> Bool {
    access(folder.onDisk, R_OK) == 0 || errno == ENOENT
  }

  /// - Returns: `nil` if nothing is there.
  private static func version(of path: String) -> Version? {
    var status = stat()
    guard stat(path.onDisk, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { return Version(status) }
    // A network file system remembers for a while what it was told of a file, and asks its server
    // again when one is opened.
    let file = open(path.onDisk, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return Version(status) }
    defer { close(file) }
    return fstat(file, &status) == 0 ? Version(status) : nil
  }
}
