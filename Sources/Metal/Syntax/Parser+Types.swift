internal import Diagnostics
internal import ShaderTree

/// The specifiers before a declared name, other than its type.
struct Specifiers {
  var isStitchable = false
  var stage: String?
  var isStatic = false
  var isConstexpr = false
  var isConstant = false
  var isExtern = false
  var isExplicit = false
  var isTypedef = false
  var addressSpace: AddressSpace?
  /// `unsigned`, `signed`, `long`, `short` as they were written.
  var sizeWords: [String] = []
}

extension Parser {
  private static let ignoredWords: Set<String> = [
    "inline", "volatile", "virtual", "friend", "mutable", "register",
    "restrict",
    "typename", "__inline", "__inline__", "__attribute__", "alignas", "__restrict",
  ]

  static let declarationWords: Set<String> = [
    "const", "constexpr", "static", "thread", "device", "constant", "threadgroup", "auto", "struct",
    "class", "union", "enum", "unsigned", "signed", "typename", "volatile", "using", "typedef",
    "inline",
    "static_assert", "threadgroup_imageblock", "ray_data", "decltype",
  ]

  /// specifier = "static" | "const" | "constexpr" | "constant" | "kernel" | … | attribute
  mutating func parseSpecifiers(into specifiers: inout Specifiers) throws(Diagnostic) {
    while true {
      if at(.leftBracket), peek().kind == .leftBracket {
        try parseAttributes(into: &specifiers)
        continue
      }
      guard at(.identifier) else { return }
      switch token.text {
      case "static": specifiers.isStatic = true
      case "constexpr": specifiers.isConstexpr = true
      case "const": specifiers.isConstant = true
      case "explicit": specifiers.isExplicit = true
      case "typedef": specifiers.isTypedef = true
      case "kernel", "vertex", "fragment", "intersection", "object", "mesh":
        // `mesh` and the like are also good names for variables.
        guard
          peek().kind == .identifier
            || (peek().kind == .leftBracket && peek(2).kind == .leftBracket)
        else { return }
        specifiers.stage = token.text
      case "device", "thread", "threadgroup":
        specifiers.addressSpace = AddressSpace(rawValue: token.text)
      case "constant":
        specifiers.addressSpace = .constant
        specifiers.isConstant = true
      case "unsigned", "signed", "long", "short": specifiers.sizeWords.append(token.text)
      case "extern":
        specifiers.isExtern = true
        if peek().kind == .string { advance() }
      case "__attribute__", "alignas":
        advance()
        if at(.leftParenthesis) { skipBalanced() }
        continue
      case let word where Self.ignoredWords.contains(word): break
      default: return
      }
      advance()
    }
  }

  /// attributes = "[[" (name ("(" tokens ")")?) ("," …)* "]]"
  mutating func parseAttributes(into specifiers: inout Specifiers) throws(Diagnostic) {
    while at(.leftBracket), peek().kind == .leftBracket {
      let start = token.span
      advance()
      advance()
      while !at(.rightBracket) {
        if at(.endOfFile) { throw problem("attribute has no ']]'", at: start) }
        switch token.text {
        case "stitchable": specifiers.isStitchable = true
        case "kernel", "vertex", "fragment", "intersection", "object", "mesh":
          specifiers.stage = token.text
        case let name where at(.identifier) && nearestName(to: name, among: ["stitchable"]) != nil:
          log.report(
            "unknown attribute '\(name)'", at: token.span, severity: .warning,
            hint: "did you mean 'stitchable'?")
        default: break
        }
        if at(.leftParenthesis) { skipBalanced() } else { advance() }
      }
      advance()
      try expect(.rightBracket, "after ']'")
    }
  }

  /// Goes behind the bracket that closes the one at the current token.
  mutating func skipBalanced() {
    var depth = 0
    while !at(.endOfFile) {
      switch token.kind {
      case .leftParenthesis, .leftBrace, .leftBracket: depth += 1
      case .rightParenthesis, .rightBrace, .rightBracket: depth -= 1
      default: break
      }
      advance()
      if depth <= 0 { return }
    }
  }

  /// type = specifier* name specifier*
  mutating func parseType() throws(Diagnostic) -> TypeSyntax {
    var specifiers = Specifiers()
    return try parseType(&specifiers)
  }

