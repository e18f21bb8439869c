internal import Diagnostics
internal import ShaderTree
internal import Tokens

extension Parser {
  /// declarations = declaration*
  mutating func parseDeclarations(until end: TokenKind) -> [DeclarationSyntax] {
    var declarations: [DeclarationSyntax] = []
    while !at(end), !at(.endOfFile) {
      correctDeclarationStart()
      let before = index
      let (outerDepth, outerDamage) = (bodyDepth, isDamaged)
      do throws(Diagnostic) {
        declarations += try nested { parser throws(Diagnostic) in try parser.parseDeclaration() }
      } catch {
        if end == .endOfFile, skipStrayStatements(from: before, error, behind: &declarations) {
          continue
        }
        recover(from: error, since: before)
        // A function that has no end is missing where it is called, and nowhere else.
        if bodyDepth > outerDepth { (bodyDepth, isDamaged) = (outerDepth, outerDamage) }
        if index == before { advance() }
      }
      if index == before { advance() }  // a stray `}`
    }
    return declarations
  }

  /// declaration = ";" | using | typedef | namespace | template | struct | enum | function |
  /// variables ";"
  mutating func parseDeclaration() throws(Diagnostic) -> [DeclarationSyntax] {
    switch token.kind {
    case .semicolon:
      advance()
      return []
    case .rightBrace:
      throw problem("unexpected '}'", at: token.span)
    default: break
    }
    switch token.text {
    case "using": return try parseUsing()
    case "namespace": return try parseNamespace()
    case "inline" where peek().text == "namespace":
      advance()
      return try parseNamespace()
    case "template": return try parseTemplate()
    case "extern" where peek().kind == .string && peek(2).kind == .leftBrace:
      advance()
      advance()
      advance()
      let inner = parseDeclarations(until: .rightBrace)
      try expect(.rightBrace, "after 'extern \"C\"'")
      return inner
    case "static_assert":
      advance()
      skipBalanced()
      try expect(.semicolon, "after 'static_assert'")
      return []
    case "public", "private", "protected":
      if peek().kind == .colon {
        advance()
        advance()
        return []
      }
    case let word where Self.statementWords.contains(word):
      throw problem(
        "'\(word)' stands outside of a function", at: token.span, hint: Self.braceHint)
    default: break
    }
    return try parseTypedDeclaration(template: nil, enclosing: nil)
  }

  /// using = "using" ("namespace" name | name "=" type | name) ";"
  private mutating func parseUsing() throws(Diagnostic) -> [DeclarationSyntax] {
    let start = advance().span
    let kind: DeclarationSyntax.Kind
    if accept(word: "namespace") {
      kind = .openNamespace(try parseName(isType: false).path)
    } else if peek().kind == .equal {
      let name = advance().text
      advance()
      var type = try parseAbstractType()
      type.arraySizes += try parseArraySizes()
      declareType(name)
      kind = .alias(name: name, type)
    } else {
      let name = try parseName(isType: false)
      kind = .openName(name.path)
    }
    try expect(.semicolon, "after 'using'")
    return [DeclarationSyntax(kind: kind, span: span(from: start))]
  }

  /// namespace = "namespace" (name ("::" name)*)? "{" declaration* "}"
  private mutating func parseNamespace() throws(Diagnostic) -> [DeclarationSyntax] {
    let start = advance().span
    let path = at(.identifier) ? try parseName(isType: false).path : [""]
    namespaceNames.formUnion(path)
    if accept(.equal) {  // `namespace m = metal;`
      let target = try parseName(isType: false)
      try expect(.semicolon, "after 'namespace'")
      if let alias = path.last { namespaceAliases[alias] = target.path }
      return []
    }
    guard path.count + nesting <= Self.nestingLimit else {
      throw problem("code is nested more than \(Self.nestingLimit) levels deep", at: start)
    }
    try expect(.leftBrace, "after 'namespace'")
    var inner = parseDeclarations(until: .rightBrace)
    try expect(.rightBrace, "at the end of a namespace")
    for name in path.reversed() {
      inner = [DeclarationSyntax(kind: .namespace(name: name, inner), span: span(from: start))]
    }
    return inner
  }

