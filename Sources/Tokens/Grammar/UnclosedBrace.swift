package import Diagnostics

extension StatementGrammar {
  /// Returns the diagnostic for a missing `}`, at the `{` it belongs to.
  ///
  /// Where the author's indentation shows it, that is the innermost `{` that the `}` of an outer
  /// line passes over; otherwise the last one that is open.
  ///
  /// It is looked for once: at the end of the file every block around misses the same one.
  package mutating func unclosedBrace() -> Diagnostic {
    if let known = unclosedBraceAtEnd, at(.endOfFile) { return known }
    let found = missingBrace(at: unclosedBraceSpan())
    if at(.endOfFile) { unclosedBraceAtEnd = found }
    return found
  }

  private func unclosedBraceSpan() -> Span {
    var open: [(span: Span, indentation: Int)] = []
    /// How many of the open braces stand on lines of an indentation.
    var counts: [Int: Int] = [:]
    var indentation = 0
    for token in tokens[..<index] {
      if token.startsLine { indentation = self.indentation(before: token.span) }
      switch token.kind {
      case .leftBrace:
        open.append((token.span, indentation))
        counts[indentation, default: 0] += 1
      case .rightBrace:
        guard let last = open.popLast() else { continue }
        if token.startsLine, last.indentation > indentation, counts[indentation, default: 0] > 0 {
          return last.span
        }
        counts[last.indentation, default: 1] -= 1
      default: continue
      }
    }
    return open.last?.span ?? token.span
  }

  private func missingBrace(at span: Span) -> Diagnostic {
    log.diagnostic("expected '}'", at: span, hint: "this '{' is never closed")
  }

  /// Columns of white space before the first token of a line.
  private func indentation(before span: Span) -> Int {
    let text = log.files[Int(span.start.file)].text
    var columns = 0
    for byte in text[..<Int(span.start.offset)].reversed() {
      switch byte {
      case UInt8(ascii: "\t"): columns += 4
      case UInt8(ascii: " "): columns += 1
      case UInt8(ascii: "\n"): return columns
      default: columns = 0  // a comment stands before it
      }
    }
    return columns
  }
}
