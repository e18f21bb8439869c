/// How tightly an expression binds, from the loosest; the same in C, Metal and GLSL.
package enum Precedence: Int, Sendable, Comparable {
  case comma, assignment, conditional
  case logicalOr, logicalAnd, bitOr, bitXor, bitAnd
  case equality, relational, shift, additive, multiplicative
  /// An operator in front of one operand.
  case unary
  /// A name, a literal, a call, a member: needs no parentheses anywhere.
  case primary

  /// The next tighter one; `primary` is the tightest.
  package var next: Precedence { Precedence(rawValue: rawValue + 1) ?? .primary }

  package static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
}
