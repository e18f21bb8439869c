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
        declarations += try parseDeclaration()
      } catch {
        recover(from: error, since: before)
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

  /// declaration = precision | qualifiers block | variables ";" | qualifiers type function
  private mutating func parseDeclaration() throws(Diagnostic) -> [DeclarationSyntax] {
    if at(word: "precision") {
      try parsePrecision()
      return []
    }
    if at(.rightBrace) { throw log.diagnostic("unexpected '}'", at: token.span) }
    let first = index
    let qualifiers = try parseQualifiers()
    let sources = Self.sources.filter(qualifiers.has)
    guard sources.count < 2 else {
      throw log.diagnostic(
        "nothing is both '\(sources[0])' and '\(sources[1])'", at: tokens[first].span)
    }
    if !qualifiers.words.isEmpty, at(.identifier), !isTypeName(token.text), token.text != "struct",
      peek().kind == .leftBrace
    {
      return [try parseInterfaceBlock(qualifiers, from: first)]
    }
    var declarations: [DeclarationSyntax] = []
    let type = try parseDeclaredType(qualifiers, from: first, &declarations)
    if let type, at(.identifier), peek().kind == .leftParenthesis {
      if let word = sources.first(where: { $0 != "const" }) {
        throw log.diagnostic("a function cannot be '\(word)'", at: token.span)
      }
      let function = try parseFunction(returning: type)
      declarations.append(declaration(.function(function), from: first))
      return declarations
    }
    var variables: [VariableSyntax] = []
    if let type { variables = try parseVariables(of: type, qualifiers) }
    let last = variables.last?.name.prefix(60)
    try expect(.semicolon, last.map { "after '\($0)'" } ?? "after a declaration")
    declarations += variables.map { declaration(.variable($0), from: first) }
    return declarations
  }

  /// variables = qualifiers | qualifiers (name ("," name)* | type (variable ("," variable)*)?)
  mutating func parseDeclaredVariables() throws(Diagnostic) -> [DeclarationSyntax] {
    let first = index
    let qualifiers = try parseQualifiers()
    var declarations: [DeclarationSyntax] = []
    if let type = try parseDeclaredType(qualifiers, from: first, &declarations) {
      declarations += try parseVariables(of: type, qualifiers).map {
        declaration(.variable($0), from: first)
      }
    }
    return declarations
  }

  func value(of declaration: DeclarationSyntax) -> ExpressionSyntax? {
    guard case .variable(let variable) = declaration.kind, variable.initializer != nil else {
      return nil
    }
    return ExpressionSyntax(kind: .name(variable.name), span: variable.nameSpan)
  }

  /// type = struct sizes | name sizes
  ///
  /// - Parameter declarations: Takes the struct that is declared.
  /// - Returns: `nil` if no name follows, as in `struct Wave { … };` and `layout(early) in;`, or
  ///   only names of what was declared before, as in `invariant gl_FragColor;`.
  private mutating func parseDeclaredType(
    _ qualifiers: QualifiersSyntax, from first: Int, _ declarations: inout [DeclarationSyntax]
  ) throws(Diagnostic) -> TypeSyntax? {
    if at(.semicolon) { return nil }
    if qualifiers.has("invariant") || qualifiers.has("precise"), at(.identifier),
      !isTypeName(token.text), peek().kind == .semicolon || peek().kind == .comma
    {
      while !at(.semicolon), !at(.endOfFile) { advance() }
      return nil
    }
    var type: TypeSyntax
    if at(word: "struct") {
      let structure = try parseStructure()
      declarations.append(declaration(.structure(structure), from: first))
      type = TypeSyntax(name: structure.name, span: structure.nameSpan)
      type.arraySizes = try parseArraySizes()
    } else {
      guard at(.identifier), isTypeName(token.text) || !Keywords.statements.contains(token.text)
      else { throw unexpected("expected a declaration") }
      type = try parseType()
    }
    return at(.semicolon) ? nil : type
  }

  /// Where the value of a variable comes from, of which it has one.
  private static let sources = ["uniform", "in", "out", "inout", "varying", "attribute", "const"]

  private func declaration(
    _ kind: DeclarationSyntax.Kind, from first: Int
  ) -> DeclarationSyntax {
    DeclarationSyntax(kind: kind, span: span(from: tokens[first].span), range: first..<index)
  }

  /// qualifiers = (word | "layout" "(" (name ("=" constant)?)* ")")*
  mutating func parseQualifiers() throws(Diagnostic) -> QualifiersSyntax {
    var qualifiers = QualifiersSyntax()
    while at(.identifier), Keywords.qualifiers.contains(token.text), !isTypeName(token.text) {
      let word = advance().text
      if !Keywords.precisions.contains(word) { qualifiers.words.insert(word) }
      guard word == "layout" || word == "subroutine", at(.leftParenthesis) else { continue }
      var depth = 0
      repeat {
        if at(.leftParenthesis) { depth += 1 }
        if at(.rightParenthesis) { depth -= 1 }
        if at(word: "location"), peek().kind == .equal { qualifiers.location = Int(peek(2).text) }
        if at(.identifier) { qualifiers.layoutNames.insert(token.text) }
        advance()
      } while depth > 0 && !at(.endOfFile)
    }
    return qualifiers
  }

  /// type = name sizes
  mutating func parseType() throws(Diagnostic) -> TypeSyntax {
    let name = advance()
    var type = TypeSyntax(name: name.text, span: name.span)
    try parseSizes(of: &type)
    return type
  }

  /// The sizes behind a variable's name are outside of those behind its type.
  private mutating func parseSizes(of type: inout TypeSyntax) throws(Diagnostic) {
    type.arraySizes = try parseArraySizes() + type.arraySizes
  }

  /// variables = variable ("," variable)*
  /// variable = name sizes ("=" initializer)?
  private mutating func parseVariables(
    of type: TypeSyntax, _ qualifiers: QualifiersSyntax
  ) throws(Diagnostic) -> [VariableSyntax] {
    var variables: [VariableSyntax] = []
    repeat {
      let nameIndex = index
      let name = try expectName("expected a name after '\(type.name.prefix(60))'")
      var variable = VariableSyntax(
        qualifiers: qualifiers, type: type, name: name.text, nameSpan: name.span,
        nameIndex: nameIndex)
      try parseSizes(of: &variable.type)
      if accept(.equal) { variable.initializer = try parseInitializer() }
      declare(name)
      variables.append(variable)
    } while accept(.comma)
    return variables
  }

  /// struct = "struct" name? "{" fields "}"
  private mutating func parseStructure() throws(Diagnostic) -> StructureSyntax {
    let word = advance()
    let hasName = at(.identifier)
    let nameIndex = hasName ? index : index - 1
    var name = "unnamed"
    var nameSpan = word.span
    if hasName {
      nameSpan = token.span
      declaredNames.insert(token.text)
      name = advance().text
    } else {
      anonymousCount += 1
      name += "\(anonymousCount)"
    }
    let fields = try parseFields()
    declareType(name)
    return StructureSyntax(
      name: name, nameSpan: nameSpan, nameIndex: nameIndex, hasName: hasName, fields: fields)
  }

  /// fields = "{" (qualifiers type variables)* "}"
  private mutating func parseFields() throws(Diagnostic) -> [VariableSyntax] {
    try expect(.leftBrace, "before members")
    return try scoped { parser throws(Diagnostic) in
      var fields: [VariableSyntax] = []
      while !parser.at(.rightBrace) {
        let start = parser.index
        let qualifiers = try parser.parseQualifiers()
        guard parser.at(.identifier) else { throw parser.unexpected("expected a member") }
        let type = try parser.parseType()
        let variables = try parser.parseVariables(of: type, qualifiers)
        try parser.expect(.semicolon, "after a declaration")
        for var field in variables {
          field.range = start..<parser.index
          fields.append(field)
        }
      }
      parser.advance()
      return fields
    }
  }

  /// block = name "{" fields "}" (name sizes)? ";"
  ///
  /// Its qualifiers are those of its members.
  private mutating func parseInterfaceBlock(
    _ qualifiers: QualifiersSyntax, from first: Int
  ) throws(Diagnostic) -> DeclarationSyntax {
    let name = advance()
    var block = BlockSyntax(
      isInterface: ["uniform", "in", "out"].contains(where: qualifiers.has), nameSpan: name.span,
      fields: try parseFields())
    for index in block.fields.indices {
      block.fields[index].qualifiers.words.formUnion(qualifiers.words)
    }
    if at(.identifier) {
      block.instance = advance().text
      block.arraySizes = try parseArraySizes()
    }
    try expect(.semicolon, "after a block")
    return declaration(.block(block), from: first)
  }

  /// function = name "(" ("void" | parameter ("," parameter)*)? ")" (";" | "{" statement* "}")
  private mutating func parseFunction(returning type: TypeSyntax) throws(Diagnostic)
    -> FunctionSyntax
  {
    let nameIndex = index
    // A word that only later versions have for a type names a function here.
    declare(token)
    let name = advance()
    isDamaged = false
    return try scoped { parser throws(Diagnostic) in
      parser.advance()
      var function = FunctionSyntax(
        name: name.text, nameSpan: name.span, nameIndex: nameIndex, returnType: type,
        parameters: [])
      parser.skipVoid()
      if !parser.at(.rightParenthesis) {
        repeat {
          function.parameters.append(try parser.parseParameter())
        } while parser.accept(.comma)
      }
      try parser.expect(.rightParenthesis, "after parameters")
      if parser.accept(.semicolon) { return function }
      guard parser.at(.leftBrace) else {
        throw parser.unexpected("expected '{' or ';' after '\(name.shownText)(…)'")
      }
      parser.isInFunction = true
      defer { parser.isInFunction = false }
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
      declare(name)
    }
    try parseSizes(of: &parameter.type)
    return parameter
  }
}
