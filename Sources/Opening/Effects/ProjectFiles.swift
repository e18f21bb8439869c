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
  private static let (maxEntries, maxFiles, maxDepth) = (20_000, 3000, 6)
  /// Entries where nothing marks a project: its folder is a guess then.
  private static let maxUnmarkedEntries = 600

  /// Folders that hold what others have written, or what is built.
  private static let foreignFolders: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "Build",
  ]

  /// - Parameters:
  ///   - path: A file of the project.
  ///   - ending: Such as ".swift".
  ///   - boundary: A folder that is not left.
  ///   - marks: What is known of the folders that were looked at before.
  init(
    near path: String, ending: String, within boundary: String? = nil,
    marks: ProjectMarks = ProjectMarks()
  ) {
    self.ending = ending
    let project = ProjectFolder(of: path, within: boundary, marks: marks)
    let limit = project.isMarked ? Self.maxEntries : Self.maxUnmarkedEntries
    var folder = path.folderPart
    while let real = realPath(folder) {
      if let boundary, !isInside(real, folder: boundary) { return }
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
    if folder == "." { return ".." }
    return folder.namePart == ".." ? folder + "/.." : folder.folderPart
  }

  /// Whether a folder is everybody's, as `/tmp` is.
  private static func isShared(_ path: String) -> Bool {
    var status = stat()
    return stat(path.onDisk, &status) != 0 || status.st_mode & S_ISVTX != 0
  }

  /// Adds the regular files of a folder and of those below it, the upper ones first.
  private mutating func collect(below folder: String, real: String, limit: Int) {
    var next = [(path: folder, real: real, depth: 0)]
    var index = 0
    while index < next.count, entries < limit, paths.count < Self.maxFiles {
      let current = next[index]
      index += 1
      // A folder that cannot be read is skipped.
      guard visited.insert(current.real).inserted,
        let found = FolderEntry.all(in: current.path, limit: limit - entries)
      else { continue }
      entries += found.count
      var (names, folders): ([String], [String]) = ([], [])
      for entry in found where !entry.name.hasPrefix(".") {
        switch entry.kind {
        case .file: if entry.name.hasSuffix(ending) { names.append(entry.name) }
        case .folder: if !Self.isForeign(entry.name) { folders.append(entry.name) }
        case .other, .unknown: break
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
