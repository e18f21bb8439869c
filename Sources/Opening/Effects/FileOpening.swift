internal import Glibc
package import Scenes
package import ShaderTranslation

/// How a person's file is opened, so that it can be read again when it changes.
nonisolated package struct FileOpening: Sendable {
  /// A file, a folder of passes, or a name for `text`.
  package var path: String
  package var halfMode = HalfMode.float
  /// What effects are laid on.
  package var ground = EffectGround.testPicture
  /// What opens it on the command line, `--function` left out.
  package var words: [String]
  /// The form it is to be taken for; `nil` goes by its content.
  package var dialect: ShaderDialect?
  /// What a Shadertoy's channels read, by number: a file, "noise" or "self".
  package var channels: [Int: String] = [:]
  /// Folders outside of the file's own in which included files are looked for after it.
  package var includeFolders: [String] = []
  /// What stands in the file where there is none: standard input, or the clipboard.
  package var text: [UInt8]?

  package init(path: String, words: [String]? = nil) {
    self.path = path
    self.words = words ?? [path]
  }

  /// Endings of shader files that are known.
  private static let endings = [
    ".metal", ".glsl", ".frag", ".fs", ".fsh", ".isf", ".shader", ".glslf", ".shadertoy",
  ]

  /// Endings of pictures that channels may name.
  private static let pictureEndings = [".png", ".jpg", ".jpeg"]

  /// Whether a file's name ends as those of shaders do.
  package static func isNamedLikeShader(_ name: String) -> Bool {
    endings.contains(where: name.hasSuffix)
  }

  /// Whether `path` names a shader: by its ending, as a folder of passes, or by its contents.
  package static func isShader(_ path: String) -> Bool {
    if path == "-" || endings.contains(where: path.hasSuffix) { return true }
    if isFolder(path) { return isProject(path) }
    guard let bytes = SourceFolder.bytes(of: path), !bytes.prefix(1024).contains(0) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return ShaderDialect.evidence(in: text, path: path).dialect != nil
  }

  /// Returns the contents of a file; `nil` if it cannot be read or is too large for a shader.
  package static func bytes(of path: String) -> [UInt8]? { SourceFolder.bytes(of: path) }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether the files of a folder make one shader, as the passes of a Shadertoy project do.
  package static func isProject(_ folder: String) -> Bool {
    ["image.glsl", "image.frag", "image.fs", "image"].contains {
      access("\(folder)/\($0)", R_OK) == 0
    }
  }

  // MARK: - Places

  private var isFolder: Bool { text == nil && Self.isFolder(path) }

  /// The folder in which files are looked for.
  package var folder: String {
    if isFolder { return path }
    let slash = path.lastIndex(of: "/")
    return slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// The file's path in its folder; empty for the folder itself.
  var name: String {
    if isFolder { return "" }
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Put before paths in messages.
  var displayPrefix: String { folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/" }

  /// Where the translation reads.
  var sourceFolder: SourceFolder {
    let (own, name, text) = (SourceFolder(onDisk: folder), name, text)
    let others = includeFolders.map { SourceFolder(onDisk: $0) }
    guard text != nil || !others.isEmpty else { return own }
    return SourceFolder(
      paths: { own.paths() + others.flatMap { $0.paths() } },
      read: { path in
        if let text, path == name { return text }
        if let bytes = own.read(path) { return bytes }
        for other in others {
          if let bytes = other.read(path) { return bytes }
        }
        return nil
      })
  }

  /// The contents of the file; `nil` for a folder.
  func bytes() throws(EffectFile.ReadError) -> [UInt8]? {
    if let text { return text }
    guard access(path, R_OK) == 0 else {
      throw EffectFile.ReadError("cannot read '\(path)': \(String(cString: strerror(errno)))")
    }
    if isFolder {
      guard Self.isProject(path) else {
        throw EffectFile.ReadError(
          "cannot read '\(path)': it is a folder without an 'image' pass; name the files in it")
      }
      return nil
    }
    guard let bytes = SourceFolder.bytes(of: path) else {
      throw EffectFile.ReadError(
        "cannot read '\(path)': it is larger than \(SourceFolder.maxBytes >> 20) MiB, or it cannot be read to its end"
      )
    }
    return bytes
  }

  // MARK: - Watching

  /// Folders whose changes can change the picture: the file's own, those below it that hold
  /// sources, and those of channels.
  package var folders: [String] {
    guard text == nil else { return [] }
    var folders = Set([folder] + includeFolders)
    for source in SourceFolder(onDisk: folder).paths() {
      if let slash = source.lastIndex(of: "/") { folders.insert("\(folder)/\(source[..<slash])") }
    }
    for picture in channels.values where picture != "noise" && picture != "self" {
      folders.insert(FileOpening(path: picture).folder)
    }
    return folders.sorted()
  }

  /// Whether a file of this name can change the picture.
  package func concerns(_ name: String) -> Bool {
    name.hasSuffix(".h") || Self.pictureEndings.contains(where: name.hasSuffix)
      || Self.endings.contains(where: name.hasSuffix)
      || ([path] + channels.values).contains { $0 == name || $0.hasSuffix("/\(name)") }
      || isFolder
  }
}
