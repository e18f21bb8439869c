internal import Diagnostics
internal import Dialects
internal import Layers
internal import Pictures
package import Scenes
internal import ShaderTree

/// The options that say how a shader file is opened: how each is read, and how it is written.
extension FileOpening {
  package static let options: [OptionRow<FileOpening>] =
    [functionRow, onRow, layerRow, edgeRow, halfRow, includeRow, dialectRow, optimizationRow]
    + (0..<4).map(channelRow) + [fromRow, toRow, previewRow]

  private static let functionRow = OptionRow<FileOpening>(
    Option(
      "function", value: "NAME",
      "this function of the file, as `list` names it; the first if left out",
      verbs: .drawing.union([.translate]), of: .metalFile),
    read: { opening, given in opening.function = given.text },
    write: { opening in opening.function.map { [$0] } ?? [] })

  private static let onRow = OptionRow<FileOpening>(
    Option(
      "on", value: "SCENE", words: SceneCatalog.all.map { $0.name },
      "the scene that a file's effect is applied to", verbs: .drawing, of: .metalFile),
    read: { opening, given throws(OpeningError) in
      opening.sceneBelow = try SceneCatalog.scene(for: given.text)
    },
    write: { opening in opening.sceneBelow.map { [$0.name] } ?? [] })

  private static let layerRow = OptionRow<FileOpening>(
    Option(
      "layer", value: "FILE", "to judge an effect: the picture that is its layer",
      verbs: .filing, of: .metalFile),
    read: { opening, given throws(OpeningError) in
      guard opening.sceneBelow == nil else {
        throw .usage("'--layer' and '--on' are two layers", hint: "leave one of them out")
      }
      let path = try opening.scope.place(of: given.text)
      do {
        opening.layer = LayerPicture(path: path, image: try Image(exactContentsOf: path))
      } catch {
        throw .picture(error)
      }
    },
    write: { opening in opening.layer.map { [$0.path] } ?? [] })

  private static let edgeRow = OptionRow<FileOpening>(
    Option(
      "edge", value: "clamp|transparent",
      "what lies outside that layer: its border (clamp), or nothing", verbs: .filing,
      of: .metalFile),
    read: { opening, given throws(OpeningError) in
      let edge = try given.choice(of: [("clamp", SampleEdge.clamp), ("transparent", .transparent)])
      guard opening.layer != nil else {
        throw .usage("'--edge' needs a layer", hint: "add --layer FILE.png")
      }
      opening.layer?.edge = edge
    },
    write: { opening in opening.layer?.edge == .transparent ? ["transparent"] : [] })

  static let halfRow = OptionRow<FileOpening>(
    Option(
      "half", value: "float|exact",
      "16-bit arithmetic as 32 bits (float), or rounded as 16 (exact)",
      verbs: .drawing.union([.check, .translate])),
    read: { opening, given throws(OpeningError) in
      opening.halfMode = try given.choice(of: [("float", HalfMode.float), ("exact", .exact)])
    },
    write: { opening in opening.halfMode == .exact ? ["exact"] : [] })

  private static let includeRow = OptionRow<FileOpening>(
    Option(
      "include", value: "FOLDER",
      "a further folder to look for included files in (repeatable)",
      verbs: Set(VerbName.allCases), isRepeatable: true, of: .file),
    read: { opening, given throws(OpeningError) in
      opening.includeFolders = []
      for text in given.texts {
        let folder = try opening.scope.place(of: text)
        guard isFolder(folder) else {
          throw .usage("'--include' needs a folder, got '\(folder)'")
        }
        opening.includeFolders.append(folder)
      }
    },
    write: { opening in opening.includeFolders })

  private static let dialectRow = OptionRow<FileOpening>(
    Option(
      "dialect", value: "NAME", words: KnownDialects.all.map { $0.name },
      "take the file for \(dialectNames)", verbs: .drawing.union([.check]), of: .file),
    read: { opening, given throws(OpeningError) in
      opening.dialect = try given.choice(of: KnownDialects.all.map { ($0.name, $0) })
    },
    write: { opening in opening.dialect.map { [$0.name] } ?? [] })

  private static let optimizationRow = OptionRow<FileOpening>(
    Option(
      "no-optimization", "compute all of a file for each pixel, also what is the same for all",
      verbs: .drawing.subtracting([.export]), of: .file),
    read: { opening, _ in opening.isOptimized = false },
    write: { $0.isOptimized ? [] : [""] })

  /// "metal, …, isf or gl-transition".
  private static var dialectNames: String {
    let names = KnownDialects.all.map { $0.name }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  private static let fromRow = OptionRow<FileOpening>(
    Option(
      "from", value: "FILE", "the picture that a transition begins with", verbs: .drawing,
      of: .program),
    read: { opening, given throws(OpeningError) in
      opening.from = try opening.scope.place(of: given.text)
    },
    write: { opening in opening.from.map { [$0] } ?? [] })

  private static let toRow = OptionRow<FileOpening>(
    Option(
      "to", value: "FILE", "the picture that a transition ends with", verbs: .drawing,
      of: .program),
    read: { opening, given throws(OpeningError) in
      opening.to = try opening.scope.place(of: given.text)
    },
    write: { opening in opening.to.map { [$0] } ?? [] })

  static let previewRow = OptionRow<FileOpening>(
    Option(
      "preview", value: "NAME|NUMBER", words: [],
      "this preview of a SwiftUI file or a folder; the first if left out",
      verbs: .drawing.union([.list]),
      of: .view),
    read: { opening, given in opening.preview = given.text },
    write: { opening in opening.preview.map { [$0] } ?? [] })

  private static func channelRow(_ number: Int) -> OptionRow<FileOpening> {
    OptionRow(
      Option(
        "channel\(number)", value: "FILE|noise|self", "what a Shadertoy's iChannel\(number) reads",
        verbs: .drawing, of: .program),
      read: { opening, given throws(OpeningError) in
        let isFile = !["noise", "self"].contains(given.text)
        opening.channels[number] = isFile ? try opening.scope.place(of: given.text) : given.text
      },
      write: { opening in opening.channels[number].map { [$0] } ?? [] })
  }
}

extension SceneCatalog {
  /// Returns the scene called `name`.
  package static func scene(for name: String) throws(OpeningError) -> SceneSource {
    if let scene = scene(named: name) { return scene }
    throw .usage(
      "no scene is called '\(name)'",
      hint: didYouMean(name, among: all.map(\.name)) ?? "harmonic list names the scenes")
  }
}
