internal import Layers
internal import Tokens

extension Formula {
  /// A mistake in a formula's text.
  struct Problem: Error {
    var message: String
    /// Byte of the text.
    var offset: Int
  }

  /// Reads a text such as an ISF pass's `"WIDTH": "floor($WIDTH/2.0)"`, with the operators of GLSL,
  /// `^` and `**` for powers, and names with or without `$`.
  init(_ text: String) throws(Problem) {
    var reader = FormulaReader(Array(Lexer(Array(text.utf8), file: 0).tokens.dropLast()))
    self = try reader.whole()
  }
}

/// Reads a formula from its tokens.
private struct FormulaReader {
  private static let depthLimit = 50
  private static let tokenLimit = 500

  private let tokens: [Token]
  private var index = 0
  private var depth = 0

  init(_ tokens: [Token]) { self.tokens = tokens }

  private var next: Token? { index < tokens.count ? tokens[index] : nil }

  mutating func whole() throws(Formula.Problem) -> Formula {
    guard tokens.count <= Self.tokenLimit else {
      throw Formula.Problem(
        message: "expression has more than \(Self.tokenLimit) parts", offset: 0)
    }
    let formula = try choice()
    if let next { throw problem("unexpected '\(next.text)'", at: next) }
    return formula
  }

  /// choice = operation ("?" choice ":" choice)?
  private mutating func choice() throws(Formula.Problem) -> Formula {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { throw problem("expression is nested too deep") }
    let condition = try operation(.lowest)
    guard accept(.question) else { return condition }
    let first = try choice()
    guard accept(.colon) else { throw problem("expected ':'", at: next) }
    return .call(.choice, [condition, first, try choice()])
  }

  /// The binary operators by how tightly they bind.
  private enum Level: Int {
    case or, and, equality, relation, sum, product

    static let lowest = Level.or

    var next: Level? { Level(rawValue: rawValue + 1) }

    var operators: [TokenKind: Formula.Operation] {
      switch self {
      case .or: [.logicalOr: .or]
      case .and: [.logicalAnd: .and]
      case .equality: [.equalEqual: .equal, .notEqual: .notEqual]
      case .relation:
        [
          .less: .less, .lessEqual: .lessEqual, .greater: .greater,
          .greaterEqual: .greaterEqual,
        ]
      case .sum: [.plus: .add, .minus: .subtract]
      case .product: [.star: .multiply, .slash: .divide, .percent: .remainder]
      }
    }
  }

  /// operation = tighter (operator tighter)*, for each level of operators
  private mutating func operation(_ level: Level) throws(Formula.Problem) -> Formula {
    var left = try operand(of: level)
    while let kind = next?.kind, let operation = level.operators[kind] {
      index += 1
      left = .call(operation, [left, try operand(of: level)])
    }
    return left
  }

  private mutating func operand(of level: Level) throws(Formula.Problem) -> Formula {
    if let tighter = level.next { try operation(tighter) } else { try unary() }
  }

  /// unary = ("-" | "+" | "!") unary | power
  private mutating func unary() throws(Formula.Problem) -> Formula {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { throw problem("expression is nested too deep") }
    if accept(.minus) { return .call(.negative, [try unary()]) }
    if accept(.not) { return .call(.not, [try unary()]) }
    return accept(.plus) ? try unary() : try power()
  }

  /// power = primary (("^" | "*" "*") unary)?
  private mutating func power() throws(Formula.Problem) -> Formula {
    let base = try primary()
    if next?.kind == .star, index + 1 < tokens.count, tokens[index + 1].kind == .star {
      index += 2
    } else if !accept(.caret) {
      return base
    }
    return .call(.pow, [base, try unary()])
  }

  /// primary = number | name | name "(" choice ("," choice)* ")" | "(" choice ")"
  private mutating func primary() throws(Formula.Problem) -> Formula {
    guard let token = next else { throw problem("expected a number, found nothing") }
    index += 1
    switch token.kind {
    case .number:
      guard let value = Double(token.text.trimmingFloatSuffix) else {
        throw problem("'\(token.text)' is not a number", at: token)
      }
      return .number(value)
    case .identifier: return next?.kind == .leftParenthesis ? try call(token) : name(token)
    case .leftParenthesis:
      let inner = try choice()
      try expectClosing(after: token)
      return inner
    default: throw problem("expected a number, found '\(token.text)'", at: token)
    }
  }

  private func name(_ token: Token) -> Formula {
    if token.text.lowercased() == "pi" { return .number(.pi) }
    return .name(token.text.hasPrefix("$") ? String(token.text.dropFirst()) : token.text)
  }

  /// Conversions, which change nothing.
  private static let conversions: Set<String> = ["float", "double"]

  /// Other names that hosts have for operations.
  private static let otherNames: [String: Formula.Operation] = [
    "int": .trunc, "lerp": .mix, "if": .choice, "ceiling": .ceil, "ln": .log,
  ]

  private static let functions: Set<Formula.Operation> = [
    .floor, .ceil, .round, .trunc, .fract, .abs, .sign, .sqrt, .exp, .log, .log2, .log10, .sin,
    .cos, .tan, .pow, .mod, .fmod, .step, .min, .max, .clamp, .mix,
  ]

  private mutating func call(_ token: Token) throws(Formula.Problem) -> Formula {
    index += 1
    var arguments = [try choice()]
    while accept(.comma) { arguments.append(try choice()) }
    try expectClosing(after: token)
    let name = token.text.lowercased()
    if Self.conversions.contains(name), arguments.count == 1 { return arguments[0] }
    let named = Self.otherNames[name] ?? Formula.Operation(rawValue: name)
    guard let function = named, Self.otherNames[name] != nil || Self.functions.contains(function)
    else { throw problem("'\(token.text)' is not a known function", at: token) }
    if let count = function.argumentCount, count != arguments.count {
      throw problem("'\(token.text)' takes \(count) values, found \(arguments.count)", at: token)
    }
    return .call(function, arguments)
  }

  private mutating func accept(_ kind: TokenKind) -> Bool {
    guard next?.kind == kind else { return false }
    index += 1
    return true
  }

  private mutating func expectClosing(after token: Token) throws(Formula.Problem) {
    guard accept(.rightParenthesis) else { throw problem("expected ')'", at: next ?? token) }
  }

  private func problem(_ message: String, at token: Token? = nil) -> Formula.Problem {
    Formula.Problem(
      message: message, offset: Int((token ?? tokens.last)?.span.start.offset ?? 0))
  }
}

extension String {
  /// A GLSL number without its type letters: `0.5f` as `0.5`.
  fileprivate var trimmingFloatSuffix: String {
    var text = self
    while let last = text.last, "fFuUlL".contains(last) { text.removeLast() }
    if text.hasSuffix(".") { text += "0" }
    return text
  }
}
