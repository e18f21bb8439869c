internal import Diagnostics
internal import Tokens

extension Parser {
  /// unit = (declaration | ";")*
  mutating func parseUnit() -> [DeclarationSyntax] {
    var declarations: [DeclarationSyntax] = []
    while !at(.endOfFile) {
      if accept(.semicolon) { continue }
      let before = index
      do throws(Diagnostic) {
        declarations += try parseDeclaration(isInFunction: false)
      } catch {
        recover(from: error, since: before, isInFunction: false)
        if index == before || at(.rightBrace) { advance() }
      }
    }
    return declarations
  }

  /// precision = "precision" ("lowp" | "mediump" | "highp") type ";"
  ///
  /// It says nothing that a driver for 3.30 heeds.
  mutating func parsePrecision() throws(Diagnostic) {
    advance()
    guard ["lowp", "mediump", "highp"].contains(token.text) else {
      throw unexpected("expected 'lowp', 'mediump' or 'highp'")
    }
    advance()
    guard isTypeName(token.text) else { throw unexpected("expected a type") }
    advance()
    try expect(.semicolon, "after 'precision'")
  }

  /// declaration = precision | qualifiers ";" | qualifiers block | qualifiers (struct | type)
  /// (function | variables)? ";"
  mutating func parseDeclaration(isInFunction: Bool) throws(Diagnostic) -> [DeclarationSyntax] {
    let start = token.span
    if at(word: "precision") {
      try parsePrecision()
      return []
    }
    let qualifiers = try parseQualifiers()
    // `layout(origin_upper_left) in;`, `invariant gl_FragColor;`
    if accept(.semicolon) { return [] }
    if !qualifiers.words.isEmpty, at(.identifier), !isTypeName(token.text) {
      if peek().kind == .leftBrace, token.text != "struct" {
        return [try parseInterfaceBlock(from: start)]
      }
      if peek().kind == .semicolon || peek().kind == .comma, qualifiers.has("invariant") {
        while !at(.semicolon), !at(.endOfFile) { advance() }
        try expect(.semicolon, "after 'invariant'")
        return []
      }
    }
    var declarations: [DeclarationSyntax] = []
    var type: TypeSyntax
    if at(word: "struct") {
      let structure = try parseStructure()
      declarations.append(
        DeclarationSyntax(kind: .structure(structure), span: span(from: start)))
      type = TypeSyntax(name: structure.name, span: structure.nameSpan)
      try parseArraySizes(&type)
    } else {
      guard at(.identifier), isTypeName(token.text) || !Keywords.statements.contains(token.text)
      else { throw unexpected("expected a declaration") }
      type = try parseType()
    }
    if accept(.semicolon) { return declarations }
    if !isInFunction, at(.identifier), peek().kind == .leftParenthesis {
      let function = try parseFunction(returning: type)
      declarations.append(DeclarationSyntax(kind: .function(function), span: span(from: start)))
      return declarations
    }
    for variable in try parseVariables(of: type, qualifiers) {
      declarations.append(DeclarationSyntax(kind: .variable(variable), span: span(from: start)))
    }
    return declarations
  }

  /// qualifiers = (word | "layout" "(" … ")")*
  mutating func parseQualifiers() throws(Diagnostic) -> QualifiersSyntax {
    var qualifiers = QualifiersSyntax()
    while at(.identifier), Keywords.qualifiers.contains(token.text), !isTypeName(token.text) {
      let word = advance().text
      if !Keywords.precisions.contains(word) { qualifiers.words.insert(word) }
      if word == "layout" || word == "subroutine", at(.leftParenthesis) { skipParentheses() }
    }
    return qualifiers
  }

  private mutating func skipParentheses() {
    var depth = 0
    repeat {
      if at(.leftParenthesis) { depth += 1 }
      if at(.rightParenthesis) { depth -= 1 }
      advance()
    } while depth > 0 && !at(.endOfFile)
  }

  /// type = name sizes
  mutating func parseType() throws(Diagnostic) -> TypeSyntax {
    let name = advance()
    var type = TypeSyntax(name: name.text, span: name.span)
    try parseArraySizes(&type)
    return type
  }

  /// sizes = ("[" conditional? "]")*
  ///
  /// The sizes behind a variable's name are outside of those behind its type.
  mutating func parseArraySizes(_ type: inout TypeSyntax) throws(Diagnostic) {
    var sizes: [ExpressionSyntax?] = []
    while accept(.leftBracket) {
      sizes.append(at(.rightBracket) ? nil : try parseConditional())
      try expect(.rightBracket, "after an array's size")
    }
    type.arraySizes = sizes + type.arraySizes
  }

