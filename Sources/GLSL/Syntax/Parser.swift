internal import Diagnostics
internal import Tokens

/// Turns the tokens of a GLSL program, in which no macro is left, into declarations.
///
/// Recursive descent; each function carries its grammar. Words of all versions are read, so that
/// `varying` of 1.10 and `flat in` of 4.60 are one thing. A mistake is reported and reading goes on
/// after the next `;` or `}`.
struct Parser: StatementGrammar {
  typealias Expression = ExpressionSyntax
  typealias Statement = StatementSyntax

  static let isCPlusPlus = false

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
  var isTooDeep = false
  var unclosedBraceAtEnd: Diagnostic?
  /// Whether the body of a function is being read.
  var isInFunction = false
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

  /// Notes that a name is declared.
  mutating func declare(_ name: Token) {
    declaredNames.insert(name.text)
    declareVariable(name.text)
  }

  mutating func recover(from diagnostic: Diagnostic, since start: Int) {
    if !isTooDeep, isInFunction { mistakes.append(diagnostic) }
    if !isTooDeep, !isInFunction { log.record(diagnostic) }
    isDamaged = true
    if !isInFunction { hasGaps = true }
    skipDamage(since: start)
  }
}
