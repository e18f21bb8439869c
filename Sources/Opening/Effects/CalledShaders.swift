package import Diagnostics
internal import Files
package import Scenes
internal import SwiftSource
internal import Tokens

/// The shader files whose functions a Swift file calls.
///
/// ```swift
/// let called = try CalledShaders(by: FileOpening(path: "ContentView.swift"))
/// called.sources.map(\.name)  // ["ripple", "glow"], as they are called
/// ```
package struct CalledShaders: Sendable {
  /// In the order of the first calls of their functions.
  package let files: [EffectFile]
  /// The effects that are called, in the order of their calls.
  package let sources: [SceneSource]
  /// Diagnostics of the files, and of functions that are called and cannot be found.
  package let diagnostics: [Diagnostic]

  /// Bytes that a Swift file may have.
  private static let maxBytes = 1 << 20

  /// The called effects that `words` means.
  package func sources(of words: String) -> [SceneSource] {
    let meant = files.flatMap { $0.sources(of: words) }.map(\.name)
    return sources.filter { meant.contains($0.name) }
  }

  /// - Parameters:
  ///   - opening: How the Swift file is opened; its options are those of the shaders.
  ///   - version: Of the first shader file; every following one has the next.
  /// - Throws: `EffectFile.ReadError` if the Swift file cannot be read.
  package init(by opening: FileOpening, version: Int = 0) throws(EffectFile.ReadError) {
    let path = opening.path
    let bytes: [UInt8]
    do throws(ReadError) {
      bytes = try readWhole(path, limit: Self.maxBytes)
    } catch {
      throw EffectFile.ReadError("cannot read '\(path)': \(error)")
    }
    var names: [String] = []  // without types: which of several is meant, the arguments say
    var missing: [Diagnostic] = []
    for call in ViewReader([(path, bytes)]).calls where !names.contains(call.function) {
      names.append(call.function)
    }
    let group = FileGroup()
    let paths = ProjectFiles(
      near: path, ending: ".metal", within: opening.scope.folder, marks: group.marks
    ).paths
    let texts = (names.isEmpty ? [] : paths).compactMap { path in
      SourceFolder.bytes(of: path).map { (path: path, text: String(decoding: $0, as: UTF8.self)) }
    }
    let shaders = texts.filter { $0.text.contains("stitchable") }
    var files: [EffectFile] = []
    var sources: [SceneSource] = []
    for name in names {
      if let source = files.lazy.flatMap({ $0.sources(of: name) }).first {
        sources.append(source)
        continue
      }
      let count = sources.count
      for shader in shaders where shader.text.contains(name) {
        guard !files.contains(where: { $0.path == shader.path }) else { continue }
        var own = opening.of(shader: shader.path)
        own.view = path
        let file = try EffectFile(own, version: version + files.count, in: group)
        guard let source = file.sources(of: name).first else { continue }
        files.append(file)
        sources.append(source)
        break
      }
      if sources.count == count {
        missing.append(
          Diagnostic(
            "no shader file of the project has a function '\(name)' that can be drawn, which "
              + "'\(path)' calls", severity: .warning))
      }
    }
    self.files = files
    self.sources = sources
    diagnostics = files.flatMap(\.diagnostics) + missing
  }
}
