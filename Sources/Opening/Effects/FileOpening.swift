package import Dialects
internal import Files
internal import Glibc
package import Layers
internal import Metal
package import Scenes
package import ShaderTree
internal import Tokens

/// How a user's shader file is opened, so that it can be read again when it changes.
///
/// ```swift
/// var opening = FileOpening(path: "dent.metal")
/// opening.function = "dent"
/// opening.words  // ["dent.metal", "--function", "dent"]
/// ```
package struct FileOpening: Sendable {
  /// A file, a folder of passes, or a name for `text`.
  package let path: String
  /// The contents, if they are not in a file: standard input, or the clipboard.
  package let text: [UInt8]?
  /// The files that are opened for it, itself among them.
  package private(set) var scope = ReadScope.everything
  /// Whether the text is that of a file at another time, which a picture carries.
  private var isEmbedded = false
  /// The function that was asked for; `nil` shows the first.
  package var function: String?
  /// The scene that effects are applied to.
  package var sceneBelow: SceneSource?
  /// The picture that is the layer of effects, pixel by pixel.
  package var layer: LayerPicture?
  package var halfMode = HalfMode.float
  /// Folders outside the file's project that are searched for included files after it.
  package var includeFolders: [String] = []
  /// The form it is taken for; `nil`: detected from its content.
  package var dialect: (any Dialect.Type)?
  /// Whether what is the same for every pixel is computed once a draw.
  package var isOptimized = true
  /// The Swift file whose calls come before those of other views.
  var view: String?
  /// The preview of a SwiftUI file that was asked for, by its name or its number; `nil` shows the
  /// first.
  package var preview: String?
  /// The sources of a Shadertoy's channels, by number: a file, "noise" or "self".
  package var channels: [Int: String] = [:]
  /// The pictures that a transition begins and ends with: files; `nil` for the built-in ones.
  package var (from, to): (String?, String?)

  /// A picture from a file, and what lies outside of it.
  package struct LayerPicture: Sendable {
    package let path: String
    package let image: Image
    package var edge = SampleEdge.clamp
  }

  package init(path: String, within scope: ReadScope = .everything) {
    self.path = path
    self.scope = scope
    text = nil
  }

  /// - Parameter name: What messages call the text.
  package init(text: [UInt8], name: String) {
    path = name
    self.text = text
  }

  /// The text of a file that a picture carries; the file itself is not read.
  ///
  /// - Parameter name: What the picture calls the file.
  init(
    embedded source: EmbeddedSource, of name: String, _ values: OptionValues,
    within scope: ReadScope
  ) throws(OpeningError) {
    path = scope.placeOfText(named: name == "-" ? "standard input" : name)
    text = Array(source.text.utf8)
    (isEmbedded, self.scope) = (name != "-", scope)
    try values.read(Self.options, into: &self)
  }

  /// How the command line says that a file is opened; standard input for "-".
  ///
  /// - Throws: An error also if a file is out of `scope`.
  package init(
    _ subject: String, _ values: OptionValues, within scope: ReadScope = .everything
  ) throws(OpeningError) {
    try scope.check(subject)
    if subject == "-" {
      self.init(text: try Self.standardInput(), name: "standard input")
    } else {
      self.init(path: subject)
    }
    self.scope = scope
    try values.read(Self.options, into: &self)
  }

  /// Returns how the options open another file.
  func of(shader path: String) -> FileOpening {
    var opening = FileOpening(path: path, within: scope)
    (opening.function, opening.sceneBelow, opening.layer) = (function, sceneBelow, layer)
    (opening.halfMode, opening.includeFolders) = (halfMode, includeFolders)
    opening.isOptimized = isOptimized
    return opening
  }

  /// Whether `path` names a Swift file, whose calls of shaders can be shown.
  package static func isView(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// Returns the contents of standard input.
  private static func standardInput() throws(OpeningError) -> [UInt8] {
    do throws(ReadError) { return try readStandardInput(limit: SourceFolder.maxBytes) } catch {
      throw OpeningError(.unreadable, "cannot read standard input: \(error)")
    }
  }

  /// The words that open it on the command line.
  package var words: [String] {
    [text == nil || isEmbedded ? path : "-"] + Self.options.words(of: self)
  }

  /// The picture or scene that effects are applied to.
  var backdrop: Backdrop {
    if let layer { return .exactly(layer.image, edge: layer.edge) }
    return sceneBelow.map { .scene($0) } ?? .testPicture
  }

  /// Endings of pictures that channels may name.
  private static let pictureEndings = [".png", ".jpg", ".jpeg"]

  /// Endings of files that a chooser offers: shaders, views, captures, pictures and meshes.
  package static var offeredEndings: [String] {
    KnownDialects.fileEndings + [".swift"] + pictureEndings + [MeshFile.ending]
  }

  /// Whether a file's name ends as those of shaders do.
  package static func isNamedLikeShader(_ name: String) -> Bool {
    KnownDialects.fileEndings.contains(where: name.hasSuffix)
  }

  /// Whether `path` names a shader: by its ending, as a folder of passes, or by its contents.
  package static func isShader(_ path: String) -> Bool {
    if path == "-" || isNamedLikeShader(path) || isView(path) { return true }
    if isFolder(path) { return isProject(path) }
    guard let bytes = SourceFolder.bytes(of: path), !bytes.prefix(1024).contains(0) else {
      return false
    }
    return KnownDialects.evidence(in: bytes, path: path).dialect != nil
  }

  /// Returns the contents of a file; `nil` if it cannot be read or is too large for a shader.
  package static func bytes(of path: String) -> [UInt8]? { SourceFolder.bytes(of: path) }

  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  package static func isRegularFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path.onDisk, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Whether the files of a folder make one shader, as the passes of a Shadertoy project do.
  package static func isProject(_ folder: String) -> Bool {
    (SourceFolder.names(in: folder) ?? []).contains { name in
      KnownDialects.all.contains { $0.marksFolder(name) }
        && access("\(folder)/\(name)".onDisk, R_OK) == 0 && !isFolder("\(folder)/\(name)")
    }
  }

  // MARK: - Places

  private var isFolder: Bool { text == nil && Self.isFolder(path) }

  /// The folder in which files are looked for.
  package var folder: String {
    if isFolder { return path }
    return path.folderPart
  }

  /// The file's path in its folder; empty for the folder itself.
  var name: String {
    if isFolder { return "" }
    return path.namePart
  }

  /// Put before paths in messages.
  var displayPrefix: String { folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/" }

  /// The contents of the file; `nil` for a folder.
  func bytes() throws(EffectFile.ReadError) -> [UInt8]? {
    if let text { return text.asSourceText }
    do throws(OpeningError) { try scope.check(path) } catch {
      // A file may have become a link since it was opened.
      throw EffectFile.ReadError(error.message)
    }
    guard access(path.onDisk, R_OK) == 0 else {
      throw EffectFile.ReadError("cannot read '\(path)': \(String(cString: strerror(errno)))")
    }
    if isFolder {
      guard Self.isProject(path) else {
        throw EffectFile.ReadError(
          "cannot read '\(path)': it is a folder without an 'image' pass; name the files in it")
      }
      return nil
    }
    do throws(ReadError) {
      return try readWhole(path, limit: SourceFolder.maxBytes).asSourceText
    } catch {
      throw EffectFile.ReadError("cannot read '\(path)': \(error)")
    }
  }

  /// The picture files that options name.
  private var pictures: [String] {
    channels.values.filter { $0 != "noise" && $0 != "self" } + [from, to].compactMap { $0 }
  }

  // MARK: - Watching

  /// Folders whose changes can change the picture: the file's own, those below it that hold
  /// sources, and those of channels.
  package var folders: [String] {
    guard text == nil else { return [] }
    var folders = Set([folder] + includeFolders)
    for source in SourceFolder(onDisk: folder).paths() {
      let part = source.folderPart
      if part != "." { folders.insert("\(folder)/\(part)") }
    }
    if let view { folders.insert(FileOpening(path: view).folder) }
    for picture in pictures { folders.insert(FileOpening(path: picture).folder) }
    return folders.sorted()
  }

  /// Returns what the symbolic links lead to that are among the files `read` and those that it
  /// names.
  func linkedPaths(through read: [String]) -> [String] {
    guard text == nil else { return [] }
    return ([path] + read + pictures + [view].compactMap { $0 }).flatMap(Files.linkedPaths)
  }

  /// Whether a file of this name can change the picture.
  package func concerns(_ name: String) -> Bool {
    ProjectSources.endings.contains(where: name.hasSuffix) || Self.isView(name)
      || Self.pictureEndings.contains(where: name.hasSuffix)
      || Self.isNamedLikeShader(name)
      || KnownDialects.companionEndings.contains(where: name.hasSuffix)
      || ([path] + pictures).contains { $0.namePart == name }
      || isFolder
  }
}
