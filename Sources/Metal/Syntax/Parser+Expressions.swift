internal import Diagnostics
internal import ShaderTree
internal import Tokens

extension Parser {
  static let reservedWords: Set<String> = [
    "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue", "return",
    "goto",
    "struct", "class", "union", "enum", "typedef", "using", "namespace", "template", "operator",
    "const",
    "constexpr", "static", "auto", "new", "delete", "throw", "try", "catch", "public", "private",
    "protected", "true", "false", "this", "sizeof", "static_cast", "reinterpret_cast", "const_cast",
    "decltype",
  ]
  /// Types whose names no variable can have; the others of Metal are names of a library.
  static let typeWords: Set<String> = [
    "bool", "char", "short", "int", "long", "signed", "unsigned", "half", "float", "double", "void",
  ]

  private func make(_ kind: ExpressionSyntax.Kind, from start: Span, above: ExpressionSyntax...)
    throws(Diagnostic) -> ExpressionSyntax
  {
    let height = (above.map(\.height).max() ?? 0) + 1
    let span = span(from: start)
    if height > Self.heightLimit {
      throw problem("expression is nested more than \(Self.heightLimit) levels deep", at: start)
    }
    return ExpressionSyntax(kind: kind, span: span, height: height)
  }

  private func height(of list: [ExpressionSyntax]) -> Int32 { list.map(\.height).max() ?? 0 }

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

  /// assignment = conditional (("=" | "+=" | …) (assignment | list))?
  mutating func parseAssignment() throws(Diagnostic) -> ExpressionSyntax {
    try nested { parser throws(Diagnostic) in
      let start = parser.token.span
      let left = try parser.parseConditional()
      let compound = BinaryOperator(compound: parser.token.kind)
      guard compound != nil || parser.at(.equal) else { return left }
      parser.advance()
      let right =
        parser.at(.leftBrace) ? try parser.parseList() : try parser.parseAssignment()
      return try parser.make(.assignment(compound, left, right), from: start, above: left, right)
    }
  }

