/// The declarations of a Swift file that arguments of a shader can come from: variables, what
/// assigns to them, and what moves them.
struct ViewFile: Sendable {
  /// A pair of braces, and the declaration, call or statement it belongs to.
  struct Scope: Sendable {
    enum Owner: Sendable, Equatable {
      /// A type, or an extension of it.
      case type(String)
      case function(String)
      /// The body of a computed variable.
      case variable(String)
      /// A closure of a call, or a statement.
      case call(String)
    }

    let open: Int
    let close: Int
    let owner: Owner
  }

  /// A variable, constant, property or parameter.
  struct Variable: Sendable {
    let name: String
    /// Its place among the tokens, which tells it from others of its name.
    let index: Int
    /// Without generic arguments; empty if it is not written.
    let type: String
    /// `State`, `Binding`, …; `nil` if there is none.
    let wrapper: String?
    let value: SwiftExpression?
    /// Position in `scopes`; `nil` for a variable of the file.
    let scope: Int?
    /// The function or type whose calls give it a value, and its label there.
    var source: (callee: String, label: String?, position: Int)?
  }

  struct Assignment: Sendable {
    let name: String
    let index: Int
    /// "=", "+=", "-=" or "toggle".
    let operation: String
    let value: SwiftExpression
  }

  let path: String
  let tokens: SwiftTokens
  private(set) var scopes: [Scope] = []
  private(set) var variables: [Variable] = []
  private(set) var assignments: [Assignment] = []
  /// Positions in `variables` and in `assignments`, by name.
  private var variablesByName: [String: [Int]] = [:]
  private var assignmentsByName: [String: [Int]] = [:]
  /// By their opening brace.
  private var scopeIndices: [Int: Int] = [:]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    tokens = SwiftTokens(bytes)
    findScopes()
    for index in tokens.all.indices { readDeclaration(at: index) }
    for index in variables.indices {
      variablesByName[variables[index].name, default: []].append(index)
    }
    for index in assignments.indices {
      assignmentsByName[assignments[index].name, default: []].append(index)
    }
  }

  func variables(named name: String) -> [Variable] {
    (variablesByName[name] ?? []).map { variables[$0] }
  }

  /// Assignments to this variable, without those to others of the same name.
  func assignments(to variable: Variable) -> [Assignment] {
    (assignmentsByName[variable.name] ?? []).map { assignments[$0] }
      .filter { self.variable(named: $0.name, at: $0.index)?.index == variable.index }
  }

  // MARK: - Scopes

  private static let typeKeywords: Set = ["struct", "class", "enum", "extension", "actor"]

  private mutating func findScopes() {
    var pending: Scope.Owner?
    for (index, token) in tokens.all.enumerated() {
      if token.kind == .identifier, tokens[index + 1].kind == .identifier {
        let name = tokens[index + 1].text
        if Self.typeKeywords.contains(token.text) { pending = .type(name) }
        if token.text == "func" { pending = .function(name) }
        if token.text == "var", declaresBody(from: index + 1) { pending = .variable(name) }
      } else if token.isWord("init"), tokens[index + 1].isSymbol("("),
        index > 0, !tokens[index - 1].isSymbol(".")
      {
        pending = .function("init")
      }
      guard token.isSymbol("{"), tokens.partner[index] > index else { continue }
      let isHead = pending != nil && !isInsideParentheses(index)
      let owner =
        isHead ? pending ?? .call("") : .call(tokens.callee(ofBracketAt: index) ?? label(at: index))
      if isHead { pending = nil }
      scopeIndices[index] = scopes.count
      scopes.append(Scope(open: index, close: tokens.partner[index], owner: owner))
    }
  }

  private func isInsideParentheses(_ index: Int) -> Bool {
    tokens.enclosing[index] >= 0 && tokens[tokens.enclosing[index]].isSymbol("(")
  }

  /// `perform` before the brace of `perform: {`, else nothing.
  private func label(at index: Int) -> String {
    guard index > 1, tokens[index - 1].isSymbol(":") else { return "" }
    return tokens[index - 2].text
  }

  /// Whether `var name: Type {` begins here.
  private func declaresBody(from index: Int) -> Bool {
    var next = index + 1
    while next < index + 14, !tokens[next].isSymbol("{") {
      if tokens[next].isSymbol("=") || tokens[next].isWord("var") || tokens[next].isWord("let") {
        return false
      }
      next += 1
    }
    return tokens[next].isSymbol("{")
  }

  /// The scopes around a token, the innermost first.
  func scopes(around index: Int) -> [Int] {
    var found: [Int] = []
    var open = tokens.enclosing[index]
    while open >= 0 {
      if let scope = scopeIndices[open] { found.append(scope) }
      open = tokens.enclosing[open]
    }
    return found
  }

  /// The innermost type around a token.
  func type(around index: Int) -> String? {
    for scope in scopes(around: index) {
      if case .type(let name) = scopes[scope].owner { return name }
    }
    return nil
  }

  // MARK: - Declarations

  private mutating func readDeclaration(at index: Int) {
    let token = tokens[index]
    guard token.kind == .identifier else { return }
    switch token.text {
    case "let", "var":
      if tokens[index + 1].kind == .identifier { readVariable(at: index + 1) }
    case "func", "init":
      var open = token.text == "func" ? index + 2 : index + 1
      if tokens[open].isSymbol("<") { open = afterGenericParameters(at: open) }
      if tokens[open].isSymbol("("), index == 0 || !tokens[index - 1].isSymbol(".") {
        readParameters(at: open, of: token.text == "func" ? tokens[index + 1].text : "init")
      }
    default: readAssignment(at: index)
    }
  }

  private func afterGenericParameters(at index: Int) -> Int {
    var next = index
    while next < index + 24, !tokens[next].isSymbol(">") { next += 1 }
    return next + 1
  }

  /// variable = ("let" | "var") name [":" type] ["=" expression | "{" expression … "}"]
  private mutating func readVariable(at index: Int) {
    var next = index + 1
    var type = ""
    if tokens[next].isSymbol(":") {
      next += 1
      (type, next) = readType(at: next)
    }
    var value: SwiftExpression?
    if tokens[next].isSymbol("=") {
      var parser = SwiftParser(tokens, at: next + 1)
      value = parser.parseExpression()
    } else if tokens[next].isSymbol("{") {
      next += 1
      if tokens[next].isWord("get"), tokens[next + 1].isSymbol("{") { next += 2 }
      if tokens[next].isWord("return") { next += 1 }
      var parser = SwiftParser(tokens, at: next)
      value = parser.parseExpression()
    }
    let scope = scopes(around: index).first
    var variable = Variable(
      name: tokens[index].text, index: index, type: type, wrapper: wrapper(before: index - 1),
      value: value, scope: scope)
    if let scope, case .type(let owner) = scopes[scope].owner {
      variable.source = (owner, variable.name, 0)
    }
    variables.append(variable)
  }

  /// type = name ("." name)* ["<" … ">"] ["?" | "!"] | "[" … "]" | "some" name
  private func readType(at index: Int) -> (name: String, end: Int) {
    var next = index
    if tokens[next].isWord("some") || tokens[next].isWord("any") { next += 1 }
    if tokens[next].isSymbol("[") || tokens[next].isSymbol("("), tokens.partner[next] > next {
      let isList = tokens[next].isSymbol("[")
      next = tokens.partner[next] + 1
      while tokens[next].isSymbol("?") { next += 1 }
      return (isList ? "Array" : "", next)
    }
    var name = tokens[next].text
    next += 1
    while tokens[next].isSymbol("."), tokens[next + 1].kind == .identifier {
      name = tokens[next + 1].text
      next += 2
    }
    if tokens[next].isSymbol("<") {
      let limit = next + 12
      while next < limit, !tokens[next].isSymbol(">") {
        // `Binding<Double>` is a Double here.
        if name == "Binding", tokens[next].kind == .identifier { name = tokens[next].text }
        next += 1
      }
      next += 1
    }
    while tokens[next].isSymbol("?") || tokens[next].isSymbol("!") { next += 1 }
    return (name, next)
  }

  /// `State` of `@State private var`.
  private func wrapper(before index: Int) -> String? {
    var place = index - 1
    while place >= 0, place > index - 10 {
      if tokens[place].isSymbol(")"), tokens.partner[place] > 0 {
        place = tokens.partner[place] - 1
      } else if tokens[place].kind == .identifier {
        if place > 0, tokens[place - 1].isSymbol("@") { return tokens[place].text }
        guard Self.accessWords.contains(tokens[place].text) else { return nil }
        place -= 1
      } else {
        return nil
      }
    }
    return nil
  }

  private static let accessWords: Set = [
    "private", "fileprivate", "public", "internal", "package", "static", "lazy", "final", "set",
    "nonisolated",
  ]

  /// parameters = "(" ([label] name ":" type ["=" expression] ","?)* ")"
  private mutating func readParameters(at open: Int, of function: String) {
    let end = tokens.partner[open]
    guard end > open, let body = bodyScope(after: end) else { return }
    let owner = function == "init" ? type(around: open) ?? "" : function
    var next = open + 1
    var position = 0
    while next < end {
      let isPair = tokens[next + 1].kind == .identifier
      let name = isPair ? next + 1 : next
      guard tokens[name].kind == .identifier, tokens[name + 1].isSymbol(":") else {
        next += 1
        continue
      }
      var (type, after) = (name + 2, name + 2)
      while tokens[type].isSymbol("@") || tokens[type].isWord("inout") {
        type += tokens[type].isSymbol("@") ? 2 : 1
      }
      let typeName: String
      (typeName, after) = readType(at: type)
      var value: SwiftExpression?
      if tokens[after].isSymbol("=") {
        var parser = SwiftParser(tokens, at: after + 1)
        value = parser.parseExpression()
        after = parser.index
      }
      let label = tokens[next].text == "_" ? nil : tokens[next].text
      variables.append(
        Variable(
          name: tokens[name].text, index: name, type: typeName, wrapper: nil, value: value,
          scope: body, source: (owner, label, position)))
      position += 1
      while after < end, !tokens[after].isSymbol(",") {
        let close = tokens.partner[after]
        after = close > after ? close + 1 : after + 1
      }
      next = after + 1
    }
  }

  /// The braces of a function whose parameters end at `index`.
  private func bodyScope(after index: Int) -> Int? {
    var next = index + 1
    while next < index + 14, next < tokens.all.count {
      if let scope = scopeIndices[next] { return scope }
      if tokens[next].isWord("func") || tokens[next].isWord("var") { return nil }
      next += 1
    }
    return nil
  }

  /// assignment = name ("=" | "+=" | "-=") expression | name ".toggle()"
  private mutating func readAssignment(at index: Int) {
    let name = tokens[index].text
    let sign = tokens[index + 1]
    if sign.kind == .symbol, ["=", "+=", "-="].contains(sign.text) {
      guard index == 0 || !tokens[index - 1].isSymbol(":"), !isDeclared(at: index) else { return }
      var parser = SwiftParser(tokens, at: index + 2)
      assignments.append(
        Assignment(
          name: name, index: index, operation: sign.text, value: parser.parseExpression()))
    } else if sign.isSymbol("."), tokens[index + 2].isWord("toggle") {
      assignments.append(
        Assignment(name: name, index: index, operation: "toggle", value: .other))
    }
  }

  private func isDeclared(at index: Int) -> Bool {
    guard index > 0 else { return false }
    return tokens[index - 1].isWord("let") || tokens[index - 1].isWord("var")
  }

  // MARK: - Lookup

  /// The variable that a name means at a token: that of the innermost scope, or a property of the
  /// type around it that stands in another extension.
  func variable(named name: String, at index: Int) -> Variable? {
    let around = scopes(around: index)
    var best: (depth: Int, variable: Variable)?
    let candidates = variables(named: name)
    for variable in candidates where variable.index != index {
      guard let scope = variable.scope else {
        if best == nil { best = (Int.max, variable) }
        continue
      }
      guard let depth = around.firstIndex(of: scope) else { continue }
      // Of two in one scope the last one before.
      let isLocal = if case .type = scopes[scope].owner { false } else { true }
      if isLocal, variable.index > index { continue }
      // In `let radius = radius` the second one is that of the scope around.
      if isLocal, index - variable.index <= 3 { continue }
      if best.map({ depth <= $0.depth }) ?? true { best = (depth, variable) }
    }
    if let best, best.depth < Int.max { return best.variable }
    let type = type(around: index)
    let property = candidates.first {
      guard let scope = $0.scope, case .type(let owner) = scopes[scope].owner
      else { return false }
      return owner == type
    }
    return property ?? best?.variable
  }
}
