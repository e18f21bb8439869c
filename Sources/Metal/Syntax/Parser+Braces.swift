internal import Diagnostics

extension Parser {
  /// What to report where a `}` is missing: the `{` it belongs to.
  ///
  /// Where the author's indentation shows it, that is the innermost `{` that the `}` of an outer
  /// line passes over; otherwise the last one that is open.
  func unclosedBrace() -> Diagnostic {
    var open: [(span: Span, indentation: Int)] = []
    for token in tokens[..<index] {
      switch token.kind {
      case .leftBrace: open.append((token.span, indentation(of: token.span)))
      case .rightBrace:
        let own = indentation(of: token.span)
        if token.startsLine, let last = open.last, last.indentation > own,
          open.contains(where: { $0.indentation == own })
        {
          return missingBrace(at: last.span)
        }
        _ = open.popLast()
      default: continue
      }
    }
    return missingBrace(at: open.last?.span ?? token.span)
  }

  private func missingBrace(at span: Span) -> Diagnostic {
    problem("expected '}'", at: span, hint: "this '{' is never closed")
  }

  /// Columns of white space before the first character of the line that `span` begins on.
  private func indentation(of span: Span) -> Int {
    let text = log.files[Int(span.start.file)].text
    var start = Int(span.start.offset)
    while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var columns = 0
    for byte in text[start...] {
      if byte == UInt8(ascii: "\t") {
        columns += 4
      } else if byte == UInt8(ascii: " ") {
        columns += 1
      } else {
        break
      }
    }
    return columns
  }
}
