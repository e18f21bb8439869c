internal import Diagnostics
internal import Tokens

/// Turns the tokens of a GLSL program, in which no macro is left, into declarations.
///
/// Recursive descent; each function carries its grammar. Words of all versions are read, so that
/// `varying` of 1.10 and `flat in` of 4.60 are one thing. A mistake is reported and reading goes on
/// after the next `;` or `}`.
struct Parser: DescentParser {
  /// Levels of nested statements, parentheses and types.
  static let nestingLimit = 200
  /// Levels of one expression, which a long sum also builds.
  static let heightLimit: Int32 = 400

  let log: DiagnosticLog
  let tokens: [Token]
  var index = 0
  var nesting = 0
  /// Names that are structs (`true`) or hide one (`false`), by scope.
  var typeScopes: [[String: Bool]] = [[:]]
  /// Names of everything that is declared anywhere.
  var declaredNames: Set<String> = []
  /// Whether a mistake was found in the function being read.
  var isDamaged = false
  /// Mistakes inside of functions.
  private(set) var mistakes: [Diagnostic] = []
  /// Whether a mistake was found outside of functions, so that names may be missing.
  private(set) var hasGaps = false
  /// Whether the code is nested too deep to be read.
  private(set) var isTooDeep = false
  var anonymousCount = 0

  init(tokens: [Token], log: DiagnosticLog) {
    var tokens = tokens
    if tokens.last?.kind != .endOfFile {
      let end = tokens.last?.span ?? Span(start: SourceLocation(file: -1, offset: 0), length: 0)
      tokens.append(Token(kind: .endOfFile, text: "", span: end, startsLine: true))
    }
    self.tokens = tokens
    self.log = log
  }

  static func hasType(_ name: String) -> Bool { Keywords.types.contains(name) }

  /// name = identifier that is not a keyword
  mutating func expectName(_ expectation: String) throws(Diagnostic) -> Token {
    guard at(.identifier), !Keywords.statements.contains(token.text) else {
      throw unexpected(expectation)
    }
    return advance()
  }

  // MARK: Mistakes

  /// Runs `body` one level deeper; gives up on the file if that is too deep.
  mutating func nested<T>(
    _ body: (inout Parser) throws(Diagnostic) -> T
  ) throws(Diagnostic) -> T {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.nestingLimit else { throw giveUp() }
    return try body(&self)
  }

  /// Notes that a name is declared.
  mutating func declare(_ name: Token) {
    declaredNames.insert(name.text)
    declareVariable(name.text)
  }

  /// Goes to the end of the file: what is there cannot be read.
  mutating func giveUp() -> Diagnostic {
    let reason = log.diagnostic(
      "code is nested more than \(Self.nestingLimit) levels deep", at: token.span)
    if !isTooDeep { log.record(reason) }
    isTooDeep = true
    index = tokens.count - 1
    return reason
  }

  /// Reports `diagnostic` and goes behind the next `;`, or before the `}` that ends the block.
  ///
  /// - Parameter start: Where the damaged statement or declaration began; braces opened since are
  ///   closed first.
  mutating func recover(from diagnostic: Diagnostic, since start: Int, isInFunction: Bool) {
    if !isTooDeep, isInFunction { mistakes.append(diagnostic) }
    if !isTooDeep, !isInFunction { log.record(diagnostic) }
    isDamaged = true
    if !isInFunction { hasGaps = true }
    skipDamage(since: start)
  }
}
