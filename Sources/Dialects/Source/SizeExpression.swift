package import Layers
internal import Tokens

/// Arithmetic over named values, as in an ISF pass's `"WIDTH": "floor($WIDTH/2.0)"`.
///
/// ```swift
/// try SizeExpression("floor($WIDTH/2.0)").value { $0 == "WIDTH" ? 641 : nil }  // 320
/// ```
package struct SizeExpression: Sendable, Hashable {
  struct Problem: Error {
    var message: String
    /// Byte of the text.
    var offset: Int
  }

  private indirect enum Node: Sendable, Hashable {
    case number(Double)
    case name(String)
    case call(Function, [Node])
    case operation(TokenKind, Node, Node)
    case negative(Node)
  }

  private enum Function: String {
    case floor, ceil, round, abs, sqrt, min, max, mod, fmod, clamp

    var argumentCount: Int {
      switch self {
      case .floor, .ceil, .round, .abs, .sqrt: 1
      case .min, .max, .mod, .fmod: 2
      case .clamp: 3
      }
    }

    func value(_ a: [Double]) -> Double {
      switch self {
      case .floor: a[0].rounded(.down)
      case .ceil: a[0].rounded(.up)
      case .round: a[0].rounded()
      case .abs: Swift.abs(a[0])
      case .sqrt: a[0].squareRoot()
      case .min: Swift.min(a[0], a[1])
      case .max: Swift.max(a[0], a[1])
      case .mod, .fmod: a[0] - a[1] * (a[0] / a[1]).rounded(.down)
      case .clamp: Swift.min(Swift.max(a[0], a[1]), a[2])
      }
    }
  }

  private static let depthLimit = 50
  private static let tokenLimit = 500

  private let root: Node

  /// Names without the `$`, each once.
  package let names: Set<String>

  init(_ text: String) throws(Problem) {
    var reader = Reader(tokens: Array(Lexer(Array(text.utf8), file: 0).tokens.dropLast()))
    root = try reader.whole()
    names = reader.names
  }

  /// Returns the value; `nil` if a name has no value or the result is not finite.
  package func value(_ named: (String) -> Double? = { _ in nil }) -> Double? {
    guard let value = Self.value(of: root, named), value.isFinite else { return nil }
    return value
  }

  /// Returns it as linear in the picture's sides `$WIDTH` and `$HEIGHT`, as nearly all are.
  ///
  /// - Parameter values: What the other names stand for.
  package func side(_ values: [String: Double]) -> Simulation.Side {
    let value = { (width: Double, height: Double) in
      self.value { ["WIDTH": width, "HEIGHT": height][$0] ?? values[$0] } ?? 1
    }
    // Large even sides: what is rounded down hardly counts.
    let (low, high) = (4096.0, 8192.0)
    let origin = value(low, low)
    let ofWidth = (value(high, low) - origin) / (high - low)
    let ofHeight = (value(low, high) - origin) / (high - low)
    return .linear(
      ofWidth: ofWidth, ofHeight: ofHeight, pixels: origin - (ofWidth + ofHeight) * low)
  }

  private static func value(of node: Node, _ named: (String) -> Double?) -> Double? {
    switch node {
    case .number(let value): return value
    case .name(let name): return named(name)
    case .negative(let inner): return value(of: inner, named).map { -$0 }
    case .call(let function, let arguments):
      let values = arguments.compactMap { value(of: $0, named) }
      return values.count == arguments.count ? function.value(values) : nil
    case .operation(let kind, let left, let right):
      guard let a = value(of: left, named), let b = value(of: right, named) else { return nil }
      switch kind {
      case .plus: return a + b
      case .minus: return a - b
      case .star: return a * b
      case .slash: return a / b
      default: return a - b * (a / b).rounded(.down)
      }
    }
  }

  private struct Reader {
    let tokens: [Token]
    var index = 0
    var depth = 0
    var names: Set<String> = []

    var next: Token? { index < tokens.count ? tokens[index] : nil }

    mutating func whole() throws(Problem) -> Node {
      guard tokens.count <= SizeExpression.tokenLimit else {
        throw Problem(
          message: "expression has more than \(SizeExpression.tokenLimit) parts", offset: 0)
      }
      let node = try sum()
      if let next {
        throw Problem(message: "unexpected '\(next.text)'", offset: Int(next.span.start.offset))
      }
      return node
    }

    /// sum = product (("+" | "-") product)*
    mutating func sum() throws(Problem) -> Node {
      depth += 1
      defer { depth -= 1 }
      guard depth < SizeExpression.depthLimit else {
        throw problem("expression is nested too deep")
      }
      var left = try product()
      while let kind = next?.kind, kind == .plus || kind == .minus {
        index += 1
        left = .operation(kind, left, try product())
      }
      return left
    }

    /// product = unary (("*" | "/" | "%") unary)*
    mutating func product() throws(Problem) -> Node {
      var left = try unary()
      while let kind = next?.kind, kind == .star || kind == .slash || kind == .percent {
        index += 1
        left = .operation(kind, left, try unary())
      }
      return left
    }

    /// unary = ("-" | "+") unary | number | "$"? name | name "(" sum ("," sum)* ")" | "(" sum ")"
    mutating func unary() throws(Problem) -> Node {
      depth += 1
      defer { depth -= 1 }
      guard depth < SizeExpression.depthLimit else {
        throw problem("expression is nested too deep")
      }
      guard let token = next else { throw problem("expected a number, found nothing") }
      index += 1
      switch token.kind {
      case .minus: return .negative(try unary())
      case .plus: return try unary()
      case .number:
        guard let value = Double(token.text.trimmingFloatSuffix) else {
          throw problem("'\(token.text)' is not a number", at: token)
        }
        return .number(value)
      case .identifier: return try named(token)
      case .leftParenthesis:
        let inner = try sum()
        try expectClosing(after: token)
        return inner
      default: throw problem("expected a number, found '\(token.text)'", at: token)
      }
    }

    private mutating func named(_ token: Token) throws(Problem) -> Node {
      guard next?.kind == .leftParenthesis else {
        let name = token.text.hasPrefix("$") ? String(token.text.dropFirst()) : token.text
        names.insert(name)
        return .name(name)
      }
      index += 1
      var arguments = [try sum()]
      while next?.kind == .comma {
        index += 1
        arguments.append(try sum())
      }
      try expectClosing(after: token)
      // A conversion, such as float(2).
      if ["float", "int"].contains(token.text), arguments.count == 1 { return arguments[0] }
      guard let function = Function(rawValue: token.text) else {
        throw problem("'\(token.text)' is not a known function", at: token)
      }
      guard arguments.count == function.argumentCount else {
        throw problem(
          "'\(token.text)' takes \(function.argumentCount) values, found \(arguments.count)",
          at: token)
      }
      return .call(function, arguments)
    }

    private mutating func expectClosing(after token: Token) throws(Problem) {
      guard next?.kind == .rightParenthesis else {
        throw problem("expected ')'", at: next ?? token)
      }
      index += 1
    }

    private func problem(_ message: String, at token: Token? = nil) -> Problem {
      Problem(message: message, offset: Int((token ?? tokens.last)?.span.start.offset ?? 0))
    }
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
