internal import Diagnostics
internal import Tokens

/// Keywords with a letter too many, too few or in the wrong place: reported once and read as the
/// word that was meant.
extension Parser {
  private static let declarationStarts = [
    "struct", "class", "enum", "union", "using", "typedef", "namespace", "template",
  ]
  private static let specifiers = [
    "const", "constexpr", "static", "constant", "device", "thread", "threadgroup", "inline",
    "typename",
  ]

  /// Corrects the word that begins a statement, if what follows shows that a keyword is meant.
  mutating func correctStatementStart() {
    guard startsWithUnknownWord else { return }
    let next = peek()
    switch next.kind {
    case .identifier where !Self.reservedWords.contains(next.text): correct(to: ["return", "case"])
    case .number, .minus: correct(to: ["return", "case"])
    case .semicolon: correct(to: ["return", "break", "continue"])
    case .leftBrace: correct(to: ["do", "else"])
    case .leftParenthesis:
      if token.text.sorted() == "return".sorted() { correct(to: ["return"]) }
      if opensHead { correct(to: ["if", "for", "while", "switch"]) }
    default: return
    }
  }

  /// Corrects an `else` behind the first branch of an `if`.
  mutating func correctElse() {
    guard startsWithUnknownWord, peek().kind == .leftBrace || peek().text == "if" else { return }
    correct(to: ["else"])
  }

  /// Corrects the word that begins a declaration outside of functions.
  mutating func correctDeclarationStart() {
    guard startsWithUnknownWord, peek().kind == .identifier || peek().kind == .less else { return }
    correct(to: Self.declarationStarts)
  }

  /// Corrects a specifier before a type: `cosnt float x`.
  ///
  /// - Returns: Whether there was one.
  mutating func correctSpecifier() -> Bool {
    guard startsWithUnknownWord, peek().kind == .identifier else { return false }
    let next = peek().text
    guard isTypeName(next) || Self.declarationWords.contains(next) || peek(2).kind == .identifier
    else { return false }
    return correct(to: Self.specifiers)
  }

  private var startsWithUnknownWord: Bool {
    at(.identifier) && token.text.first?.isLowercase == true && !isTypeName(token.text)
      && !Self.reservedWords.contains(token.text) && !Self.declarationWords.contains(token.text)
  }

  /// Whether the "(" behind the current token opens the head of a statement with a body.
  private var opensHead: Bool {
    if peek(2).kind == .identifier, peek(3).kind == .identifier { return true }
    var depth = 0
    for ahead in 1..<64 {
      switch peek(ahead).kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis:
        depth -= 1
        if depth == 0 { return peek(ahead + 1).kind == .leftBrace }
      case .leftBrace, .rightBrace, .endOfFile: return false
      default: break
      }
    }
    return false
  }

  /// Reports the current word and puts the nearest of `words` in its place, if one is near.
  @discardableResult
  private mutating func correct(to words: [String]) -> Bool {
    guard let meant = nearestName(to: token.text, among: words),
      abs(meant.count - token.text.count) <= 1
    else { return false }
    log.report(
      "'\(token.text)' is not declared", at: token.span, hint: "did you mean '\(meant)'?")
    isDamaged = true
    tokens[index].text = meant
    return true
  }
}
