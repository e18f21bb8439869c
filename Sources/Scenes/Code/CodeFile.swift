internal import Resources

/// A Swift or Metal file of `Resources`, with other values in its declarations.
///
/// ```swift
/// var file = CodeFile("Swift/PrismView.swift")
/// file.set("lightFraction", to: SwiftText.number(0.7))
/// ```
///
/// The file is a whole one, which compiles as it is; its text stands nowhere else. What two files
/// share is in a third one, in parts: `// Part clock` is the head of a part there, and the place
/// of the part in the others.
struct CodeFile {
  private(set) var text: String

  /// - Parameter path: Relative to `Resources`.
  init(_ path: String) {
    guard let text = CodeFiles.source(at: path) else {
      preconditionFailure("there is no file '\(path)' in Resources")
    }
    self.text = text
  }

  /// Replaces the value in the first declaration of `name`: everything behind "=", through the end
  /// of the line or the bracket that is open there.
  mutating func set(_ name: String, to value: String) {
    guard let start = valueStart(of: name) else {
      preconditionFailure("no declaration of '\(name)' in:\n\(text)")
    }
    var depth = 0
    var end = start
    while end < text.endIndex {
      let character = text[end]
      if depth == 0, character == "\n" || character == ";" { break }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      end = text.index(after: end)
    }
    text.replaceSubrange(start..<end, with: value)
  }

  /// Inserts the parts of another file at the lines that name them, as far to the right.
  mutating func insertParts(of file: CodeFile) {
    for part in file.text.split(separator: "// Part ").dropFirst() {
      var lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      let mark = "// Part \(lines.removeFirst())\n"
      while lines.last?.isEmpty == true { lines.removeLast() }
      guard let place = text.firstRange(of: mark) else { preconditionFailure("no '\(mark)'") }
      let indent = text[lineStart(before: place.lowerBound)..<place.lowerBound]
      let inserted = lines.map { $0.isEmpty ? "\n" : "\(indent)\($0)\n" }.joined()
      text.replaceSubrange(indent.startIndex..<place.upperBound, with: inserted)
    }
  }

  /// Replaces a part of the text, wherever it is.
  mutating func replace(_ old: String, with new: String) {
    precondition(text.contains(old), "no '\(old)' in:\n\(text)")
    text = text.replacing(old, with: new)
  }

  /// Removes the lines that contain a word.
  mutating func removeLines(with word: String) {
    precondition(text.contains(word), "no '\(word)' in:\n\(text)")
    text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains(word) }.joined(separator: "\n")
  }

  private func lineStart(before place: String.Index) -> String.Index {
    text[..<place].lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
  }

  /// declaration = " " name (":" type)? " = " value
  private func valueStart(of name: String) -> String.Index? {
    for separator in [" = ", ": "] {
      guard let found = text.firstRange(of: " \(name)\(separator)") else { continue }
      if separator == " = " { return found.upperBound }
      return text[found.upperBound...].firstRange(of: " = ")?.upperBound
    }
    return nil
  }
}
