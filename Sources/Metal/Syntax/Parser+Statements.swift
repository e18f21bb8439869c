internal import Diagnostics
internal import Tokens

extension Parser {
  /// block = "{" statement* "}"
  mutating func parseBlock() throws(Diagnostic) -> [StatementSyntax] {
    try expect(.leftBrace, "before a block")
    return try scoped { parser throws(Diagnostic) in
      var statements: [StatementSyntax] = []
      while !parser.at(.rightBrace), !parser.at(.endOfFile) {
        if parser.startsStitchable {
          throw parser.unclosedBrace()
        }
        let before = parser.index
        do throws(Diagnostic) {
          statements.append(try parser.parseStatement())
        } catch {
          if parser.startsStitchable { throw error }  // every block around ends here, too
          parser.recover(from: error, since: before)
          if parser.index == before, !parser.at(.rightBrace) { parser.advance() }
        }
      }
      if parser.at(.endOfFile) { throw parser.unclosedBrace() }
      try parser.expect(.rightBrace, "at the end of a block")
      return statements
    }
  }

  /// Whether `[[ stitchable ]]` stands here, which no statement begins with.
  var startsStitchable: Bool {
    at(.leftBracket) && peek().kind == .leftBracket && peek(2).text == "stitchable"
  }

  /// statement = block | if | for | while | do | switch | label | jump | declaration | expression
  /// ";" | ";"
  mutating func parseStatement() throws(Diagnostic) -> StatementSyntax {
    try nested { parser throws(Diagnostic) in
      var ignored = Specifiers()
      try parser.parseAttributes(into: &ignored)  // [[likely]] and its kind
      let start = parser.token.span
      let kind = try parser.parseStatementKind()
      return StatementSyntax(kind: kind, span: parser.span(from: start))
    }
  }

  private mutating func parseStatementKind() throws(Diagnostic) -> StatementSyntax.Kind {
    switch token.kind {
    case .leftBrace: return .block(try parseBlock())
    case .semicolon:
      advance()
      return .empty
    case .identifier: break
    default: return try parseExpressionStatement()
    }
    switch token.text {
    case "if": return try parseIf()
    case "for": return try parseFor()
    case "while":
      advance()
      let condition = try parseParenthesized("while")
      return .whileLoop(condition, body: try parseBody())
    case "do": return try parseDo()
    case "switch":
      advance()
      let value = try parseParenthesized("switch")
      return .choice(value, body: try parseBlock())
    case "case":
      advance()
      let value = try parseBinary(minimum: .logicalOr)
      try expect(.colon, "after a case")
      return .label(value)
    case "default" where peek().kind == .colon:
      advance()
      advance()
      return .label(nil)
    case "return":
      advance()
      if accept(.semicolon) { return .returning(nil) }
      let value = at(.leftBrace) ? try parseList() : try parseExpression()
      try expect(.semicolon, "after 'return'")
      return .returning(value)
    case "break", "continue":
      let isBreak = advance().text == "break"
      try expect(.semicolon, isBreak ? "after 'break'" : "after 'continue'")
      return isBreak ? .leaveLoop : .nextRound
    case "goto", "try", "throw", "asm":
      throw problem("'\(token.text)' cannot be translated to GLSL", at: token.span)
    default: break
    }
    return startsDeclaration() ? try parseLocalDeclaration() : try parseExpressionStatement()
  }

  private mutating func parseExpressionStatement() throws(Diagnostic) -> StatementSyntax.Kind {
    let value = try parseExpression()
    try expect(.semicolon, "after an expression")
    return .expression(value)
  }

  /// parenthesized = "(" expression ")"
  private mutating func parseParenthesized(_ word: String) throws(Diagnostic) -> ExpressionSyntax {
    try expect(.leftParenthesis, "after '\(word)'")
    let value = try parseExpression()
    try expect(.rightParenthesis, "after the condition of '\(word)'")
    return value
  }

  /// A statement in a scope of its own.
  private mutating func parseBody() throws(Diagnostic) -> StatementSyntax {
    try scoped { parser throws(Diagnostic) in try parser.parseStatement() }
  }

