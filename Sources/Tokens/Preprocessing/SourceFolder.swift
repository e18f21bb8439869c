internal import Files

/// The files a translation may read: those of one folder and its subfolders, by paths relative to
/// it, and those of other folders that its owner names, by absolute paths.
///
/// ```swift
/// // given bytes: [UInt8]
/// let folder = SourceFolder(paths: { ["Common.h"] }, read: { $0 == "Common.h" ? bytes : nil })
/// ```
///
/// The translator opens nothing itself; the folder's owner decides what is readable. Paths
/// are normalized before they are asked for, and one that leads out of the folder is never asked
/// for.
package struct SourceFolder: Sendable {
  /// Paths of the sources and headers below the folder, the nearest first, for finding headers and
  /// functions by name.
  package var paths: @Sendable () -> [String]
  /// Returns the text of the file at a path, as UTF-8; `nil` if there is none.
  package var read: @Sendable (_ path: String) -> [UInt8]?
  /// Whether messages may show lines of the file at a path, with these bytes: what is not a shader
  /// may hold anything.
  package var showsLines: @Sendable (_ path: String, _ text: [UInt8]) -> Bool = { _, _ in true }
  /// Returns how messages write a path; `nil` writes it as it is.
  package var displayPath: (@Sendable (_ path: String) -> String)?
  /// Folders in which included files are looked for after the folder of the file that includes
  /// them, each with a slash at its end; "" is the folder itself.
  package var includeFolders: [String]
  /// The folder's own path, absolute and with a slash at its end: files beside it have absolute
  /// paths. `nil` if none of them can be included.
  package var place: String?
  /// The folder of the project, in the same form; the files in it can be included.
  package var project: String?

  package init(
    paths: @escaping @Sendable () -> [String],
    read: @escaping @Sendable (_ path: String) -> [UInt8]?,
    displayPath: (@Sendable (_ path: String) -> String)? = nil, includeFolders: [String] = [""]
  ) {
    self.paths = paths
    self.read = { read($0)?.asSourceText }
    self.displayPath = displayPath
    self.includeFolders = includeFolders
  }

  /// Files held in memory.
  package init(_ files: [String: String]) {
    self.init(paths: { files.keys.sorted() }, read: { files[$0].map { Array($0.utf8) } })
  }

  /// Returns `path` without `.` and `..`; `nil` when it leads out of the folder.
  package static func normalized(_ path: String) -> String? {
    var parts: [String] = []
    if path.isAbsolutePath { return nil }
    for part in path.pathParts where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// Returns the path that `name` means in `folder`, which has a slash at its end or is empty;
  /// `nil` when it leads out of all folders.
  package static func path(of name: String, in folder: String) -> String? {
    if name.isAbsolutePath { return nil }
    guard folder.isAbsolutePath else { return normalized(folder + name) }
    return normalized(folder.dropFirst() + name).map { "/" + $0 }
  }

  /// The folder part of `path`, with a slash at its end; empty for a file at the top.
  package static func directory(of path: String) -> String {
    String(path.utf8.dropLast(path.namePart.utf8.count)) ?? ""
  }

  package static func fileName(of path: String) -> String {
    path.namePart
  }

  /// Returns the path of an included file, by the folder from which it is looked for; `nil` when it
  /// leads out of all folders.
  func path(of name: String, included directory: String) -> String? {
    let inside = Self.path(of: name, in: directory)
    guard let place else { return inside }
    let path =
      inside ?? (directory.isAbsolutePath ? nil : Self.path(of: name, in: place + directory))
    // One file has one path.
    return path.map { $0.hasPrefix(place) ? String($0.dropFirst(place.count)) : $0 }
  }

  /// Whether an absolute path is in the project, or there is nothing to judge it by.
  func isInProject(_ path: String) -> Bool { project.map(path.hasPrefix) ?? true }
}
