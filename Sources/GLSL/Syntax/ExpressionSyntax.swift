internal import Diagnostics
internal import Tokens

/// An expression as written: names are not looked up yet, types not known.
struct ExpressionSyntax: ExpressionNode {
  indirect enum Kind: ExpressionKind {
    case number(NumberLiteral, spelling: String)
    case boolean(Bool)
    case name(String)
    case unary(UnaryOperator, ExpressionSyntax)
    case postfix(UnaryOperator, ExpressionSyntax)
    case binary(BinaryOperator, ExpressionSyntax, ExpressionSyntax)
    /// `a ^^ b`, which no other language has.
    case exclusiveOr(ExpressionSyntax, ExpressionSyntax)
    /// `operation` is `nil` for a plain `=`.
    case assignment(BinaryOperator?, ExpressionSyntax, ExpressionSyntax)
    case conditional(ExpressionSyntax, then: ExpressionSyntax, otherwise: ExpressionSyntax)
    case comma(ExpressionSyntax, ExpressionSyntax)
    case call(String, nameSpan: Span, [ExpressionSyntax])
    /// `vec2(a, b)`, `float[](a, b)`, `Wave(a, b)`.
    case construction(TypeSyntax, [ExpressionSyntax])
    /// `a.length()`
    case methodCall(ExpressionSyntax, String, [ExpressionSyntax])
    case subscripted(ExpressionSyntax, ExpressionSyntax)
    case member(ExpressionSyntax, String, nameSpan: Span)
    /// `{a, b}` as an initial value.
    case list([ExpressionSyntax])
  }

  var kind: Kind
  var span: Span
  /// Levels of expressions below this one, itself counted.
  var height: Int32 = 1
}

/// A type as written, with the sizes of an array.
struct TypeSyntax: Sendable {
  var name: String
  /// Sizes in brackets, outermost first; `nil` inside for `[]`.
  var arraySizes: [ExpressionSyntax?] = []
  var span: Span
}
