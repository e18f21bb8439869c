/// The files a translation may read: those of one folder and its subfolders, by paths relative to
/// it.
///
/// ```swift
/// let folder = SourceFolder(paths: { ["Common.h"] }, read: { $0 == "Common.h" ? bytes : nil })
/// ```
///
/// The translator opens nothing itself; the folder's owner decides what is readable. Paths
/// are normalized before they are asked for, and one that leads out of the folder is never asked
/// for.
package struct SourceFolder: Sendable {
  /// Paths of the `.metal` and `.h` files below the folder, for finding headers and functions by
  /// name.
  package var paths: @Sendable () -> [String]
  /// Returns the bytes of the file at a path; `nil` if there is none.
  package var read: @Sendable (_ path: String) -> [UInt8]?

  package init(
    paths: @escaping @Sendable () -> [String],
    read: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    self.paths = paths
    self.read = read
  }

  /// Files held in memory.
  package init(_ files: [String: String]) {
    self.init(paths: { files.keys.sorted() }, read: { files[$0].map { Array($0.utf8) } })
  }

  /// Returns `path` without `.` and `..`; `nil` when it leads out of the folder.
  package static func normalized(_ path: String) -> String? {
    var parts: [Substring] = []
    if path.hasPrefix("/") { return nil }
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// The folder part of `path`, with a slash at its end; empty for a file at the top.
  package static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  package static func fileName(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }
}
