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
}
