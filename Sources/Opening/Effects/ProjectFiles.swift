internal import Files
internal import Glibc

/// The files of one ending in the project that a file belongs to, the nearest first.
///
/// It is bounded: a project may be a whole disk of things that are none.
struct ProjectFiles {
  /// Paths as they can be opened: relative where the file's own is.
  private(set) var paths: [String] = []
  private let ending: String
  private var entries = 0
  private var visited: Set<String> = []

  /// Entries of folders that are looked at, files that are found, and folders below each other.
  private static let (maxEntries, maxFiles, maxDepth) = (4000, 300, 6)
  /// Entries where nothing marks a project: its folder is a guess then.
  private static let maxUnmarkedEntries = 600

  /// Folders that hold what others have written, or what is built.
  private static let foreignFolders: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "Build",
  ]

  /// - Parameters:
  ///   - path: A file of the project.
  ///   - ending: Such as ".swift".
  init(near path: String, ending: String) {
    self.ending = ending
    let project = ProjectFolder(of: path)
    let limit = project.isMarked ? Self.maxEntries : Self.maxUnmarkedEntries
    let slash = path.lastIndex(of: "/")
    var folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    while let real = Self.realPath(folder) {
      guard project.isMarked || folder.isEmpty || !Self.isShared(real) || visited.isEmpty else {
        return
      }
      collect(below: folder, real: real, limit: limit)
      guard real != project.path, real != "/", entries < limit, paths.count < Self.maxFiles else {
        return
      }
      folder = Self.parent(of: folder)
    }
  }

  /// The folder above, in the way `folder` is written.
  private static func parent(of folder: String) -> String {
    let last = folder.split(separator: "/").last
    if folder == "." { return ".." }
    if last == ".." { return folder + "/.." }
    guard let slash = folder.lastIndex(of: "/") else { return "." }
    return slash == folder.startIndex ? "/" : String(folder[..<slash])
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether a folder is everybody's, as `/tmp` is.
  private static func isShared(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_ISVTX != 0
  }

  /// Adds the regular files of a folder and of those below it, the upper ones first.
  private mutating func collect(below folder: String, real: String, limit: Int) {
    var next = [(path: folder, real: real, depth: 0)]
    var index = 0
    while index < next.count, entries < limit, paths.count < Self.maxFiles {
      let current = next[index]
      index += 1
      // A folder that cannot be read is skipped.
      guard visited.insert(current.real).inserted, let directory = opendir(current.path) else {
        continue
      }
      defer { closedir(directory) }
      var (names, folders): ([String], [String]) = ([], [])
      while entries < limit, let entry = readdir(directory) {
        entries += 1
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): if name.hasSuffix(ending) { names.append(name) }
        case Int32(DT_DIR): if !Self.isForeign(name) { folders.append(name) }
        default: break
        }
      }
      let prefix = current.path == "." ? "" : current.path == "/" ? "/" : current.path + "/"
      paths += names.sorted().prefix(Self.maxFiles - paths.count).map { prefix + $0 }
      guard current.depth < Self.maxDepth else { continue }
      let realPrefix = current.real == "/" ? "/" : current.real + "/"
      next += folders.sorted().map { (prefix + $0, realPrefix + $0, current.depth + 1) }
    }
  }

  private static func isForeign(_ name: String) -> Bool {
    foreignFolders.contains(name)
      || [".xcodeproj", ".xcassets", ".framework", ".xcframework"].contains(where: name.hasSuffix)
  }
}
