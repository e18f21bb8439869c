internal import Diagnostics

/// The messages of the Swift compiler as diagnostics on a user's lines.
///
/// output = (line that says where, kind and message | source line | marks)*
///
/// ```text
/// /tmp/views/Ripple.swift:12:5: error: cannot find 'Txt' in scope
///     Txt("a")
///     ^~~
/// ```
///
/// A message in the expansion of a macro is shown where the macro is used.
struct CompilerOutput {
  private(set) var diagnostics: [Diagnostic] = []
  /// Paths as the user knows them, by those that are compiled.
  private let paths: [String: String]

  private let limit: Int

  /// Messages about one view that are shown; the others follow from them.
  static let limit = 20

  init(_ text: String, paths: [String: String], limit: Int = Self.limit) {
    (self.paths, self.limit) = (paths, limit)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    /// An error in a file that is not the user's, until a note says where that comes from.
    var homeless: Diagnostic?
    for (index, line) in lines.enumerated() {
      guard let message = Message(line) else { continue }
      guard let path = paths[message.path] else {
        if message.kind == "error" { homeless = homeless ?? Diagnostic(message.text) }
        continue
      }
      let source = index + 1 < lines.count ? String(lines[index + 1]) : nil
      let marks = index + 2 < lines.count ? lines[index + 2] : ""
      let span = SourceSpan(
        file: path, line: message.line, column: message.column,
        length: marks.drop { $0 == " " || $0 == "\t" }.prefix { $0 == "^" || $0 == "~" }.count)
      if message.kind == "error" {
        append(Diagnostic(message.text, at: span, sourceLine: source))
      } else if message.kind == "note", var error = homeless {
        (error.span, error.sourceLine) = (span, source)
        append(error)
        homeless = nil
      }
    }
    if let homeless, diagnostics.isEmpty { diagnostics.append(homeless) }
    if diagnostics.isEmpty, let failure = Self.failure(in: lines) {
      let isOfView = failure.hasPrefix(Self.undefinedSymbol)
      let hint = "if it says so of other views too, install Swift again"
      diagnostics.append(Diagnostic(failure, hint: isOfView ? nil : hint))
    }
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    guard diagnostics.count < limit, !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
  }

  /// The linker's words for what the view uses and nothing has.
  private static let undefinedSymbol = "undefined symbol"

  /// The linker's message, or the compiler's own without a place.
  private static func failure(in lines: [Substring]) -> String? {
    let line =
      lines.first { $0.contains("error: \(undefinedSymbol)") }
      ?? lines.first { $0.contains("error: ") }
    guard let line else { return lines.first { !$0.isEmpty }.map(String.init) }
    return line.range(of: "error: ").map { String(line[$0.upperBound...]) }
  }

  /// message = path ":" line ":" column ":" kind ":" text
  private struct Message {
    let path: String
    let line: Int
    let column: Int
    let kind: Substring
    let text: String

    init?(_ line: Substring) {
      for kind in ["error", "warning", "note"] {
        guard let range = line.range(of: ": \(kind): ") else { continue }
        let place = line[..<range.lowerBound].split(separator: ":")
        guard place.count >= 3, let column = Int(place[place.count - 1]),
          let number = Int(place[place.count - 2])
        else { return nil }
        path = place.dropLast(2).joined(separator: ":")
        (self.line, self.column, self.kind) = (number, column, Substring(kind))
        text = String(line[range.upperBound...])
        return
      }
      return nil
    }
  }
}

extension Substring {
  /// The first place of `text`.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    let bytes = Array(text.utf8)
    while let found = utf8[start...].firstIndex(of: bytes[0]) {
      let rest = utf8[found...]
      if rest.starts(with: bytes) {
        return found..<utf8.index(found, offsetBy: bytes.count)
      }
      start = utf8.index(after: found)
    }
    return nil
  }
}
