/// The declarations of a Swift file that arguments of a shader can come from: variables, and what
/// assigns to them.
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
    /// Whether it is stored and declared by `var`: something may give it another value.
    var isChangeable = false
    var isStatic = false
  }

  struct Assignment: Sendable {
    let name: String
    let index: Int
    /// "="; something else for what changes it otherwise.
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
  /// The offset of each line.
  private let lineStarts: [Int]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    tokens = SwiftTokens(bytes)
    lineStarts =
      [0] + bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    findScopes()
    for scope in scopes.indices { readClosureParameters(of: scope) }
    for index in tokens.all.indices { readDeclaration(at: index) }
    for index in variables.indices {
      variablesByName[variables[index].name, default: []].append(index)
    }
    for index in assignments.indices {
      assignmentsByName[assignments[index].name, default: []].append(index)
    }
  }

  /// Where a token begins in its line, in bytes, counted from 1.
  func column(of token: SwiftToken) -> Int {
    token.range.lowerBound - lineStarts[token.line - 1] + 1
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
        readParameters(at: open)
      }
    case "for": readLoop(at: index)
    default: readAssignment(at: index)
    }
  }

  /// loop = "for" name "in" … "{"
  private mutating func readLoop(at index: Int) {
    guard tokens[index + 1].kind == .identifier, tokens[index + 2].isWord("in") else { return }
    let body = scopes.indices.first { scopes[$0].open > index }
    if let body { declare(index + 1, in: body) }
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
    var isComputed = false
    if tokens[next].isSymbol("=") {
      var parser = SwiftParser(tokens, at: next + 1)
      value = parser.parseWhole()
    } else if tokens[next].isSymbol("{") {
      isComputed = true
      value = body(openedAt: next)
    }
    let marks = marks(before: index - 1)
    variables.append(
      Variable(
        name: tokens[index].text, index: index, type: type,
        wrapper: marks.first { $0.isWrapper }?.name, value: value,
        scope: scopes(around: index).first,
        isChangeable: tokens[index - 1].isWord("var") && !isComputed,
        isStatic: marks.contains { $0.name == "static" }))
  }

  /// The expression that a computed property consists of; `nil` if there are several statements.
  private func body(openedAt open: Int) -> SwiftExpression? {
    var open = open
    if tokens[open + 1].isWord("get"), tokens[open + 2].isSymbol("{") { open += 2 }
    var parser = SwiftParser(tokens, at: tokens[open + 1].isWord("return") ? open + 2 : open + 1)
    let value = parser.parseWhole()
    return parser.index == tokens.partner[open] ? value : nil
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

  /// `State` and `private` of `@State private var`.
  private func marks(before index: Int) -> [(name: String, isWrapper: Bool)] {
    var found: [(name: String, isWrapper: Bool)] = []
    var place = index - 1
    while place >= 0, place > index - 10 {
      if tokens[place].isSymbol(")"), tokens.partner[place] > 0 {
        place = tokens.partner[place] - 1
      } else if tokens[place].kind == .identifier {
        let isWrapper = place > 0 && tokens[place - 1].isSymbol("@")
        guard isWrapper || Self.accessWords.contains(tokens[place].text) else { return found }
        found.append((tokens[place].text, isWrapper))
        place -= isWrapper ? 2 : 1
      } else {
        return found
      }
    }
    return found
  }

  private static let accessWords: Set = [
    "private", "fileprivate", "public", "internal", "package", "static", "lazy", "final", "set",
    "nonisolated",
  ]

  /// parameters = "(" ([label] name ":" type ["=" expression] ","?)* ")"
  private mutating func readParameters(at open: Int) {
    let end = tokens.partner[open]
    guard end > open, let body = bodyScope(after: end) else { return }
    var next = open + 1
    while next < end {
      let name = tokens[next + 1].kind == .identifier ? next + 1 : next
      guard tokens[name].kind == .identifier, tokens[name + 1].isSymbol(":") else {
        next += 1
        continue
      }
      declare(name, in: body)
      while next < end, !tokens[next].isSymbol(",") {
        let close = tokens.partner[next]
        next = close > next ? close + 1 : next + 1
      }
      next += 1
    }
  }

  /// Declares a name whose value is given when the view runs.
  private mutating func declare(_ index: Int, in scope: Int) {
    variables.append(
      Variable(
        name: tokens[index].text, index: index, type: "", wrapper: nil, value: nil, scope: scope))
  }

  /// closure = "{" ["[" captures "]"] ["("] (name [":" type] ","?)* [")"] … "in"
  private mutating func readClosureParameters(of scope: Int) {
    guard case .call = scopes[scope].owner else { return }
    var index = scopes[scope].open + 1
    if tokens[index].isSymbol("["), tokens.partner[index] > index {
      index = tokens.partner[index] + 1
    }
    var names: [Int] = []
    let limit = index + 24
    while index < limit, !tokens[index].isWord("in") {
      let token = tokens[index]
      let isPart = [",", ":", "(", ")", "@", ".", "?", "-", ">", "->", "<", "[", "]"]
        .contains { token.isSymbol($0) }
      guard token.kind == .identifier || isPart, !token.isWord("for") else { return }
      if token.kind == .identifier { names.append(index) }
      index += 1
    }
    guard tokens[index].isWord("in") else { return }
    for name in names { declare(name, in: scope) }
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

  private static let mutators: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "sort",
    "shuffle", "reverse", "swapAt", "toggle", "negate", "round", "merge", "formUnion", "update",
  ]

  /// assignment = ["self."] ["_"] name ("." name)* ("=" | "+=" | …) expression
  ///   | name "." mutator "(" | "&" name | "(" … name … ")" "=" …
  private mutating func readAssignment(at index: Int) {
    let before = tokens[index - 1]
    // A chain of members is read from its beginning.
    if index > 0, before.isSymbol("."), !tokens[index - 2].isWord("self") { return }
    let written = tokens[index].text
    // `_amount = State(initialValue: …)`
    let name = written.first == "_" ? String(written.dropFirst()) : written
    var next = index + 1
    while tokens[next].isSymbol("."), tokens[next + 1].kind == .identifier { next += 2 }
    let sign = tokens[next]
    let isPart = next > index + 1
    if sign.isSymbol("="), !isPart {
      guard index == 0 || !before.isSymbol(":"), !isDeclared(at: index) else { return }
      var parser = SwiftParser(tokens, at: next + 1)
      let value = parser.parseWhole()
      assignments.append(
        Assignment(name: name, index: index, operation: written == name ? "=" : "_", value: value))
    } else if sign.isSymbol("=") || isChange(at: next)
      || isPart && Self.mutators.contains(tokens[next - 1].text)
      || index > 0 && before.isSymbol("&") || isInAssignedTuple(index)
    {
      assignments.append(Assignment(name: name, index: index, operation: sign.text, value: .other))
    }
  }

  /// Whether "+=" or another operator with "=" stands at a token.
  private func isChange(at index: Int) -> Bool {
    let token = tokens[index]
    if ["+=", "-=", "*=", "/="].contains(where: token.isSymbol) { return true }
    return ["%", "&", "|", "^"].contains(where: token.isSymbol)
      && tokens[index + 1].isSymbol("=") && !tokens[index + 1].followsSpace
  }

  /// Whether `(name, other) = …` is around a token.
  private func isInAssignedTuple(_ index: Int) -> Bool {
    let open = tokens.enclosing[index]
    guard open >= 0, tokens[open].isSymbol("("), tokens.partner[open] > open else { return false }
    return tokens[tokens.partner[open] + 1].isSymbol("=")
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
