internal import Files

/// A message about a user's shader: what happened, where, and what to do.
///
/// ```text
/// dent.metal:14:21: error: 'SwiftUI::Layer' has no member 'smaple'
///     half4 c = layer.smaple(position);
///                     ^~~~~~
/// hint: did you mean 'sample'?
/// ```
///
/// It does not print itself: the caller chooses the stream. Overlong words are shortened, in the
/// message and in the hint.
package struct Diagnostic: Error, Sendable, Hashable {
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  package var severity: Severity
  /// Lower case, no full stop, names in quotes.
  package var message: String
  package var span: SourceSpan?
  /// Text of the line the span is on; shown with a caret under the span.
  package var sourceLine: String?
  /// Advice on what the user can do about it.
  package var hint: String?

  /// The same diagnostic in other words.
  package func replacingMessage(with message: String) -> Diagnostic {
    var copy = self
    copy.message = message.shortened
    return copy
  }

  package init(
    _ message: String, severity: Severity = .error, at span: SourceSpan? = nil,
    sourceLine: String? = nil, hint: String? = nil
  ) {
    self.severity = severity
    self.message = message.shortened
    self.span = span
    self.sourceLine = sourceLine
    self.hint = hint?.shortened
  }
}

extension Diagnostic: CustomStringConvertible {
  package var description: String {
    var text = ""
    if let span { text += "\(span.file.visible):\(span.line):\(span.column): " }
    text += "\(severity.rawValue): \(message.visible)"
    if let span, let sourceLine {
      // Tabs stay tabs, so that the caret stands under its column in any editor.
      let before = String(sourceLine.prefix(span.column - 1)).visibleLines
      let lead = before.map { $0 == "\t" ? "\t" : " " }.joined()
      let room = max(1, sourceLine.count - span.column + 1)
      let tail = String(repeating: "~", count: min(span.length, room) - 1)
      text += "\n    \(sourceLine.visibleLines)\n    \(lead)^\(tail)"
    }
    if let hint { text += "\nhint: \(hint.visible)" }
    return text
  }
}
