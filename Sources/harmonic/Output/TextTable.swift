import Files

/// Rows of words under each other in columns: the first to the left, the others to the right, as
/// numbers are read.
struct TextTable {
  private var rows: [[String]] = []
  private static let gap = "  "

  mutating func add(_ cells: String...) { rows.append(cells.map(\.visible)) }

  /// An empty line.
  mutating func addSpace() { rows.append([]) }

  /// The lines, each indented by two spaces and none with spaces at its end.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }
      let line = "  " + cells.joined(separator: Self.gap)
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
