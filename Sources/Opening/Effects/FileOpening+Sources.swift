internal import Files
internal import Tokens

extension FileOpening {
  /// Where the translation of a GLSL dialect reads: in the file's own folder, in those that
  /// `--include` names, and, where a path leads out of the file's own, in its repository.
  ///
  /// Paths are relative to the file's own folder; of what is outside of it they are absolute.
  var sourceFolder: SourceFolder {
    let (own, name, text) = (SourceFolder(onDisk: folder, within: scope), name, text)
    let others = ProjectSources.OtherFolder.all(of: self)
    let named = includeFolders.map { SourceFolder(onDisk: $0, within: scope) }
    let project = ProjectFolder(
      of: displayPrefix + (name.isEmpty ? "image" : name), within: scope.folder)
    let root = project.isMarked ? project.path : project.fileFolder
    let ownFolder = ProjectSources.remainder(of: project.fileFolder, below: root) ?? ""
    var folder = SourceFolder(
      paths: { own.paths() + named.flatMap { $0.paths() } },
      read: { path in
        if let text, path == name { return text }
        if path.isAbsolutePath {
          return ProjectSources.bytes(of: path, in: [root] + others.map(\.path))
        }
        if let bytes = own.read(path) { return bytes }
        return named.lazy.compactMap { $0.read(path) }.first
      },
      displayPath: { [displayPrefix] path in
        guard path.isAbsolutePath else { return displayPrefix + path }
        return ProjectSources.displayPath(
          ProjectSources.remainder(of: path, below: root) ?? path,
          own: ownFolder.isEmpty ? "" : ownFolder + "/", prefix: displayPrefix, others, root)
      })
    (folder.place, folder.project) = (
      Self.withSlash(project.fileFolder), Self.withSlash(root)
    )
    folder.showsLines = { path, bytes in
      // What was handed over as text is the user's own.
      if text != nil, path == name { return !bytes.contains(0) }
      return path.isAbsolutePath
        ? SourceFolder.isShaderText(bytes, at: path) : own.showsLines(path, bytes)
    }
    return folder
  }

  private static func withSlash(_ folder: String) -> String {
    folder.hasSuffix("/") ? folder : folder + "/"
  }
}
