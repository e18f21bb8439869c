/// Collects what is found wrong with a set of source files, in the order of finding.
///
/// Keeps at most `limit` entries, so that a damaged file cannot fill the memory, and drops
/// repetitions: a header that is read twice, or a template used twice, says its mistake once.
package final class DiagnosticLog {
  package static let limit = 100

  package private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// The files that spans refer to.
  package var files: [SourceFile] = []

  /// Number of errors so far, those beyond the limit included.
  package private(set) var errorCount = 0

  package init() {}

  package func report(
    _ message: String, at span: Span?, severity: Diagnostic.Severity = .error, hint: String? = nil
  ) {
    guard diagnostics.count < Self.limit else {
      // Its place is not looked for: on an overlong line that takes as long as reading the line.
      if severity == .error { errorCount += 1 }
      return
    }
    record(diagnostic(message, at: span, severity: severity, hint: hint))
  }

  package func record(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    guard diagnostics.count < Self.limit, seen.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  /// Takes back what `body` reports if it returns `false`; the files it reads stay.
  package func tentatively(_ body: () -> Bool) {
    let before = (diagnostics.count, errorCount)
    if body() { return }
    for diagnostic in diagnostics[before.0...] { seen.remove(diagnostic) }
    diagnostics.removeSubrange(before.0...)
    errorCount = before.1
  }

  /// Returns a diagnostic with its place in the author's file and the text of the line.
  package func diagnostic(
    _ message: String, at span: Span?, severity: Diagnostic.Severity = .error, hint: String? = nil
  ) -> Diagnostic {
    guard let span, files.indices.contains(Int(span.start.file)) else {
      return Diagnostic(message, severity: severity, hint: hint)
    }
    let file = files[Int(span.start.file)]
    let place = file.span(from: Int(span.start.offset), length: Int(span.length))
    return Diagnostic(
      message, severity: severity, at: place, sourceLine: file.lineText(place.line), hint: hint)
  }
}

extension DiagnosticLog {
  /// The diagnostics by file and line; those without a place come first.
  package var sorted: [Diagnostic] {
    var order: [String: Int] = [:]
    for (index, file) in files.enumerated() { order[file.path] = index }
    func key(_ diagnostic: Diagnostic) -> (Int, Int, Int) {
      guard let span = diagnostic.span else { return (-1, 0, 0) }
      return (order[span.file] ?? 0, span.line, span.column)
    }
    return diagnostics.enumerated()
      .sorted { a, b in
        let (x, y) = (key(a.element), key(b.element))
        return x == y ? a.offset < b.offset : x < y
      }
      .map(\.element)
  }

  /// As much of `sorted` as is said of a text that may not be a shader at all: ten diagnostics at
  /// most, the last of which counts the others.
  ///
  /// - Parameters:
  ///   - reason: Why it may not be one, as the end of a sentence: "no function".
  ///   - hint: Advice for the author of something else.
  package func shortened(because reason: String, hint: String) -> [Diagnostic] {
    let all = sorted
    guard all.count > Self.shortLimit else { return all }
    let shown = all.prefix(Self.shortLimit - 1)
    let more =
      all.count == Self.limit ? "at least \(all.count - shown.count)" : "\(all.count - shown.count)"
    return shown + [Diagnostic("\(more) more mistakes, and \(reason)", hint: hint)]
  }

  private static let shortLimit = 10
}
