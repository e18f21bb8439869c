internal import Diagnostics
internal import Tokens

extension Parser {
  /// block = "{" statement* "}"
  mutating func parseBlock() throws(Diagnostic) -> [StatementSyntax] {
    let open = token.span
    try expect(.leftBrace, "before a block")
    return try scoped { parser throws(Diagnostic) in
      var statements: [StatementSyntax] = []
      while !parser.at(.rightBrace), !parser.at(.endOfFile) {
        let before = parser.index
        do throws(Diagnostic) {
          statements.append(try parser.parseStatement())
        } catch {
          parser.recover(from: error, since: before, isInFunction: true)
          if parser.index == before, !parser.at(.rightBrace) { parser.advance() }
        }
      }
      guard parser.accept(.rightBrace) else {
        throw parser.log.diagnostic("'{' has no '}'", at: open)
      }
      return statements
    }
  }

  /// statement = block | if | for | while | do | switch | label | jump | declaration | expression
  /// ";" | ";"
  mutating func parseStatement() throws(Diagnostic) -> StatementSyntax {
    try nested { parser throws(Diagnostic) in
      let start = parser.token.span
      let kind = try parser.parseStatementKind()
      return StatementSyntax(kind: kind, span: parser.span(from: start))
    }
  }

  private mutating func parseStatementKind() throws(Diagnostic) -> StatementSyntax.Kind {
    if at(.leftBrace) { return .block(try parseBlock()) }
    if accept(.semicolon) { return .empty }
    guard at(.identifier) else { return try parseExpressionStatement() }
    switch token.text {
    case "if": return try parseIf()
    case "for": return try parseFor()
    case "while": return try parseWhile()
    case "do": return try parseDo()
    case "switch":
      advance()
      let value = try parseCondition("switch")
      return .choice(value, body: try parseBlock())
    case "case":
      advance()
      let value = try parseExpression()
      try expect(.colon, "after a case")
      return .label(value)
    case "default":
      advance()
      try expect(.colon, "after 'default'")
      return .label(nil)
    case "return":
      advance()
      if accept(.semicolon) { return .returning(nil) }
      let value = try parseExpression()
      try expect(.semicolon, "after 'return'")
      return .returning(value)
    case "break", "continue", "discard":
      let word = advance().text
      try expect(.semicolon, "after '\(word)'")
      return word == "break" ? .leaveLoop : word == "continue" ? .nextRound : .discard
    case "else": throw unexpected("expected a statement")
    case "precision":
      try parsePrecision()
      return .empty
    default:
      guard startsDeclaration else { return try parseExpressionStatement() }
      return .declaration(try parseDeclaration(isInFunction: true))
    }
  }

  private mutating func parseExpressionStatement() throws(Diagnostic) -> StatementSyntax.Kind {
    let value = try parseExpression()
    try expect(.semicolon, "after an expression")
    return .expression(value)
  }

  /// condition = "(" expression ")"
  private mutating func parseCondition(_ word: String) throws(Diagnostic) -> ExpressionSyntax {
    try expect(.leftParenthesis, "after '\(word)'")
    let value = try parseExpression()
    try expect(.rightParenthesis, "after the condition of '\(word)'")
    return value
  }

  /// A statement in a scope of its own.
  private mutating func parseBody() throws(Diagnostic) -> StatementSyntax {
    try scoped { parser throws(Diagnostic) in try parser.parseStatement() }
  }

  /// if = "if" condition statement ("else" statement)?
  private mutating func parseIf() throws(Diagnostic) -> StatementSyntax.Kind {
    advance()
    let condition = try parseCondition("if")
    let first = try parseBody()
    let second = accept(word: "else") ? try parseBody() : nil
    return .conditional(condition, then: first, otherwise: second)
  }

  /// while = "while" "(" test ")" statement
  private mutating func parseWhile() throws(Diagnostic) -> StatementSyntax.Kind {
    advance()
    try expect(.leftParenthesis, "after 'while'")
    return try scoped { parser throws(Diagnostic) in
      let test = try parser.parseLoopTest()
      try parser.expect(.rightParenthesis, "after the condition of 'while'")
      return .whileLoop(test.condition, body: test.opening(try parser.parseBody()))
    }
  }

  /// The condition that is tested before each round of a loop.
  private struct LoopTest {
    var condition: ExpressionSyntax
    /// Statements in front of the body.
    var first: [StatementSyntax] = []

    func opening(_ body: StatementSyntax) -> StatementSyntax {
      first.isEmpty ? body : StatementSyntax(kind: .block(first + [body]), span: body.span)
    }
  }

  /// test = expression | qualifiers type name "=" initializer
  ///
  /// A variable that is declared here is declared in front of the body, which is left where it is
  /// false.
  private mutating func parseLoopTest() throws(Diagnostic) -> LoopTest {
    let start = token.span
    guard startsDeclaration else { return LoopTest(condition: try parseExpression()) }
    let qualifiers = try parseQualifiers()
    let type = try parseType()
    let name = try expectName("expected a name after '\(type.name.prefix(60))'")
    try expect(.equal, "after a variable in a condition")
    var variable = VariableSyntax(
      qualifiers: qualifiers, type: type, name: name.text, nameSpan: name.span, nameIndex: index)
    variable.initializer = try parseInitializer()
    declare(name)
    let span = span(from: start)
    let value = ExpressionSyntax(kind: .name(name.text), span: name.span)
    let isOver = ExpressionSyntax(kind: .unary(.not, value), span: name.span, height: 2)
    return LoopTest(
      condition: ExpressionSyntax(kind: .boolean(true), span: span),
      first: [
        StatementSyntax(
          kind: .declaration([
            DeclarationSyntax(kind: .variable(variable), span: span, range: 0..<0)
          ]), span: span
        ),
        StatementSyntax(
          kind: .conditional(
            isOver, then: StatementSyntax(kind: .leaveLoop, span: span), otherwise: nil),
          span: span),
      ])
  }

  /// for = "for" "(" (declaration | expression? ";") test? ";" expression? ")" statement
  private mutating func parseFor() throws(Diagnostic) -> StatementSyntax.Kind {
    advance()
    try expect(.leftParenthesis, "after 'for'")
    return try scoped { parser throws(Diagnostic) in
      var start: StatementSyntax?
      let begin = parser.token.span
      if parser.startsDeclaration {
        let declarations = try parser.parseDeclaration(isInFunction: true)
        start = StatementSyntax(kind: .declaration(declarations), span: parser.span(from: begin))
      } else {
        if !parser.at(.semicolon) {
          let value = try parser.parseExpression()
          start = StatementSyntax(kind: .expression(value), span: value.span)
        }
        try parser.expect(.semicolon, "after the start of 'for'")
      }
      let test = parser.at(.semicolon) ? nil : try parser.parseLoopTest()
      try parser.expect(.semicolon, "after the condition of 'for'")
      let step = parser.at(.rightParenthesis) ? nil : try parser.parseExpression()
      try parser.expect(.rightParenthesis, "after 'for'")
      let body = try parser.parseBody()
      return .forLoop(
        start: start, condition: test?.condition, step: step, body: test?.opening(body) ?? body)
    }
  }

  /// do = "do" statement "while" condition ";"
  private mutating func parseDo() throws(Diagnostic) -> StatementSyntax.Kind {
    advance()
    let body = try parseBody()
    guard accept(word: "while") else { throw unexpected("expected 'while' after the body of 'do'") }
    let condition = try parseCondition("while")
    try expect(.semicolon, "after 'do'")
    return .doLoop(body: body, condition)
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
