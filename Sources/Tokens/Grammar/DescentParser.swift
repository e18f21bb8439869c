package import Diagnostics

/// The common part of parsers by recursive descent: a place among the tokens of a program, the log
/// of mistakes, and the names that are types at that place.
///
/// ```swift
/// extension DescentParser {
///   mutating func parseEndOfStatement() throws(Diagnostic) {
///     guard accept(.semicolon) else { throw unexpected("expected ';'") }
///   }
/// }
/// ```
///
/// The grammar is the parser's own. Everything here can be inlined, for parsers are in other
/// targets and ask for the next token many times.
package protocol DescentParser {
  var log: DiagnosticLog { get }
  /// The last one is the end of the file, which is never passed.
  var tokens: [Token] { get }
  var index: Int { get set }
  /// Levels of statements, parentheses and types around the current token.
  var nesting: Int { get set }
  /// Whether the rest of the file was skipped, for it is nested too deep; what is missing then is
  /// not reported again.
  var isTooDeep: Bool { get set }
  /// Names that are types (`true`) or hide one (`false`), by scope.
  var typeScopes: [[String: Bool]] { get set }
  /// Whether the language itself has a type of this name.
  static func hasType(_ name: String) -> Bool
}

extension DescentParser {
  // MARK: Tokens

  @inlinable package var token: Token { tokens[index] }

  @inlinable package func peek(_ ahead: Int = 1) -> Token {
    tokens[min(index + ahead, tokens.count - 1)]
  }

  @inlinable package func at(_ kind: TokenKind) -> Bool { tokens[index].kind == kind }

  @inlinable package func at(word: String) -> Bool {
    at(.identifier) && tokens[index].text == word
  }

  @inlinable @discardableResult
  package mutating func advance() -> Token {
    let current = tokens[index]
    if index < tokens.count - 1 { index += 1 }
    return current
  }

  @inlinable package mutating func accept(_ kind: TokenKind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  @inlinable package mutating func accept(word: String) -> Bool {
    guard at(word: word) else { return false }
    advance()
    return true
  }

  @inlinable @discardableResult
  package mutating func expect(_ kind: TokenKind, _ context: String) throws(Diagnostic) -> Token {
    guard at(kind) else {
      var diagnostic = unexpected("expected '\(kind.rawValue)' \(context)")
      if kind == .rightParenthesis, let place = openParenthesis {
        diagnostic.hint = "it closes the '(' of line \(place.line), column \(place.column)"
      }
      throw diagnostic
    }
    return advance()
  }

  /// Where the innermost "(" stands that is open before the current token.
  package var openParenthesis: (line: Int, column: Int)? {
    var depth = 0
    for token in tokens[..<index].reversed() {
      switch token.kind {
      case .rightParenthesis: depth += 1
      case .leftParenthesis where depth > 0: depth -= 1
      case .leftParenthesis:
        return log.diagnostic("", at: token.span).span.map { ($0.line, $0.column) }
      default: break
      }
    }
    return nil
  }

  /// Span from `start` to the token before the current one.
  @inlinable package func span(from start: Span) -> Span {
    index > 0 ? start.through(tokens[index - 1].span) : start
  }

  // MARK: Mistakes

  /// Returns the report of a token that does not fit here.
  @inlinable package func unexpected(_ expectation: String) -> Diagnostic {
    if at(.endOfFile) {
      return log.diagnostic("\(expectation), found the end of the file", at: token.span)
    }
    // What is missing is missed after the token before, as for a forgotten `;`.
    if token.startsLine, index > 0, expectation.hasPrefix("expected ';'") {
      let before = tokens[index - 1].span
      let end = SourceLocation(
        file: before.start.file, offset: before.start.offset + max(0, before.length - 1))
      return log.diagnostic(expectation, at: Span(start: end, length: 1))
    }
    return log.diagnostic("\(expectation), found '\(token.shownText)'", at: token.span)
  }

  /// Runs `body` one level deeper; skips the rest of the file if that is too deep.
  @inlinable package mutating func nested<T>(
    _ body: (inout Self) throws(Diagnostic) -> T
  ) throws(Diagnostic) -> T {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.nestingLimit else {
      let reason = log.diagnostic(
        "code is nested more than \(Self.nestingLimit) levels deep", at: token.span)
      if !isTooDeep { log.record(reason) }
      isTooDeep = true
      index = tokens.count - 1
      throw reason
    }
    return try body(&self)
  }

  @inlinable package static var nestingLimit: Int { 200 }

  /// Goes behind the next `;`, or before the `}` that ends the block.
  ///
  /// - Parameter start: Where the damaged statement or declaration began; braces opened since are
  ///   closed first.
  @inlinable package mutating func skipDamage(since start: Int) {
    var depth = 0
    for token in tokens[min(start, index)..<index] {
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace { depth = max(0, depth - 1) }
    }
    while !at(.endOfFile) {
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        if depth == 0 { return }
        depth -= 1
        if depth == 0 {
          advance()
          return
        }
      case .semicolon where depth == 0:
        advance()
        return
      default: break
      }
      advance()
    }
  }

  // MARK: Names of types

  @inlinable package mutating func declareType(_ name: String) {
    typeScopes[typeScopes.count - 1][name] = true
  }

  /// Notes that `name` is a variable, which hides a type of that name.
  @inlinable package mutating func declareVariable(_ name: String) {
    if isTypeName(name) { typeScopes[typeScopes.count - 1][name] = false }
  }

  @inlinable package func isTypeName(_ name: String) -> Bool {
    for scope in typeScopes.reversed() {
      if let isType = scope[name] { return isType }
    }
    return Self.hasType(name)
  }

  @inlinable package mutating func scoped<T>(
    _ body: (inout Self) throws(Diagnostic) -> T
  ) throws(Diagnostic) -> T {
    typeScopes.append([:])
    defer { typeScopes.removeLast() }
    return try body(&self)
  }
}
