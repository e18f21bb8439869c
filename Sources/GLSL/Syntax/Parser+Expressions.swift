internal import Diagnostics
internal import ShaderTree
internal import Tokens

extension Parser {
  private mutating func make(
    _ kind: ExpressionSyntax.Kind, from start: Span, above: ExpressionSyntax...,
    list: [ExpressionSyntax] = []
  ) throws(Diagnostic) -> ExpressionSyntax {
    let height = max(above.map(\.height).max() ?? 0, list.map(\.height).max() ?? 0) + 1
    guard height <= Self.heightLimit else { throw giveUp() }
    return ExpressionSyntax(kind: kind, span: span(from: start), height: height)
  }

  /// expression = assignment ("," assignment)*
  mutating func parseExpression() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    var left = try parseAssignment()
    while accept(.comma) {
      let right = try parseAssignment()
      left = try make(.comma(left, right), from: start, above: left, right)
    }
    return left
  }

  /// assignment = conditional (("=" | "+=" | …) assignment)?
  mutating func parseAssignment() throws(Diagnostic) -> ExpressionSyntax {
    try nested { parser throws(Diagnostic) in
      let start = parser.token.span
      let left = try parser.parseConditional()
      let compound = BinaryOperator(assignedBy: parser.token.kind)
      guard compound != nil || parser.at(.equal) else { return left }
      parser.advance()
      let right = try parser.parseAssignment()
      return try parser.make(.assignment(compound, left, right), from: start, above: left, right)
    }
  }

  /// conditional = exclusiveOr ("?" expression ":" assignment)?
  mutating func parseConditional() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    let condition = try parseBinary(.logicalOr)
    guard accept(.question) else { return condition }
    let first = try parseExpression()
    try expect(.colon, "between the two values of '?'")
    let second = try parseAssignment()
    return try make(
      .conditional(condition, then: first, otherwise: second), from: start, above: condition, first,
      second)
  }

  /// binary = unary (operator unary)*, operators of at least `minimum` precedence
  ///
  /// `^^` binds between `||` and `&&`.
  private mutating func parseBinary(_ minimum: Precedence) throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    var left = try parseUnary()
    while true {
      if at(.caret), isTwoCarets {
        guard minimum <= .logicalOr else { return left }
        advance()
        advance()
        let right = try parseBinary(.logicalAnd)
        left = try make(.exclusiveOr(left, right), from: start, above: left, right)
      } else if let operation = BinaryOperator(rawValue: token.kind.rawValue),
        operation.precedence >= minimum
      {
        advance()
        let right = try parseBinary(operation.precedence.next)
        left = try make(.binary(operation, left, right), from: start, above: left, right)
      } else {
        return left
      }
    }
  }

  /// Whether the `^` here is the first of `^^`, which the lexer reads as two.
  private var isTwoCarets: Bool {
    peek().kind == .caret
  }

  /// unary = ("+" | "-" | "!" | "~" | "++" | "--") unary | postfix
  private mutating func parseUnary() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    guard let operation = UnaryOperator(rawValue: token.kind.rawValue),
      operation != .dereference, operation != .addressOf
    else { return try parsePostfix() }
    return try nested { parser throws(Diagnostic) in
      parser.advance()
      let operand = try parser.parseUnary()
      return try parser.make(.unary(operation, operand), from: start, above: operand)
    }
  }

  /// postfix = primary ("[" expression "]" | "." name arguments? | "++" | "--")*
  private mutating func parsePostfix() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    var value = try parsePrimary()
    while true {
      switch token.kind {
      case .leftBracket:
        advance()
        let position = try parseExpression()
        try expect(.rightBracket, "after an index")
        value = try make(.subscripted(value, position), from: start, above: value, position)
      case .period:
        advance()
        guard at(.identifier) else { throw unexpected("expected a member's name after '.'") }
        let name = advance()
        if at(.leftParenthesis) {
          let arguments = try parseArguments()
          value = try make(
            .methodCall(value, name.text, arguments), from: start, above: value, list: arguments)
        } else {
          value = try make(
            .member(value, name.text, nameSpan: name.span), from: start, above: value)
        }
      case .plusPlus, .minusMinus:
        let operation: UnaryOperator = advance().kind == .plusPlus ? .increment : .decrement
        value = try make(.postfix(operation, value), from: start, above: value)
      default: return value
      }
    }
  }

  /// arguments = "(" ("void" | assignment ("," assignment)*)? ")"
  private mutating func parseArguments() throws(Diagnostic) -> [ExpressionSyntax] {
    try expect(.leftParenthesis, "before arguments")
    var arguments: [ExpressionSyntax] = []
    if at(word: "void"), peek().kind == .rightParenthesis { advance() }
    if !at(.rightParenthesis) {
      repeat { arguments.append(try parseAssignment()) } while accept(.comma)
    }
    try expect(.rightParenthesis, "after arguments")
    return arguments
  }

  /// primary = number | "true" | "false" | "(" expression ")" | type arguments | name arguments?
  private mutating func parsePrimary() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    switch token.kind {
    case .number:
      let text = token.text
      guard let literal = NumberLiteral(text) else {
        throw log.diagnostic("'\(text.prefix(60))' is not a number", at: start)
      }
      advance()
      return try make(.number(literal, spelling: text), from: start)
    case .leftParenthesis:
      advance()
      let inner = try parseExpression()
      try expect(.rightParenthesis, "after an expression")
      return inner
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

  /// initializer = assignment | "{" (initializer ("," initializer)* ","?)? "}"
  mutating func parseInitializer() throws(Diagnostic) -> ExpressionSyntax {
    guard at(.leftBrace) else { return try parseAssignment() }
    return try nested { parser throws(Diagnostic) in
      let start = parser.advance().span
      var parts: [ExpressionSyntax] = []
      while !parser.at(.rightBrace) {
        parts.append(try parser.parseInitializer())
        guard parser.accept(.comma) else { break }
      }
      try parser.expect(.rightBrace, "after a list")
      return try parser.make(.list(parts), from: start, list: parts)
    }
  }
}

extension BinaryOperator {
  /// The operator of a compound assignment such as `+=`.
  fileprivate init?(assignedBy kind: TokenKind) {
    let spelling = kind.rawValue
    guard spelling.hasSuffix("="), spelling.count > 1,
      let operation = BinaryOperator(rawValue: String(spelling.dropLast())),
      !operation.isComparison
    else { return nil }
    self = operation
  }
}