  /// conditional = binary ("?" expression ":" assignment)?
  private mutating func parseConditional() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    let condition = try parseBinary(minimum: .logicalOr)
    guard accept(.question) else { return condition }
    let first = try parseExpression()
    try expect(.colon, "between the two values of '?'")
    let second = try parseAssignment()
    return try make(
      .conditional(condition, then: first, otherwise: second), from: start, above: condition, first,
      second)
  }

  /// binary = unary (operator unary)*, operators of at least `minimum` precedence
  mutating func parseBinary(minimum: Precedence) throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    var left = try parseUnary()
    while let operation = BinaryOperator(token.kind), operation.precedence >= minimum {
      advance()
      let right = try parseBinary(minimum: operation.precedence.next)
      left = try make(.binary(operation, left, right), from: start, above: left, right)
    }
    return left
  }

  /// unary = ("+" | "-" | "!" | "~" | "*" | "&" | "++" | "--") unary | "(" type ")" unary | postfix
  private mutating func parseUnary() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    if let operation = UnaryOperator(token.kind) {
      return try nested { parser throws(Diagnostic) in
        parser.advance()
        let operand = try parser.parseUnary()
        return try parser.make(.unary(operation, operand), from: start, above: operand)
      }
    }
    if at(.leftParenthesis), let type = try castType() {
      return try nested { parser throws(Diagnostic) in
        // `(float2){1, 2}`
        let operand = parser.at(.leftBrace) ? try parser.parseList() : try parser.parseUnary()
        return try parser.make(.cast(type, operand), from: start, above: operand)
      }
    }
    return try parsePostfix()
  }

  /// Returns the type of a cast and goes behind its ")"; `nil`, and stays, when "(" opens something
  /// else.
  private mutating func castType() throws(Diagnostic) -> TypeSyntax? {
    let before = index
    advance()
    guard startsType() else {
      index = before
      return nil
    }
    if let type = try? parseAbstractType(), accept(.rightParenthesis) { return type }
    index = before  // as in `(float2(1) + x)`: no mistake, an expression
    return nil
  }

  /// postfix = primary ("(" arguments ")" | "[" expression "]" | "." name | "->" name | "++" |
  /// "--")*
  private mutating func parsePostfix() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    var value = try parsePrimary()
    while true {
      switch token.kind {
      case .leftParenthesis:
        let arguments = try parseArguments(until: .rightParenthesis)
        value = try make(.call(value, arguments), from: start, above: value)
        value.height = max(value.height, height(of: arguments) + 1)
      case .leftBracket:
        advance()
        let position = try parseExpression()
        try expect(.rightBracket, "after an index")
        value = try make(.subscripted(value, position), from: start, above: value, position)
      case .period, .arrow:
        let isArrow = advance().kind == .arrow
        guard at(.identifier) else { throw unexpected("expected a member name") }
        let name = try parseName(isType: false)
        value = try make(.member(value, name, arrow: isArrow), from: start, above: value)
      case .plusPlus, .minusMinus:
        let operation: UnaryOperator = advance().kind == .plusPlus ? .increment : .decrement
        value = try make(.postfix(operation, value), from: start, above: value)
      default:
        return value
      }
    }
  }

  /// argument = ("." name "=")? (assignment | list); the name in a list only
  private mutating func parseArgument(until close: TokenKind) throws(Diagnostic) -> ExpressionSyntax
  {
    guard at(.period), close == .rightBrace, peek().kind == .identifier else {
      return at(.leftBrace) ? try parseList() : try parseAssignment()
    }
    return try nested { parser throws(Diagnostic) in
      parser.advance()
      let name = parser.advance()
      // `{.centre{1, 2}}` needs no `=`
      if !parser.at(.leftBrace) { try parser.expect(.equal, "after the name of a field") }
      _ = parser.accept(.equal)
      let value = parser.at(.leftBrace) ? try parser.parseList() : try parser.parseAssignment()
      return try parser.make(.designated(name.text, value), from: name.span, above: value)
    }
  }

  /// arguments = "(" (argument ("," argument)*)? ")"
  mutating func parseArguments(until close: TokenKind) throws(Diagnostic) -> [ExpressionSyntax] {
    advance()
    var arguments: [ExpressionSyntax] = []
    while !at(close) {
      arguments.append(try parseArgument(until: close))
      guard accept(.comma) else { break }
    }
    try expect(close, close == .rightBrace ? "after a list" : "after arguments")
    return arguments
  }

  /// list = "{" (argument ("," argument)* ","?)? "}"
  mutating func parseList() throws(Diagnostic) -> ExpressionSyntax {
    try nested { parser throws(Diagnostic) in
      let start = parser.token.span
      let elements = try parser.parseArguments(until: .rightBrace)
      var list = try parser.make(.list(elements), from: start)
      list.height = parser.height(of: elements) + 1
      return list
    }
  }

  /// primary = number | string | "true" | "false" | "this" | "(" expression ")" | conversion |
  /// construction | name
  private mutating func parsePrimary() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    switch token.kind {
    case .number:
      let text = advance().text
      guard let literal = NumberLiteral(text) else {
        throw problem(
          NumberLiteral.isWhole(text)
            ? "integer literal is too large to be represented in any integer type"
            : "'\(text)' is not a number", at: start)
      }
      if case .floating = literal, text.allSatisfy({ !".eEpP".contains($0) }),
        let suffix = text.last
      {
        log.report(
          "invalid suffix '\(suffix)' on integer constant", at: start,
          hint: "write '\(text.dropLast()).0\(suffix)'")
        isDamaged = true
      }
      return try make(.number(literal, spelling: text), from: start)
    case .character:
      let text = advance().text
      let code = text.unicodeScalars.first.map { UInt64($0.value) } ?? 0
      return try make(
        .number(.integer(code, isUnsigned: false, isLong: false), spelling: String(code)),
        from: start)
    case .string:
      advance()
      return try make(.string, from: start)
    case .leftParenthesis:
      advance()
      let inner = try parseExpression()
      try expect(.rightParenthesis, "after an expression")
      return inner
    case .leftBracket:
      let lambda = try parseLambda()
      return try make(.lambda(lambda), from: start)
    case .identifier, .scope:
      return try parseNamed()
    default:
      throw unexpected("expected an expression")
    }
  }

  /// conversion = ("static_cast" | "as_type" | …) "<" type ">" "(" expression ")"
  /// construction = type ("(" arguments ")" | list)
  private mutating func parseNamed() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    switch token.text {
    case "true", "false":
      return try make(.boolean(advance().text == "true"), from: start)
    case "this":
      advance()
      return try make(.this, from: start)
    case "sizeof":
      advance()
      if at(.leftParenthesis), let type = try castType() {
        return try make(.sizeOf(type), from: start)
      }
      let value = try parseUnary()
      return try make(.sizeOfValue(value), from: start, above: value)
    case "static_cast", "const_cast", "reinterpret_cast", "as_type":
      return try parseConversion()
    case "metal" where peek().kind == .scope && peek(2).text == "as_type":
      advance()
      advance()
      return try parseConversion()
    case "goto", "new", "delete", "throw", "try", "decltype", "asm":
      throw problem("'\(token.text)' cannot be translated to GLSL", at: start)
    case let word where Self.reservedWords.contains(word):
      throw unexpected("expected an expression")
    default: break
    }
    if startsType() {
      let type = try parseType()
      if at(.leftBrace) {
        let arguments = try parseArguments(until: .rightBrace)
        var value = try make(.construction(type, arguments, braced: true), from: start)
        value.height = height(of: arguments) + 1
        return value
      }
      if at(.leftParenthesis) {
        let arguments = try parseArguments(until: .rightParenthesis)
        var value = try make(.construction(type, arguments, braced: false), from: start)
        value.height = height(of: arguments) + 1
        return value
      }
      if at(.scope) {
        advance()
        let member = try parseName(isType: false)
        let name = NameSyntax(path: type.name.path + member.path, span: span(from: start))
        return try make(.name(name), from: start)
      }
      throw unexpected("expected '(' after the type '\(type.name.description)'")
    }
    return try make(.name(try parseName(isType: false)), from: start)
  }

  private mutating func parseConversion() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    let word = advance().text
    try expect(.less, "after '\(word)'")
    let type = try parseAbstractType()
    try expect(.greater, "after a type")
    try expect(.leftParenthesis, "after '\(word)<…>'")
    let operand = try parseExpression()
    try expect(.rightParenthesis, "after an expression")
    let isBits = word == "as_type"
    return try make(
      isBits ? .reinterpretation(type, operand) : .cast(type, operand), from: start, above: operand)
  }
}
