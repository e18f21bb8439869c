internal import SwiftSource

/// Reads the members of one type or extension.
struct MemberScan {
  private let tokens: SwiftTokens
  /// The "{" of the type.
  private let body: Int

  init(_ tokens: SwiftTokens, body: Int) { (self.tokens, self.body) = (tokens, body) }

  /// A member, by the place of its keyword.
  private struct Member {
    let index: Int
    /// Attributes and modifiers before it.
    var marks: Set<String> = []
  }

  private static let keywords: Set = [
    "var", "let", "func", "init", "subscript", "struct", "class", "enum", "actor", "typealias",
    "case", "deinit", "associatedtype", "protocol",
  ]
  private static let modifiers: Set = [
    "static", "private", "fileprivate", "internal", "public", "open", "package", "final", "lazy",
    "weak", "unowned", "mutating", "nonmutating", "override", "required", "convenience", "dynamic",
    "nonisolated", "isolated", "indirect", "async", "consuming", "borrowing",
  ]

  /// The members directly in the body, with their marks.
  private var list: [Member] {
    var found: [Member] = []
    var marks: Set<String> = []
    var index = body + 1
    let end = tokens.partner[body]
    while index < end {
      let token = tokens[index]
      if token.isSymbol("@"), tokens[index + 1].kind == .identifier {
        marks.insert("@" + tokens[index + 1].text)
        index += 2
        if tokens[index].isSymbol("("), !tokens[index].followsSpace { index = skip(index) }
      } else if token.kind == .identifier, !tokens[index - 1].isSymbol("."),
        // `class func` has a modifier; `static let class` does not occur.
        Self.keywords.contains(token.text), !(token.text == "class" && isModifier(index))
      {
        found.append(Member(index: index, marks: marks))
        marks = []
        index += 1
        if token.text == "func" || token.text == "init" { index = max(index, endOfHead(index)) }
      } else if token.kind == .identifier,
        Self.modifiers.contains(token.text) || token.text == "class"
      {
        marks.insert(token.text == "class" ? "static" : token.text)
        index += 1
      } else {
        if !token.isSymbol("(") { marks = [] }  // `private(set)`
        index = skip(index)
      }
    }
    return found
  }

  private func isModifier(_ index: Int) -> Bool {
    ["func", "var", "let", "subscript"].contains(tokens[index + 1].text)
  }

  private func skip(_ index: Int) -> Int { max(index, tokens.partner[index]) + 1 }

  /// Behind the parameters of a function.
  private func endOfHead(_ index: Int) -> Int {
    guard let open = parameters(at: index) else { return index }
    return skip(open)
  }

  /// The "(" of the function whose keyword is before `index`.
  private func parameters(at index: Int) -> Int? {
    let end = tokens.partner[body]
    var place = index
    while place < end, !tokens[place].isSymbol("(") {
      if tokens[place].isSymbol("{") { return nil }
      place += 1
    }
    return place < end ? place : nil
  }

  /// Whether every parameter has a default.
  private func isPlain(parametersOpenAt open: Int) -> Bool {
    let end = tokens.partner[open]
    var (index, hasDefault, isEmpty) = (open + 1, false, true)
    while index < end {
      let token = tokens[index]
      if token.isSymbol("=") { hasDefault = true }
      if token.isSymbol(",") {
        if !hasDefault, !isInAngles(index, from: open) { return false }
        if !isInAngles(index, from: open) { hasDefault = false }
      }
      isEmpty = false
      index = skip(index)
    }
    return isEmpty || hasDefault
  }

  /// Whether a comma separates generic arguments and no parameters.
  private func isInAngles(_ comma: Int, from open: Int) -> Bool {
    var (angles, index) = (0, comma - 1)
    // A parameter has a colon; between it and this comma stand no more than its type and default.
    while index > open, !tokens[index].isSymbol(":") {
      if tokens[index].isSymbol("<") { angles += 1 }
      if tokens[index].isSymbol(">") { angles -= 1 }
      index = tokens.partner[index] >= 0 ? min(index, tokens.partner[index]) - 1 : index - 1
    }
    return angles > 0
  }

  /// The parameters between the parentheses.
  ///
  /// parameter = attribute* [label] name ":" type ["=" default]
  private func declarations(openAt open: Int) -> [CallParameter] {
    let end = tokens.partner[open]
    var found: [CallParameter] = []
    var (index, start) = (open + 1, open + 1)
    while index <= end {
      let isComma = tokens[index].isSymbol(",") && !isInAngles(index, from: open)
      if isComma || index == end {
        if let parameter = declaration(in: start..<index) { found.append(parameter) }
        start = index + 1
      }
      index = index == end ? end + 1 : skip(index)
    }
    return found
  }

