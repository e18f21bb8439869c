package import Diagnostics

/// The productions of expressions that C, C++ and GLSL have in common, each once.
///
/// A parser adds primary expressions and what its language alone has. In `2 * N > 4 ? a.x : f(b)`
/// it reads `2`, `N`, `4`, `a`, `.x`, `f`, `(b)`; the rest is read here.
package protocol ExpressionGrammar: DescentParser {
  associatedtype Expression: ExpressionNode

  /// Whether pointers exist, lists are values, and conditions declare variables, as in C++; else
  /// the language is as C.
  static var isCPlusPlus: Bool { get }
  /// Reads a literal, a name, or what is in parentheses.
  mutating func parsePrimary() throws(Diagnostic) -> Expression
  /// Reads a call or a member behind `base`; returns `nil` if there is none.
  mutating func parseSuffix(
    of base: Expression, from start: Span
  ) throws(Diagnostic) -> Expression?
  /// Reads a cast; returns `nil` if there is none.
  mutating func parseCast() throws(Diagnostic) -> Expression?
  /// The operator of all languages that the current token is; `nil` for other tokens.
  var binaryOperator: BinaryOperator? { get }
  /// Reads an operator that only this language has and its right side; returns `nil` if there is
  /// none of at least `minimum` precedence.
  mutating func parseOwnOperator(
    behind left: Expression, minimum: Precedence, from start: Span
  ) throws(Diagnostic) -> Expression?
  /// Reads an argument of a call.
  mutating func parseArgument() throws(Diagnostic) -> Expression
  /// Reads an element of a list.
  mutating func parseElement() throws(Diagnostic) -> Expression
  /// Reads what stands in brackets, in which every operator is one.
  mutating func bracketed<T>(
    _ body: (inout Self) throws(Diagnostic) -> T
  ) throws(Diagnostic) -> T
}

extension ExpressionGrammar {
  @inlinable package mutating func parseCast() throws(Diagnostic) -> Expression? { nil }

  @inlinable package var binaryOperator: BinaryOperator? { BinaryOperator(token.kind) }

  @inlinable package mutating func parseOwnOperator(
    behind left: Expression, minimum: Precedence, from start: Span
  ) throws(Diagnostic) -> Expression? { nil }

  @inlinable package mutating func parseArgument() throws(Diagnostic) -> Expression {
    try parseValue()
  }

  @inlinable package mutating func parseElement() throws(Diagnostic) -> Expression {
    try parseInitializer()
  }

  @inlinable package mutating func bracketed<T>(
    _ body: (inout Self) throws(Diagnostic) -> T
  ) throws(Diagnostic) -> T {
    try body(&self)
  }

  /// Returns an expression that ends before the current token.
  ///
  /// - Parameters:
  ///   - above: The expressions that are directly in it.
  ///   - list: More of them.
  @inlinable package func make(
    _ kind: Expression.Kind, from start: Span, above: Expression..., list: [Expression] = []
  ) throws(Diagnostic) -> Expression {
    let height = max(above.map(\.height).max() ?? 0, list.map(\.height).max() ?? 0) + 1
    guard height <= Self.heightLimit else {
      throw log.diagnostic(
        "expression is nested more than \(Self.heightLimit) levels deep", at: start)
    }
    return Expression(kind: kind, span: span(from: start), height: height)
  }

  /// Levels of one expression, which a long sum also builds.
  @inlinable package static var heightLimit: Int32 { 400 }

  /// expression = assignment ("," assignment)*
  @inlinable package mutating func parseExpression() throws(Diagnostic) -> Expression {
    let start = token.span
    var left = try parseAssignment()
    while at(.comma), peek().kind != .ellipsis {
      advance()
      let right = try parseAssignment()
      left = try make(.comma(left, right), from: start, above: left, right)
    }
    return left
  }

  /// assignment = conditional (("=" | "+=" | …) value)?
  @inlinable package mutating func parseAssignment() throws(Diagnostic) -> Expression {
    try nested { parser throws(Diagnostic) in
      let start = parser.token.span
      let left = try parser.parseConditional()
      let compound = BinaryOperator(compound: parser.token.kind)
      guard compound != nil || parser.at(.equal) else { return left }
      parser.advance()
      let right = try parser.parseValue()
      return try parser.make(.assignment(compound, left, right), from: start, above: left, right)
    }
  }

