/// A byte in one of the files of a translation.
struct SourceLocation: Sendable, Hashable {
  /// Index into the files of the translation.
  var file: Int32
  /// Bytes before it in that file.
  var offset: Int32
}

/// Bytes of one file that belong together: a token, an expression, a statement.
struct Span: Sendable, Hashable {
  var start: SourceLocation
  var length: Int32

  /// Returns the span from the start of `self` to the end of `last`; `self` alone when they lie in different files.
  func through(_ last: Span) -> Span {
    let end = last.start.offset + last.length
    guard last.start.file == start.file, end > start.offset else { return self }
    return Span(start: start, length: end - start.offset)
  }
}
