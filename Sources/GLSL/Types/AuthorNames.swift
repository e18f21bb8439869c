/// How the names of a program and those of its author go together.
///
/// ```swift
/// AuthorNames(prefix: "u0_", authors: ["u0_time": "iTime"], offered: ["iMouse"])
/// ```
package struct AuthorNames: Sendable {
  /// What names outside of functions begin with in the tokens; the tree has them without it.
  package var prefix: String
  /// The author's names by those of the tokens, for messages.
  package var authors: [String: String]
  /// What the author can read without a declaration, for hints.
  package var offered: [String]

  package init(prefix: String = "", authors: [String: String] = [:], offered: [String] = []) {
    self.prefix = prefix
    self.authors = authors
    self.offered = offered
  }

  /// The author's name for `name`, shortened: a damaged file can have names of any length.
  func author(_ name: String) -> String { String((authors[name] ?? name).prefix(60)) }

  /// The author's name for what the tree calls `name`.
  func author(ofBare name: String) -> String {
    author(authors[prefix + name] == nil ? name : prefix + name)
  }

  /// `name` without the prefix.
  func bare(_ name: String) -> String {
    name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }
}
