internal import Files
internal import Glibc

/// Which files are in folders, and which version of each.
nonisolated struct FolderListing: Sendable, Equatable {
  /// Differs from the one before when a file is written or replaced; of a folder, when another is
  /// in its place.
  private struct Version: Sendable, Equatable {
    let file: ino_t
    var size: off_t = 0
    var times: [Int] = []

    init(_ status: stat) {
      file = status.st_ino
      guard status.st_mode & S_IFMT == S_IFREG else { return }
      size = status.st_size
      times = [status.st_mtim, status.st_ctim].flatMap { [$0.tv_sec, $0.tv_nsec] }
    }
  }

  /// By their paths.
  private var versions: [String: Version] = [:]

  /// Entries of a folder after which the rest is left out.
  private static let limit = 10_000

  /// - Parameter concerns: Whether a file of this name is listed.
  init(of folders: [String], concerning concerns: (String) -> Bool) {
    for folder in folders {
      let entries = FolderEntry.all(in: folder, limit: Self.limit) ?? []
      for entry in entries where concerns(entry.name) {
        let path = "\(folder)/\(entry.name)"
        versions[path] = Self.version(of: path)
      }
    }
  }

  /// Whether `folder` can be listed, now or when it is there.
  static func canBeMade(of folder: String) -> Bool {
    access(folder.onDisk, R_OK) == 0 || errno != EACCES
  }

  /// - Returns: `nil` if nothing is there.
  private static func version(of path: String) -> Version? {
    var status = stat()
    guard stat(path.onDisk, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { return Version(status) }
    // A network file system caches attributes of a file, and fetches them from its server when the
    // file is opened.
    let file = open(path.onDisk, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return Version(status) }
    defer { close(file) }
    return fstat(file, &status) == 0 ? Version(status) : nil
  }
}
