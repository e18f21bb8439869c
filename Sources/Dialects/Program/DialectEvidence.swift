/// The dialect that a file is taken for, and why.
package struct DialectEvidence: Sendable {
  /// `nil` if the file shows none.
  package let dialect: (any Dialect.Type)?
  /// The reason, as the end of a sentence: "it defines 'mainImage'".
  package let words: String

  /// Recognizes a file by its content, and by the ending of its path where the content shows
  /// nothing.
  ///
  /// - Parameter dialects: The first one with evidence is taken.
  package init(in file: DialectSource, among dialects: [any Dialect.Type]) {
    for dialect in dialects {
      guard let words = dialect.evidence(in: file) else { continue }
      self.init(dialect, words)
      return
    }
    for dialect in dialects {
      guard let ending = dialect.decisiveEndings.first(where: file.path.hasSuffix) else { continue }
      self.init(dialect, "its name ends in '\(ending)'")
      return
    }
    let features = dialects.map { $0.feature }
    self.init(nil, "it has neither \(features.joined(separator: ", nor "))")
  }

  private init(_ dialect: (any Dialect.Type)?, _ words: String) {
    self.dialect = dialect
    self.words = words
  }
}
