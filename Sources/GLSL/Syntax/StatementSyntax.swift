internal import Diagnostics
internal import Tokens

/// A statement as written, before names and types are checked.
struct StatementSyntax: StatementNode {
  indirect enum Kind: StatementKind {
    case block([StatementSyntax])
    /// Variables and structs; functions are declared outside of functions only.
    case declaration([DeclarationSyntax])
    case expression(ExpressionSyntax)
    case conditional(ExpressionSyntax, then: StatementSyntax, otherwise: StatementSyntax?)
    case forLoop(
      start: StatementSyntax?, condition: ExpressionSyntax?, step: ExpressionSyntax?,
      body: StatementSyntax)
    case whileLoop(ExpressionSyntax, body: StatementSyntax)
    case doLoop(body: StatementSyntax, ExpressionSyntax)
    case choice(ExpressionSyntax, body: [StatementSyntax])
    /// `case value:`, or `default:` for `nil`.
    case label(ExpressionSyntax?)
    case returning(ExpressionSyntax?)
    case leaveLoop
    case nextRound
    case discard
    case empty
  }

  var kind: Kind
  var span: Span
}
