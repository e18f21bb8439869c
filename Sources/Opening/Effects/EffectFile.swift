package import Binding
package import Diagnostics
package import Dialects
internal import Files
internal import Glibc
package import Metal
package import Rendering
package import Scenes

/// A user's shader file, translated and ready to be drawn.
///
/// ```swift
/// // given renderer: Renderer
/// let file = try EffectFile(FileOpening(path: "dent.metal"))
/// renderer.add(file.functions)
/// let sources = file.sources
/// ```
///
/// Mistakes in the file are diagnostics; functions without mistakes can be shown all the same.
package struct EffectFile: Sendable {
  /// The translation of a file, by its form.
  package enum Content: Sendable {
    /// Stitchable functions of Metal.
    case metal(MetalTranslation)
    /// One program in a GLSL dialect.
    case program(DialectProgram)
  }

  package let opening: FileOpening
  package let content: Content
  /// Shader texts by the names that layers call them by.
  package let functions: [String: ShaderLibrary.Function]
  /// A scene for each function, or for the program; in the file's order.
  package private(set) var sources: [SceneSource]
  /// The stitchable functions that can be drawn, by their position in the file.
  private(set) var effects: [Int: Effect]
  /// Those whose guesses show something, as far as any do.
  private(set) var guessed: Set<Int> = []
  /// The pictures that a program in a GLSL dialect reads, each sampler once.
  package let samplers: [Sampler]
  /// Everything found wrong or worth knowing.
  package let diagnostics: [Diagnostic]
  /// The contents of the file; empty for a folder of passes.
  package let text: String
  /// Whether there is nothing in it but spaces: an editor is about to write it.
  package let isEmpty: Bool

  /// Where the files are that it was made from.
  package let places: ReadPlaces
  /// The arguments that the project's views pass to its functions.
  private let views: AuthorViews

  package var path: String { opening.path }

  /// Folders whose changes can change the picture.
  package var folders: [String] {
    opening.text == nil ? places.folders.union(opening.folders).sorted() : []
  }

  /// Whether a file of this name, in one of `folders`, can change the picture.
  package var concerns: @Sendable (String) -> Bool {
    { [opening, places] in opening.concerns($0) || places.names.contains($0) }
  }

  /// Why a file could not be read at all.
  package struct ReadError: Error, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
  }

  /// Whether the contents of its file have changed; always `false` for a folder of passes.
  package var isOutdated: Bool {
    guard opening.text == nil, let now = FileOpening.bytes(of: path) else { return false }
    return String(decoding: now, as: UTF8.self) != text
  }

  /// The stitchable functions; none for a program.
  package var stitchableFunctions: [StitchableFunction] {
    if case .metal(let translation) = content { translation.functions } else { [] }
  }

  /// Returns a scene for each stitchable function that `words` means; those that the author's views
  /// call come first.
  package func sources(of words: String) -> [SceneSource] {
    let meant = stitchableFunctions.filter { $0.isMeant(by: words) }
    let called = meant.filter { !views.calls(of: $0).isEmpty }
    let others = meant.filter { views.calls(of: $0).isEmpty }
    return (called + others).compactMap { function in
      sources.first { $0.name == function.title }
    }
  }

  /// Returns the bindings of a function's arguments, by the first view that calls it; none if the
  /// function fits no place in SwiftUI.
  package func bindings(of function: StitchableFunction) -> [ArgumentBinding] {
    guard let kind = function.kind else { return [] }
    if let index = stitchableFunctions.firstIndex(where: { $0.span == function.span }),
      let effect = effects[index]
    {
      return effect.bindings
    }
    return MetalReading.calls(of: function, kind: kind, views: views)[0].bindings
  }

  /// Paths of the Swift files of its project that call a function, the nearest first.
  func callers(of function: StitchableFunction) -> [String] { views.callers(of: function) }

  /// The name by which layers call a function of the file; `nil` if it cannot be drawn.
  package func shaderName(of function: StitchableFunction) -> String? {
    stitchableFunctions.firstIndex { $0.span == function.span }.flatMap { effects[$0]?.function }
  }

  /// Whether something in it cannot be drawn.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether it shows what kind of shader it is; other texts have an ending of shaders too.
  var isShader: Bool {
    switch content {
    case .metal(let metal): !metal.functions.isEmpty || text.contains("stitchable")
    case .program(let program): program.dialect != nil
    }
  }

  /// The place of the file while nothing of it can be drawn.
  package var waitingSource: SceneSource {
    let error = diagnostics.first { $0.severity == .error }?.message
    return .waiting(
      for: opening.function ?? path.namePart, arguments: opening.words,
      because: .mistake(error ?? "it has nothing to draw"))
  }

  /// Which form the file was taken for, and why, as a sentence; empty for Metal.
  package var evidence: String {
    guard case .program(let program) = content, let dialect = program.dialect else { return "" }
    return "'\(path)' is taken for \(dialect.title): \(program.evidence)"
  }

  /// Paths of the files that it is made of, as its project calls them.
  var readPaths: [String] {
    switch content {
    case .metal(let translation): translation.readPaths
    case .program(let program): program.readPaths
    }
  }

  /// Reads and translates the file. Included files are looked for in its project.
  ///
  /// - Parameters:
  ///   - version: Distinguishes it from others of the same file that a renderer may hold at the
  ///     same time.
  ///   - group: What is known of the files that are opened together with it.
  package init(
    _ opening: FileOpening, version: Int = 0, in group: FileGroup = FileGroup()
  ) throws(ReadError) {
    let (marks, shared) = (group.marks, group.reading)
    self.opening = opening
    let bytes = try opening.bytes()
    text = bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
    isEmpty = bytes?.allSatisfy { $0 <= 32 } ?? false
    let isMetal =
      (opening.dialect
        ?? bytes.flatMap {
          KnownDialects.evidence(in: $0, path: opening.path, lexed: shared.lexed).dialect
        })
      == MetalFile.self
    if isMetal {
      let sources = ProjectSources(opening, marks: marks)
      var translation = MetalTranslation(
        of: sources.name, in: sources.folder, halfMode: opening.halfMode, sharing: shared)
      let read = translation.readPaths.map(sources.pathOnDisk)
      places = ReadPlaces(of: read, linked: opening.linkedPaths(through: read))
      let names = Set(translation.functions.map(\.name))
      views =
        opening.text == nil && !names.isEmpty
        ? AuthorViews(
          near: opening.path, callsOf: names, first: opening.view, within: opening.scope.folder,
          marks: marks)
        : .none
      // A function of position and color is a color effect, unless its author fills with it.
      translation = translation.filling(with: views.fills(among: translation.functions))
      let reading = MetalReading(
        translation, views: views, version: version, isOptimized: opening.isOptimized)
      content = .metal(translation)
      functions = reading.functions
      effects = reading.effects
      self.sources = MetalReading.sources(
        of: reading.effects, in: translation, opening: opening)
      samplers = []
      diagnostics = translation.diagnostics
    } else {
      let program = DialectProgram(
        of: opening.name, in: opening.sourceFolder, prefix: "u\(version)_",
        displayPrefix: opening.displayPrefix, givenChannels: Set(opening.channels.keys),
        dialect: opening.dialect, lexed: shared.lexed)
      views = .none
      let reading = ProgramReading(program, opening: opening, version: version)
      content = .program(program)
      let read = program.readPaths.map {
        $0.isAbsolutePath ? $0 : opening.displayPrefix + $0
      }
      places = ReadPlaces(of: read, linked: opening.linkedPaths(through: read))
      functions = reading.functions
      effects = [:]
      sources = reading.sources
      samplers = reading.samplers
      diagnostics = program.diagnostics + reading.diagnostics
    }
  }
  /// Returns the file with other guesses for some of its effects.
  func guessing(_ found: [Int: Effect]) -> EffectFile {
    guard case .metal(let translation) = content else { return self }
    var file = self
    file.effects.merge(found) { _, new in new }
    file.guessed.formUnion(found.keys)
    file.sources = MetalReading.sources(of: file.effects, in: translation, opening: opening)
    return file
  }
}