  mutating func parseType(_ specifiers: inout Specifiers) throws(Diagnostic) -> TypeSyntax {
    let start = token.span
    try parseSpecifiers(into: &specifiers)
    while correctSpecifier() { try parseSpecifiers(into: &specifiers) }
    var name: NameSyntax
    var measured: [ExpressionSyntax] = []
    if accept(word: "decltype") {
      try expect(.leftParenthesis, "after 'decltype'")
      name = NameSyntax(path: [at(word: "auto") ? "auto" : "decltype"], span: start)
      if !accept(word: "auto") {
        measured = [
          try bracketed { parser throws(Diagnostic) in
            try parser.parseExpression()
          }
        ]
      }
      try expect(.rightParenthesis, "after the expression of 'decltype'")
    } else if specifiers.sizeWords == ["long"], accept(word: "double") {
      name = NameSyntax(path: ["double"], span: span(from: start))
    } else if !specifiers.sizeWords.isEmpty {
      name = sizedInteger(specifiers.sizeWords, at: start)
    } else {
      for word in ["struct", "class", "union", "enum"] where at(word: word) { advance() }
      guard at(.identifier), !Self.reservedWords.contains(token.text) || token.text == "auto" else {
        throw unexpected("expected a type")
      }
      name = try parseName(isType: true)
    }
    try parseSpecifiers(into: &specifiers)
    return TypeSyntax(
      name: name, addressSpace: specifiers.addressSpace, isConstant: specifiers.isConstant,
      measured: measured, span: span(from: start))
  }

  /// size = ("unsigned" | "signed" | "long" | "short")+ ("int" | "char" | "short" | "long")?
  private mutating func sizedInteger(_ words: [String], at start: Span) -> NameSyntax {
    var words = words
    while at(.identifier), ["int", "char", "short", "long"].contains(token.text) {
      words.append(advance().text)
    }
    let base =
      words.contains("char")
      ? "char" : words.contains("short") ? "short" : words.contains("long") ? "long" : "int"
    let name = words.contains("unsigned") ? "u" + base : base
    return NameSyntax(path: [name], span: span(from: start))
  }

  /// name = "::"? identifier template-arguments? ("::" identifier template-arguments?)*
  mutating func parseName(isType: Bool) throws(Diagnostic) -> NameSyntax {
    let start = token.span
    _ = accept(.scope)
    var path: [String] = []
    var arguments: [Int: [TemplateArgumentSyntax]] = [:]
    while true {
      _ = accept(word: "template")
      if at(word: "operator") {
        path.append(try parseOperatorName())
        break
      }
      let part = try expect(.identifier, "in a name")
      path.append(part.text)
      if at(.less), isType || startsTemplateArguments(after: part.text) {
        arguments[path.count - 1] = try parseTemplateArguments()
      }
      guard at(.scope), peek().kind == .identifier else { break }
      advance()
    }
    let last = arguments.removeValue(forKey: path.count - 1)
    if path.count > 1, let target = namespaceAliases[path[0]] {
      path.replaceSubrange(..<1, with: target)
      let pairs = arguments.map { ($0.key + target.count - 1, $0.value) }
      arguments = Dictionary(uniqueKeysWithValues: pairs)
    }
    return NameSyntax(
      path: path, templateArguments: last, qualifierArguments: arguments, span: span(from: start))
  }

  /// Parses a value between `<` and `>`, which the next `>` outside of brackets ends.
  mutating func parseTemplateValue() throws(Diagnostic) -> ExpressionSyntax {
    let outer = closesAtGreater
    closesAtGreater = true
    defer { closesAtGreater = outer }
    return try parseBinary(minimum: .logicalOr)
  }

  mutating func bracketed<T>(
    _ body: (inout Parser) throws(Diagnostic) -> T
  ) throws(Diagnostic) -> T {
    let outer = closesAtGreater
    closesAtGreater = false
    defer { closesAtGreater = outer }
    return try body(&self)
  }

