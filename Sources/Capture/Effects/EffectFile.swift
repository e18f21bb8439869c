internal import Glibc
internal import Layers
package import Rendering
package import Scenes
package import ShaderTranslation

/// A `.metal` file of a person's, translated and ready for the stage.
///
/// ```swift
/// let file = try EffectFile("dent.metal")
/// renderer.add(file.functions)
/// let sources = file.sources(on: .testPicture, opened: ["dent.metal"])
/// ```
///
/// Mistakes in the file are diagnostics of the translation; functions without mistakes can be shown all the same.
nonisolated package struct EffectFile: Sendable {
  package let path: String
  package let translation: MetalTranslation
  /// The functions that can be shown, in the file's order.
  package let effects: [Effect]
  /// Their texts, by the names that the effects' layers call them by.
  package let functions: [String: ShaderLibrary.Function]

  /// Whether there is nothing in it but spaces: an editor is about to write it.
  package let isEmpty: Bool

  /// Why a file could not be read at all.
  package struct ReadError: Error, Sendable, CustomStringConvertible {
    package let description: String
  }

  /// Whether `path` names a Metal source.
  package static func isNamed(by path: String) -> Bool { path.hasSuffix(".metal") }

  /// Reads and translates the file; includes are looked for in its own folder.
  ///
  /// - Parameter version: Told apart from others of the same file that a renderer may hold at the same time.
  package init(
    _ path: String, halfMode: HalfMode = .float, version: Int = 0
  ) throws(ReadError) {
    guard access(path, R_OK) == 0 else {
      throw ReadError(description: "cannot read '\(path)': \(String(cString: strerror(errno)))")
    }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    self.path = path
    isEmpty = SourceFolder.bytes(of: path)?.allSatisfy { $0 <= 32 } ?? false
    translation = MetalTranslation(
      of: name, in: SourceFolder(onDisk: folder), halfMode: halfMode,
      displayPrefix: slash == nil ? "" : "\(folder)/")
    var effects: [Effect] = []
    var functions: [String: ShaderLibrary.Function] = [:]
    for (index, function) in translation.functions.enumerated() {
      let key = "\(function.name)@\(version)-\(index)"
      guard let kind = function.kind,
        let text = ShaderLibrary.Function(function, prefix: "u\(version)f\(index)_")
      else { continue }
      functions[key] = text
      effects.append(
        Effect(
          name: function.name, summary: function.summary, kind: kind, function: key,
          bindings: ArgumentBinding.bindings(of: function.parameters, kind: kind)))
    }
    self.effects = effects
    self.functions = functions
  }

  /// Returns what opens each effect.
  ///
  /// - Parameters:
  ///   - ground: What effects are laid on.
  ///   - words: What opens the file on the command line, `--function` left out.
  package func sources(on ground: EffectGround, opened words: [String]) -> [SceneSource] {
    effects.map { effect in
      SceneSource(
        name: effect.name, arguments: words + ["--function", effect.name],
        summary: effect.summary, canvas: Self.canvas(of: ground)
      ) { EffectScene(effect, on: ground, environment: $0) }
    }
  }

  /// The ground's own size in points; `nil` takes the window's.
  private static func canvas(of ground: EffectGround) -> Size? {
    switch ground {
    case .testPicture: nil
    case .scene(let source): source.canvas
    case .exactly(let image, _):
      Size(width: Double(image.pixelWidth), height: Double(image.pixelHeight))
    }
  }
}
