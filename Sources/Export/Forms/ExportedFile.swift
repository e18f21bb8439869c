internal import Files

/// A file to write, whole or not at all.
package struct ExportedFile: Sendable, Equatable {
  package let path: String
  package let text: String
  /// Whether the user named it, so that it may take the place of another.
  package var isNamed = true

  /// Writes files; none of those that were not named replaces another, unless it holds the same.
  package static func write(_ files: [ExportedFile]) throws {
    // What may be refused comes first.
    for file in files.reversed() where !file.isThere {
      try writeWhole(Array(file.text.utf8), to: file.path, replacing: file.isNamed)
    }
  }

  /// Whether a file that was not named is there already, with the same in it.
  private var isThere: Bool {
    guard !isNamed else { return false }
    // What cannot be read is another one.
    let bytes = try? readWhole(path, limit: text.utf8.count)
    return bytes == Array(text.utf8)
  }
}
