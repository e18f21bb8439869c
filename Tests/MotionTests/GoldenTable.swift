import Foundation

/// Expected numbers from a file in `Golden`: comma-separated values under a line of column names.
///
/// They were worked out apart from this program, from the published formulas: springs by the closed
/// form and by a Runge–Kutta integration, curves by bisection, and all of them checked against
/// measurements of Apple's framework where there are any.
struct GoldenTable {
  struct Row: CustomStringConvertible {
    fileprivate let cells: [String: String]

    /// Returns the number in `column`.
    func callAsFunction(_ column: String) throws -> Double {
      guard let cell = cells[column], let number = Double(cell) else {
        throw Unreadable(what: "no number in column '\(column)' of \(self)")
      }
      return number
    }

    /// Returns the words in `column`.
    func text(_ column: String) throws -> String {
      guard let cell = cells[column] else {
        throw Unreadable(what: "no column '\(column)' in \(self)")
      }
      return cell
    }

    var description: String {
      cells.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
  }

  struct Unreadable: Error {
    let what: String
  }

  /// Returns the rows of the file `name`, of which there is at least one.
  static func rows(_ name: String, besides file: String = #filePath) throws -> [Row] {
    let url = URL(filePath: file).deletingLastPathComponent().appending(path: "Golden/\(name)")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(cells)
    guard let columns = lines.first, lines.count > 1 else {
      throw Unreadable(what: "no rows in \(url.path)")
    }
    return try lines.dropFirst().map { cells in
      guard cells.count == columns.count else {
        throw Unreadable(what: "\(cells.count) cells instead of \(columns.count) in \(url.path)")
      }
      return Row(cells: Dictionary(uniqueKeysWithValues: zip(columns, cells)))
    }
  }

  /// line = cell ("," cell)*; a cell in quotes may hold commas, but no quotes.
  private static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    return cells
  }
}
