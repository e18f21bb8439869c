/// Text shown while the pointer rests on a control.
package struct Tooltip: Sendable, Hashable {
  /// A sentence that says what it does.
  package var summary: String
  /// Its range, its default and its keys, each a few words.
  package var facts: [String]

  package init(_ summary: String, facts: [String] = []) {
    self.summary = summary
    self.facts = facts
  }

  var isEmpty: Bool { summary.isEmpty && facts.isEmpty }
}
