extension Preprocessor {
  /// Nested arguments that are expanded before they are put in.
  private static let depthLimit = 60
  /// Letters of a text made by `#` that count as one token of an expansion.
  private static let lettersPerToken = 16

  /// Reads one token and returns it; for the use of a macro, puts its replacement before the rest
  /// and returns `nil`.
  package mutating func expandNext(_ cursor: inout TokenCursor, depth: Int) -> Token? {
    guard let token = cursor.next() else { return nil }
    guard token.kind == .identifier, let macro = macros[token.text],
      !hiddenSets[Int(token.hiddenMacros)].contains(token.text),
      expansionCount < Self.expansionLimit
    else { return builtinValue(of: token) }
    var replacement: [Token]
    if let parameters = macro.parameters {
      guard cursor.peek?.kind == .leftParenthesis else { return token }
      guard
        let arguments = readArguments(&cursor, of: token, parameters: parameters, macro: macro)
      else { return nil }
      replacement = substitute(arguments, for: parameters, in: macro, of: token, depth: depth)
    } else {
      replacement = paste(macro.replacement)
    }
    hide(token, in: &replacement)
    if count(replacement.count, of: token) { cursor.push(replacement) }
    return nil
  }

  /// Returns all of `tokens` expanded.
  package mutating func expand(_ tokens: [Token], depth: Int) -> [Token] {
    guard depth < Self.depthLimit else {
      if let first = tokens.first, expansionCount < Self.expansionLimit {
        expansionCount = Self.expansionLimit
        log.report("macros are nested more than \(Self.depthLimit) levels deep", at: first.span)
      }
      return tokens
    }
    var cursor = TokenCursor(tokens: tokens)
    var result: [Token] = []
    while cursor.peek != nil {
      if let expanded = expandNext(&cursor, depth: depth + 1) { result.append(expanded) }
    }
    return result
  }

  /// `__LINE__` and `__FILE__` depend on their place.
  private func builtinValue(of token: Token) -> Token {
    guard token.kind == .identifier, token.text.hasPrefix("__") else { return token }
    let file = log.files[Int(token.span.start.file)]
    var token = token
    switch token.text {
    case "__LINE__":
      token.kind = .number
      token.text = String(file.line(at: Int(token.span.start.offset)))
    case "__FILE__":
      token.kind = .string
      token.text = file.path
    default: break
    }
    return token
  }

  /// arguments = "(" (tokens ("," tokens)*)? ")"
  private mutating func readArguments(
    _ cursor: inout TokenCursor, of name: Token, parameters: [String], macro: Macro
  ) -> [[Token]]? {
    _ = cursor.next()
    var arguments: [[Token]] = [[]]
    var nesting = 0
    while let token = cursor.next() {
      switch token.kind {
      case .rightParenthesis where nesting == 0:
        return matched(arguments, to: parameters, of: name, macro: macro)
      case .comma
      where nesting == 0 && !(macro.isVariadic && arguments.count == parameters.count):
        arguments.append([])
        continue
      case .leftParenthesis, .leftBracket, .leftBrace:
        nesting += token.kind == .leftParenthesis ? 1 : 0
      case .rightParenthesis: nesting -= 1
      default: break
      }
      arguments[arguments.count - 1].append(token)
    }
    log.report("arguments of macro '\(name.text)' have no ')'", at: name.span)
    return nil
  }

  private func matched(
    _ arguments: [[Token]], to parameters: [String], of name: Token, macro: Macro
  ) -> [[Token]]? {
    var arguments = arguments
    if parameters.isEmpty, arguments.count == 1, arguments[0].isEmpty { arguments = [] }
    if macro.isVariadic, arguments.count == parameters.count - 1 { arguments.append([]) }
    guard arguments.count == parameters.count else {
      log.report(
        "macro '\(name.text)' takes \(parameters.count) arguments, found \(arguments.count)",
        at: name.span)
      return nil
    }
    return arguments
  }