  private func declaration(in range: Range<Int>) -> CallParameter? {
    guard let colon = range.first(where: { tokens[$0].isSymbol(":") }) else { return nil }
    var names: [String] = []
    var index = range.lowerBound
    while index < colon {
      if tokens[index].isSymbol("@") {
        index += 2
      } else {
        names.append(tokens[index].text)
        index = skip(index)
      }
    }
    guard let label = names.first, let name = names.last else { return nil }
    let equal = (colon..<range.upperBound).first {
      tokens[$0].isSymbol("=") && tokens.enclosing[$0] == tokens.enclosing[colon]
    }
    return CallParameter(
      label: label == "_" ? nil : label, name: name,
      type: typeText(in: (colon + 1)..<(equal ?? range.upperBound)), hasDefault: equal != nil)
  }

  /// A type as it is written, without attributes.
  private func typeText(in range: Range<Int>) -> String {
    var text = ""
    var isAttribute = false
    for index in range {
      let token = tokens[index]
      if token.isSymbol("@") {
        isAttribute = true
      } else if isAttribute {
        isAttribute = false
      } else {
        if !text.isEmpty, token.kind == .identifier, tokens[index - 1].kind == .identifier {
          text += " "
        }
        text += token.text
      }
    }
    return text
  }

  // MARK: - What is asked

  /// The parameters of the first initializer that other files see, or of the one that a structure
  /// has of its properties.
  var initializerParameters: [CallParameter]? {
    let members = list
    let inits = members.filter { tokens[$0.index].isWord("init") }
    if !inits.isEmpty {
      let open = inits.lazy.filter { $0.marks.isDisjoint(with: ["private", "fileprivate"]) }
        .compactMap { parameters(at: $0.index + 1) }.first
      return open.map(declarations(openAt:))
    }
    var found: [CallParameter] = []
    for member in members where needsArgument(member) {
      guard member.marks.isDisjoint(with: ["private", "fileprivate"]),
        let property = property(member)
      else { return nil }
      found.append(property)
    }
    return found
  }

  /// A property that has to be given a value, as a parameter.
  private func property(_ member: Member) -> CallParameter? {
    let name = tokens[member.index + 1]
    guard tokens[member.index + 2].isSymbol(":") else { return nil }
    let start = member.index + 3
    var index = start
    while index < tokens.partner[body], tokens[index].line == name.line,
      !tokens[index].isSymbol(";")
    {
      index = skip(index)
    }
    let type = typeText(in: start..<index)
    return CallParameter(
      label: name.text, name: name.text,
      type: member.marks.contains("@Binding") ? "Binding<\(type)>" : type, hasDefault: false)
  }

  /// Functions and properties as members of an extension.
  func members(of owner: String) -> [MemberDeclaration] {
    list.compactMap { member in
      let (keyword, name) = (tokens[member.index].text, tokens[member.index + 1])
      guard ["func", "var", "let"].contains(keyword), name.kind == .identifier else { return nil }
      let open = keyword == "func" ? parameters(at: member.index + 1) : nil
      return MemberDeclaration(
        name: name.text, owner: owner, isFunction: keyword == "func",
        isStatic: member.marks.contains("static"),
        isPlain: open.map(isPlain(parametersOpenAt:)) ?? true,
        parameters: open.map(declarations(openAt:)) ?? [],
        isPrivate: !member.marks.isDisjoint(with: ["private", "fileprivate"]), line: name.line)
    }
  }

  /// Whether an initializer is declared whose parameters all have defaults.
  var hasPlainDeclaredInitializer: Bool {
    list.contains { member in
      tokens[member.index].isWord("init")
        && parameters(at: member.index + 1).map(isPlain(parametersOpenAt:)) ?? false
    }
  }

  /// Whether a structure with these members can be made without arguments.
  var hasPlainInitializer: Bool {
    let members = list
    if members.contains(where: { tokens[$0.index].isWord("init") }) {
      return hasPlainDeclaredInitializer
    }
    return members.allSatisfy { !needsArgument($0) }
  }

  /// Wrappers whose properties need no value.
  private static let selfSufficient: Set = [
    "@Environment", "@EnvironmentObject", "@Namespace", "@FocusState", "@Query", "@GestureState",
    "@AppStorage", "@SceneStorage", "@AccessibilityFocusState", "@FetchRequest", "@ScaledMetric",
  ]

  /// Whether a stored property has to be given a value.
  private func needsArgument(_ member: Member) -> Bool {
    let keyword = tokens[member.index].text
    guard keyword == "var" || keyword == "let", !member.marks.contains("static"),
      !member.marks.contains("lazy"), member.marks.isDisjoint(with: Self.selfSufficient)
    else { return false }
    let end = tokens.partner[body]
    var index = member.index + 1
    var last = tokens[index]
    while index < end {
      let token = tokens[index]
      if token.isSymbol("=") || token.isSymbol("{") { return false }
      let endsLine = token.line != last.line && !isContinued(last)
      if index > member.index + 1, endsLine || token.isSymbol(";") { break }
      last = tokens[max(index, tokens.partner[index])]
      index = skip(index)
    }
    // A variable of optional type is `nil` to begin with.
    return !(keyword == "var" && last.isSymbol("?") || last.isSymbol("!"))
  }

  /// Whether the line goes on behind this token.
  private func isContinued(_ token: SwiftToken) -> Bool {
    [":", ",", "<", "&", "->", ".", "="].contains(token.text) && token.kind == .symbol
  }
}
