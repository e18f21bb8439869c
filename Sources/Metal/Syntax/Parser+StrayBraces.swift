internal import Diagnostics
internal import Tokens

/// Braces that close too much.
extension Parser {
  static let statementWords: Set<String> = [
    "return", "if", "else", "for", "while", "do", "switch", "case", "break", "continue",
  ]
  static let braceHint = "a '{' is missing above, or a '}' is one too many"

  /// Reports statements behind the end of a function once, and goes behind the `}` that has no `{`.
  ///
  /// The function that ended too early lacks them, so that nothing more is said of it.
  ///
  /// - Returns: `false` if no such `}` follows, before the next stitchable function.
  mutating func skipStrayStatements(
    from start: Int, _ error: Diagnostic, behind declarations: inout [DeclarationSyntax]
  ) -> Bool {
    guard !isTooDeep, let brace = strayBrace(from: start), brace > start else { return false }
    let last = declarations.lastIndex { declaration in
      if case .function(let function) = declaration.kind { function.body != nil } else { false }
    }
    guard let last, case .function(var function) = declarations[last].kind else { return false }
    function.isDamaged = true
    declarations[last].kind = .function(function)
    let word = tokens[start]
    log.record(
      Self.statementWords.contains(word.text) || error.hint != nil
        ? error
        : problem("this stands outside of a function", at: word.span, hint: Self.braceHint))
    isDamaged = true
    index = brace
    advance()
    return true
  }

  /// Reports a function whose body has no `{`, and goes behind its `}`.
  ///
  /// - Returns: `false` for a declaration.
  mutating func skipBodyWithoutBrace(of name: NameSyntax) -> Bool {
    guard !at(.semicolon), !at(.endOfFile), !startsDeclaredFunction, index > 0,
      let brace = strayBrace(from: index)
    else { return false }
    log.report(
      "expected '{' before the body of '\(name.last)'", at: tokens[index - 1].span,
      hint: "the '}' of its end has no '{'")
    index = brace
    advance()
    return true
  }

  /// Whether a type, a name and a "(" follow, as at the beginning of a function.
  var startsDeclaredFunction: Bool {
    startsFunction
      || at(.identifier) && peek().kind == .identifier && peek(2).kind == .leftParenthesis
        && !Self.statementWords.contains(token.text)
  }

  /// Returns the place of the first `}` from `start` on that closes nothing; `nil` if there is none
  /// before the next stitchable function.
  ///
  /// Where there is none is stored, so that many mistakes do not look for it again.
  private mutating func strayBrace(from start: Int) -> Int? {
    guard start >= balancedEnd else { return nil }
    var depth = 0
    var place = start
    while place < tokens.count - 1 {
      switch tokens[place].kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        if depth == 0 { return place }
        depth -= 1
      case .identifier where depth == 0 && place > start + 2 && tokens[place].text == "stitchable":
        balancedEnd = place
        return nil
      default: break
      }
      place += 1
    }
    balancedEnd = place
    return nil
  }
}
