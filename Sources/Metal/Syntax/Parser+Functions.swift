internal import Diagnostics
internal import ShaderTree
internal import Tokens

extension Parser {
  /// function = name "(" parameters ")" specifier* (":" initializers)? (block | ";")
  mutating func parseFunction(
    returning type: TypeSyntax, _ specifiers: Specifiers, template: [TemplateParameterSyntax]?,
    from start: Span, isConstructor: Bool, named given: NameSyntax? = nil
  ) throws(Diagnostic) -> FunctionSyntax {
    let outerDamage = isDamaged
    isDamaged = false
    defer { isDamaged = outerDamage }
    let name: NameSyntax
    if let given { name = given } else { name = try parseName(isType: false) }
    if template != nil { templateNames.insert(name.last) }
    if !isConstructor { declareVariable(name.last) }
    return try scoped { parser throws(Diagnostic) in
      let parameters = try parser.parseParameters()
      var trailing = Specifiers()
      try parser.parseSpecifiers(into: &trailing)
      while parser.at(.identifier), ["override", "final", "noexcept"].contains(parser.token.text) {
        parser.advance()
      }
      var returnType = type
      if parser.accept(.arrow) { returnType = try parser.parseAbstractType() }
      var function = FunctionSyntax(
        name: name.last, qualifier: Array(name.path.dropLast()), nameSpan: name.span,
        returnType: returnType, parameters: parameters, template: template,
        isStitchable: specifiers.isStitchable || trailing.isStitchable,
        stage: specifiers.stage ?? trailing.stage, isStatic: specifiers.isStatic,
        isConstant: trailing.isConstant, isConstructor: isConstructor,
        isExplicit: specifiers.isExplicit, headSpan: parser.span(from: start))
      function.templateArguments = name.templateArguments ?? []
      function.qualifierArguments = name.qualifierArguments[name.path.count - 2]
      if isConstructor, parser.accept(.colon) {
        function.memberInitializers = try parser.parseMemberInitializers()
      }
      if parser.accept(.equal) {  // `= default`, `= delete`
        parser.advance()
        function.isDefaulted = true
      }
      guard parser.at(.leftBrace) else {
        if parser.skipBodyWithoutBrace(of: name) {
          function.body = []
          function.isDamaged = true
          return function
        }
        if !parser.at(.semicolon), parser.startsDeclaredFunction {
          parser.log.record(parser.unexpected("expected ';' after a function's parameters"))
          function.isDamaged = true
          return function
        }
        try parser.expect(.semicolon, "after a function's parameters")
        return function
      }
      parser.bodyDepth += 1
      function.body = try parser.parseBlock()
      parser.bodyDepth -= 1
      function.isDamaged = parser.isDamaged
      return function
    }
  }

  /// member-initializers = name (arguments | list) ("," …)*
  private mutating func parseMemberInitializers()
    throws(Diagnostic) -> [(name: String, value: ExpressionSyntax)]
  {
    var initializers: [(name: String, value: ExpressionSyntax)] = []
    repeat {
      let name = try expect(.identifier, "in a constructor")
      let arguments = at(.leftBrace) ? try parseElements() : try parseArguments()
      var list = try make(.list(arguments), from: name.span, list: arguments)
      list.span = name.span
      initializers.append((name.text, arguments.count == 1 ? arguments[0] : list))
    } while accept(.comma)
    return initializers
  }

  /// parameters = "(" ("void" | parameter ("," parameter)*)? ")"
  mutating func parseParameters() throws(Diagnostic) -> [ParameterSyntax] {
    try expect(.leftParenthesis, "after a function's name")
    var parameters: [ParameterSyntax] = []
    skipVoid()
    while !at(.rightParenthesis) {
      if at(.ellipsis) { throw problem("'...' parameters are not supported", at: token.span) }
      parameters.append(try parseParameter())
      if parameters.count > Self.parameterLimit {
        throw problem("a function has more than \(Self.parameterLimit) parameters", at: token.span)
      }
      let comma = token.span
      guard accept(.comma) else { break }
      if at(.rightParenthesis) {
        throw problem("expected a parameter after ','", at: comma, hint: "remove the ','")
      }
    }
    try expect(.rightParenthesis, "after parameters")
    return parameters
  }

  /// parameter = type pointers (name | "(" address-space? "&" name ")")? sizes attributes ("="
  /// initializer)?
  private mutating func parseParameter() throws(Diagnostic) -> ParameterSyntax {
    var specifiers = Specifiers()
    var type = try parseType(&specifiers)
    try parsePointers(&type)
    let isPack = accept(.ellipsis)
    if isPack, type.isAuto {
      throw problem("packs of 'auto' parameters are not supported", at: type.span)
    }
    var isWrapped = false
    if at(.leftParenthesis) {  // `float (&values)[3]`, `float (thread &values)[3]`
      advance()
      if let space = AddressSpace(rawValue: token.text) {
        advance()
        type.addressSpace = space
      }
      try expect(.ampersand, "before the name of an array that is passed whole")
      type.isReference = true
      isWrapped = true
    }
    try parseAttributes(into: &specifiers)
    var parameter = ParameterSyntax(name: "", nameSpan: type.span, type: type, isPack: isPack)
    if at(.identifier) {
      if Self.reservedWords.contains(token.text) { throw unexpected("expected a parameter's name") }
      parameter.name = token.text
      parameter.nameSpan = advance().span
      declareVariable(parameter.name)
    }
    if isWrapped { try expect(.rightParenthesis, "after a parameter's name") }
    parameter.type.arraySizes += try parseArraySizes()
    try parseAttributes(into: &specifiers)
    if accept(.equal) { parameter.defaultValue = try parseInitializer() }
    return parameter
  }

  /// operator-name = "operator" ("+" | "-" | … | "()" | "[]")
  mutating func parseOperatorName() throws(Diagnostic) -> String {
    advance()
    let symbol = advance()
    switch symbol.kind {
    case .leftParenthesis:
      try expect(.rightParenthesis, "after 'operator('")
      return "operator()"
    case .leftBracket:
      try expect(.rightBracket, "after 'operator['")
      return "operator[]"
    case .identifier:
      throw problem(
        "a conversion operator can only be defined inside of its struct", at: symbol.span)
    default:
      return "operator" + symbol.text
    }
  }
}
