internal import Diagnostics
internal import Tokens

/// Turns the tokens of a translation unit into declarations.
///
/// Recursive descent; each function carries its grammar. Metal needs to know which names are types
/// to distinguish `(a) - b` from a cast, so the parser tracks the names declared as types so far,
/// by scope. A mistake is reported and reading goes on after the next `;` or `}`.
struct Parser: StatementGrammar {
  typealias Expression = ExpressionSyntax
  typealias Statement = StatementSyntax

  static let isCPlusPlus = true

  static let parameterLimit = 200

  let log: DiagnosticLog
  var tokens: [Token]
  var index = 0
  var nesting = 0
  /// Names that are types (`true`) or hide one (`false`), by scope.
  var typeScopes: [[String: Bool]] = [[:]]
  /// Whether the next `>` closes template arguments.
  var closesAtGreater = false
  var templateNames: Set<String> = ["vec", "matrix", "array", "numeric_limits"]
  var namespaceNames: Set<String> = ["metal", "simd", "SwiftUI", "precise", "fast", "std"]
  /// Paths of namespaces by their aliases, as in `namespace m = metal;`.
  var namespaceAliases: [String: [String]] = [:]
  /// Whether a mistake was found in the function being read, or outside of functions.
  var isDamaged = false
  /// Bodies of functions around the current token; one that is broken off stays counted.
  var bodyDepth = 0
  var isTooDeep = false
  var anonymousCount = 0
  /// The token before which no `}` is without its `{`, as far as it was looked for.
  var balancedEnd = 0
  var unclosedBraceAtEnd: Diagnostic?

  init(tokens: [Token], log: DiagnosticLog) {
    self.tokens = tokens.map(\.withoutOperatorWord)
    self.log = log
  }

  /// unit = declaration*
  ///
  /// `isDamaged` if there is a mistake outside of functions.
  ///
  /// - Parameter known: Beginnings of units that were parsed before; those of this one are added.
  static func declarations(of tokens: [Token], log: DiagnosticLog, after known: ParsedBeginnings)
    -> (declarations: [DeclarationSyntax], isDamaged: Bool)
  {
    var parser = Parser(tokens: tokens, log: log)
    let beginning = known.beginning(of: tokens)
    if let beginning { parser.resume(behind: beginning) }
    let countBefore = (log.diagnostics.count, log.errorCount)
    var found: [ParsedBeginning] = []
    func note(_ parser: Parser, _ declarations: [DeclarationSyntax]) {
      guard (log.diagnostics.count, log.errorCount) == countBefore, !parser.isDamaged else {
        return
      }
      found.append(parser.beginning(with: declarations))
    }
    let declarations = parser.parseDeclarations(
      until: .endOfFile, behind: beginning?.declarations ?? [], atEndOfFiles: note)
    note(parser, declarations)
    known.store(found, of: tokens, behind: beginning)
    return (declarations, parser.isDamaged)
  }

  static func hasType(_ name: String) -> Bool { MetalTypeNames.contains(name) }

  // MARK: Mistakes

  func problem(_ message: String, at span: Span, hint: String? = nil) -> Diagnostic {
    log.diagnostic(message, at: span, hint: hint)
  }

  mutating func recover(from diagnostic: Diagnostic, since start: Int) {
    if !isTooDeep { log.record(diagnostic) }
    isDamaged = true
    if startsFunction, index > start { return }
    skipDamage(since: start)
  }
}
