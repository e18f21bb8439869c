/// A part of a page of the manual.
enum ManualBlock: Equatable {
  /// A title inside of a page: level 2, or 3 below that.
  case heading(level: Int, ManualText)
  case paragraph(ManualText)
  case list([ManualText])
  case table(ManualTable)
  /// Lines that are shown unchanged.
  case code([String])
  /// The place of blocks that are made from rows of the program, by their name.
  case rows(String)
}

/// A table of the manual. The first cell of a row is a term, and the others explain it.
struct ManualTable: Equatable {
  /// The columns' titles. With two columns they are not shown.
  var head: [String]
  var rows: [[ManualText]]

  /// The row's explanation, one line for each cell: with its column's title if there are several.
  func lines(of row: [ManualText]) -> [ManualText] {
    zip(head, row).dropFirst().compactMap { title, cell in
      if cell.spans.isEmpty { return nil }
      var line = cell
      if head.count > 2 { line.spans.insert(.plain("\(title): "), at: 0) }
      return line
    }
  }
}
