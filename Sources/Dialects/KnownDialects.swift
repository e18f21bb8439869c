package import Tokens

/// The dialects that files are recognized as.
///
/// ```swift
/// // given source: [UInt8]
/// KnownDialects.evidence(in: source, path: "waves.glsl").words  // "it defines 'mainImage'"
/// ```
///
/// A new dialect takes its own file and one line in `all`.
package enum KnownDialects {
  /// In order of precedence: a file is taken for the first one that it shows evidence of.
  package static let all: [any Dialect.Type] = [
    ISFFile.self, MetalFile.self, GLSLFile.self, ShadertoyProject.self, TransitionFile.self,
  ]

  /// Endings of files that may be shaders, each once.
  package static var fileEndings: [String] {
    all.flatMap { $0.fileEndings }.reduce(into: []) { endings, ending in
      if !endings.contains(ending) { endings.append(ending) }
    }
  }

  /// Whether a file of this name can be a part of a shader that several files of a folder make.
  package static func isPart(_ fileName: String) -> Bool { all.contains { $0.isPart(fileName) } }

  /// Endings of files that are read beside a shader of the same name.
  package static var companionEndings: [String] {
    all.flatMap { $0.companionEndings } + VertexPart.fileEndings
  }

  /// Returns the dialect of a text, and why it is taken for that.
  ///
  /// - Parameters:
  ///   - path: Decides only where the content shows no dialect.
  ///   - lexed: Tokens of files that were read before.
  package static func evidence(
    in text: [UInt8], path: String, lexed: LexedFiles = LexedFiles()
  ) -> DialectEvidence {
    let isWhole = text.count <= SourceLibrary.largestFile
    let start = isWhole ? text : Array(text.prefix(SourceLibrary.largestFile))
    return DialectEvidence(in: DialectSource(start, path: path, lexed: lexed), among: all)
  }
}
