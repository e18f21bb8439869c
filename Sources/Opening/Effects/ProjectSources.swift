internal import Files
internal import Glibc
internal import Tokens

/// The files that a Metal file may include or take functions from: those of its project, and of the
/// folders that `--include` names.
///
/// ```swift
/// let sources = ProjectSources(FileOpening(path: "App/Effects/dent.metal"))
/// sources.name                       // "Effects/dent.metal", if `App` is the project
/// sources.folder.read("Shared/x.h")  // App/Shared/x.h
/// ```
///
/// Any regular text file can be included by its path, and a symbolic link does not lead out of the
/// project. By its name alone, a file with the ending of a source or a header is found anywhere in
/// a project that is marked as one; without a mark, only in the file's own folder and below.
struct ProjectSources {
  /// Where the translation reads; its paths are relative to the project.
  private(set) var folder: SourceFolder
  /// The opened file's path in it.
  let name: String
  /// The project's folder.
  private let root: String

  /// Endings of files that are found by their name alone.
  static let endings = [
    ".metal", ".msl", ".h", ".hh", ".hpp", ".hxx", ".inc", ".inl", ".metalh",
  ]

  /// A folder of `--include`.
  struct OtherFolder {
    /// As the user wrote it, without a slash at its end.
    var written: String
    /// Absolute and without symbolic links.
    var path: String

    /// Those that are there.
    static func all(of opening: FileOpening) -> [OtherFolder] {
      opening.includeFolders.compactMap { written in
        realPath(written).map {
          OtherFolder(
            written: written.hasSuffix("/") ? String(written.dropLast()) : written, path: $0)
        }
      }
    }
  }

  /// - Parameter marks: What is known of the folders that were looked at before.
  init(_ opening: FileOpening, marks: ProjectMarks = ProjectMarks()) {
    let project = ProjectFolder(
      of: opening.displayPrefix + opening.name, within: opening.scope.folder, marks: marks)
    let root = project.path
    let own = Self.remainder(of: project.fileFolder, below: root).map { $0.isEmpty ? "" : $0 + "/" }
    let ownPrefix = own ?? ""
    let name = ownPrefix + opening.name
    let others = OtherFolder.all(of: opening)
    self.root = root
    self.name = name
    folder = SourceFolder(
      paths: {
        var search = ProjectSearch()
        search.find(from: project.fileFolder, upTo: project.isMarked ? root : project.fileFolder)
        for other in others { search.find(from: other.path, upTo: other.path) }
        return search.found.map { Self.remainder(of: $0, below: root) ?? $0 }
      },
      read: { path in
        if path == name { return opening.text ?? Self.bytes(of: opening) }
        let place = path.isAbsolutePath ? path : Self.join(root, path)
        guard opening.scope.allows(place) else { return nil }
        return Self.bytes(of: place, in: [root] + others.map(\.path))
      },
      displayPath: { path in
        Self.displayPath(path, own: ownPrefix, prefix: opening.displayPrefix, others, root)
      },
      includeFolders: [ownPrefix, ""] + others.map { $0.path + "/" })
    folder.showsLines = { path, bytes in
      if path == name, opening.text != nil { return !bytes.contains(0) }
      let file = path == name ? opening.path : path.isAbsolutePath ? path : Self.join(root, path)
      return SourceFolder.isShaderText(bytes, at: file)
    }
  }

  /// Returns the path on disk of the file at `path`.
  func pathOnDisk(of path: String) -> String {
    path.isAbsolutePath ? path : Self.join(root, path)
  }

  private static func join(_ folder: String, _ path: String) -> String {
    folder == "/" ? "/" + path : "\(folder)/\(path)"
  }

  /// Returns the rest of `path` below `folder`, empty for the folder itself; `nil` if it is
  /// outside.
  static func remainder(of path: String, below folder: String) -> String? {
    guard isInside(path, folder: folder) else { return nil }
    let length = (folder == "/" ? "" : folder).utf8.count
    return String(path.utf8.dropFirst(length).drop { $0 == UInt8(ascii: "/") }) ?? ""
  }

  /// Returns the contents of the opened file.
  private static func bytes(of opening: FileOpening) -> [UInt8]? {
    opening.scope.allows(opening.path) ? SourceFolder.bytes(of: opening.path) : nil
  }

  /// Returns the contents of a regular text file inside one of `folders`.
  static func bytes(of path: String, in folders: [String]) -> [UInt8]? {
    guard let real = realPath(path),
      folders.contains(where: { remainder(of: real, below: $0) != nil })
    else { return nil }
    var status = stat()
    guard stat(real.onDisk, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return SourceFolder.bytes(of: real).flatMap { $0.contains(0) ? nil : $0 }
  }

  /// Returns a path that can be opened from where the user is: as short as the one of the opened
  /// file if that is possible, else the absolute one.
  static func displayPath(
    _ path: String, own: String, prefix: String, _ others: [OtherFolder], _ root: String
  ) -> String {
    if path.isAbsolutePath {
      for other in others {
        if let rest = remainder(of: path, below: other.path) { return "\(other.written)/\(rest)" }
      }
      return path
    }
    var base = own.pathParts
    var written = prefix.pathParts
    while !base.isEmpty, !path.hasPrefix(base.joined(separator: "/") + "/") {
      // A folder of another name is a symbolic link, and what is above it is elsewhere.
      guard let last = base.popLast(), written.popLast() == last else { return join(root, path) }
    }
    let rest = path.dropFirst(base.isEmpty ? 0 : base.joined(separator: "/").count + 1)
    let lead = prefix.isAbsolutePath ? "/" : ""
    return lead + written.map { $0 + "/" }.joined() + rest
  }
}
