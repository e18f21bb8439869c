internal import Diagnostics
internal import Tokens

/// State that the readers of all dialects share: files, log, and the prefix of generated names.
package struct DialectReading {
  let library: SourceLibrary
  let folder: SourceFolder
  let prefix: String
  /// Numbers of the channels that the user sets.
  var givenChannels: Set<Int> = []
  /// In order of precedence.
  let dialects: [any Dialect.Type]

  var log: DiagnosticLog { library.log }

  /// Returns the dialect that a file is taken for, and why.
  func evidence(in entry: SourceLibrary.Entry) -> DialectEvidence {
    let source = DialectSource(
      path: entry.path, tokens: entry.tokens, comments: entry.comments, text: text(of: entry))
    return DialectEvidence(in: source, among: dialects)
  }

  func text(of entry: SourceLibrary.Entry) -> [UInt8] { log.files[Int(entry.index)].text }

  /// Returns a text of the host's as a file among those of the reading.
  func entry(of text: String, named path: String) -> SourceLibrary.Entry {
    let bytes = Array(text.utf8)
    let index = Int32(log.files.count)
    log.files.append(SourceFile(path: path, text: bytes))
    return SourceLibrary.Entry(
      index: index, path: path, tokens: Lexer(bytes, file: index).tokens, comments: [])
  }

  /// `waves` for `effects/waves.glsl`.
  static func bareName(of path: String) -> String {
    let file = SourceFolder.fileName(of: path)
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }

  /// Reports something about a whole file, at its first byte.
  func report(
    _ message: String, atStartOf entry: SourceLibrary.Entry,
    severity: Diagnostic.Severity = .error, hint: String? = nil
  ) {
    let start = Span(start: SourceLocation(file: entry.index, offset: 0), length: 1)
    log.report(message, at: start, severity: severity, hint: hint)
  }
}
