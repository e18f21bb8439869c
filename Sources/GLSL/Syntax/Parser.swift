internal import Diagnostics
internal import Tokens

/// Turns the tokens of a GLSL program, in which no macro is left, into declarations.
///
/// Recursive descent; each function carries its grammar. Words of all versions are read, so that
/// `varying` of 1.10 and `flat in` of 4.60 are one thing. A mistake is reported and reading goes on
/// after the next `;` or `}`.
struct Parser {
  /// Levels of nested statements, parentheses and types.
  static let nestingLimit = 200
  /// Levels of one expression, which a long sum also builds.
  static let heightLimit: Int32 = 400

  let log: DiagnosticLog
  /// How messages call a name of the tokens.
  let authorsName: (String) -> String
  let tokens: [Token]
  var index = 0
  var nesting = 0
  /// Names that are structs (`true`) or hide one (`false`), by scope.
  var typeScopes: [[String: Bool]] = [[:]]
  /// Whether a mistake was found in the function being read.
  var isDamaged = false
  /// Whether a mistake was found outside of functions, so that names may be missing.
  private(set) var hasGaps = false
  /// Whether the code is nested too deep to be read.
  private(set) var isTooDeep = false
  var anonymousCount = 0

  init(tokens: [Token], log: DiagnosticLog, authorsName: @escaping (String) -> String) {
    var tokens = tokens
    if tokens.last?.kind != .endOfFile {
      let end = tokens.last?.span ?? Span(start: SourceLocation(file: -1, offset: 0), length: 0)
      tokens.append(Token(kind: .endOfFile, text: "", span: end, startsLine: true))
    }
    self.tokens = tokens
    self.log = log
    self.authorsName = authorsName
  }

  // MARK: Tokens

  var token: Token { tokens[index] }

  func peek(_ ahead: Int = 1) -> Token { tokens[min(index + ahead, tokens.count - 1)] }

  func at(_ kind: TokenKind) -> Bool { tokens[index].kind == kind }

  func at(word: String) -> Bool { at(.identifier) && tokens[index].text == word }

  @discardableResult
  mutating func advance() -> Token {
    let current = tokens[index]
    if index < tokens.count - 1 { index += 1 }
    return current
  }

  mutating func accept(_ kind: TokenKind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  mutating func accept(word: String) -> Bool {
    guard at(word: word) else { return false }
    advance()
    return true
  }

  mutating func expect(_ kind: TokenKind, _ context: String) throws(Diagnostic) {
    guard accept(kind) else { throw unexpected("expected '\(kind.rawValue)' \(context)") }
  }

  /// name = identifier that is not a keyword
  mutating func expectName(_ expectation: String) throws(Diagnostic) -> Token {
    guard at(.identifier), !Keywords.statements.contains(token.text) else {
      throw unexpected(expectation)
    }
    return advance()
  }

  /// Span from `start` to the token before the current one.
  func span(from start: Span) -> Span {
    index > 0 ? start.through(tokens[index - 1].span) : start
  }

  // MARK: Mistakes

  func unexpected(_ expectation: String) -> Diagnostic {
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
    return log.diagnostic("\(expectation), found '\(authorsName(token.text))'", at: token.span)
  }

  /// Runs `body` one level deeper; gives up on the file if that is too deep.
  mutating func nested<T>(
    _ body: (inout Parser) throws(Diagnostic) -> T
  ) throws(Diagnostic) -> T {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.nestingLimit else { throw giveUp() }
    return try body(&self)
  }

  /// Goes to the end of the file: what is there cannot be read.
  mutating func giveUp() -> Diagnostic {
    let span = token.span
    isTooDeep = true
    index = tokens.count - 1
    return log.diagnostic("code is nested more than \(Self.nestingLimit) levels deep", at: span)
  }

  /// Reports `diagnostic` and goes behind the next `;`, or before the `}` that ends the block.
  ///
  /// - Parameter start: Where the damaged statement or declaration began; braces opened since are
  ///   closed first.
  mutating func recover(from diagnostic: Diagnostic, since start: Int, isInFunction: Bool) {
    if !isTooDeep { log.record(diagnostic) }
    isDamaged = true
    if !isInFunction { hasGaps = true }
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

  mutating func declareType(_ name: String) { typeScopes[typeScopes.count - 1][name] = true }

  /// Notes that `name` is a variable, which hides a struct of that name.
  mutating func declareVariable(_ name: String) {
    if isTypeName(name) { typeScopes[typeScopes.count - 1][name] = false }
  }

  func isTypeName(_ name: String) -> Bool {
    for scope in typeScopes.reversed() {
      if let isType = scope[name] { return isType }
    }
    return Keywords.types.contains(name)
  }

  mutating func scoped<T>(
    _ body: (inout Parser) throws(Diagnostic) -> T
  ) throws(Diagnostic) -> T {
    typeScopes.append([:])
    defer { typeScopes.removeLast() }
    return try body(&self)
  }
}
