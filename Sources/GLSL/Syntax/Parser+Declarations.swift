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
    let first = index
    if at(word: "precision") {
      try parsePrecision()
      return []
    }
    let qualifiers = try parseQualifiers()
    let sources = Self.sources.filter(qualifiers.has)
    guard isInFunction || sources.count < 2 else {
      throw log.diagnostic("nothing is both '\(sources[0])' and '\(sources[1])'", at: start)
    }
    // `layout(origin_upper_left) in;`, `invariant gl_FragColor;`
    if accept(.semicolon) { return [] }
    if !qualifiers.words.isEmpty, at(.identifier), !isTypeName(token.text) {
      if peek().kind == .leftBrace, token.text != "struct" {
        return [try parseInterfaceBlock(qualifiers, from: first)]
      }
      if peek().kind == .semicolon || peek().kind == .comma,
        qualifiers.has("invariant") || qualifiers.has("precise")
      {
        while !at(.semicolon), !at(.endOfFile) { advance() }
        try expect(.semicolon, "after 'invariant'")
        return []
      }
    }
    var declarations: [DeclarationSyntax] = []
    var type: TypeSyntax
    if at(word: "struct") {
      let structure = try parseStructure()
      declarations.append(declaration(.structure(structure), from: first))
      type = TypeSyntax(name: structure.name, span: structure.nameSpan)
      try parseArraySizes(&type)
    } else {
      guard at(.identifier), isTypeName(token.text) || !Keywords.statements.contains(token.text)
      else { throw unexpected("expected a declaration") }
      type = try parseType()
    }
    if accept(.semicolon) { return declarations }
    if !isInFunction, at(.identifier), peek().kind == .leftParenthesis {
      if let word = sources.first(where: { $0 != "const" }) {
        throw log.diagnostic("a function cannot be '\(word)'", at: token.span)
      }
      let function = try parseFunction(returning: type)
      declarations.append(declaration(.function(function), from: first))
      return declarations
    }
    let variables = try parseVariables(of: type, qualifiers, isInFunction: isInFunction)
    declarations += variables.map { declaration(.variable($0), from: first) }
    return declarations
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
    try parseArraySizes(&type)
    return type
  }

  /// sizes = ("[" conditional? "]")*
  ///
  /// The sizes behind a variable's name are outside of those behind its type.
  mutating func parseArraySizes(_ type: inout TypeSyntax) throws(Diagnostic) {
    var sizes: [ExpressionSyntax?] = []
    while accept(.leftBracket) {
      let start = index
      sizes.append(at(.rightBracket) ? nil : try parseConditional())
      type.firstSize = type.firstSize ?? start..<index
      try expect(.rightBracket, "after an array's size")
    }
    type.arraySizes = sizes + type.arraySizes
  }

  /// variables = variable ("," variable)* ";"
  /// variable = name sizes ("=" initializer)?
  private mutating func parseVariables(
    of type: TypeSyntax, _ qualifiers: QualifiersSyntax, isInFunction: Bool
  ) throws(Diagnostic) -> [VariableSyntax] {
    var variables: [VariableSyntax] = []
    repeat {
      let nameIndex = index
      let name = try expectName("expected a name after '\(type.name.prefix(60))'")
      var variable = VariableSyntax(
        qualifiers: qualifiers, type: type, name: name.text, nameSpan: name.span,
        nameIndex: nameIndex)
      try parseArraySizes(&variable.type)
      if accept(.equal) {
        let start = index
        variable.initializer = try parseInitializer()
        variable.initializerRange = start..<index
      }
      declare(name)
      variables.append(variable)
    } while accept(.comma)
    let last = variables.last?.name.prefix(60) ?? ""
    try expect(.semicolon, isInFunction ? "after a declaration" : "after '\(last)'")
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
        for var field in try parser.parseVariables(of: type, qualifiers, isInFunction: true) {
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
      var instance = TypeSyntax(name: token.text, span: token.span)
      block.instance = advance().text
      try parseArraySizes(&instance)
      block.arraySizes = instance.arraySizes
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
      if parser.at(word: "void"), parser.peek().kind == .rightParenthesis { parser.advance() }
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
    try parseArraySizes(&parameter.type)
    return parameter
  }
}
