package import Diagnostics

/// An expression as written, of one language.
package protocol ExpressionNode: Sendable {
  associatedtype Kind: ExpressionKind where Kind.Expression == Self

  var kind: Kind { get }
  var span: Span { get }
  /// Levels of expressions below this one, itself counted.
  var height: Int32 { get }

  init(kind: Kind, span: Span, height: Int32)
}

/// The expressions that every language has: cases of an `enum`, which adds those of its own.
package protocol ExpressionKind: Sendable {
  associatedtype Expression

  static func boolean(_ value: Bool) -> Self
  static func unary(_ operation: UnaryOperator, _ operand: Expression) -> Self
  static func postfix(_ operation: UnaryOperator, _ operand: Expression) -> Self
  static func binary(_ operation: BinaryOperator, _ left: Expression, _ right: Expression) -> Self
  /// `operation` is `nil` for a plain `=`.
  static func assignment(
    _ operation: BinaryOperator?, _ target: Expression, _ value: Expression
  ) -> Self
  static func conditional(
    _ condition: Expression, then: Expression, otherwise: Expression
  ) -> Self
  static func comma(_ first: Expression, _ second: Expression) -> Self
  static func subscripted(_ base: Expression, _ index: Expression) -> Self
  /// `{a, b}`
  static func list(_ elements: [Expression]) -> Self
}

/// A statement as written, of one language.
package protocol StatementNode: Sendable {
  associatedtype Kind: StatementKind where Kind.Statement == Self

  var span: Span { get }

  init(kind: Kind, span: Span)
}

/// The statements that every language has: cases of an `enum`, which adds those of its own.
package protocol StatementKind: Sendable {
  associatedtype Statement
  associatedtype Expression
  /// A variable, or whatever else may be declared in a function.
  associatedtype Declaration

  static func block(_ statements: [Statement]) -> Self
  static func declaration(_ declarations: [Declaration]) -> Self
  static func expression(_ expression: Expression) -> Self
  static func conditional(_ condition: Expression, then: Statement, otherwise: Statement?) -> Self
  static func forLoop(
    start: Statement?, condition: Expression?, step: Expression?, body: Statement
  ) -> Self
  static func whileLoop(_ condition: Expression, body: Statement) -> Self
  static func doLoop(body: Statement, _ condition: Expression) -> Self
  static func choice(_ value: Expression, body: [Statement]) -> Self
  /// `case value:`, or `default:` for `nil`.
  static func label(_ value: Expression?) -> Self
  static func returning(_ value: Expression?) -> Self
  static var leaveLoop: Self { get }
  static var nextRound: Self { get }
  static var empty: Self { get }
}
