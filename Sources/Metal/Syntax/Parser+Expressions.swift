internal import Diagnostics
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

  /// cast = "(" type ")" (list | unary)
  mutating func parseCast() throws(Diagnostic) -> ExpressionSyntax? {
    let start = token.span
    guard at(.leftParenthesis), let type = try castType() else { return nil }
    return try nested { parser throws(Diagnostic) in
      // `(float2){1, 2}`
      let operand = parser.at(.leftBrace) ? try parser.parseList() : try parser.parseUnary()
      return try parser.make(.cast(type, operand), from: start, above: operand)
    }
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

  /// suffix = arguments | ("." | "->") name
  mutating func parseSuffix(
    of base: ExpressionSyntax, from start: Span
  ) throws(Diagnostic) -> ExpressionSyntax? {
    switch token.kind {
    case .leftParenthesis:
      let arguments = try parseArguments()
      return try make(.call(base, arguments), from: start, above: base, list: arguments)
    case .period, .arrow:
      let isArrow = advance().kind == .arrow
      guard at(.identifier) else { throw unexpected("expected a member name") }
      let name = try parseName(isType: false)
      return try make(.member(base, name, arrow: isArrow), from: start, above: base)
    default: return nil
    }
  }

  /// The operator at the current token; `nil` for a `>` that closes template arguments, and where
  /// a fold follows.
  var binaryOperator: BinaryOperator? {
    let isClosing = closesAtGreater && [.greater, .greaterEqual, .shiftRight].contains(token.kind)
    return isClosing || peek().kind == .ellipsis ? nil : BinaryOperator(token.kind)
  }

  /// argument = initializer "..."?
  mutating func parseArgument() throws(Diagnostic) -> ExpressionSyntax {
    let argument = try parseInitializer()
    guard accept(.ellipsis) else { return argument }
    return try make(.expansion(argument), from: argument.span, above: argument)
  }

  /// element = "." name "=" initializer | argument
  mutating func parseElement() throws(Diagnostic) -> ExpressionSyntax {
    guard at(.period), peek().kind == .identifier else { return try parseArgument() }
    return try nested { parser throws(Diagnostic) in
      parser.advance()
      let name = parser.advance()
      // `{.centre{1, 2}}` needs no `=`
      if !parser.at(.leftBrace) { try parser.expect(.equal, "after the name of a field") }
      _ = parser.accept(.equal)
      let value = try parser.parseInitializer()
      return try parser.make(.designated(name.text, value), from: name.span, above: value)
    }
  }

  /// primary = number | string | "true" | "false" | "this" | "(" expression ")" | conversion |
  /// construction | name
  mutating func parsePrimary() throws(Diagnostic) -> ExpressionSyntax {
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
    case .leftParenthesis: return try parseGroup()
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
      if accept(.ellipsis) {
        try expect(.leftParenthesis, "after 'sizeof...'")
        let name = try expect(.identifier, "in 'sizeof...'").text
        try expect(.rightParenthesis, "after the name of a pack")
        return try make(.packSize(name), from: start)
      }
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
    case "goto", "new", "delete", "throw", "try", "asm":
      throw problem("'\(token.text)' cannot be translated to GLSL", at: start)
    case let word where Self.reservedWords.contains(word) && word != "decltype":
      throw unexpected("expected an expression")
    default: break
    }
    if startsType() {
      let type = try parseType()
      let isBraced = at(.leftBrace)
      if isBraced || at(.leftParenthesis) {
        let arguments = isBraced ? try parseElements() : try parseArguments()
        return try make(
          .construction(type, arguments, braced: isBraced), from: start, list: arguments)
      }
      if at(.scope) {
        advance()
        let member = try parseName(isType: false)
        let name = NameSyntax(path: type.name.path + member.path, span: span(from: start))
        return try make(.name(name), from: start)
      }
      if let unknown = unknownTemplate(before: start) { throw unknown }
      throw unexpected("expected '(' after the type '\(type.name.description)'")
    }
    return try make(.name(try parseName(isType: false)), from: start)
  }

  /// Returns the diagnostic for a type behind `name <` that is read as a comparison, because `name`
  /// is not known as a template; `nil` if that is not what precedes `start`.
  private func unknownTemplate(before start: Span) -> Diagnostic? {
    guard let type = tokens[..<index].lastIndex(where: { $0.span.start == start.start }), type > 1,
      tokens[type - 1].kind == .less, tokens[type - 2].kind == .identifier
    else { return nil }
    let name = tokens[type - 2]
    return problem(
      "there is no template '\(name.shownText)'", at: name.span,
      hint: didYouMean(name.text, among: templateNames.sorted()))
  }

  /// group = "(" (fold | expression) ")"
  /// fold = "..." operator unary | unary operator "..." (operator unary)?
  private mutating func parseGroup() throws(Diagnostic) -> ExpressionSyntax {
    let start = advance().span
    return try bracketed { parser throws(Diagnostic) in
      if parser.accept(.ellipsis) {
        let operation = try parser.parseFoldOperator()
        let pattern = try parser.parseUnary()
        try parser.expect(.rightParenthesis, "after a fold")
        return try parser.make(
          .fold(operation, pattern, initial: nil, isFromLeft: true), from: start, above: pattern)
      }
      let inner = try parser.parseExpression()
      guard parser.peek().kind == .ellipsis, !parser.at(.rightParenthesis) else {
        try parser.expect(.rightParenthesis, "after an expression")
        return inner
      }
      let operation = try parser.parseFoldOperator()
      parser.advance()
      guard !parser.accept(.rightParenthesis) else {
        return try parser.make(
          .fold(operation, inner, initial: nil, isFromLeft: false), from: start, above: inner)
      }
      _ = try parser.parseFoldOperator()
      let other = try parser.parseUnary()
      try parser.expect(.rightParenthesis, "after a fold")
      // Which of the two is the pack is known where it is checked: `initial` may be either.
      return try parser.make(
        .fold(operation, inner, initial: other, isFromLeft: false), from: start, above: inner,
        other)
    }
  }

  private mutating func parseFoldOperator() throws(Diagnostic) -> BinaryOperator? {
    if accept(.comma) { return nil }
    guard let operation = BinaryOperator(token.kind) else {
      throw unexpected("expected an operator beside '...'")
    }
    advance()
    return operation
  }

  private mutating func parseConversion() throws(Diagnostic) -> ExpressionSyntax {
    let start = token.span
    let word = advance().text
    try expect(.less, "after '\(word)'")
    let type = try parseAbstractType()
    try expect(.greater, "after a type")
    try expect(.leftParenthesis, "after '\(word)<…>'")
    let operand = try bracketed { parser throws(Diagnostic) in
      try parser.parseExpression()
    }
    try expect(.rightParenthesis, "after an expression")
    let isBits = word == "as_type"
    return try make(
      isBits ? .reinterpretation(type, operand) : .cast(type, operand), from: start, above: operand)
  }
}
