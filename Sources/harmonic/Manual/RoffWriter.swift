/// Writes pages of the manual for `man`.
///
/// Source: man(7), the macros `TH`, `SH`, `SS`, `PP`, `TP`, `IP`, `RS` and `RE` of groff's man
/// package.
struct RoffWriter {
  /// The program and its version, in the foot of each page.
  let version: String

  /// The longest term with its explanation beside it.
  private static let longestTerm = 20
  private static let codeIndent = 4

  /// - Parameter others: The names of the pages that it refers to at its end.
  func text(of page: ManualPage, others: [String]) -> String {
    let name = Self.command(for: page.name)
    var lines = [
      #".\" Printed by "harmonic describe man"."#,
      #".TH \#(Self.escaped(name.uppercased())) 1 "" "\#(version)" "User Commands""#,
      ".nh", ".ad l",
      ".SH NAME", Self.escaped(name) + #" \- "# + Self.escaped(page.summary),
    ]
    if case .heading? = page.blocks.first {} else { lines.append(".SH DESCRIPTION") }
    lines += page.blocks.flatMap { Self.lines(of: $0) }
    if !others.isEmpty {
      lines += [".SH SEE ALSO", others.map(Self.reference(to:)).joined(separator: ",\n")]
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(of block: ManualBlock) -> [String] {
    switch block {
    case .heading(level: 2, let text): return [".SH \(quoted(text.plainText.uppercased()))"]
    case .heading(_, let text): return [".SS \(quoted(text.plainText))"]
    case .paragraph(let text): return [".PP", line(text)]
    case .list(let items): return items.flatMap { [#".IP \(bu 2"#, line($0)] }
    case .table(let table): return lines(of: table)
    case .code(let lines):
      return [".PP", ".RS \(codeIndent)", ".nf"] + lines.map { guarded(escaped($0)) }
        + [".fi", ".RE"]
    case .rows(let name): preconditionFailure("the rows '\(name)' are not filled in")
    }
  }

  /// Rows with short terms stand without space between them.
  private static func lines(of table: ManualTable) -> [String] {
    let widest = table.rows.compactMap { $0.first?.plainText.count }.max() ?? 0
    let isCompact = widest <= longestTerm
    let tag = isCompact ? ".TP \(widest + 2)" : ".TP"
    var rows = table.rows.map { row in
      let term = #"\fB"# + escaped(row.first?.plainText ?? "") + #"\fR"#
      return [tag, term] + table.lines(of: row).map { [line($0)] }.joined(separator: [".br"])
    }
    if isCompact, rows.count > 1 {
      rows.insert([".PD 0"], at: 1)
      rows.append([".PD"])
    }
    return rows.flatMap { $0 }
  }

  // MARK: - Text

  /// The name of a page in `man`: "harmonic-keys".
  static func command(for page: String) -> String {
    page == ManualPage.mainName ? page : "\(ManualPage.mainName)-\(page)"
  }

  private static func reference(to page: String) -> String {
    #"\fB"# + escaped(command(for: page)) + #"\fR(1)"#
  }

  private static func line(_ text: ManualText) -> String {
    guarded(
      text.spans.map { span in
        switch span {
        case .plain(let text): escaped(text)
        case .code(let code): #"\fB"# + escaped(code) + #"\fR"#
        case .page(let name): reference(to: name)
        case .address(let address, let title): escaped("\(title) (\(address))")
        }
      }.joined())
  }

  /// Returns a line that groff does not take for a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? #"\&"# + line : line
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns the text with the signs spelled out that groff has other uses or other shapes for.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += #"\e"#
      case "-": result += #"\-"#
      case "'": result += #"\(aq"#
      case "\"": result += #"\(dq"#
      case "`": result += #"\(ga"#
      case "^": result += #"\(ha"#
      case "~": result += #"\(ti"#
      default: result.append(character)
      }
    }
  }
}
