import Foundation

/// Expected numbers from a file: `Golden/<name>.csv` beside the test file.
///
///     @Test(arguments: try GoldenTable("spring_scale_press").rows)
///     func followsTheTable(row: GoldenTable.Row) throws {
///       let expected = try row.number("value")
///
/// The first line names the columns; every other line has as many fields, and there is at least
/// one. A field in double quotes may hold commas, line ends and doubled quotes. Nothing is guessed:
/// a cell is text until a test asks for its number.
package struct GoldenTable: Sendable {
  package let name: String
  package let columns: [String]
  package let rows: [Row]

  package init(_ name: String, filePath: String = #filePath) throws {
    let file = TestFile(path: filePath).goldenFolder.appending(path: "\(name).csv")
    do {
      try self.init(name: name, text: String(contentsOf: file, encoding: .utf8))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("cannot read the table \(file.path): \(error.localizedDescription)")
    }
  }

  init(name: String, text: String) throws {
    var lines = try Self.fields(of: text, in: name)
    guard !lines.isEmpty else { throw Failure("the table '\(name)' is empty") }
    let columns = lines.removeFirst()
    guard !lines.isEmpty else { throw Failure("the table '\(name)' has no rows") }
    self.name = name
    self.columns = columns
    rows = try lines.enumerated().map { index, cells in
      guard cells.count == columns.count else {
        throw Failure(
          "row \(index + 1) of '\(name)' has \(cells.count) fields, its header \(columns.count)")
      }
      return Row(table: name, number: index + 1, columns: columns, cells: cells)
    }
  }

  /// A column's numbers, from the top.
  package func numbers(_ column: String) throws -> [Double] {
    try rows.map { try $0.number(column) }
  }

  /// One line of a table.
  package struct Row: Sendable, CustomStringConvertible {
    let table: String
    let number: Int
    let columns: [String]
    let cells: [String]

    /// The cell of `column`, without its quotes.
    package func text(_ column: String) throws -> String {
      guard let index = columns.firstIndex(of: column) else {
        throw Failure(
          "'\(table)' has no column '\(column)'; it has \(columns.joined(separator: ", "))")
      }
      return cells[index]
    }

    /// The cell of `column` as a number.
    package func number(_ column: String) throws -> Double {
      let cell = try text(column)
      guard let value = Double(cell) else {
        throw Failure(
          "'\(cell)' in column '\(column)', row \(number) of '\(table)', is not a number")
      }
      return value
    }

    package var description: String { cells.joined(separator: ", ") }
  }

  /// A mistake in a table.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  /// table = line (end line)* end?
  /// line = field ("," field)*
  /// field = "\"" (any but "\"" | "\"\"")* "\"" | (any but "," and end)*
  /// end = "\n" | "\r\n"
  private static func fields(of text: String, in name: String) throws -> [[String]] {
    var lines: [[String]] = []
    var line: [String] = []
    var field = ""
    var isQuoted = false
    var rest = text[...]  // by Character, for which "\r\n" is one
    while let character = rest.popFirst() {
      if isQuoted {
        if character != "\"" {
          field.append(character)
        } else if rest.first == "\"" {
          field.append(rest.removeFirst())
        } else {
          isQuoted = false
        }
      } else if character == "\"" && field.isEmpty {
        isQuoted = true
      } else if character == "," {
        line.append(field)
        field = ""
      } else if character.isNewline {
        lines.append(line + [field])
        line = []
        field = ""
      } else {
        field.append(character)
      }
    }
    guard !isQuoted else { throw Failure("a quoted field of '\(name)' has no closing quote") }
    if !line.isEmpty || !field.isEmpty { lines.append(line + [field]) }
    return lines
  }
}