  /// template-arguments = "<" (type | value) ("," (type | value))* ">"
  mutating func parseTemplateArguments() throws(Diagnostic) -> [TemplateArgumentSyntax] {
    try nested { parser throws(Diagnostic) in
      try parser.expect(.less, "before template arguments")
      var arguments: [TemplateArgumentSyntax] = []
      while !parser.at(.greater), !parser.at(.shiftRight) {
        if parser.startsType() {
          arguments.append(.type(try parser.parseAbstractType()))
        } else {
          arguments.append(.value(try parser.parseTemplateValue()))
        }
        if parser.at(.ellipsis) {
          throw parser.problem(
            "a pack among template arguments is not supported", at: parser.token.span)
        }
        guard parser.accept(.comma) else { break }
      }
      if parser.at(.shiftRight) {
        // `>>` closes two lists; leave one `>` for the outer.
        parser.tokens[parser.index].kind = .greater
        parser.tokens[parser.index].text = ">"
      } else {
        try parser.expect(.greater, "after template arguments")
      }
      return arguments
    }
  }

  /// abstract-type = type ("*" | "&" | "const" | address space)*
  mutating func parseAbstractType() throws(Diagnostic) -> TypeSyntax {
    var type = try parseType()
    try parsePointers(&type)
    return type
  }

  /// pointers = ("*" | "&" | "&&" | "const" | address space)*
  mutating func parsePointers(_ type: inout TypeSyntax) throws(Diagnostic) {
    while true {
      if accept(.star) {
        type.pointers += 1
      } else if accept(.ampersand) || accept(.logicalAnd) {
        type.isReference = true
      } else if at(.identifier),
        [
          "const", "device", "constant", "thread", "threadgroup", "volatile", "restrict",
          "__restrict",
        ]
        .contains(token.text)
      {
        // `T * const p`: the pointer is constant, not what it points to.
        advance()
      } else {
        return
      }
    }
  }

  /// Whether the current token can only begin a type here.
  func startsType() -> Bool {
    guard at(.identifier) else {
      return at(.scope) && peek().kind == .identifier && qualifiedNameIsType()
    }
    if Self.declarationWords.contains(token.text) || ["long", "short"].contains(token.text) {
      return true
    }
    return qualifiedNameIsType()
  }

  /// Whether the name at the current token, read to its last part, is a type.
  private func qualifiedNameIsType() -> Bool { isTypeName(peek(lastPartOfName()).text) }

  /// How far ahead the last part of the name at the current token is.
  ///
  /// `Mode::fast` of an enum is a value, even if something is called `fast` elsewhere; so is
  /// `Pair<float>::count`.
  func lastPartOfName() -> Int {
    var ahead = at(.scope) ? 1 : 0
    while peek(ahead).kind == .identifier {
      var next = ahead + 1
      if peek(next).kind == .less {
        guard templateNames.contains(peek(ahead).text), let end = endOfTemplateArguments(next)
        else { break }
        next = end
      }
      guard peek(next).kind == .scope, peek(next + 1).kind == .identifier else { break }
      ahead = next + 1
    }
    return ahead
  }

  /// Returns what stands behind the ">" for the "<" at `ahead`; `nil` if it has none.
  func endOfTemplateArguments(_ ahead: Int) -> Int? {
    var ahead = ahead
    var depth = 0
    var brackets = 0
    repeat {
      switch peek(ahead).kind {
      case .less where brackets == 0: depth += 1
      case .greater where brackets == 0: depth -= 1
      case .shiftRight where brackets == 0: depth -= 2
      case .leftParenthesis: brackets += 1
      case .rightParenthesis:
        brackets -= 1
        if brackets < 0 { return nil }
      case .semicolon, .leftBrace, .rightBrace, .endOfFile: return nil
      default: break
      }
      ahead += 1
    } while depth > 0
    return depth == 0 ? ahead : nil
  }

  /// Whether `<` after `name` opens template arguments rather than compares.
  func startsTemplateArguments(after name: String) -> Bool {
    guard at(.less) else { return false }
    if templateNames.contains(name) || MetalTypeNames.templates.contains(name) {
      // A variable may be called `vec`, too.
      return !typeScopes.contains { $0[name] == false }
    }
    // `max<float>(a, b)`: types and numbers only, then a call.
    var ahead = 1
    guard peek(1).kind == .identifier,
      isTypeName(peek(1).text) || namespaceNames.contains(peek(1).text)
    else { return false }
    while ahead < 24 {
      switch peek(ahead).kind {
      case .identifier, .comma, .scope, .number, .less: ahead += 1
      case .greater: return peek(ahead + 1).kind == .leftParenthesis
      default: return false
      }
    }
    return false
  }
}
