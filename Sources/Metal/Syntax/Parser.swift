internal import Diagnostics
internal import Tokens

/// Turns the tokens of a translation unit into declarations.
///
/// Recursive descent; each function carries its grammar. Metal needs to know which names are types
/// to distinguish `(a) - b` from a cast, so the parser tracks the names declared as types so far,
/// by scope. A mistake is reported and reading goes on after the next `;` or `}`.
struct Parser: DescentParser {
  /// Levels of nested statements, parentheses and types, beyond which the rest of the file is
  /// skipped.
  static let nestingLimit = 200
  /// Levels of one expression, which a long sum also builds.
  static let heightLimit: Int32 = 400

  static let parameterLimit = 200
  static let dimensionLimit = 16

  let log: DiagnosticLog
  var tokens: [Token]
  var index = 0
  var nesting = 0
  /// Names that are types (`true`) or hide one (`false`), by scope.
  var typeScopes: [[String: Bool]] = [[:]]
  var templateNames: Set<String> = ["vec", "matrix", "array", "numeric_limits"]
  var namespaceNames: Set<String> = ["metal", "simd", "SwiftUI", "precise", "fast", "std"]
  /// Paths of namespaces by their aliases, as in `namespace m = metal;`.
  var namespaceAliases: [String: [String]] = [:]
  /// Whether a mistake was found in the function being read, or outside of functions.
  var isDamaged = false
  /// Bodies of functions around the current token; one that is broken off stays counted.
  var bodyDepth = 0
  /// Whether the rest of the file was skipped; what is missing then is not reported again.
  var isGivenUp = false
  var anonymousCount = 0
  /// The diagnostic for a missing `}` at the end of the file; `nil` until it is looked for.
  var unclosedBraceAtEnd: Diagnostic?

  init(tokens: [Token], log: DiagnosticLog) {
    self.tokens = tokens.map(\.withoutOperatorWord)
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

  static func hasType(_ name: String) -> Bool { MetalTypeNames.contains(name) }

  // MARK: Mistakes

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
    skipDamage(since: start)
  }
}
