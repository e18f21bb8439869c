package import Diagnostics
internal import Files
internal import Glibc
internal import Rendering
package import Scenes
internal import Tokens

/// A folder of shader and Swift files: the views of the one and all functions of the other as one
/// gallery, with a page of pictures before them.
///
/// Of a project, which an Xcode project or a `Package.swift` marks, it has the files below, too.
package struct ShaderFolder: Sendable {
  /// The page first.
  package let gallery: [SceneSource]
  /// The files that could be read, by path.
  package let files: [String: EffectFile]
  package let diagnostics: [Diagnostic]

  /// Files that are looked into; the rest of a larger folder is left out, with a diagnostic.
  package static let limit = 400

  /// Reads the files of a folder in the order of their names; no view is compiled.
  ///
  /// - Parameters:
  ///   - version: Of the first file; every following one has the next.
  ///   - scope: The files that may be opened.
  ///   - waits: Whether shaders that cannot be drawn are enough to show; an error is thrown
  ///     otherwise.
  /// - Throws: `EffectFile.ReadError` when the folder cannot be read, or holds neither a shader nor
  ///   a view.
  package init(
    _ path: String, version: Int = 0, within scope: ReadScope = .everything, waits: Bool = true
  ) throws(EffectFile.ReadError) {
    guard let all = SourceFolder.names(in: path) else {
      throw EffectFile.ReadError("cannot read '\(path)': \(String(cString: strerror(errno)))")
    }
    let found = Self.paths(in: path, with: all)
    var files: [String: EffectFile] = [:]
    var sources = SceneSource.unopened(found.views)
    var diagnostics: [Diagnostic] = []
    var canDraw = waits || !sources.isEmpty
    let group = FileGroup()
    for (index, file) in found.shaders.prefix(Self.limit).enumerated() {
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
        sources.append(
          .waiting(for: file.namePart, arguments: [file], because: .mistake("\(error)")))
      }
    }
    if found.shaders.count > Self.limit {
      diagnostics.append(
        Diagnostic(
          "'\(path)' holds \(found.shaders.count) shaders; the first \(Self.limit) are shown",
          severity: .warning))
    }
    guard canDraw, !sources.isEmpty else {
      throw EffectFile.ReadError("'\(path)' holds neither a shader nor a view that can be shown")
    }
    let entries = sources.map { FolderScene.Entry($0) }
    let page = SceneSource(
      name: (realPath(path) ?? path).pathParts.last ?? path, arguments: [path],
      summary: "the shaders and views of a folder", canvas: nil
    ) { _ in FolderScene(entries) }
    gallery = [page] + sources
    self.files = files
    self.diagnostics = diagnostics
  }

  /// Paths of the shader and Swift files, each in the order of their names.
  private static func paths(
    in folder: String, with names: [String]
  ) -> (shaders: [String], views: [String]) {
    if CheckedProject.isMarked(names) {
      return (CheckedProject.shaderPaths(in: folder), CheckedProject.swiftPaths(in: folder))
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    func paths(_ isWanted: (String) -> Bool) -> [String] {
      names.filter(isWanted).sorted().map { prefix + $0 }
    }
    return (paths(FileOpening.isNamedLikeShader), paths(FileOpening.isView))
  }
}
