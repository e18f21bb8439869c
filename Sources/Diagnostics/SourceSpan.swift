/// A stretch of one line in a source file, for messages an editor can jump to.
package struct SourceSpan: Sendable, Hashable {
  /// Path of the file, as the user gave it.
  package let file: String
  /// Line, counted from 1.
  package let line: Int
  /// First column, counted from 1, in characters.
  package let column: Int
  /// Characters covered, 1 or more.
  package let length: Int

  package init(file: String, line: Int, column: Int = 1, length: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
    self.length = max(1, length)
  }
}
