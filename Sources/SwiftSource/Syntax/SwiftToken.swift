/// The smallest meaningful piece of a Swift file.
struct SwiftToken: Sendable {
  enum Kind: Sendable {
    case identifier, number, string, symbol, end
  }

  let kind: Kind
  /// As written; for a string, what is between the quotes.
  let text: String
  /// Counted from 1.
  let line: Int
  /// Whether white space precedes it, which tells `a ? .b : c` from `a?.b`.
  let followsSpace: Bool

  /// Whether it is this symbol.
  func isSymbol(_ spelling: String) -> Bool { kind == .symbol && text == spelling }

  /// Whether it is this name or keyword.
  func isWord(_ spelling: String) -> Bool { kind == .identifier && text == spelling }
}