  /// if = "if" "constexpr"? "(" (declaration? expression | declaration) ")" statement ("else"
  /// statement)?
  private mutating func parseIf() throws(Diagnostic) -> StatementSyntax.Kind {
    let start = advance().span
    _ = accept(word: "constexpr")
    try expect(.leftParenthesis, "after 'if'")
    var declared: StatementSyntax?
    var condition: ExpressionSyntax
    if startsDeclaration() {
      // `if (float x = f())`, or `if (float x = f(); x > 0)`
      let variables = try parseVariables(terminator: nil)
      let span = span(from: start)
      declared = StatementSyntax(kind: .declaration(variables), span: span)
      if accept(.semicolon) {
        condition = try parseExpression()
      } else {
        let last = variables.last
        let name = NameSyntax(path: [last?.name ?? ""], span: last?.nameSpan ?? span)
        condition = ExpressionSyntax(kind: .name(name), span: name.span)
      }
    } else {
      condition = try parseExpression()
    }
    try expect(.rightParenthesis, "after the condition of 'if'")
    let first = try parseBody()
    var second: StatementSyntax?
    if accept(word: "else") { second = try parseBody() }
    let branch = StatementSyntax.Kind.conditional(condition, then: first, otherwise: second)
    guard let declared else { return branch }
    return .block([declared, StatementSyntax(kind: branch, span: span(from: start))])
  }

  /// for = "for" "(" (declaration | expression? ";") expression? ";" expression? ")" statement
  ///     | "for" "(" type name ":" expression ")" statement
  private mutating func parseFor() throws(Diagnostic) -> StatementSyntax.Kind {
    advance()
    try expect(.leftParenthesis, "after 'for'")
    return try scoped { parser throws(Diagnostic) in
      var start: StatementSyntax?
      let begin = parser.token.span
      if parser.startsDeclaration() {
        let variables = try parser.parseVariables(terminator: nil)
        if parser.accept(.colon), let variable = variables.first {
          let sequence = try parser.parseExpression()
          try parser.expect(.rightParenthesis, "after 'for'")
          return .forEach(variable, in: sequence, body: try parser.parseBody())
        }
        start = StatementSyntax(kind: .declaration(variables), span: parser.span(from: begin))
      } else if !parser.at(.semicolon) {
        let value = try parser.parseExpression()
        start = StatementSyntax(kind: .expression(value), span: value.span)
      }
      try parser.expect(.semicolon, "after the start of 'for'")
      let condition = parser.at(.semicolon) ? nil : try parser.parseExpression()
      try parser.expect(.semicolon, "after the condition of 'for'")
      let step = parser.at(.rightParenthesis) ? nil : try parser.parseExpression()
      try parser.expect(.rightParenthesis, "after 'for'")
      let body = try parser.parseBody()
      return .forLoop(start: start, condition: condition, step: step, body: body)
    }
  }

  /// do = "do" statement "while" "(" expression ")" ";"
  private mutating func parseDo() throws(Diagnostic) -> StatementSyntax.Kind {
    advance()
    let body = try parseBody()
    guard accept(word: "while") else { throw unexpected("expected 'while' after the body of 'do'") }
    let condition = try parseParenthesized("while")
    try expect(.semicolon, "after 'do'")
    return .doLoop(body: body, condition)
  }

  /// Whether the statement at the current token declares something.
  func startsDeclaration() -> Bool {
    guard at(.identifier) || at(.scope) else { return false }
    if at(.identifier), Self.declarationWords.contains(token.text) { return true }
    // `Wave wave`: two names in a row, known or not.
    var ahead = at(.scope) ? 1 : 0
    while peek(ahead + 1).kind == .scope, peek(ahead + 2).kind == .identifier { ahead += 2 }
    let after = peek(ahead + 1)
    if after.kind == .identifier {
      return !Self.reservedWords.contains(token.text) || token.text == "auto"
    }
    guard startsType() else { return false }
    switch after.kind {
    case .star, .ampersand, .less: return true
    case .leftBracket: return peek(ahead + 2).kind == .leftBracket
    default: return ["long", "short"].contains(token.text)
    }
  }

