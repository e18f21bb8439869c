internal import ShaderTree
internal import Tokens

extension BinaryOperator {
  init?(_ kind: TokenKind) {
    switch kind {
    case .logicalOr: self = .logicalOr
    case .logicalAnd: self = .logicalAnd
    case .bar: self = .bitOr
    case .caret: self = .bitXor
    case .ampersand: self = .bitAnd
    case .equalEqual: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .greater: self = .greater
    case .lessEqual: self = .lessEqual
    case .greaterEqual: self = .greaterEqual
    case .shiftLeft: self = .shiftLeft
    case .shiftRight: self = .shiftRight
    case .plus: self = .add
    case .minus: self = .subtract
    case .star: self = .multiply
    case .slash: self = .divide
    case .percent: self = .remainder
    default: return nil
    }
  }

  /// The operator of a compound assignment such as `+=`.
  init?(compound kind: TokenKind) {
    switch kind {
    case .plusEqual: self = .add
    case .minusEqual: self = .subtract
    case .starEqual: self = .multiply
    case .slashEqual: self = .divide
    case .percentEqual: self = .remainder
    case .ampersandEqual: self = .bitAnd
    case .barEqual: self = .bitOr
    case .caretEqual: self = .bitXor
    case .shiftLeftEqual: self = .shiftLeft
    case .shiftRightEqual: self = .shiftRight
    default: return nil
    }
  }
}

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

extension UnaryOperator {
  init?(_ kind: TokenKind) {
    switch kind {
    case .plus: self = .plus
    case .minus: self = .minus
    case .not: self = .not
    case .tilde: self = .complement
    case .star: self = .dereference
    case .ampersand: self = .addressOf
    case .plusPlus: self = .increment
    case .minusMinus: self = .decrement
    default: return nil
    }
  }
}
