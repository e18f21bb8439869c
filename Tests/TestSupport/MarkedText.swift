/// A text in which ⟦ and ⟧ mark what a message must cover.
package struct MarkedText {
  /// The text without the marks.
  package let text: String
  /// The stretch between the marks; `nil` if there are none.
  package let place: Place?

  /// A stretch of a line, counted from 1, in characters.
  package struct Place: Equatable, Sendable {
    package var line: Int
    package var column: Int
    /// At least 1.
    package var length: Int

    package init(line: Int, column: Int, length: Int) {
      (self.line, self.column, self.length) = (line, column, length)
    }
  }

  package init(_ marked: String) {
    text = marked.filter { $0 != "⟦" && $0 != "⟧" }
    guard let start = marked.firstIndex(of: "⟦") else {
      place = nil
      return
    }
    let before = marked[..<start]
    let lineStart = before.lastIndex(of: "\n").map(before.index(after:)) ?? before.startIndex
    let inside = marked[start...].dropFirst().prefix { $0 != "⟧" }
    place = Place(
      line: before.count { $0 == "\n" } + 1, column: before[lineStart...].count + 1,
      length: max(1, inside.count))
  }
}
