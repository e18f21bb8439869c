/// An operator between two operands, assignments left out.
package enum BinaryOperator: String, Sendable {
  case logicalOr = "||"
  case logicalAnd = "&&"
  case bitOr = "|"
  case bitXor = "^"
  case bitAnd = "&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case greater = ">"
  case lessEqual = "<="
  case greaterEqual = ">="
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"

  package var precedence: Precedence {
    switch self {
    case .logicalOr: .logicalOr
    case .logicalAnd: .logicalAnd
    case .bitOr: .bitOr
    case .bitXor: .bitXor
    case .bitAnd: .bitAnd
    case .equal, .notEqual: .equality
    case .less, .greater, .lessEqual, .greaterEqual: .relational
    case .shiftLeft, .shiftRight: .shift
    case .add, .subtract: .additive
    case .multiply, .divide, .remainder: .multiplicative
    }
  }

  package var isComparison: Bool { precedence == .equality || precedence == .relational }
  package var isLogical: Bool { precedence == .logicalOr || precedence == .logicalAnd }
  /// `%`, shifts and the bitwise ones.
  package var needsIntegers: Bool {
    switch self {
    case .bitOr, .bitXor, .bitAnd, .shiftLeft, .shiftRight, .remainder: true
    default: false
    }
  }
}

extension BinaryOperator {
  package init?(_ kind: TokenKind) {
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
  package init?(compound kind: TokenKind) {
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

/// An operator in front of one operand.
package enum UnaryOperator: String, Sendable {
  case plus = "+"
  case minus = "-"
  case not = "!"
  case complement = "~"
  case dereference = "*"
  case addressOf = "&"
  case increment = "++"
  case decrement = "--"

  package var isOfPointers: Bool { self == .dereference || self == .addressOf }
}

extension UnaryOperator {
  package init?(_ kind: TokenKind) {
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
