internal import Tokens

extension Token {
  /// The operators that C++ also writes as words.
  private static let operatorWords: [String: TokenKind] = [
    "and": .logicalAnd, "or": .logicalOr, "not": .not, "xor": .caret, "bitand": .ampersand,
    "bitor": .bar, "compl": .tilde, "not_eq": .notEqual, "and_eq": .ampersandEqual,
    "or_eq": .barEqual, "xor_eq": .caretEqual,
  ]

  /// `&&` for `and`, and so on; any other token unchanged.
  var withoutOperatorWord: Token {
    guard kind == .identifier, let kind = Self.operatorWords[text] else { return self }
    var result = self
    (result.kind, result.text) = (kind, kind.rawValue)
    return result
  }
}