  /// variables = variable ("," variable)* ";"
  /// variable = name sizes ("=" initializer)?
  private mutating func parseVariables(
    of type: TypeSyntax, _ qualifiers: QualifiersSyntax
  ) throws(Diagnostic) -> [VariableSyntax] {
    var variables: [VariableSyntax] = []
    repeat {
      let name = try expectName("expected a name after '\(authorsName(type.name))'")
      var variable = VariableSyntax(
        qualifiers: qualifiers, type: type, name: name.text, nameSpan: name.span)
      try parseArraySizes(&variable.type)
      if accept(.equal) { variable.initializer = try parseInitializer() }
      declareVariable(name.text)
      variables.append(variable)
    } while accept(.comma)
    try expect(.semicolon, "after a declaration")
    return variables
  }

  /// struct = "struct" name? "{" fields "}"
  private mutating func parseStructure() throws(Diagnostic) -> StructureSyntax {
    let word = advance()
    var name = "unnamed"
    var nameSpan = word.span
    if at(.identifier) {
      nameSpan = token.span
      name = advance().text
    } else {
      anonymousCount += 1
      name += "\(anonymousCount)"
    }
    let fields = try parseFields()
    declareType(name)
    return StructureSyntax(name: name, nameSpan: nameSpan, fields: fields)
  }

  /// fields = "{" (qualifiers type variables)* "}"
  private mutating func parseFields() throws(Diagnostic) -> [VariableSyntax] {
    try expect(.leftBrace, "before members")
    return try scoped { parser throws(Diagnostic) in
      var fields: [VariableSyntax] = []
      while !parser.at(.rightBrace) {
        let qualifiers = try parser.parseQualifiers()
        guard parser.at(.identifier) else { throw parser.unexpected("expected a member") }
        let type = try parser.parseType()
        fields += try parser.parseVariables(of: type, qualifiers)
      }
      parser.advance()
      return fields
    }
  }

  /// block = name "{" fields "}" (name sizes)? ";"
  private mutating func parseInterfaceBlock(from start: Span) throws(Diagnostic)
    -> DeclarationSyntax
  {
    let name = advance()
    var block = BlockSyntax(nameSpan: name.span, fields: try parseFields())
    if at(.identifier) {
      var instance = TypeSyntax(name: token.text, span: token.span)
      block.instance = advance().text
      try parseArraySizes(&instance)
      block.arraySizes = instance.arraySizes
    }
    try expect(.semicolon, "after a block")
    return DeclarationSyntax(kind: .block(block), span: span(from: start))
  }

  /// function = name "(" ("void" | parameter ("," parameter)*)? ")" (";" | "{" statement* "}")
  private mutating func parseFunction(returning type: TypeSyntax) throws(Diagnostic)
    -> FunctionSyntax
  {
    let name = advance()
    isDamaged = false
    return try scoped { parser throws(Diagnostic) in
      parser.advance()
      var function = FunctionSyntax(
        name: name.text, nameSpan: name.span, returnType: type, parameters: [])
      if parser.at(word: "void"), parser.peek().kind == .rightParenthesis { parser.advance() }
      if !parser.at(.rightParenthesis) {
        repeat {
          function.parameters.append(try parser.parseParameter())
        } while parser.accept(
          .comma)
      }
      try parser.expect(.rightParenthesis, "after parameters")
      if parser.accept(.semicolon) { return function }
      guard parser.at(.leftBrace) else {
        throw parser.unexpected("expected '{' or ';' after '\(parser.authorsName(name.text))(…)'")
      }
      function.body = try parser.parseBlock()
      function.isDamaged = parser.isDamaged
      return function
    }
  }

  /// parameter = qualifiers type name? sizes
  private mutating func parseParameter() throws(Diagnostic) -> ParameterSyntax {
    let qualifiers = try parseQualifiers()
    guard at(.identifier) else { throw unexpected("expected a parameter") }
    let type = try parseType()
    var parameter = ParameterSyntax(
      qualifiers: qualifiers, type: type, name: "", nameSpan: type.span)
    if at(.identifier) {
      let name = try expectName("expected a parameter's name")
      parameter.name = name.text
      parameter.nameSpan = name.span
      declareVariable(name.text)
    }
    try parseArraySizes(&parameter.type)
    return parameter
  }
}
