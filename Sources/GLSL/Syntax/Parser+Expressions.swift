internal import Diagnostics
internal import Tokens

extension Parser {
  var binaryOperator: BinaryOperator? { isTwoCarets ? nil : BinaryOperator(token.kind) }

  /// Whether the `^` here is the first of `^^`, which the lexer reads as two.
  private var isTwoCarets: Bool { at(.caret) && peek().kind == .caret }

  /// own-operator = "^^" binary
  ///
  /// It binds between `||` and `&&`.
  mutating func parseOwnOperator(
    behind left: ExpressionSyntax, minimum: Precedence, from start: Span
  ) throws(Diagnostic) -> ExpressionSyntax? {
    guard isTwoCarets, minimum <= .logicalOr else { return nil }
    advance()
    advance()
    let right = try parseBinary(minimum: .logicalAnd)
    return try make(.exclusiveOr(left, right), from: start, above: left, right)
  }

  /// suffix = "." name arguments?
  mutating func parseSuffix(
    of base: ExpressionSyntax, from start: Span
  ) throws(Diagnostic) -> ExpressionSyntax? {
    guard accept(.period) else { return nil }
    guard at(.identifier) else { throw unexpected("expected a member's name after '.'") }
    let name = advance()
    guard at(.leftParenthesis) else {
      return try make(.member(base, name.text, nameSpan: name.span), from: start, above: base)
    }
    let arguments = try parseArguments()
    return try make(
      .methodCall(base, name.text, arguments), from: start, above: base, list: arguments)
  }

  /// primary = number | "true" | "false" | "(" expression ")" | type arguments | name arguments?
  mutating func parsePrimary() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    switch token.kind {
    case .number:
      let text = token.text
      guard let literal = NumberLiteral(text) else {
        throw log.diagnostic("'\(text.prefix(60))' is not a number", at: start)
      }
      advance()
      return try make(.number(literal, spelling: text), from: start)
    case .leftParenthesis: return try parseParenthesized()
    case .identifier: return try parseNamed()
    default: throw unexpected("expected an expression")
    }
  }

  private mutating func parseNamed() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    if at(word: "true") || at(word: "false") {
      return try make(.boolean(advance().text == "true"), from: start)
    }
    if isTypeName(token.text) {
      let type = try parseType()
      guard at(.leftParenthesis) else {
        throw unexpected("expected '(' after the type '\(type.name.prefix(60))'")
      }
      let arguments = try parseArguments()
      return try make(.construction(type, arguments), from: start, list: arguments)
    }
    let name = try expectName("expected an expression")
    guard at(.leftParenthesis) else { return try make(.name(name.text), from: start) }
    let arguments = try parseArguments()
    return try make(
      .call(name.text, nameSpan: name.span, arguments), from: start, list: arguments)
  }
}
