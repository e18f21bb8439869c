internal import Diagnostics
internal import Tokens

/// A statement as written, before names and types are checked.
struct StatementSyntax: StatementNode {
  indirect enum Kind: StatementKind {
    case block([StatementSyntax])
    case declaration([VariableSyntax])
    /// A struct, enum, type name or function declared inside a function.
    case item(DeclarationSyntax)
    /// Declarations that share one statement, in the scope around it.
    case items([StatementSyntax])
    case expression(ExpressionSyntax)
    case conditional(ExpressionSyntax, then: StatementSyntax, otherwise: StatementSyntax?)
    case forLoop(
      start: StatementSyntax?, condition: ExpressionSyntax?, step: ExpressionSyntax?,
      body: StatementSyntax)
    case forEach(VariableSyntax, in: ExpressionSyntax, body: StatementSyntax)
    case whileLoop(ExpressionSyntax, body: StatementSyntax)
    case doLoop(body: StatementSyntax, ExpressionSyntax)
    case choice(ExpressionSyntax, body: [StatementSyntax])
    /// `case value:`, or `default:` for `nil`.
    case label(ExpressionSyntax?)
    case returning(ExpressionSyntax?)
    case leaveLoop
    case nextRound
    case empty
  }

  var kind: Kind
  var span: Span
  /// Whether it is `if constexpr`, of which the branch that is not taken need not make sense.
  var isConstant = false

  init(kind: Kind, span: Span) { (self.kind, self.span) = (kind, span) }
}

/// One variable of a declaration.
struct VariableSyntax: Sendable {
  var name: String
  /// The qualifier of the name: `["Palette"]` for `constant half4 Palette::ink = …;`.
  var qualifier: [String] = []
  /// The arguments behind the last name of the qualifier, as in `Wave<T>::gain`.
  var qualifierArguments: [TemplateArgumentSyntax]?
  var nameSpan: Span
  var type: TypeSyntax
  var initializer: ExpressionSyntax?
  var isConstexpr = false
  var isStatic = false
  var isExtern = false
  /// The parameters of a variable template, or of the class template whose member it is.
  var template: [TemplateParameterSyntax]?
  /// The names in `auto [a, b] = pair;`, which has no other.
  var parts: [Token] = []
  /// Whether it is the part of a struct that the struct has from its base.
  var isBase = false
  /// Whether the host gives it its value: `constant float speed [[function_constant(0)]];`.
  var isFunctionConstant = false
}
