internal import Diagnostics
internal import Tokens

extension Parser {
  /// lambda = "[" captures "]" parameters? ("->" type)? block
  mutating func parseLambda() throws(Diagnostic) -> LambdaSyntax {
    let start = token.span
    var lambda = LambdaSyntax(
      function: FunctionSyntax(
        name: "lambda", nameSpan: start,
        returnType: TypeSyntax(name: NameSyntax(path: ["auto"], span: start), span: start),
        parameters: [], headSpan: start))
    try parseCaptures(into: &lambda)
    let outerDamage = isDamaged
    isDamaged = false
    defer { isDamaged = isDamaged || outerDamage }
    return try scoped { parser throws(Diagnostic) in
      if parser.at(.leftParenthesis) {
        lambda.function.parameters = try parser.parseParameters()
      }
      while parser.at(.identifier), ["constexpr", "noexcept"].contains(parser.token.text) {
        parser.advance()
      }
      if parser.token.text == "mutable" {
        throw parser.problem(
          "a 'mutable' lambda cannot be translated to GLSL", at: parser.token.span,
          hint: "capture what it changes with '&'")
      }
      if parser.accept(.arrow) { lambda.function.returnType = try parser.parseAbstractType() }
      let first = parser.index
      lambda.function.body = try parser.parseBlock()
      lambda.function.isDamaged = parser.isDamaged
      for place in first..<parser.index
      where parser.tokens[place].kind == .identifier
        && ![.period, .arrow].contains(parser.tokens[place - 1].kind)
      {
        lambda.names.insert(parser.tokens[place].text)
      }
      return lambda
    }
  }

  /// captures = ("&" | "=" | "&"? name) ("," …)*
  private mutating func parseCaptures(into lambda: inout LambdaSyntax) throws(Diagnostic) {
    try expect(.leftBracket, "before the captures of a lambda")
    while !at(.rightBracket) {
      if accept(.equal) {
        lambda.capturesAllByValue = true
      } else if accept(.ampersand) {
        if at(.identifier) {
          lambda.references.insert(advance().text)
        } else {
          lambda.capturesAllByReference = true
        }
      } else {
        let name = try expect(.identifier, "in the captures of a lambda")
        if at(.equal) {
          throw problem("this capture cannot be translated to GLSL", at: name.span)
        }
        if name.text == "this" {
          lambda.capturesThis = true
        } else {
          lambda.values.insert(name.text)
        }
      }
      guard accept(.comma) else { break }
    }
    try expect(.rightBracket, "after the captures of a lambda")
    if lambda.capturesAllByReference || lambda.capturesAllByValue { lambda.capturesThis = true }
  }
}
