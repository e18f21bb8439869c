internal import Diagnostics
internal import Tokens

/// The pairs of brackets in a list of tokens.
///
/// Rejects unbalanced brackets, and code nested so deep or with expressions so long that a driver's
/// compiler could overflow its stack.
struct BracketPairs {
  static let depthLimit = 200
  /// Tokens between two commas or semicolons on one level. Handwritten code has far fewer.
  static let expressionLimit = 4000
  static let elseLimit = 300
  static let tokenLimit = 400_000

  /// For each opening bracket the index of the closing one; for other tokens their own index.
  private(set) var partner: [Int]

  /// Returns `nil`, with a diagnostic in `log`, if brackets do not match or a limit is exceeded.
  init?(_ tokens: [Token], log: DiagnosticLog) {
    guard tokens.count <= Self.tokenLimit else {
      log.report(
        "code has more than \(Self.tokenLimit) words", at: tokens.first?.span)
      return nil
    }
    partner = Array(tokens.indices)
    var open = [Level()]
    for (index, token) in tokens.enumerated() {
      open[open.count - 1].count(token)
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace:
        open.append(Level(start: index, closing: Self.closing(token.kind)))
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard let level = open.popLast(), !open.isEmpty, level.closing == token.kind else {
          log.report("unexpected '\(token.text)'", at: token.span)
          return nil
        }
        partner[level.start] = index
        if token.kind == .rightBrace { open[open.count - 1].endStatement() }
      default: break
      }
      if let message = Self.excess(open) {
        log.report(message, at: token.span)
        return nil
      }
    }
    if open.count > 1, let level = open.last {
      let token = tokens[level.start]
      log.report(
        "'\(token.text)' has no '\(level.closing?.rawValue ?? "")'", at: token.span)
      return nil
    }
  }

  private static func excess(_ open: [Level]) -> String? {
    guard let level = open.last else { return nil }
    if open.count > depthLimit { return "code is nested more than \(depthLimit) levels deep" }
    if level.length > expressionLimit {
      return "expression has more than \(expressionLimit) words"
    }
    if level.elseCount > elseLimit {
      return "'else' follows 'else' more than \(elseLimit) times"
    }
    return nil
  }

  private static func closing(_ kind: TokenKind) -> TokenKind {
    switch kind {
    case .leftParenthesis: .rightParenthesis
    case .leftBracket: .rightBracket
    default: .rightBrace
    }
  }

  /// The tokens between one pair of brackets, counted.
  private struct Level {
    var start = 0
    var closing: TokenKind?
    /// Tokens since the last comma, semicolon or block.
    var length = 0
    var elseCount = 0
    var hasEnded = false

    mutating func count(_ token: Token) {
      length = token.kind == .comma ? 0 : length + 1
      if token.text == "else" {
        elseCount += 1
      } else if hasEnded {
        elseCount = 0
      }
      hasEnded = false
      if token.kind == .semicolon { endStatement() }
    }

    mutating func endStatement() {
      length = 0
      hasEnded = true
    }
  }
}
