package import Diagnostics

extension Preprocessor {
  /// Returns whether the tokens after `#if`, `#ifdef` or `#ifndef` hold.
  package mutating func condition(_ directive: String, _ line: [Token], at span: Span) -> Bool {
    switch directive {
    case "ifdef", "ifndef":
      guard let name = line.first else {
        log.report("'#\(directive)' needs a name", at: span)
        return false
      }
      return isDefined(name.text) == (directive == "ifdef")
    default:
      var evaluation = ConditionEvaluation(tokens: expand(answerQuestions(in: line), depth: 0))
      do {
        return try evaluation.value() != 0
      } catch {
        log.report(error.message, at: error.span ?? line.first?.span ?? span)
        return false
      }
    }
  }

  private func isDefined(_ name: String) -> Bool {
    if macros[name] != nil { return true }
    guard case .metal(_, let isConstant) = language else { return false }
    return isConstant(name)
  }

  /// Replaces `defined(X)` and `__has_include("x")` by 0 or 1, before macros are expanded.
  private func answerQuestions(in line: [Token]) -> [Token] {
    var result: [Token] = []
    var index = 0
    while index < line.count {
      var token = line[index]
      index += 1
      guard token.text == "defined" || token.text.hasPrefix("__has_") else {
        result.append(token)
        continue
      }
      var inner: [Token] = []
      if index < line.count, line[index].kind == .leftParenthesis {
        index += 1
        while index < line.count, line[index].kind != .rightParenthesis {
          inner.append(line[index])
          index += 1
        }
        index += 1
      } else if index < line.count {
        inner = [line[index]]
        index += 1
      }
      token.kind = .number
      token.text = answer(token.text, inner) ? "1" : "0"
      result.append(token)
    }
    return result
  }

  private func answer(_ question: String, _ inner: [Token]) -> Bool {
    switch question {
    case "defined": return isDefined(inner.first?.text ?? "")
    case "__has_include":
      let name = spelling(
        of: inner.filter { $0.kind != .less && $0.kind != .greater }, spaced: false
      )
      .filter { $0 != "\"" }
      let path = openFiles.last?.path ?? ""
      return Self.isSystemHeader(name) || library.include(name, from: path) != nil
    default: return false
    }
  }
}

/// The integer arithmetic of `#if`. A name that is not a macro is 0.
///
/// As in C, what `&&`, `||` and `?:` leave out is read and not worked out: `defined(N) && 10 / N`
/// is no division by zero where there is no `N`.
package struct ConditionEvaluation {
  package struct Problem: Error {
    package var message: String
    package var span: Span?

    package init(message: String, span: Span? = nil) {
      self.message = message
      self.span = span
    }
  }

  private static let depthLimit = 100

  private let tokens: [Token]
  private var index = 0
  private var depth = 0
  /// Whether the value of what is being read counts.
  private var counts = true

  package init(tokens: [Token]) { self.tokens = tokens }

  /// condition = ternary end
  package mutating func value() throws(Problem) -> Int {
    let value = try ternary()
    if index < tokens.count {
      throw Problem(
        message: "unexpected '\(tokens[index].text)' in '#if'", span: tokens[index].span)
    }
    return value
  }

  /// ternary = binary ("?" ternary ":" ternary)?
  private mutating func ternary() throws(Problem) -> Int {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      throw Problem(message: "'#if' is nested more than \(Self.depthLimit) levels deep", span: nil)
    }
    let condition = try binary(minimum: .logicalOr)
    guard accept(.question) else { return condition }
    let first = try read(counting: condition != 0) { value throws(Problem) in try value.ternary() }
    guard accept(.colon) else { throw Problem(message: "expected ':' in '#if'", span: nil) }
    let second = try read(counting: condition == 0) { value throws(Problem) in try value.ternary() }
    return condition != 0 ? first : second
  }

  /// Returns what `part` reads, whose value counts only if `isChosen`.
  private mutating func read(
    counting isChosen: Bool, _ part: (inout Self) throws(Problem) -> Int
  ) throws(Problem) -> Int {
    let before = counts
    counts = counts && isChosen
    defer { counts = before }
    return try part(&self)
  }

  /// binary = unary (operator unary)*, operators of at least `minimum` precedence
  private mutating func binary(minimum: Precedence) throws(Problem) -> Int {
    var left = try unary()
    while index < tokens.count, let operation = BinaryOperator(tokens[index].kind),
      operation.precedence >= minimum
    {
      let span = tokens[index].span
      index += 1
      let isDecided = operation == (left == 0 ? .logicalAnd : .logicalOr)
      let right = try read(counting: !isDecided) { value throws(Problem) in
        try value.binary(minimum: operation.precedence.next)
      }
      left = try result(of: operation, left, right, at: span)
    }
    return left
  }

  private func result(
    of operation: BinaryOperator, _ left: Int, _ right: Int, at span: Span
  ) throws(Problem) -> Int {
    switch operation {
    case .logicalOr: return left != 0 || right != 0 ? 1 : 0
    case .logicalAnd: return left != 0 && right != 0 ? 1 : 0
    case .bitOr: return left | right
    case .bitXor: return left ^ right
    case .bitAnd: return left & right
    case .equal: return left == right ? 1 : 0
    case .notEqual: return left != right ? 1 : 0
    case .less: return left < right ? 1 : 0
    case .greater: return left > right ? 1 : 0
    case .lessEqual: return left <= right ? 1 : 0
    case .greaterEqual: return left >= right ? 1 : 0
    case .shiftLeft: return left << right
    case .shiftRight: return left >> right
    case .add: return left &+ right
    case .subtract: return left &- right
    case .multiply: return left &* right
    case .divide, .remainder:
      guard right != 0, !(left == .min && right == -1) else {
        guard counts else { return 0 }
        throw Problem(message: "division by zero in '#if'", span: span)
      }
      return operation == .divide ? left / right : left % right
    }
  }

  /// unary = ("!" | "-" | "+" | "~") unary | "(" ternary ")" | number | name
  private mutating func unary() throws(Problem) -> Int {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      throw Problem(message: "'#if' is nested more than \(Self.depthLimit) levels deep", span: nil)
    }
    guard index < tokens.count else { throw Problem(message: "'#if' needs a value", span: nil) }
    let token = tokens[index]
    index += 1
    switch token.kind {
    case .not: return try unary() == 0 ? 1 : 0
    case .minus: return try 0 &- unary()
    case .plus: return try unary()
    case .tilde: return try ~unary()
    case .leftParenthesis:
      let value = try ternary()
      guard accept(.rightParenthesis) else {
        throw Problem(message: "expected ')' in '#if'", span: token.span)
      }
      return value
    case .number:
      guard case .integer(let value, _, _)? = NumberLiteral(token.text) else {
        throw Problem(message: "'\(token.text)' is not an integer", span: token.span)
      }
      return Int(truncatingIfNeeded: value)
    case .identifier: return token.text == "true" ? 1 : 0
    default:
      throw Problem(message: "unexpected '\(token.text)' in '#if'", span: token.span)
    }
  }

  private mutating func accept(_ kind: TokenKind) -> Bool {
    guard index < tokens.count, tokens[index].kind == kind else { return false }
    index += 1
    return true
  }
}
