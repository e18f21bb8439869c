package import Scenes
package import ShaderTranslation

/// How a person's file was opened, so that it can be read again when it changes.
nonisolated package struct FileOpening: Sendable {
  package let path: String
  package let halfMode: HalfMode
  /// What its effects are laid on.
  package let ground: EffectGround
  /// What opens it on the command line, `--function` left out.
  package let words: [String]

  package init(path: String, halfMode: HalfMode, ground: EffectGround, words: [String]) {
    self.path = path
    self.halfMode = halfMode
    self.ground = ground
    self.words = words
  }

  /// Reads and translates the file as it is now.
  ///
  /// - Parameter version: Told apart from others of the same file that a renderer may hold at the same time.
  package func load(version: Int) throws(EffectFile.ReadError) -> EffectFile {
    try EffectFile(path, halfMode: halfMode, version: version)
  }

  /// Returns what opens each effect of `file`.
  package func sources(of file: EffectFile) -> [SceneSource] {
    file.sources(on: ground, opened: words)
  }

  /// Folders whose changes can change the picture: the file's own, and those below it that hold sources.
  package var folders: [String] {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    var folders: Set<String> = [folder]
    for source in SourceFolder(onDisk: folder).paths() {
      if let slash = source.lastIndex(of: "/") { folders.insert("\(folder)/\(source[..<slash])") }
    }
    return folders.sorted()
  }

  /// Whether a file of this name can change the picture.
  package func concerns(_ name: String) -> Bool {
    name.hasSuffix(".metal") || name.hasSuffix(".h") || path == name || path.hasSuffix("/\(name)")
  }
}
