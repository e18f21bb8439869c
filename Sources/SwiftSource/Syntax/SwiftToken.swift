/// The smallest meaningful piece of a Swift file.
package struct SwiftToken: Sendable {
  package enum Kind: Sendable {
    case identifier, number, string, regex, symbol, end
  }

  package let kind: Kind
  /// As written; for a string, what is between the quotes.
  package let text: String
  /// Counted from 1.
  package let line: Int
  /// Its bytes in the file.
  package let range: Range<Int>
  /// Whether white space precedes it, which tells `a ? .b : c` from `a?.b`.
  package let followsSpace: Bool

  /// Whether it is this symbol.
  package func isSymbol(_ spelling: String) -> Bool { kind == .symbol && text == spelling }

  /// Whether it is this name or keyword.
  package func isWord(_ spelling: String) -> Bool { kind == .identifier && text == spelling }
}