  private mutating func parseLocalDeclaration() throws(Diagnostic) -> StatementSyntax.Kind {
    let start = token.span
    switch token.text {
    case "struct", "class", "union", "enum", "using", "typedef":
      // `struct Wave wave;` only names the type.
      if peek().kind == .identifier, peek(2).kind == .identifier, token.text != "using",
        token.text != "typedef"
      {
        break
      }
      let declarations = try parseDeclaration()
      let items = declarations.map { declaration -> StatementSyntax in
        if case .variables(let variables) = declaration.kind {
          return StatementSyntax(kind: .declaration(variables), span: declaration.span)
        }
        return StatementSyntax(kind: .item(declaration), span: declaration.span)
      }
      // Declared names stay visible after the statement: the writer makes no block of it.
      return items.count == 1 ? items[0].kind : .items(items)
    case "static_assert":
      advance()
      skipBalanced()
      try expect(.semicolon, "after 'static_assert'")
      return .empty
    default: break
    }
    let variables = try parseVariables(terminator: .semicolon)
    if variables.isEmpty {
      throw problem("functions cannot be declared inside functions", at: start)
    }
    return .declaration(variables)
  }

  /// variables = type declarator ("," declarator)*
  mutating func parseVariables(terminator: TokenKind?) throws(Diagnostic) -> [VariableSyntax] {
    var specifiers = Specifiers()
    let type = try parseType(&specifiers)
    var variables: [VariableSyntax] = []
    repeat {
      variables.append(try parseVariable(of: type, specifiers))
    } while accept(.comma)
    if let terminator { try expect(terminator, "after a declaration") }
    return variables
  }

  /// declarator = pointers (name "::")* name ("[" size? "]")* ("=" (assignment | list) | list |
  /// "(" arguments ")")?
  mutating func parseVariable(
    of type: TypeSyntax, _ specifiers: Specifiers
  ) throws(Diagnostic) -> VariableSyntax {
    var type = type
    try parsePointers(&type)
    guard at(.identifier) else { throw unexpected("expected a name") }
    if Self.reservedWords.contains(token.text) || Self.typeWords.contains(token.text) {
      throw unexpected("expected a name")
    }
    var name = advance()
    var qualifier: [String] = []
    while at(.scope), peek().kind == .identifier {  // a member of a struct, defined outside of it
      advance()
      qualifier.append(name.text)
      name = advance()
    }
    try parseArraySizes(&type)
    var ignored = Specifiers()
    let isFunctionConstant = at(.leftBracket) && peek(2).text == "function_constant"
    try parseAttributes(into: &ignored)
    declareVariable(name.text)
    var variable = VariableSyntax(
      name: name.text, nameSpan: name.span, type: type, isConstexpr: specifiers.isConstexpr,
      isStatic: specifiers.isStatic)
    variable.qualifier = qualifier
    variable.isFunctionConstant = isFunctionConstant
    if accept(.equal) {
      variable.initializer = at(.leftBrace) ? try parseList() : try parseAssignment()
    } else if at(.leftBrace) {
      variable.initializer = try parseList()
    } else if at(.leftParenthesis) {
      let start = token.span
      let arguments = try parseArguments(until: .rightParenthesis)
      variable.initializer = ExpressionSyntax(
        kind: .construction(type, arguments, braced: false), span: span(from: start),
        height: (arguments.map(\.height).max() ?? 0) + 1)
    }
    return variable
  }

  /// sizes = ("[" conditional? "]")*
  mutating func parseArraySizes(_ type: inout TypeSyntax) throws(Diagnostic) {
    while at(.leftBracket), peek().kind != .leftBracket {
      guard type.arraySizes.count < Self.dimensionLimit else {
        throw problem(
          "an array has more than \(Self.dimensionLimit) dimensions", at: token.span)
      }
      advance()
      type.arraySizes.append(at(.rightBracket) ? nil : try parseBinary(minimum: .logicalOr))
      try expect(.rightBracket, "after an array's size")
    }
  }
}
