internal import Diagnostics
package import Tokens

/// The numbers of constants that stand alone, as in a comment or a directive.
///
/// ```swift
/// // given tokens: [Token]
/// let color = GLSLConstant.numbers(of: tokens)  // [1, 0.5, 0.5] for `vec3(1, vec2(0.5))`
/// ```
package enum GLSLConstant {
  /// Returns the components of a constant expression; `nil` for anything else.
  package static func numbers(of tokens: [Token]) -> [Double]? {
    numbers(in: tokens) { parser throws(Diagnostic) in
      let value = try parser.parseConditional()
      guard parser.at(.endOfFile) else { throw parser.unexpected("expected the end") }
      return value
    }
  }

  /// Returns the components of the constant that `tokens` begin with; `nil` if they begin with
  /// anything else.
  ///
  /// constant = "-"? primary
  package static func numbers(leading tokens: [Token]) -> [Double]? {
    numbers(in: tokens) { parser throws(Diagnostic) in
      let start = parser.token.span
      guard parser.accept(.minus) else { return try parser.parsePrimary() }
      let value = try parser.parsePrimary()
      return try parser.make(.unary(.minus, value), from: start, above: value)
    }
  }

  private static func numbers(
    in tokens: [Token], _ parse: (inout Parser) throws(Diagnostic) -> ExpressionSyntax
  ) -> [Double]? {
    let log = DiagnosticLog()
    var parser = Parser(tokens: tokens, log: log)
    // Anything but a constant has no numbers.
    guard let syntax = try? parse(&parser) else { return nil }
    let checker = Checker(log: log)
    return checker.numbers(checker.check(syntax))
  }
}