  /// template = "template" (declaration | "<" parameter ("," parameter)* ">" declaration)
  /// parameter = ("typename" | "class" | type) name ("=" default)?
  private mutating func parseTemplate() throws(Diagnostic) -> [DeclarationSyntax] {
    let start = advance().span
    if !at(.less) {  // `template float f<float>(float);` asks for what is made when it is used
      while !at(.semicolon), !at(.endOfFile) { advance() }
      try expect(.semicolon, "after 'template'")
      return []
    }
    try expect(.less, "after 'template'")
    let declarations = try scoped { parser throws(Diagnostic) in
      var parameters: [TemplateParameterSyntax] = []
      while !parser.at(.greater) {
        if parser.accept(word: "typename") || parser.accept(word: "class") {
          if parser.at(.ellipsis) {
            throw parser.problem(
              "templates of any number of arguments are not supported", at: start)
          }
          let name = parser.at(.identifier) ? parser.advance().text : ""
          parser.declareType(name)
          let defaultType = parser.accept(.equal) ? try parser.parseAbstractType() : nil
          parameters.append(.type(name: name, defaultType: defaultType))
        } else {
          let type = try parser.parseAbstractType()
          let name = parser.at(.identifier) ? parser.advance().text : ""
          let value =
            parser.accept(.equal)
            ? try parser.parseBinary(minimum: .additive) : nil
          parameters.append(.value(name: name, type, defaultValue: value))
        }
        guard parser.accept(.comma) else { break }
      }
      try parser.expect(.greater, "after template parameters")
      if parameters.isEmpty { return try parser.parseSpecialization() }
      return try parser.parseTypedDeclaration(template: parameters, enclosing: nil)
    }
    for case .structure(let structure) in declarations.map(\.kind) { declareType(structure.name) }
    return declarations
  }

  /// specialization = typed-declaration, behind "template <>"
  private mutating func parseSpecialization() throws(Diagnostic) -> [DeclarationSyntax] {
    try parseTypedDeclaration(template: nil, enclosing: nil).map { declaration in
      guard case .function(var function) = declaration.kind else { return declaration }
      function.isSpecialization = true
      return DeclarationSyntax(kind: .function(function), span: declaration.span)
    }
  }

  /// typed-declaration = specifier* (struct | enum | type) (function | variables ";")
  mutating func parseTypedDeclaration(
    template: [TemplateParameterSyntax]?, enclosing: String?
  ) throws(Diagnostic) -> [DeclarationSyntax] {
    let start = token.span
    var specifiers = Specifiers()
    try parseSpecifiers(into: &specifiers)
    var declarations: [DeclarationSyntax] = []
    var type: TypeSyntax
    if ["struct", "class", "union", "enum"].contains(token.text), at(.identifier), definesType() {
      let (declaration, name) = try parseTypeDefinition(template: template)
      declarations.append(declaration)
      try parseSpecifiers(into: &specifiers)
      type = TypeSyntax(
        name: NameSyntax(path: [name], span: span(from: start)),
        addressSpace: specifiers.addressSpace, isConstant: specifiers.isConstant,
        span: span(from: start))
      if accept(.semicolon) { return declarations }
    } else if let enclosing = constructorName(enclosing) {
      // A constructor has no type of its own.
      type = TypeSyntax(
        name: NameSyntax(path: [enclosing], span: token.span), span: token.span)
      specifiers.isStatic = false
      let function = try parseFunction(
        returning: type, specifiers, template: template, from: start, isConstructor: true)
      return [DeclarationSyntax(kind: .function(function), span: span(from: start))]
    } else if at(word: "operator") {
      throw problem(
        "conversion operators are not supported", at: token.span,
        hint: "write a method, as in 'float value() const'")
    } else {
      type = try parseType(&specifiers)
    }
    return declarations
      + (try parseDeclarators(of: type, specifiers, template: template, from: start))
  }

