package import Diagnostics

/// The productions of statements that C, C++ and GLSL have in common, each once.
///
/// A parser adds declarations and what its language alone has.
package protocol StatementGrammar: ExpressionGrammar {
  associatedtype Statement: StatementNode where Statement.Kind.Expression == Expression
  typealias Declaration = Statement.Kind.Declaration

  /// The diagnostic for a missing `}` at the end of the file; `nil` until it is looked for.
  var unclosedBraceAtEnd: Diagnostic? { get set }
  /// Whether the current token begins a declaration.
  var startsDeclaration: Bool { get }
  /// Whether the current token begins another function, so that every block around lacks its end.
  var startsFunction: Bool { get }
  /// Reads a declaration without its `;`.
  mutating func parseDeclaredVariables() throws(Diagnostic) -> [Declaration]
  /// Returns the name of a variable as an expression; `nil` if the variable has no value.
  func value(of declaration: Declaration) -> Expression?
  /// Reads a declaration, an expression, or a statement that only this language has.
  mutating func parseOwnStatement() throws(Diagnostic) -> Statement.Kind
  /// Reads the rest of a loop over a sequence; returns `nil` if it is another loop.
  mutating func parseSequence(
    of declarations: [Declaration]
  ) throws(Diagnostic) -> Statement.Kind?
  /// Returns `statement` as one whose condition the compiler decides, as that of `if constexpr`.
  func decidedByCompiler(_ statement: Statement) -> Statement
  /// Goes behind the attributes in front of a statement.
  mutating func skipAttributes() throws(Diagnostic)
  /// Corrects a keyword that is misspelt at the beginning of a statement, which is reported.
  mutating func correctStatementStart()
  /// Corrects an `else` that is misspelt behind the first branch of an `if`, which is reported.
  mutating func correctElse()
  /// Reports `diagnostic` and goes behind what is damaged.
  ///
  /// - Parameter start: Where the damaged statement or declaration began.
  mutating func recover(from diagnostic: Diagnostic, since start: Int)
}

extension StatementGrammar {
  @inlinable package var startsFunction: Bool { false }
  @inlinable package mutating func skipAttributes() throws(Diagnostic) {}
  @inlinable package mutating func correctStatementStart() {}
  @inlinable package mutating func correctElse() {}
  @inlinable package func decidedByCompiler(_ statement: Statement) -> Statement { statement }

  @inlinable package mutating func parseSequence(
    of declarations: [Declaration]
  ) throws(Diagnostic) -> Statement.Kind? { nil }

  /// block = "{" statement* "}"
  @inlinable package mutating func parseBlock() throws(Diagnostic) -> [Statement] {
    try expect(.leftBrace, "before a block")
    return try scoped { parser throws(Diagnostic) in
      var statements: [Statement] = []
      while !parser.at(.rightBrace), !parser.at(.endOfFile), !parser.startsFunction {
        let before = parser.index
        do throws(Diagnostic) {
          statements.append(try parser.parseStatement())
        } catch {
          if parser.startsFunction { throw error }
          parser.recover(from: error, since: before)
          if parser.index == before, !parser.at(.rightBrace) { parser.advance() }
        }
      }
      guard parser.accept(.rightBrace) else { throw parser.unclosedBrace() }
      return statements
    }
  }

  /// statement = block | if | for | while | do | switch | label | jump | declaration | expression
  /// ";" | ";"
  @inlinable package mutating func parseStatement() throws(Diagnostic) -> Statement {
    try nested { parser throws(Diagnostic) in
      try parser.skipAttributes()
      parser.correctStatementStart()
      let start = parser.token.span
      let kind = try parser.parseStatementKind()
      return Statement(kind: kind, span: parser.span(from: start))
    }
  }

  @inlinable mutating func parseStatementKind() throws(Diagnostic) -> Statement.Kind {
    if at(.leftBrace) { return .block(try parseBlock()) }
    if accept(.semicolon) { return .empty }
    guard at(.identifier) else { return try parseExpressionStatement() }
    switch token.text {
    case "if": return try parseIf()
    case "for": return try parseFor()
    case "while": return try parseWhile()
    case "do": return try parseDo()
    case "switch": return try parseSwitch()
    case "case":
      advance()
      let value = try parseConditional()
      try expect(.colon, "after a case")
      return .label(value)
    case "default":
      advance()
      try expect(.colon, "after 'default'")
      return .label(nil)
    case "return":
      advance()
      if accept(.semicolon) { return .returning(nil) }
      let value = Self.isCPlusPlus && at(.leftBrace) ? try parseList() : try parseExpression()
      try expect(.semicolon, "after 'return'")
      return .returning(value)
    case "break", "continue":
      let word = advance().text
      try expect(.semicolon, "after '\(word)'")
      return word == "break" ? .leaveLoop : .nextRound
    default: return try parseOwnStatement()
    }
  }

  @inlinable package mutating func parseExpressionStatement() throws(Diagnostic) -> Statement.Kind {
    let value = try parseExpression()
    try expect(.semicolon, "after an expression")
    return .expression(value)
  }

  /// A statement in a scope of its own.
  @inlinable package mutating func parseBody() throws(Diagnostic) -> Statement {
    try scoped { parser throws(Diagnostic) in try parser.parseStatement() }
  }

  // MARK: Conditions

  /// if = "if" "constexpr"? choice statement ("else" statement)?
  ///
  /// `constexpr` is there in C++ only.
  @inlinable mutating func parseIf() throws(Diagnostic) -> Statement.Kind {
    let start = advance().span
    let isConstant = Self.isCPlusPlus && accept(word: "constexpr")
    return try scoped { parser throws(Diagnostic) in
      let choice = try parser.parseChoice("if")
      let first = try parser.parseBody()
      parser.correctElse()
      let second = parser.accept(word: "else") ? try parser.parseBody() : nil
      let branch = Statement.Kind.conditional(choice.value, then: first, otherwise: second)
      guard isConstant else { return parser.declaring(choice.declaration, branch, from: start) }
      let statement = Statement(kind: branch, span: parser.span(from: start))
      return .block(
        (choice.declaration.map { [$0] } ?? []) + [parser.decidedByCompiler(statement)])
    }
  }

