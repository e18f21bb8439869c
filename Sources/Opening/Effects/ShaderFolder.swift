package import Diagnostics
internal import Files
internal import Glibc
internal import Rendering
package import Scenes
internal import Tokens

/// A folder of shader files: all their functions as one gallery, with a page of pictures before
/// them.
package struct ShaderFolder: Sendable {
  /// The page first.
  package let gallery: [SceneSource]
  /// The files that could be read, by path.
  package let files: [String: EffectFile]
  package let diagnostics: [Diagnostic]

  /// Files that are looked into; the rest of a larger folder is left out, with a diagnostic.
  package static let limit = 400

  /// Reads the shader files of a folder, not of those below it, in the order of their names.
  ///
  /// - Parameters:
  ///   - version: Of the first file; every following one has the next.
  ///   - scope: The files that may be opened.
  ///   - waits: Whether shaders that cannot be drawn are enough to show; an error is thrown
  ///     otherwise.
  /// - Throws: `EffectFile.ReadError` when the folder cannot be read or holds no shader.
  package init(
    _ path: String, version: Int = 0, within scope: ReadScope = .everything, waits: Bool = true
  ) throws(EffectFile.ReadError) {
    guard let all = SourceFolder.names(in: path) else {
      throw EffectFile.ReadError("cannot read '\(path)': \(String(cString: strerror(errno)))")
    }
    let names = all.filter(FileOpening.isNamedLikeShader)
    var files: [String: EffectFile] = [:]
    var sources: [SceneSource] = []
    var diagnostics: [Diagnostic] = []
    var canDraw = waits
    let group = FileGroup()
    for (index, name) in names.sorted().prefix(Self.limit).enumerated() {
      let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      do throws(EffectFile.ReadError) {
        let read = try EffectFile(
          FileOpening(path: file, within: scope), version: version + index, in: group)
        files[file] = read
        sources += read.sources
        canDraw = canDraw || !read.sources.isEmpty
        // A file of helpers has nothing to show, and need not.
        if case .metal = read.content, !read.isShader { continue }
        diagnostics += read.diagnostics.filter { $0.severity == .error }
        if read.sources.isEmpty, read.isShader { sources.append(read.waitingSource) }
      } catch {
        diagnostics.append(Diagnostic("\(error)"))
        sources.append(.waiting(for: name, arguments: [file], because: .mistake("\(error)")))
      }
    }
    if names.count > Self.limit {
      diagnostics.append(
        Diagnostic(
          "'\(path)' holds \(names.count) shaders; the first \(Self.limit) are shown",
          severity: .warning))
    }
    guard canDraw, !sources.isEmpty else {
      throw EffectFile.ReadError("'\(path)' holds no shader that can be shown")
    }
    let entries = sources.map { FolderScene.Entry($0) }
    let page = SceneSource(
      name: path.pathParts.last ?? path, arguments: [path],
      summary: "the shaders of a folder", canvas: nil
    ) { _ in FolderScene(entries) }
    gallery = [page] + sources
    self.files = files
    self.diagnostics = diagnostics
  }
}
