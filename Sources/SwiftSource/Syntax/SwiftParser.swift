/// Reads one expression out of the tokens of a file.
///
/// ```swift
/// // given tokens: SwiftTokens
/// var parser = SwiftParser(tokens, at: 0)
/// let value = parser.parseExpression()
/// ```
///
/// Unsupported constructs become `.other`; the parser does not look for mistakes.
struct SwiftParser {
  private let tokens: SwiftTokens
  private(set) var index: Int
  private var depth = 0

  /// Expressions inside each other; deeper ones are not read.
  private static let maxDepth = 60
  /// Terms of one sum, and members and calls behind one value: both build a level each.
  private static let (maxTerms, maxLinks) = (100, 300)

  init(_ tokens: SwiftTokens, at index: Int) {
    self.tokens = tokens
    self.index = index
  }

  private var token: SwiftToken { tokens[index] }

  private mutating func accept(_ symbol: String) -> Bool {
    guard token.isSymbol(symbol) else { return false }
    index += 1
    return true
  }

  /// expression = binary ["?" expression ":" expression]
  mutating func parseExpression() -> SwiftExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maxDepth else { return .other }
    let condition = parseBinary(above: 0)
    guard token.isSymbol("?"), token.followsSpace else { return condition }
    index += 1
    // Which of both it is, only running shows.
    _ = parseExpression()
    if accept(":") { _ = parseExpression() }
    return .other
  }

  private static let precedences = [
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, ">": 3, "<=": 3, ">=": 3, "??": 4, "...": 5,
    "..<": 5, "+": 6, "-": 6, "*": 7, "/": 7, "%": 7,
  ]

  /// binary = unary (operator unary)*, by precedence
  private mutating func parseBinary(above least: Int) -> SwiftExpression {
    var left = parseUnary()
    var terms = 1
    while token.kind == .symbol, let precedence = Self.precedences[token.text], precedence > least {
      let spelling = token.text
      index += 1
      let right = parseBinary(above: precedence)
      terms += 1
      left = terms <= Self.maxTerms ? .binary(spelling, left, right) : .other
    }
    return left
  }

  /// unary = ("-" | "+" | "!" | "&" | "try" | "await")* postfix ["as" type]
  private mutating func parseUnary() -> SwiftExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maxDepth else { return .other }
    if accept("-") { return .negated(parseUnary()) }
    if accept("!") {
      _ = parseUnary()
      return .other
    }
    if accept("+") || accept("&") { return parseUnary() }
    if token.isWord("try") || token.isWord("await") {
      index += 1
      _ = accept("?") || accept("!")
      return parseUnary()
    }
    let value = parsePostfix()
    if token.isWord("as") {
      index += 1
      _ = accept("?") || accept("!")
      if token.kind == .identifier { index += 1 }
    }
    return value
  }

  /// postfix = primary ("." name | "(" arguments ")" | "[" … "]" | "?" | "!" | closure)*
  mutating func parsePostfix() -> SwiftExpression {
    var value = parsePrimary()
    var links = 0
    while true {
      links += 1
      if links > Self.maxLinks { value = .other }
      if token.isSymbol("."), isName(tokens[index + 1]) {
        value = .member(value, tokens[index + 1].text)
        index += 2
      } else if token.isSymbol("?"), !token.followsSpace, tokens[index + 1].isSymbol(".") {
        index += 1
      } else if token.isSymbol("!"), !token.followsSpace {
        index += 1
      } else if token.isSymbol("("), !startsLine {
        value = .call(value, parseArguments())
      } else if token.isSymbol("["), !token.followsSpace {
        let base = value
        value = .other
        if tokens[index + 1].isWord("dynamicMember"), tokens[index + 2].isSymbol(":"),
          let name = parseArguments().first?.value
        {
          value = .dynamicMember(base, name)
        } else if token.isSymbol("[") {
          skipBrackets()
        }
      } else if token.isSymbol("{"), takesClosure(value) {
        skipBrackets()
        if case .call = value {} else { value = .call(value, []) }
        while token.kind == .identifier, tokens[index + 1].isSymbol(":"),
          tokens[index + 2].isSymbol("{")
        {
          index += 2
          skipBrackets()
        }
      } else {
        return value
      }
    }
  }

  private func isName(_ token: SwiftToken) -> Bool {
    token.kind == .identifier || token.kind == .number
  }

  private var startsLine: Bool { index > 0 && tokens[index - 1].line != token.line }

  /// Only calls and names that read as functions have closures behind them; not `if flag {`.
  private func takesClosure(_ value: SwiftExpression) -> Bool {
    guard !startsLine else { return false }
    switch value {
    case .call, .member: return true
    case .name(let name, _): return name.first?.isUppercase ?? false || name == "withAnimation"
    default: return false
    }
  }

  /// primary = number | string | name | "." name | "(" arguments ")" | "[" list "]" | closure
  private mutating func parsePrimary() -> SwiftExpression {
    let (first, place) = (token, index)
    switch first.kind {
    case .number:
      index += 1
      return Self.number(first.text) ?? .other
    case .string:
      index += 1
      return .string(first.text)
    case .identifier:
      index += 1
      switch first.text {
      case "true", "false", "nil", "if", "switch", "case", "default": return .other
      case "self" where token.isSymbol(".") && tokens[index + 1].kind == .identifier:
        index += 2
        return .name(tokens[index - 1].text, at: index - 1)
      default: break
      }
      skipGenericArguments()
      return .name(first.text, at: place)
    case .symbol:
      if first.text == ".", tokens[index + 1].kind == .identifier {
        index += 2
        return .implicitMember(tokens[index - 1].text)
      }
      if first.text == "(" {
        let arguments = parseArguments()
        return arguments.count == 1 ? arguments[0].value : .other
      }
      if first.text == "[" { return .list(parseArguments().map(\.value)) }
      if first.text == "{" { skipBrackets() }
      return .other
    case .regex:
      index += 1
      return .other
    case .end: return .other
    }
  }

  /// `<Float>` in `SIMD2<Float>(…)`.
  private mutating func skipGenericArguments() {
    guard token.isSymbol("<"), !token.followsSpace, tokens[index + 1].kind == .identifier,
      tokens[index + 2].isSymbol(">"), tokens[index + 3].isSymbol("(")
    else { return }
    index += 3
  }

  private mutating func skipBrackets() {
    let end = tokens.partner[index]
    index = end > index ? end + 1 : index + 1
  }

  /// arguments = ("(" | "[") [[label ":"] expression ("," …)*] (")" | "]")
  mutating func parseArguments() -> [SwiftExpression.Argument] {
    let end = tokens.partner[index]
    guard end > index else {
      index += 1
      return []
    }
    var arguments: [SwiftExpression.Argument] = []
    index += 1
    while index < end {
      var label: String?
      if token.kind == .identifier, tokens[index + 1].isSymbol(":") {
        label = token.text
        index += 2
      }
      let start = index
      let expression = parseExpression()
      // What goes on behind it is a part that is not read.
      let value = index == end || token.isSymbol(",") ? expression : .other
      arguments.append(SwiftExpression.Argument(label: label, value: value))
      if index == start { index += 1 }
      skipToComma(before: end)
    }
    index = end + 1
    return arguments
  }

  /// Reads an expression that a line ends, or a bracket; `.other` if only the beginning of it can
  /// be read.
  mutating func parseWhole() -> SwiftExpression {
    let expression = parseExpression()
    let isOver =
      token.kind == .end || startsLine && !isOperator
      || ["}", ")", "]", ";", ","].contains { token.isSymbol($0) }
    return isOver ? expression : .other
  }

  private var isOperator: Bool {
    token.kind == .symbol && !["@", "#", "{", "}"].contains(token.text)
  }

  /// Goes behind the next comma of this list.
  private mutating func skipToComma(before end: Int) {
    while index < end {
      if accept(",") { return }
      let close = tokens.partner[index]
      index = close > index ? close + 1 : index + 1
    }
  }

  private static func number(_ spelling: String) -> SwiftExpression? {
    let digits = spelling.filter { $0 != "_" }
    if digits.hasPrefix("0x"), let value = UInt64(digits.dropFirst(2), radix: 16) {
      return .number(Double(value), isWhole: true)
    }
    return Double(digits).map { .number($0, isWhole: digits.allSatisfy(\.isNumber)) }
  }
}
