/// Writes pages of the manual as plain text for a terminal.
///
/// ```swift
/// // given page: ManualPage
/// let text = TerminalWriter(width: 80, hasBold: false).text(of: page)
/// ```
struct TerminalWriter {
  /// Columns at which lines are wrapped.
  let width: Int
  /// Whether headings are written in bold letters.
  let hasBold: Bool

  private static let indent = 2
  private static let codeIndent = 4
  /// The indent of an explanation below a term that is too long to stand beside it.
  private static let hangingIndent = 8
  /// The longest term with its explanation beside it.
  private static let longestTerm = 24
  private static let gap = 2
  /// The narrowest column of explanations.
  private static let narrowest = 24

  func text(of page: ManualPage) -> String {
    let summary = page.summary.prefix(1).uppercased() + page.summary.dropFirst() + "."
    let parts =
      [bold(page.title), wrapped(summary, indent: Self.indent)] + page.blocks.map { text(of: $0) }
    return parts.joined(separator: "\n\n")
  }

  private func text(of block: ManualBlock) -> String {
    switch block {
    case .heading(_, let text): return bold(text.plainText)
    case .paragraph(let text): return wrapped(Self.words(text), indent: Self.indent)
    case .list(let items):
      return items.map { item in
        wrapped(Self.words(item), indent: Self.indent + 2, after: "- ")
      }.joined(separator: "\n")
    case .table(let table): return text(of: table)
    case .code(let lines):
      return lines.map { $0.isEmpty ? "" : Self.spaces(Self.codeIndent) + $0 }
        .joined(separator: "\n")
    case .rows(let name): preconditionFailure("the rows '\(name)' are not filled in")
    }
  }

  /// Terms with their explanations beside them, or below if a term is long or the width is small.
  private func text(of table: ManualTable) -> String {
    let terms = table.rows.map { $0.first?.plainText ?? "" }
    let widest = terms.map(\.count).max() ?? 0
    let column = Self.indent + widest + Self.gap
    let isBeside = widest <= Self.longestTerm && width - column >= Self.narrowest
    return zip(terms, table.rows).map { term, row in
      let lines = table.lines(of: row).map(Self.words)
      guard isBeside else {
        let texts = lines.map { wrapped($0, indent: Self.hangingIndent) }
        return ([wrapped(term, indent: Self.indent)] + texts).joined(separator: "\n")
      }
      let label = term + Self.spaces(widest - term.count + Self.gap)
      guard let first = lines.first else { return Self.spaces(Self.indent) + term }
      return
        ([wrapped(first, indent: column, after: label)]
        + lines.dropFirst().map { wrapped($0, indent: column) })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  // MARK: - Text

  /// The text with code in backticks, and other pages as the commands that show them.
  private static func words(_ text: ManualText) -> String {
    text.spans.map { span in
      switch span {
      case .plain(let text): text
      case .code(let code): "`\(code)`"
      case .page(let name): "`harmonic help \(name)`"
      case .address(let address, let title): "\(title) (\(address))"
      }
    }.joined()
  }

  private func bold(_ text: String) -> String { hasBold ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// Returns lines that end at the width, where words allow it.
  ///
  /// - Parameter label: What the first line has in the last columns of its indent.
  private func wrapped(_ text: String, indent: Int, after label: String = "") -> String {
    var lines: [String] = []
    var line = Self.spaces(indent - label.count) + label
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isEmpty) = (Self.spaces(indent), true)
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
