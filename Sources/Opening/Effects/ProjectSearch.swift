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
      guard folder != top, folder != "/", let slash = folder.lastIndex(of: "/") else { return }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
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
    guard let directory = opendir(folder) else { return ([], []) }
    defer { closedir(directory) }
    var (files, folders): ([String], [String]) = ([], [])
    while entryCount < Self.maxEntries, let entry = readdir(directory) {
      entryCount += 1
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      switch Self.kind(of: "\(folder)/\(name)", Int32(entry.pointee.d_type)) {
      case Int32(DT_REG): files.append(name)
      case Int32(DT_DIR):
        if !Self.skippedFolders.contains(name) { folders.append(name) }
      default: continue
      }
    }
    return (files.sorted(), folders.sorted())
  }

  /// What an entry is; some file systems do not say it in their folders.
  private static func kind(of path: String, _ type: Int32) -> Int32 {
    guard type == Int32(DT_UNKNOWN) else { return type }
    var status = stat()
    guard lstat(path, &status) == 0 else { return type }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int32(DT_REG)
    case S_IFDIR: return Int32(DT_DIR)
    default: return type
    }
  }
}