  /// conditional = binary ("?" expression ":" assignment)?
  @inlinable package mutating func parseConditional() throws(Diagnostic) -> Expression {
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
  @inlinable package mutating func parseBinary(
    minimum: Precedence
  ) throws(Diagnostic) -> Expression {
    let start = token.span
    var left = try parseUnary()
    while true {
      if let own = try parseOwnOperator(behind: left, minimum: minimum, from: start) {
        left = own
      } else if let operation = binaryOperator, operation.precedence >= minimum {
        advance()
        let right = try parseBinary(minimum: operation.precedence.next)
        left = try make(.binary(operation, left, right), from: start, above: left, right)
      } else {
        return left
      }
    }
  }

  /// unary = ("+" | "-" | "!" | "~" | "++" | "--") unary | cast | postfix
  ///
  /// In C++ `*` and `&` are such operators, too.
  @inlinable package mutating func parseUnary() throws(Diagnostic) -> Expression {
    let start = token.span
    guard let operation = UnaryOperator(token.kind), Self.isCPlusPlus || !operation.isOfPointers
    else {
      if let cast = try parseCast() { return cast }
      return try parsePostfix()
    }
    return try nested { parser throws(Diagnostic) in
      parser.advance()
      let operand = try parser.parseUnary()
      return try parser.make(.unary(operation, operand), from: start, above: operand)
    }
  }

  /// postfix = primary ("[" expression "]" | "++" | "--" | suffix)*
  @inlinable package mutating func parsePostfix() throws(Diagnostic) -> Expression {
    let start = token.span
    var value = try parsePrimary()
    while true {
      switch token.kind {
      case .leftBracket:
        advance()
        let position = try bracketed { parser throws(Diagnostic) in
          try parser.parseExpression()
        }
        try expect(.rightBracket, "after an index")
        value = try make(.subscripted(value, position), from: start, above: value, position)
      case .plusPlus, .minusMinus:
        let operation: UnaryOperator = advance().kind == .plusPlus ? .increment : .decrement
        value = try make(.postfix(operation, value), from: start, above: value)
      default:
        guard let next = try parseSuffix(of: value, from: start) else { return value }
        value = next
      }
    }
  }

  /// parenthesized = "(" expression ")"
  @inlinable package mutating func parseParenthesized() throws(Diagnostic) -> Expression {
    advance()
    let inner = try parseExpression()
    try expect(.rightParenthesis, "after an expression")
    return inner
  }

  /// arguments = "(" ("void" | value ("," value)*)? ")"
  ///
  /// `void` is not there in C++.
  @inlinable package mutating func parseArguments() throws(Diagnostic) -> [Expression] {
    try expect(.leftParenthesis, "before arguments")
    if !Self.isCPlusPlus { skipVoid() }
    let arguments = try bracketed { parser throws(Diagnostic) in
      var arguments: [Expression] = []
      if !parser.at(.rightParenthesis) {
        repeat { arguments.append(try parser.parseArgument()) } while parser.accept(.comma)
      }
      return arguments
    }
    try expect(.rightParenthesis, "after arguments")
    return arguments
  }

  /// Goes behind the `void` of `(void)`.
  @inlinable package mutating func skipVoid() {
    if at(word: "void"), peek().kind == .rightParenthesis { advance() }
  }

  /// value = assignment | list
  ///
  /// A list is a value in C++ only.
  @inlinable package mutating func parseValue() throws(Diagnostic) -> Expression {
    Self.isCPlusPlus ? try parseInitializer() : try parseAssignment()
  }

  /// initializer = assignment | list
  @inlinable package mutating func parseInitializer() throws(Diagnostic) -> Expression {
    at(.leftBrace) ? try parseList() : try parseAssignment()
  }

  /// list = elements
  @inlinable package mutating func parseList() throws(Diagnostic) -> Expression {
    let start = token.span
    let elements = try parseElements()
    return try make(.list(elements), from: start, list: elements)
  }

  /// elements = "{" (element ("," element)* ","?)? "}"
  @inlinable package mutating func parseElements() throws(Diagnostic) -> [Expression] {
    try nested { parser throws(Diagnostic) in
      parser.advance()
      let elements = try parser.bracketed { parser throws(Diagnostic) in
        var elements: [Expression] = []
        while !parser.at(.rightBrace) {
          elements.append(try parser.parseElement())
          guard parser.accept(.comma) else { break }
        }
        return elements
      }
      try parser.expect(.rightBrace, "after a list")
      return elements
    }
  }

  /// sizes = ("[" conditional? "]")*
  ///
  /// Outermost first; `nil` for `[]`.
  @inlinable package mutating func parseArraySizes() throws(Diagnostic) -> [Expression?] {
    var sizes: [Expression?] = []
    while at(.leftBracket), peek().kind != .leftBracket {
      guard sizes.count < Self.dimensionLimit else {
        throw log.diagnostic(
          "an array has more than \(Self.dimensionLimit) dimensions", at: token.span)
      }
      advance()
      sizes.append(at(.rightBracket) ? nil : try parseConditional())
      try expect(.rightBracket, "after an array's size")
    }
    return sizes
  }

  @inlinable package static var dimensionLimit: Int { 16 }
}