  /// The struct whose constructor begins here, inside of it or as in `Wave::Wave(float a) : a(a)`.
  private func constructorName(_ enclosing: String?) -> String? {
    if let enclosing, at(word: enclosing), peek().kind == .leftParenthesis { return enclosing }
    guard at(.identifier) else { return nil }
    var ahead = 0
    while peek(ahead + 1).kind == .scope, peek(ahead + 2).kind == .identifier { ahead += 2 }
    guard ahead > 0, peek(ahead + 1).kind == .leftParenthesis,
      peek(ahead).text == peek(ahead - 2).text
    else { return nil }
    return peek(ahead).text
  }

  /// declarators = declarator ("," declarator)* ";" | function
  private mutating func parseDeclarators(
    of type: TypeSyntax, _ specifiers: Specifiers, template: [TemplateParameterSyntax]?,
    from start: Span
  ) throws(Diagnostic) -> [DeclarationSyntax] {
    var declared = type
    let before = index
    try parsePointers(&declared)
    var ignored = specifiers
    try parseAttributes(into: &ignored)
    if specifiers.isTypedef {
      return try parseTypedef(of: declared, base: type, from: start)
    }
    guard at(.identifier) else { throw unexpected("expected a name after a type") }
    var ahead = 0
    while peek(ahead + 1).kind == .scope, peek(ahead + 2).kind == .identifier { ahead += 2 }
    let isFunction =
      at(word: "operator") || peek(ahead + 1).text == "operator"
      || peek(ahead).text == "operator"
      || (peek(ahead + 1).kind == .leftParenthesis && opensParameters(ahead + 1))
      || (peek(ahead + 1).kind == .less && templateNames.contains(peek(ahead).text))
    if isFunction {
      let function = try parseFunction(
        returning: declared, ignored, template: template, from: start, isConstructor: false)
      return [DeclarationSyntax(kind: .function(function), span: span(from: start))]
    }
    index = before
    var variables: [VariableSyntax] = []
    repeat {
      variables.append(try parseVariable(of: type, specifiers))
      if at(.colon) { throw problem("bit-fields are not supported", at: token.span) }
    } while accept(.comma)
    try expect(.semicolon, "after a declaration")
    return [DeclarationSyntax(kind: .variables(variables), span: span(from: start))]
  }

  /// Whether the "(" at `ahead` opens parameters rather than the arguments of an initializer.
  private func opensParameters(_ ahead: Int) -> Bool {
    var ahead = ahead
    let first = peek(ahead + 1)
    if first.kind == .rightParenthesis { return true }
    if first.kind == .leftBracket { return true }
    guard first.kind == .identifier else { return first.kind == .scope }
    while peek(ahead + 2).kind == .scope, peek(ahead + 3).kind == .identifier { ahead += 2 }
    if ahead > 0, peek(ahead).kind == .scope {
      // `sampler s(address::repeat)` against `f(SwiftUI::Layer layer)`
      return peek(ahead + 2).kind == .identifier || isTypeName(peek(ahead + 1).text)
    }
    let second = peek(ahead + 2)
    if Self.declarationWords.contains(first.text) || first.text == "void" { return true }
    // A name followed by a name, `*`, `&`, `<` or `::` is a parameter; `float k(2.0 * x)` is not.
    return second.kind == .identifier
      || (isTypeName(first.text) && second.kind != .leftParenthesis && second.kind != .leftBrace)
  }

  /// typedef = declarator ("," declarator)* ";"
  private mutating func parseTypedef(
    of first: TypeSyntax, base: TypeSyntax, from start: Span
  ) throws(Diagnostic) -> [DeclarationSyntax] {
    var declarations: [DeclarationSyntax] = []
    var type = first
    while true {
      guard at(.identifier) else { throw unexpected("expected a name after 'typedef'") }
      let name = advance().text
      type.arraySizes += try parseArraySizes()
      var ignored = Specifiers()
      try parseAttributes(into: &ignored)
      declareType(name)
      // `typedef struct Wave { … } Wave;` names the same thing twice.
      if type.name.path != [name] || type.pointers > 0 || !type.arraySizes.isEmpty {
        declarations.append(
          DeclarationSyntax(kind: .alias(name: name, type), span: span(from: start)))
      }
      guard accept(.comma) else { break }
      type = base
      try parsePointers(&type)
    }
    try expect(.semicolon, "after 'typedef'")
    return declarations
  }
}
