/// Changes of files as a patch in the unified format, which `patch -p1` and `git apply` take.
///
/// Source: POSIX, "diff", "Diff -u Output Format".
///
/// ```swift
/// var diff = UnifiedDiff()
/// diff.add("a\nb\n", changedTo: "a\nc\n", path: "Card.swift")
/// diff.text  // "--- a/Card.swift\n+++ b/Card.swift\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n"
/// ```
///
/// Lines are changed in their places: none is inserted or removed.
package struct UnifiedDiff: Sendable {
  package private(set) var text = ""

  /// Unchanged lines around changed ones.
  private static let context = 3

  package init() {}

  /// Adds the changes of a file.
  ///
  /// - Parameters:
  ///   - new: Has as many lines as the text before.
  ///   - path: From the folder in which the patch is applied.
  package mutating func add(_ old: String, changedTo new: String, path: String) {
    let (before, after) = (Self.lines(old), Self.lines(new))
    precondition(before.count == after.count, "lines are changed in their places only")
    let changed = before.indices.filter { before[$0] != after[$0] }
    guard let first = changed.first else { return }
    text += "--- a/\(path)\n+++ b/\(path)\n"
    var hunk = [first]
    for line in changed.dropFirst() {
      if line - (hunk.last ?? line) > 2 * Self.context + 1 {
        add(hunk, before, after)
        hunk = []
      }
      hunk.append(line)
    }
    add(hunk, before, after)
  }

  /// Adds lines that are near each other, with those around them.
  private mutating func add(_ changed: [Int], _ before: [Substring], _ after: [Substring]) {
    guard let first = changed.first, let last = changed.last else { return }
    let start = max(0, first - Self.context)
    let end = min(before.count, last + Self.context + 1)
    let range = "\(start + 1),\(end - start)"
    text += "@@ -\(range) +\(range) @@\n"
    var line = start
    while line < end {
      if before[line] == after[line] {
        append(" ", before[line])
        line += 1
        continue
      }
      var stop = line
      while stop < end, before[stop] != after[stop] { stop += 1 }
      for old in before[line..<stop] { append("-", old) }
      for new in after[line..<stop] { append("+", new) }
      line = stop
    }
  }

  private mutating func append(_ mark: String, _ line: Substring) {
    text += mark + line
    if line.last?.isNewline != true { text += "\n\\ No newline at end of file\n" }
  }

  /// The lines with their ends.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end =
        text[start...].firstIndex { $0 == "\n" || $0 == "\r\n" }
        .map { text.index(after: $0) } ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}
