package import Diagnostics
package import ShaderTree
package import Tokens

/// The stitchable functions of one Metal file, translated to GLSL 3.30.
///
/// ```swift
/// // given source: String
/// let folder = SourceFolder(["dent.metal": source])
/// let translation = MetalTranslation(of: "dent.metal", in: folder)
/// for diagnostic in translation.diagnostics { print(diagnostic) }
/// ```
///
/// A mistake in one function leaves those usable that do not reach it; one outside of functions, or
/// an included file that is missing, leaves none. Nothing is drawn or compiled here, and no
/// file is opened that `SourceFolder` does not give.
package struct MetalTranslation: Sendable {
  /// The stitchable functions of the file, in its order; those of files it includes when it has
  /// none itself.
  package private(set) var functions: [StitchableFunction]
  /// Everything found wrong, in order of the files and lines.
  package let diagnostics: [Diagnostic]
  /// Paths of the files it is made of, included ones and those of helpers among them.
  package let readPaths: [String]

  /// The functions of metal_stdlib that are known, each with the numbers of arguments it takes.
  package static var libraryFunctions: [(name: String, arities: Set<Int>)] {
    StandardFunction.names.sorted().compactMap { name in
      StandardFunction.named(name).map { (name, [$0.argumentCount]) }
    }
  }

  /// Whether any function could not be translated, or the file has a mistake outside of them.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads and translates a file.
  ///
  /// - Parameters:
  ///   - path: Path of the file in `folder`.
  ///   - folder: Where included files, and functions defined elsewhere, are found.
  ///   - halfMode: Whether 16-bit arithmetic is rounded as such.
  ///   - displayPrefix: Put before paths in messages and line maps.
  ///   - shared: What was read for other files of the project.
  package init(
    of path: String, in folder: SourceFolder, halfMode: HalfMode = .float,
    displayPrefix: String = "", sharing shared: SharedReading = SharedReading()
  ) {
    self = onTreeStack {
      MetalTranslation(
        reading: path, in: folder, halfMode: halfMode, displayPrefix: displayPrefix, shared)
    }
  }

  /// Returns the translation with some color effects as fills.
  package func filling(with names: Set<String>) -> MetalTranslation {
    var translation = self
    translation.functions = functions.map { names.contains($0.name) ? $0.asFill : $0 }
    return translation
  }

  private init(
    reading path: String, in folder: SourceFolder, halfMode: HalfMode, displayPrefix: String,
    _ shared: SharedReading
  ) {
    let log = DiagnosticLog()
    let library = SourceLibrary(
      folder: folder, log: log, displayPrefix: displayPrefix, lexed: shared.lexed)
    guard let entry = library.entry(at: path) else {
      if log.diagnostics.isEmpty { log.report("cannot read '\(displayPrefix)\(path)'", at: nil) }
      functions = []
      diagnostics = log.diagnostics
      readPaths = []
      return
    }
    let checker = Checker(library: library, halfMode: halfMode, beginnings: shared.beginnings)
    _ = checker.declareUnit(entry)
    let missingFile = library.missingFile
    functions = StitchableSearch(checker: checker, entry: entry).functions()
    readPaths = library.readPaths
    // A name that is not found because its file is missing is not the author's mistake.
    if let missing = missingFile ?? (log.errorCount > 0 ? library.missingFile : nil) {
      diagnostics = [missing] + log.sorted.filter { $0.severity != .error }
    } else {
      diagnostics =
        functions.isEmpty
        ? log.shortened(
          because: "no stitchable function",
          hint: "is this a Metal shader? Those for SwiftUI are marked [[ stitchable ]]")
        : log.sorted
    }
  }
}
