internal import Diagnostics

/// The files of a view, in a picture of what it draws.
extension OpenedView {
  /// A line for each file: its hash, two spaces, and its path from the folder of the view's file.
  var hashText: String? {
    guard !hashes.isEmpty else { return nil }
    return hashes.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }.joined()
  }

  /// Says which files are others than those that a picture was made of; `nil` if all are the same,
  /// or the picture does not name them.
  ///
  /// - Parameter text: As above.
  func change(since text: String, of picture: String) -> Diagnostic? {
    var before: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let hash = line.split(separator: " ").first, hash.utf8.count + 2 < line.utf8.count
      else { continue }
      before[String(line.dropFirst(hash.count + 2))] = String(hash)
    }
    guard !before.isEmpty, !hashes.isEmpty else { return nil }
    let changed = Set(before.keys).union(hashes.keys).filter { before[$0] != hashes[$0] }.sorted()
    guard let first = changed.first else { return nil }
    let others = changed.count - 1
    let words =
      others == 0
      ? "'\(first)' has" : "'\(first)' and \(others) more file\(others == 1 ? "" : "s") have"
    return Diagnostic(
      "\(words) changed since '\(picture)' was made", severity: .warning,
      hint: "the picture may look different now")
  }
}
