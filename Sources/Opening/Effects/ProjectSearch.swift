internal import Files
internal import Glibc

/// Finds the sources and headers of a project by going through its folders, the nearest first.
///
/// Symbolic links are not followed, hidden folders and those of build products are left out, and
/// there are limits on files, folder entries and depth, so that it ends soon wherever it begins.
struct ProjectSearch {
  /// Absolute paths.
  private(set) var found: [String] = []
  private var visited: Set<String> = []
  private var entryCount = 0

  /// A project with more sources is searched in part.
  private static let maxFiles = 2000
  private static let maxEntries = 40_000
  private static let maxDepth = 12
  private static let skippedFolders: Set<String> = [
    "DerivedData", "node_modules", "Pods", "Carthage",
  ]

  /// Goes through `folder` and all below it, then through what is around it, up to `top`.
  mutating func find(from folder: String, upTo top: String) {
    var folder = folder
    while true {
      visit(folder)
      guard folder != top, folder != "/", folder.folderPart != "." else { return }
      folder = folder.folderPart
    }
  }

  /// Breadth first, the names in order.
  private mutating func visit(_ top: String) {
    var folders = [(path: top, depth: 0)]
    var next = 0
    while next < folders.count, found.count < Self.maxFiles, entryCount < Self.maxEntries {
      let (path, depth) = folders[next]
      next += 1
      guard visited.insert(path).inserted else { continue }
      let entries = entries(of: path)
      for name in entries.files where ProjectSources.endings.contains(where: name.hasSuffix) {
        found.append(path == "/" ? "/" + name : "\(path)/\(name)")
      }
      guard depth < Self.maxDepth else { continue }
      for name in entries.folders {
        folders.append((path == "/" ? "/" + name : "\(path)/\(name)", depth + 1))
      }
    }
  }

  private mutating func entries(of folder: String) -> (files: [String], folders: [String]) {
    // A folder that cannot be read is skipped.
    let entries = FolderEntry.all(in: folder, limit: Self.maxEntries - entryCount) ?? []
    entryCount += entries.count
    var (files, folders): ([String], [String]) = ([], [])
    for entry in entries where !entry.name.hasPrefix(".") {
      switch Self.kind(of: entry, in: folder) {
      case .file: files.append(entry.name)
      case .folder: if !Self.skippedFolders.contains(entry.name) { folders.append(entry.name) }
      case .other, .unknown: continue
      }
    }
    return (files.sorted(), folders.sorted())
  }

  /// The kind of an entry, asked of the system where its folder does not report it.
  private static func kind(of entry: FolderEntry, in folder: String) -> FolderEntry.Kind {
    var status = stat()
    guard entry.kind == .unknown, lstat("\(folder)/\(entry.name)".onDisk, &status) == 0 else {
      return entry.kind
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }
}