  /// switch = "switch" choice block
  @inlinable mutating func parseSwitch() throws(Diagnostic) -> Statement.Kind {
    let start = advance().span
    return try scoped { parser throws(Diagnostic) in
      let choice = try parser.parseChoice("switch")
      let body = try parser.parseBlock()
      return parser.declaring(choice.declaration, .choice(choice.value, body: body), from: start)
    }
  }

  /// choice = "(" expression ")"
  ///
  /// In C++: choice = "(" (condition | variables ";" expression) ")"
  @inlinable mutating func parseChoice(
    _ word: String
  ) throws(Diagnostic) -> (value: Expression, declaration: Statement?) {
    try expect(.leftParenthesis, "after '\(word)'")
    let choice =
      Self.isCPlusPlus ? try parseCondition(isChoice: true) : (try parseExpression(), nil)
    try expect(.rightParenthesis, "after the condition of '\(word)'")
    return choice
  }

  /// condition = expression | variables
  ///
  /// - Parameter isChoice: Whether the variables may have `;` and an expression behind them.
  /// - Returns: What is tested, and the variables that are declared ahead of it.
  @inlinable mutating func parseCondition(
    isChoice: Bool = false
  ) throws(Diagnostic) -> (value: Expression, declaration: Statement?) {
    guard startsDeclaration else { return (try parseExpression(), nil) }
    let start = token.span
    let declarations = try parseDeclaredVariables()
    let declaration = Statement(kind: .declaration(declarations), span: span(from: start))
    if isChoice, accept(.semicolon) { return (try parseExpression(), declaration) }
    guard let value = declarations.last.flatMap(value(of:)) else {
      throw unexpected("expected '=' after a variable in a condition")
    }
    return (value, declaration)
  }

  /// Returns a statement behind the declaration that it needs, if any.
  @inlinable func declaring(
    _ declaration: Statement?, _ statement: Statement.Kind, from start: Span
  ) -> Statement.Kind {
    guard let declaration else { return statement }
    return .block([declaration, Statement(kind: statement, span: span(from: start))])
  }

  // MARK: Loops

  /// while = "while" "(" condition ")" statement
  @inlinable mutating func parseWhile() throws(Diagnostic) -> Statement.Kind {
    advance()
    try expect(.leftParenthesis, "after 'while'")
    return try scoped { parser throws(Diagnostic) in
      let test = try parser.parseCondition()
      try parser.expect(.rightParenthesis, "after the condition of 'while'")
      let round = parser.round(test, try parser.parseBody())
      return .whileLoop(round.condition, body: round.body)
    }
  }

  /// do = "do" statement "while" "(" expression ")" ";"
  @inlinable mutating func parseDo() throws(Diagnostic) -> Statement.Kind {
    advance()
    let body = try parseBody()
    guard accept(word: "while") else { throw unexpected("expected 'while' after the body of 'do'") }
    try expect(.leftParenthesis, "after 'while'")
    let condition = try parseExpression()
    try expect(.rightParenthesis, "after the condition of 'while'")
    try expect(.semicolon, "after 'do'")
    return .doLoop(body: body, condition)
  }

  /// for = "for" "(" (variables | expression)? ";" condition? ";" expression? ")" statement
  ///     | "for" "(" sequence
  @inlinable mutating func parseFor() throws(Diagnostic) -> Statement.Kind {
    advance()
    try expect(.leftParenthesis, "after 'for'")
    return try scoped { parser throws(Diagnostic) in
      var start: Statement?
      let begin = parser.token.span
      if parser.startsDeclaration {
        let declarations = try parser.parseDeclaredVariables()
        if let loop = try parser.parseSequence(of: declarations) { return loop }
        start = Statement(kind: .declaration(declarations), span: parser.span(from: begin))
      } else if !parser.at(.semicolon) {
        let value = try parser.parseExpression()
        start = Statement(kind: .expression(value), span: value.span)
      }
      try parser.expect(.semicolon, "after the start of 'for'")
      let test = parser.at(.semicolon) ? nil : try parser.parseCondition()
      try parser.expect(.semicolon, "after the condition of 'for'")
      let step = parser.at(.rightParenthesis) ? nil : try parser.parseExpression()
      try parser.expect(.rightParenthesis, "after 'for'")
      let body = try parser.parseBody()
      guard let test else { return .forLoop(start: start, condition: nil, step: step, body: body) }
      let round = parser.round(test, body)
      return .forLoop(start: start, condition: round.condition, step: step, body: round.body)
    }
  }

  /// Returns the condition and the body of a loop. A variable that its condition declares is
  /// declared in front of the body, which is left where it is false.
  @inlinable func round(
    _ test: (value: Expression, declaration: Statement?), _ body: Statement
  ) -> (condition: Expression, body: Statement) {
    guard let declaration = test.declaration else { return (test.value, body) }
    let span = declaration.span
    let isOver = Expression(
      kind: .unary(.not, test.value), span: test.value.span, height: test.value.height + 1)
    let leaving = Statement.Kind.conditional(
      isOver, then: Statement(kind: .leaveLoop, span: span), otherwise: nil)
    return (
      Expression(kind: .boolean(true), span: span, height: 1),
      Statement(
        kind: .block([declaration, Statement(kind: leaving, span: span), body]), span: body.span)
    )
  }
}
