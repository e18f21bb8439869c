internal import Diagnostics
internal import Tokens

extension Parser {
  /// Whether `[[ stitchable ]]` stands here, which no statement begins with.
  var startsFunction: Bool {
    at(.leftBracket) && peek().kind == .leftBracket && peek(2).text == "stitchable"
  }

  mutating func skipAttributes() throws(Diagnostic) {
    var ignored = Specifiers()
    try parseAttributes(into: &ignored)  // [[likely]] and its kind
  }

  mutating func parseOwnStatement() throws(Diagnostic) -> StatementSyntax.Kind {
    if ["goto", "try", "throw", "asm"].contains(token.text) {
      throw problem("'\(token.text)' cannot be translated to GLSL", at: token.span)
    }
    return startsDeclaration ? try parseLocalDeclaration() : try parseExpressionStatement()
  }

  /// sequence = type name ":" (expression | list) ")" statement
  mutating func parseSequence(
    of declarations: [VariableSyntax]
  ) throws(Diagnostic) -> StatementSyntax.Kind? {
    guard accept(.colon), let variable = declarations.first else { return nil }
    let sequence = at(.leftBrace) ? try parseList() : try parseExpression()
    try expect(.rightParenthesis, "after 'for'")
    return .forEach(variable, in: sequence, body: try parseBody())
  }

  func decidedByCompiler(_ statement: StatementSyntax) -> StatementSyntax {
    var statement = statement
    statement.isConstant = true
    return statement
  }

  /// Whether the statement at the current token declares something.
  var startsDeclaration: Bool {
    guard at(.identifier) || at(.scope) else { return false }
    if at(.identifier), Self.declarationWords.contains(token.text) { return true }
    // `Wave wave`: two names in a row, known or not.
    let ahead = lastPartOfName()
    let after = peek(ahead + 1)
    if after.kind == .identifier {
      return !Self.reservedWords.contains(token.text) || token.text == "auto"
    }
    guard startsType() else { return false }
    switch after.kind {
    case .star, .ampersand, .less: return true
    case .leftBracket: return peek(ahead + 2).kind == .leftBracket
    default: return ["long", "short"].contains(token.text)
    }
  }

  private mutating func parseLocalDeclaration() throws(Diagnostic) -> StatementSyntax.Kind {
    switch token.text {
    case "struct", "class", "union", "enum", "using", "typedef":
      // `struct Wave wave;` only names the type.
      if peek().kind == .identifier, peek(2).kind == .identifier, token.text != "using",
        token.text != "typedef"
      {
        break
      }
      let declarations = try parseDeclaration()
      let items = declarations.map { declaration -> StatementSyntax in
        if case .variables(let variables) = declaration.kind {
          return StatementSyntax(kind: .declaration(variables), span: declaration.span)
        }
        return StatementSyntax(kind: .item(declaration), span: declaration.span)
      }
      // Declared names stay visible after the statement: the writer makes no block of it.
      return items.count == 1 ? items[0].kind : .items(items)
    case "static_assert":
      advance()
      skipBalanced()
      try expect(.semicolon, "after 'static_assert'")
      return .empty
    default: break
    }
    let variables = try parseDeclaredVariables()
    try expect(.semicolon, "after a declaration")
    return .declaration(variables)
  }

  /// variables = type declarator ("," declarator)*
  mutating func parseDeclaredVariables() throws(Diagnostic) -> [VariableSyntax] {
    var specifiers = Specifiers()
    let type = try parseType(&specifiers)
    var variables: [VariableSyntax] = []
    repeat {
      variables.append(try parseVariable(of: type, specifiers))
    } while accept(.comma)
    return variables
  }

  func value(of variable: VariableSyntax) -> ExpressionSyntax? {
    guard variable.initializer != nil else { return nil }
    let name = NameSyntax(path: [variable.name], span: variable.nameSpan)
    return ExpressionSyntax(kind: .name(name), span: name.span)
  }

  /// declarator = pointers (name "::")* name sizes ("=" initializer | list | arguments)?
  mutating func parseVariable(
    of type: TypeSyntax, _ specifiers: Specifiers
  ) throws(Diagnostic) -> VariableSyntax {
    var type = type
    try parsePointers(&type)
    if type.isAuto, at(.leftBracket) { return try parseParts(of: type) }
    guard at(.identifier) else { throw unexpected("expected a name") }
    if Self.reservedWords.contains(token.text) || Self.typeWords.contains(token.text) {
      throw unexpected("expected a name")
    }
    var name = advance()
    var qualifier: [String] = []
    var arguments: [TemplateArgumentSyntax]?
    while true {  // a member of a struct, defined outside of it
      let end = at(.less) ? endOfTemplateArguments(0) : 0
      guard let end, peek(end).kind == .scope, peek(end + 1).kind == .identifier else { break }
      if at(.less) { arguments = try parseTemplateArguments() }
      advance()
      qualifier.append(name.text)
      name = advance()
    }
    type.arraySizes += try parseArraySizes()
    var ignored = Specifiers()
    let isFunctionConstant = at(.leftBracket) && peek(2).text == "function_constant"
    try parseAttributes(into: &ignored)
    declareVariable(name.text)
    var variable = VariableSyntax(
      name: name.text, nameSpan: name.span, type: type, isConstexpr: specifiers.isConstexpr,
      isStatic: specifiers.isStatic)
    variable.qualifier = qualifier
    variable.qualifierArguments = arguments
    variable.isExtern = specifiers.isExtern
    variable.isFunctionConstant = isFunctionConstant
    if accept(.equal) || at(.leftBrace) {
      variable.initializer = try parseInitializer()
    } else if at(.leftParenthesis) {
      let start = token.span
      let arguments = try parseArguments()
      variable.initializer = try make(
        .construction(type, arguments, braced: false), from: start, list: arguments)
    }
    return variable
  }

  /// parts = "[" name ("," name)* "]" ("=" assignment | list | "(" arguments ")")
  private mutating func parseParts(of type: TypeSyntax) throws(Diagnostic) -> VariableSyntax {
    let start = advance().span
    var variable = VariableSyntax(name: "parts", nameSpan: start, type: type)
    repeat {
      let name = try expect(.identifier, "between '[' and ']'")
      declareVariable(name.text)
      variable.parts.append(name)
    } while accept(.comma)
    try expect(.rightBracket, "after the names of the parts")
    variable.nameSpan = span(from: start)
    if accept(.equal) {
      variable.initializer = try parseAssignment()
    } else {
      let arguments = at(.leftBrace) ? try parseElements() : try parseArguments()
      variable.initializer = arguments.first
    }
    return variable
  }
}
