internal import Diagnostics
internal import Tokens

extension Parser {
  mutating func parseOwnStatement() throws(Diagnostic) -> StatementSyntax.Kind {
    switch token.text {
    case "discard":
      advance()
      try expect(.semicolon, "after 'discard'")
      return .discard
    case "else": throw unexpected("expected a statement")
    case "precision":
      try parsePrecision()
      return .empty
    default:
      guard startsDeclaration else { return try parseExpressionStatement() }
      let declarations = try parseDeclaredVariables()
      try expect(.semicolon, "after a declaration")
      return .declaration(declarations)
    }
  }

  /// Whether a declaration begins here: a qualifier, a type before a name, or two names in a row,
  /// the first of which is not a known type.
  var startsDeclaration: Bool {
    guard at(.identifier) else { return false }
    if token.text == "struct" { return true }
    if Keywords.qualifiers.contains(token.text), !isTypeName(token.text) {
      return peek().kind == .identifier || token.text == "layout"
    }
    if isTypeName(token.text) {
      if peek().kind == .leftParenthesis { return false }
      guard peek().kind == .leftBracket else { return true }
      // `float[2] a` declares, `float[2](1.0, 2.0)` does not.
      var ahead = 1
      var depth = 0
      repeat {
        if peek(ahead).kind == .leftBracket { depth += 1 }
        if peek(ahead).kind == .rightBracket { depth -= 1 }
        ahead += 1
      } while (depth > 0 || peek(ahead).kind == .leftBracket) && peek(ahead).kind != .endOfFile
      return peek(ahead).kind == .identifier
    }
    return peek().kind == .identifier && !Keywords.statements.contains(token.text)
      && !Keywords.statements.contains(peek().text)
  }
}
