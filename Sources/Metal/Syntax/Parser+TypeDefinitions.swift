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
    if peek(ahead + 1).kind == .less { return opensSpecialization(ahead + 1) }
    switch peek(ahead + 1).kind {
    case .leftBrace, .colon, .semicolon: return true
    case .identifier: return peek(ahead + 1).text == "final"
    default: return false
    }
  }

  /// Whether the "<" at `ahead` begins the arguments in `struct Pair<float> {`.
  private func opensSpecialization(_ ahead: Int) -> Bool {
    var ahead = ahead
    var depth = 0
    repeat {
      switch peek(ahead).kind {
      case .less: depth += 1
      case .greater: depth -= 1
      case .shiftRight: depth -= 2
      case .semicolon, .leftBrace, .endOfFile: return false
      default: break
      }
      ahead += 1
    } while depth > 0
    return [.leftBrace, .colon, .semicolon].contains(peek(ahead).kind)
  }

  /// type-definition = ("struct" | "class" | "union" | "enum") …
  mutating func parseTypeDefinition(
    template: [TemplateParameterSyntax]?
  ) throws(Diagnostic) -> (DeclarationSyntax, name: String) {
    let start = token.span
    if at(word: "enum") {
      let enumeration = try parseEnumeration()
      return (
        DeclarationSyntax(kind: .enumeration(enumeration), span: span(from: start)),
        enumeration.name
      )
    }
    let structure = try parseStructure(template: template)
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
    let name = at(.identifier) ? advance().text : anonymousName()
    declareType(name)
    if accept(.colon) { _ = try parseAbstractType() }
    var enumeration = EnumerationSyntax(name: name, isScoped: isScoped, cases: [])
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
    if arguments != nil, template != nil {
      throw problem(
        "partial specializations cannot be translated", at: span(from: nameSpan),
        hint: "write it for the types it is used with, behind 'template <>'")
    }
    declareType(name)
    if template != nil { templateNames.insert(name) }
    try parseSpecifiers(into: &ignored)
    _ = accept(word: "final")
    var structure = StructureSyntax(
      name: name, nameSpan: nameSpan, fields: [], methods: [], items: [], template: template,
      templateArguments: arguments, isUnion: isUnion)
    if accept(.colon) {
      structure.hasBases = true
      while !at(.leftBrace), !at(.semicolon), !at(.endOfFile) { advance() }
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