  /// replacement = (token | "#" parameter | token "##" token)*
  ///
  /// - Returns: Nothing once the limit of all expansions is passed.
  private mutating func substitute(
    _ arguments: [[Token]], for parameters: [String], in macro: Macro, of name: Token, depth: Int
  ) -> [Token] {
    var result: [Token] = []
    let body = macro.replacement
    let places = Dictionary(zip(parameters, parameters.indices)) { first, _ in first }
    var expanded: [Int: [Token]] = [:]
    for (index, token) in body.enumerated() {
      let previous = index > 0 ? body[index - 1].kind : .endOfFile
      let next = index + 1 < body.count ? body[index + 1].kind : .endOfFile
      if token.kind == .hash, index + 1 < body.count, places[body[index + 1].text] != nil {
        continue
      }
      guard token.kind == .identifier, let parameter = places[token.text] else {
        result.append(token)
        continue
      }
      if previous == .hash {
        var text = token
        text.kind = .string
        text.text = spelling(of: arguments[parameter])
        result.append(text)
        guard count(text.text.utf8.count / Self.lettersPerToken, of: name) else { return [] }
      } else if previous == .hashHash || next == .hashHash {
        // An empty argument still holds its place beside `##`.
        result += arguments[parameter]
        guard count(arguments[parameter].count, of: name) else { return [] }
      } else {
        if expanded[parameter] == nil {
          expanded[parameter] = expand(arguments[parameter], depth: depth)
        }
        result += expanded[parameter] ?? []
        guard count(expanded[parameter]?.count ?? 0, of: name) else { return [] }
      }
    }
    return paste(result)
  }

  /// Joins the tokens on both sides of each `##` into one.
  private mutating func paste(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.kind == .hashHash }) else { return tokens }
    var result: [Token] = []
    var joins = false
    for token in tokens {
      if token.kind == .hashHash {
        joins = true
      } else if joins, let left = result.popLast() {
        joins = false
        guard let joined = joined(left, token) else { return result }
        result += joined
      } else {
        joins = false
        result.append(token)
      }
    }
    return result
  }

  /// Returns what two tokens are without a space between them; reports what is too long, which ends
  /// all expanding, and returns `nil`.
  private mutating func joined(_ left: Token, _ right: Token) -> [Token]? {
    guard left.text.utf8.count + right.text.utf8.count <= Self.pastedLengthLimit else {
      log.report("'##' makes a word of more than \(Self.pastedLengthLimit) letters", at: left.span)
      expansionCount = Self.expansionLimit
      return nil
    }
    let lexer = Lexer(Array((left.text + right.text).utf8), file: left.span.start.file)
    return lexer.tokens.dropLast().map { token in
      var token = token
      token.span = left.span
      token.startsLine = false
      return token
    }
  }

  /// Prevents `name` from being expanded again in `replacement`, and gives its tokens the place of
  /// the use.
  private mutating func hide(_ name: Token, in replacement: inout [Token]) {
    var sets: [Int32: Int32] = [:]
    for index in replacement.indices {
      let old = replacement[index].hiddenMacros
      if let known = sets[old] {
        replacement[index].hiddenMacros = known
      } else {
        let new = hiddenSet(old, joining: name)
        sets[old] = new
        replacement[index].hiddenMacros = new
      }
      replacement[index].span = name.span
      replacement[index].startsLine = false
    }
  }

  /// Returns the set of `old`, of those hidden from `name`, and `name` itself; `old` once the sets
  /// hold too many names, which is reported and ends all expanding.
  private mutating func hiddenSet(_ old: Int32, joining name: Token) -> Int32 {
    let union = HiddenUnion(first: old, second: name.hiddenMacros, name: name.text)
    if let known = hiddenUnions[union] { return known }
    guard hiddenNameCount < Self.hiddenNameLimit else {
      if expansionCount < Self.expansionLimit {
        expansionCount = Self.expansionLimit
        log.report("macro '\(name.text)' is nested too deep in other macros", at: name.span)
      }
      return old
    }
    let names = hiddenSets[Int(old)].union(hiddenSets[Int(name.hiddenMacros)]).union([name.text])
    let new = Int32(hiddenSets.count)
    hiddenSets.append(names)
    hiddenNameCount += names.count
    hiddenUnions[union] = new
    return new
  }

  /// Adds to what expansions have produced; reports and returns `false` when it is more than the
  /// limit.
  private mutating func count(_ tokens: Int, of name: Token) -> Bool {
    guard expansionCount < Self.expansionLimit else { return false }
    expansionCount += tokens + 1
    guard expansionCount >= Self.expansionLimit else { return true }
    log.report(
      "macro '\(name.text)' expands to more than \(Self.expansionLimit) tokens", at: name.span)
    return false
  }
}
