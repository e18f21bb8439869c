internal import Diagnostics

extension Parser {
  /// Whether `struct`, `enum` … at the current token is followed by a definition, or a declaration
  /// ahead of one.
  func definesType() -> Bool {
    var ahead = 1
    if ["class", "struct"].contains(peek(ahead).text), token.text == "enum" { ahead += 1 }
    while peek(ahead).kind == .leftBracket, peek(ahead + 1).kind == .leftBracket {
      while peek(ahead).kind != .endOfFile, peek(ahead).kind != .rightBracket { ahead += 1 }
      ahead += 2
    }
    if peek(ahead).kind == .leftBrace { return true }
    guard peek(ahead).kind == .identifier else { return false }
    if peek(ahead + 1).kind == .less {
      guard let end = endOfTemplateArguments(ahead + 1) else { return false }
      return [.leftBrace, .colon, .semicolon].contains(peek(end).kind)
    }
    switch peek(ahead + 1).kind {
    case .leftBrace, .colon, .semicolon: return true
    case .identifier: return peek(ahead + 1).text == "final"
    default: return false
    }
  }

  /// type-definition = ("struct" | "class" | "union" | "enum") …
  mutating func parseTypeDefinition(
    template: [TemplateParameterSyntax]?
  ) throws(Diagnostic) -> (DeclarationSyntax, name: String) {
    let start = token.span
    let first = index
    if at(word: "enum") {
      var enumeration = try parseEnumeration()
      if !enumeration.cases.isEmpty { enumeration.words = tokens[first..<index].map(\.text) }
      return (
        DeclarationSyntax(kind: .enumeration(enumeration), span: span(from: start)),
        enumeration.name
      )
    }
    var structure = try parseStructure(template: template)
    if tokens[index - 1].kind == .rightBrace { structure.words = tokens[first..<index].map(\.text) }
    return (
      DeclarationSyntax(kind: .structure(structure), span: span(from: start)), structure.name
    )
  }

  /// enum = "enum" ("class" | "struct")? name? (":" type)? ("{" (name ("=" value)?) ("," …)* "}")?
  private mutating func parseEnumeration() throws(Diagnostic) -> EnumerationSyntax {
    advance()
    let isScoped = accept(word: "class") || accept(word: "struct")
    var ignored = Specifiers()
    try parseAttributes(into: &ignored)
    let nameSpan = token.span
    let name = at(.identifier) ? advance().text : anonymousName()
    declareType(name)
    if accept(.colon) { _ = try parseAbstractType() }
    var enumeration = EnumerationSyntax(
      name: name, isScoped: isScoped, cases: [], nameSpan: nameSpan)
    guard accept(.leftBrace) else { return enumeration }
    while !at(.rightBrace) {
      let item = try expect(.identifier, "in an enum")
      try parseAttributes(into: &ignored)
      let value = accept(.equal) ? try parseConditional() : nil
      enumeration.cases.append((item.text, value, item.span))
      guard accept(.comma) else { break }
    }
    try expect(.rightBrace, "after an enum's cases")
    return enumeration
  }

  /// struct = ("struct" | "class" | "union") (name template-arguments?)? (":" bases)?
  /// ("{" member* "}")?
  private mutating func parseStructure(
    template: [TemplateParameterSyntax]?
  ) throws(Diagnostic) -> StructureSyntax {
    let isUnion = advance().text == "union"
    var ignored = Specifiers()
    try parseSpecifiers(into: &ignored)
    let nameSpan = token.span
    let name = at(.identifier) ? advance().text : anonymousName()
    let arguments = at(.less) ? try parseTemplateArguments() : nil
    if template?.contains(where: \.isPack) == true {
      throw problem(
        "class templates of any number of arguments are not supported", at: span(from: nameSpan))
    }
    declareType(name)
    if template != nil { templateNames.insert(name) }
    try parseSpecifiers(into: &ignored)
    _ = accept(word: "final")
    var structure = StructureSyntax(
      name: name, nameSpan: nameSpan, fields: [], methods: [], items: [], template: template,
      templateArguments: arguments, isUnion: isUnion)
    if accept(.colon) {
      repeat {
        while at(.identifier), ["public", "private", "protected", "virtual"].contains(token.text) {
          advance()
        }
        let type = try parseType()
        structure.fields.append(
          VariableSyntax(
            name: "base \(type.name.description)",  // no name of the author has a space
            nameSpan: type.span, type: type, isBase: true))
      } while accept(.comma)
    }
    guard accept(.leftBrace) else { return structure }
    while !at(.rightBrace), !at(.endOfFile) {
      let before = index
      do throws(Diagnostic) {
        try nested { parser throws(Diagnostic) in try parser.parseMember(of: &structure) }
      } catch {
        structure.isDamaged = true
        recover(from: error, since: before)
        if index == before { advance() }
      }
    }
    if at(.endOfFile) { throw unclosedBrace() }
    try expect(.rightBrace, "after a struct's members")
    return structure
  }

  /// member = ("public" | "private" | "protected") ":" | template? declaration
  private mutating func parseMember(of structure: inout StructureSyntax) throws(Diagnostic) {
    if ["public", "private", "protected"].contains(token.text), peek().kind == .colon {
      advance()
      advance()
      return
    }
    if accept(.semicolon) { return }
    let declarations: [DeclarationSyntax]
    if ["using", "typedef", "static_assert", "template"].contains(token.text) {
      declarations = try parseDeclaration()
    } else {
      declarations = try parseTypedDeclaration(template: nil, enclosing: structure.name)
    }
    for declaration in declarations {
      switch declaration.kind {
      case .function(let function): structure.methods.append(function)
      case .variables(let variables) where variables.first?.isStatic != true:
        structure.fields += variables
      default: structure.items.append(declaration)
      }
    }
  }

  private mutating func anonymousName() -> String {
    anonymousCount += 1
    return "Unnamed\(anonymousCount)"
  }
}
