/// Reads the Markdown of the manual: headings, paragraphs, lists with an item a line, tables, and
/// fenced code. Pictures, each on a line of its own, are left out: they are for readers on the web.
///
/// A fence with the language `rows` is the place of a table that the program makes; the line in it
/// is the table's name.
///
/// It does **not** read the rest of Markdown: emphasis, nested lists, quotes, HTML.
struct MarkdownReader {
  private var lines: ArraySlice<Substring>

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
  }

  /// page = (heading | fence | list | table | paragraph | picture | empty-line)*
  mutating func blocks() -> [ManualBlock] {
    var blocks: [ManualBlock] = []
    while let line = lines.first {
      if line.isEmpty || line.hasPrefix("![") {
        lines.removeFirst()
      } else if let heading = line.wholeMatch(of: /(#+) (.*)/) {
        lines.removeFirst()
        blocks.append(.heading(level: heading.1.count, ManualText(heading.2)))
      } else if line.hasPrefix("```") {
        blocks.append(fence())
      } else if line.hasPrefix("- ") {
        blocks.append(.list(takeLines { $0.hasPrefix("- ") }.map { ManualText($0.dropFirst(2)) }))
      } else if line.hasPrefix("|") {
        blocks.append(table())
      } else {
        let parts = takeLines { !$0.isEmpty && !$0.hasPrefix("```") }
        blocks.append(.paragraph(ManualText(parts.joined(separator: " "))))
      }
    }
    return blocks
  }

  private mutating func takeLines(while isTaken: (Substring) -> Bool) -> [Substring] {
    let taken = lines.prefix(while: isTaken)
    lines = lines.dropFirst(taken.count)
    return Array(taken)
  }

  /// fence = "```" language line* "```"
  private mutating func fence() -> ManualBlock {
    let language = lines.removeFirst().dropFirst(3)
    let body = takeLines { $0 != "```" }
    lines = lines.dropFirst()
    return language == "rows" ? .rows(body.joined()) : .code(body.map(String.init))
  }

  /// table = row rule row*; row = "|" (cell "|")*, with "\|" for the sign in a cell
  private mutating func table() -> ManualBlock {
    let rows = takeLines { $0.hasPrefix("|") }.map(Self.cells)
    return .table(
      ManualTable(
        head: rows.first ?? [], rows: rows.dropFirst(2).map { $0.map { ManualText($0) } }))
  }

  private static func cells(of line: Substring) -> [String] {
    let bar = "\u{0}"
    return line.replacing("\\|", with: bar).split(separator: "|").map { cell in
      cell.replacing(bar, with: "|").split(separator: " ").joined(separator: " ")
    }
  }
}
