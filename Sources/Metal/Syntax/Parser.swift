internal import Diagnostics
internal import Tokens

/// Turns the tokens of a translation unit into declarations.
///
/// Recursive descent; each function carries its grammar. Metal needs to know which names are types
/// to distinguish `(a) - b` from a cast, so the parser tracks the names declared as types so far,
/// by scope. A mistake is reported and reading goes on after the next `;` or `}`.
struct Parser {
  /// Levels of nested statements, parentheses and types, beyond which the rest of the file is
  /// skipped.
  static let nestingLimit = 200
  /// Levels of one expression, which a long sum also builds.
  static let heightLimit: Int32 = 400

  static let parameterLimit = 200

  let log: DiagnosticLog
  var tokens: [Token]
  var index = 0
  var nesting = 0
  /// Names that are types (`true`) or hide one (`false`), by scope.
  var typeScopes: [[String: Bool]] = [[:]]
  var templateNames: Set<String> = ["vec", "matrix", "array", "numeric_limits"]
  var namespaceNames: Set<String> = ["metal", "simd", "SwiftUI", "precise", "fast", "std"]
  /// What `namespace m = metal;` says.
  var namespaceAliases: [String: [String]] = [:]
  /// Whether a mistake was found in the function being read, or outside of functions.
  var isDamaged = false
  /// Bodies of functions around the current token; one that is broken off stays counted.
  var bodyDepth = 0
  /// Whether the rest of the file was skipped; what is missing then is not reported again.
  var isGivenUp = false
  var anonymousCount = 0
  /// What is missed at the end of the file, once it was looked for.
  var unclosedBraceAtEnd: Diagnostic?

  init(tokens: [Token], log: DiagnosticLog) {
    self.tokens = tokens
    self.log = log
  }

  /// unit = declaration*
  ///
  /// `isDamaged` if there is a mistake outside of functions.
  static func declarations(of tokens: [Token], log: DiagnosticLog)
    -> (declarations: [DeclarationSyntax], isDamaged: Bool)
  {
    var parser = Parser(tokens: tokens, log: log)
    let declarations = parser.parseDeclarations(until: .endOfFile)
    return (declarations, parser.isDamaged)
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

  @discardableResult
  mutating func expect(_ kind: TokenKind, _ context: String) throws(Diagnostic) -> Token {
    guard at(kind) else {
      throw unexpected("expected '\(kind.rawValue)' \(context)")
    }
    return advance()
  }

  /// Span from `start` to the token before the current one.
  func span(from start: Span) -> Span {
    index > 0 ? start.through(tokens[index - 1].span) : start
  }

  // MARK: Mistakes

  func unexpected(_ expectation: String) -> Diagnostic {
    if token.kind == .endOfFile {
      return log.diagnostic("\(expectation), found the end of the file", at: token.span)
    }
    // What is missing is missed after the token before, as for a forgotten `;`.
    if token.startsLine, index > 0, expectation.hasPrefix("expected ';'") {
      let before = tokens[index - 1].span
      let end = SourceLocation(
        file: before.start.file, offset: before.start.offset + max(0, before.length - 1))
      return log.diagnostic(expectation, at: Span(start: end, length: 1))
    }
    return log.diagnostic("\(expectation), found '\(token.text)'", at: token.span)
  }

  func problem(_ message: String, at span: Span, hint: String? = nil) -> Diagnostic {
    log.diagnostic(message, at: span, hint: hint)
  }

  /// Runs `body` one level deeper; skips the rest of the file if that is too deep.
  mutating func nested<T>(
    _ body: (inout Parser) throws(Diagnostic) -> T
  ) throws(Diagnostic) -> T {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.nestingLimit else {
      let span = token.span
      index = tokens.count - 1
      if !isGivenUp {
        isGivenUp = true
        log.report("code is nested more than \(Self.nestingLimit) levels deep", at: span)
      }
      throw problem("", at: span)
    }
    return try body(&self)
  }

  /// Reports `diagnostic` and goes behind the next `;`, or before the `}` that ends the block.
  ///
  /// - Parameter start: Where the damaged statement or declaration began; braces opened since are
  ///   closed first.
  mutating func recover(from diagnostic: Diagnostic, since start: Int) {
    if !isGivenUp { log.record(diagnostic) }
    isDamaged = true
    if startsStitchable, index > start { return }
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

  mutating func declareType(_ name: String) {
    typeScopes[typeScopes.count - 1][name] = true
  }

  /// Notes that `name` is a variable, which hides a type of that name.
  mutating func declareVariable(_ name: String) {
    if isTypeName(name) { typeScopes[typeScopes.count - 1][name] = false }
  }

  func isTypeName(_ name: String) -> Bool {
    for scope in typeScopes.reversed() {
      if let isType = scope[name] { return isType }
    }
    return MetalTypeNames.contains(name)
  }

  mutating func scoped<T>(
    _ body: (inout Parser) throws(Diagnostic) -> T
  ) throws(Diagnostic) -> T {
    typeScopes.append([:])
    defer { typeScopes.removeLast() }
    return try body(&self)
  }
}
