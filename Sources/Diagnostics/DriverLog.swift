/// The messages of a driver about a program, mapped to the author's lines.
///
/// ```swift
/// // given text: String
/// let log = DriverLog(text) { _, line in SourceSpan(file: "dent.metal", line: line) }
/// for diagnostic in log.diagnostics { print(diagnostic) }
/// ```
///
/// Knows the forms of Mesa (`0:18(16): error: …`), NVIDIA (`0(18) : error C1008: …`) and the others
/// (`ERROR: 0:18: …`). A line in none of them becomes a diagnostic without a place, unchanged:
/// nothing is lost.
package struct DriverLog: Sendable {
  package let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - log: All that the driver said.
  ///   - place: Where a line was written, by its source-string number (the second number of
  ///     `#line`) and its line.
  package init(_ log: String, place: (_ file: Int, _ line: Int) -> SourceSpan?) {
    diagnostics = log.split(whereSeparator: \.isNewline).compactMap { line in
      let entry = String(line.trimmingSpaces())
      return entry.isEmpty ? nil : Self.diagnostic(entry, place)
    }
  }

  private static func diagnostic(
    _ entry: String, _ origin: (_ file: Int, _ line: Int) -> SourceSpan?
  ) -> Diagnostic {
    let severity: Diagnostic.Severity = entry.lowercased().contains("warning") ? .warning : .error
    guard let (file, line, message) = place(in: entry) else {
      return Diagnostic(entry, severity: severity)
    }
    guard let span = origin(file, line) else {
      return Diagnostic("the driver says of line \(line): \(message)", severity: severity)
    }
    return Diagnostic("the driver says: \(message)", severity: severity, at: span)
  }

  /// place = ("ERROR:" | "WARNING:")? number (":" number ("(" number ")")? | "(" number ")") ":"
  /// message
  private static func place(in entry: String) -> (file: Int, line: Int, message: String)? {
    var rest = entry[...]
    for word in ["ERROR: ", "WARNING: "] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
    }
    guard let file = takeNumber(&rest), let mark = rest.popFirst(), mark == ":" || mark == "(",
      let line = takeNumber(&rest)
    else { return nil }
    if mark == "(" {
      guard rest.popFirst() == ")" else { return nil }
    } else if rest.first == "(" {
      rest = rest.drop { $0 != ")" }.dropFirst()
    }
    rest = rest.trimmingSpaces()
    guard rest.popFirst() == ":" else { return nil }
    var message = rest.trimmingSpaces()
    for word in ["error: ", "warning: "] where message.hasPrefix(word) {
      message = message.dropFirst(word.count)
    }
    return (file, line, String(message))
  }

  private static func takeNumber(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    return Int(digits)
  }
}
