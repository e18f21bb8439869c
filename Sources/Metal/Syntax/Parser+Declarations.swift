internal import Diagnostics
internal import ShaderTree
internal import Tokens

extension Parser {
  /// declarations = declaration*
  mutating func parseDeclarations(
    until end: TokenKind, behind known: [DeclarationSyntax] = [],
    atEndOfFiles note: (Parser, [DeclarationSyntax]) -> Void = { _, _ in }
  ) -> [DeclarationSyntax] {
    var declarations = known
    while !at(end), !at(.endOfFile) {
      if isBehindFile { note(self, declarations) }
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
  private mutating func parseUsing(template: [TemplateParameterSyntax]? = nil)
    throws(Diagnostic) -> [DeclarationSyntax]
  {
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
      if template != nil { templateNames.insert(name) }
      kind = .alias(AliasSyntax(name: name, type: type, template: template))
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
  /// parameter = ("typename" | "class" | type) "..."? name ("=" default)?
  private mutating func parseTemplate() throws(Diagnostic) -> [DeclarationSyntax] {
    advance()
    if !at(.less) {  // `template float f<float>(float);` asks for what is made when it is used
      while !at(.semicolon), !at(.endOfFile) { advance() }
      try expect(.semicolon, "after 'template'")
      return []
    }
    try expect(.less, "after 'template'")
    let declarations = try scoped { parser throws(Diagnostic) in
      var parameters: [TemplateParameterSyntax] = []
      while !parser.at(.greater) {
        parameters.append(try parser.parseTemplateParameter(parameters.count))
        guard parser.accept(.comma) else { break }
      }
      try parser.expect(.greater, "after template parameters")
      if parameters.isEmpty { return try parser.parseSpecialization() }
      if parser.at(word: "using") { return try parser.parseUsing(template: parameters) }
      return try parser.parseTypedDeclaration(template: parameters, enclosing: nil)
    }
    for declaration in declarations {
      switch declaration.kind {
      case .structure(let structure): declareType(structure.name)
      case .alias(let alias): declareType(alias.name)
      default: continue
      }
    }
    return declarations
  }

  private mutating func parseTemplateParameter(_ position: Int)
    throws(Diagnostic) -> TemplateParameterSyntax
  {
    let unnamed = "unnamed \(position)"  // no name of the author has a space
    if at(word: "template") {
      throw problem("templates as template parameters are not supported", at: token.span)
    }
    // `typename Wave<T>::type = 0` is a value.
    let isType =
      at(word: "class")
      || (at(word: "typename")
        && ([.comma, .greater, .equal, .ellipsis].contains(peek().kind)
          || (peek().kind == .identifier
            && [.comma, .greater, .equal].contains(peek(2).kind))))
    if isType {
      advance()
      let isPack = accept(.ellipsis)
      let name = at(.identifier) ? advance().text : unnamed
      declareType(name)
      if isPack { return .pack(name: name, valueType: nil) }
      return .type(name: name, defaultType: accept(.equal) ? try parseAbstractType() : nil)
    }
    let type = try parseAbstractType()
    let isPack = accept(.ellipsis)
    let name = at(.identifier) ? advance().text : unnamed
    if isPack { return .pack(name: name, valueType: type) }
    let value = accept(.equal) ? try parseTemplateValue() : nil
    return .value(name: name, type, defaultValue: value)
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
      let name = NameSyntax(path: [FunctionSyntax.conversionName], span: advance().span)
      let function = try parseFunction(
        returning: try parseAbstractType(), specifiers, template: template, from: start,
        isConstructor: false, named: name)
      return [DeclarationSyntax(kind: .function(function), span: span(from: start))]
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
    let ahead = lastPartOfName()
    guard ahead > 0, peek(ahead + 1).kind == .leftParenthesis else { return nil }
    // `Wave::Wave(` and `Wave<T>::Wave(`
    let name = peek(ahead).text
    let isOwn = peek(ahead - 2).text == name || (peek(0).text == name && peek(1).kind == .less)
    return isOwn ? name : nil
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
    let ahead = lastPartOfName()
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
      variables[variables.count - 1].template = template
      if template != nil, let name = variables.last?.name { templateNames.insert(name) }
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
          DeclarationSyntax(
            kind: .alias(AliasSyntax(name: name, type: type)), span: span(from: start)))
      }
      guard accept(.comma) else { break }
      type = base
      try parsePointers(&type)
    }
    try expect(.semicolon, "after 'typedef'")
    return declarations
  }
}
