/// A byte in one of the files of a translation.
package struct SourceLocation: Sendable, Hashable {
  /// Index into the files of the translation.
  package var file: Int32
  /// Bytes before it in that file.
  package var offset: Int32

  package init(file: Int32, offset: Int32) {
    self.file = file
    self.offset = offset
  }
}

/// Bytes of one file that belong together: a token, an expression, a statement.
package struct Span: Sendable, Hashable {
  package var start: SourceLocation
  package var length: Int32

  package init(start: SourceLocation, length: Int32) {
    self.start = start
    self.length = length
  }

  /// Returns the span from the start of `self` to the end of `last`; `self` alone when they lie in
  /// different files.
  package func through(_ last: Span) -> Span {
    let end = last.start.offset + last.length
    guard last.start.file == start.file, end > start.offset else { return self }
    return Span(start: start, length: end - start.offset)
  }
}
