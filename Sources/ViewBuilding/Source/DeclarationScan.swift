internal import SwiftSource

/// Reads what a file declares at its top level from its tokens.
///
/// file = (directive | declaration | statement)*
/// declaration = (attribute | modifier)* keyword name head
///
/// It runs once, in time proportional to the text.
struct DeclarationScan {
  let tokens: SwiftTokens
  /// Where `@main` was in the text.
  private let mainOffset: Int?
  private(set) var previews: [PreviewDeclaration] = []
  private(set) var types: [TypeDeclaration] = []
  private(set) var members: [MemberDeclaration] = []
  private(set) var extensions: [String: Set<String>] = [:]
  private(set) var globals: Set<String> = []
  private(set) var imports: Set<String> = []
  private let text: [UInt8]
  /// Where the line of the last preview begins.
  private var lineStart = 0
  /// Where its "#" is.
  private var lastPreview = 0

  init(_ text: [UInt8], mainOffset: Int?) {
    self.text = text
    self.mainOffset = mainOffset
    tokens = SwiftTokens(text)
  }

  var usedNames: Set<String> {
    Set(tokens.all.lazy.filter { $0.kind == .identifier }.map(\.text))
  }

  var memberNames: Set<String> {
    Set(
      tokens.all.indices.lazy.dropFirst()
        .filter { tokens[$0].kind == .identifier && tokens[$0 - 1].isSymbol(".") }
        .map { tokens[$0].text })
  }

  mutating func run() {
    var index = 0
    while index < tokens.all.count {
      let token = tokens[index]
      if token.isSymbol("#"), tokens[index + 1].isWord("Preview") {
        addPreview(at: index)
        index += 2
      } else if token.kind == .identifier, !isMember(index) {
        index = readDeclaration(at: index)
      } else {
        index = skip(index)
      }
    }
    mergeExtensions()
  }

  /// The token behind this one, or behind the bracket that closes it.
  private func skip(_ index: Int) -> Int {
    max(index, tokens.partner[index]) + 1
  }

  private func isMember(_ index: Int) -> Bool { index > 0 && tokens[index - 1].isSymbol(".") }

  private mutating func addPreview(at index: Int) {
    let start = tokens[index].range.lowerBound
    if let end = text[lastPreview..<start].lastIndex(of: UInt8(ascii: "\n")) { lineStart = end + 1 }
    lastPreview = start
    let isNamed = tokens[index + 2].isSymbol("(") && tokens[index + 3].kind == .string
    previews.append(
      PreviewDeclaration(
        line: tokens[index].line, column: start - lineStart + 1,
        name: isNamed ? tokens[index + 3].text : nil))
  }

  private static let typeKeywords: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  /// Reads a declaration whose keyword may stand at `index`, and returns the token behind it.
  private mutating func readDeclaration(at index: Int) -> Int {
    let (keyword, name) = (tokens[index].text, tokens[index + 1])
    switch keyword {
    case "import":
      return readImport(at: index)
    case "func" where name.kind == .identifier || name.kind == .symbol:
      globals.insert(name.text)
      return endOfFunction(at: index)
    case "var",
      "let" where name.kind == .identifier:
      globals.insert(name.text)
      return index + 2
    case "extension" where name.kind == .identifier:
      return readExtension(at: index)
    case _ where Self.typeKeywords.contains(keyword) && name.kind == .identifier:
      return readType(at: index)
    default:
      return index + 1
    }
  }

  /// import = "import" ["struct" | "class" | …] name ("." name)*
  private mutating func readImport(at index: Int) -> Int {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    let place = kinds.contains(tokens[index + 1].text) ? index + 2 : index + 1
    imports.insert(tokens[place].text)
    return place + 1
  }

  // MARK: - Types

  private mutating func readType(at index: Int) -> Int {
    let name = tokens[index + 1]
    let isGeneric = tokens[index + 2].isSymbol("<")
    let head = readHead(at: index + 2)
    var type = TypeDeclaration(
      name: name.text, keyword: tokens[index].text, line: tokens[index].line,
      conformances: head.conformances, isGeneric: isGeneric, hasPlainInitializer: false)
    if let body = head.body {
      let members = MemberScan(tokens, body: body)
      type.hasPlainInitializer =
        type.keyword == "struct" && !isGeneric && members.hasPlainInitializer
      if type.keyword == "struct", !isGeneric { type.parameters = members.initializerParameters }
    }
    if let mainOffset {
      let before = index == 0 ? 0 : precedingBodyEnd(index)
      type.isMain = before <= mainOffset && mainOffset < tokens[index].range.lowerBound
    }
    types.append(type)
    return head.end
  }

  /// Where the declaration before this one ends: attributes of this one stand behind it.
  private func precedingBodyEnd(_ index: Int) -> Int {
    var place = index - 1
    while place >= 0 {
      if tokens[place].isSymbol("}") { return tokens[place].range.upperBound }
      if tokens[place].isSymbol(")"), tokens.partner[place] >= 0 { place = tokens.partner[place] }
      place -= 1
    }
    return 0
  }

  private mutating func readExtension(at index: Int) -> Int {
    // The last name of `SwiftUI.View`
    var place = index + 1
    while tokens[place + 1].isSymbol("."), tokens[place + 2].kind == .identifier { place += 2 }
    let owner = tokens[place].text
    let head = readHead(at: place + 1)
    extensions[owner, default: []].formUnion(head.conformances)
    if let body = head.body {
      let scan = MemberScan(tokens, body: body)
      members += scan.members(of: owner)
      if scan.hasPlainDeclaredInitializer { plainExtensions.insert(owner) }
    }
    return head.end
  }

  /// Types that an extension gives an initializer without arguments.
  private var plainExtensions: Set<String> = []

  private mutating func mergeExtensions() {
    for index in types.indices {
      let name = types[index].name
      if let added = extensions[name] { types[index].conformances.formUnion(added) }
      if plainExtensions.contains(name) { types[index].hasPlainInitializer = true }
    }
  }

  private struct Head {
    var conformances: Set<String> = []
    /// Its "{".
    var body: Int?
    /// The token behind the declaration.
    var end: Int
  }

  /// head = ["<" … ">"] [":" type ("," type)*] ["where" …] "{" … "}"
  private func readHead(at start: Int) -> Head {
    var head = Head(end: start)
    var (index, angles, isList, isOver) = (start, 0, false, false)
    while index < tokens.all.count {
      let token = tokens[index]
      if token.isSymbol("{") {
        head.body = tokens.partner[index] > index ? index : nil
        head.end = skip(index)
        return head
      }
      if token.isSymbol("<") { angles += 1 }
      if token.isSymbol(">") { angles -= 1 }
      if token.isSymbol("="), angles == 0 { break }  // typealias
      if token.isWord("where") { isOver = true }
      if token.isSymbol(":"), angles == 0, !isOver { isList = true }
      if token.kind == .identifier, isList, !isOver, angles == 0, !tokens[index + 1].isSymbol("."),
        !tokens[index - 1].isSymbol("@")
      {
        head.conformances.insert(token.text)
      }
      if token.kind == .end { break }
      index = skip(index)
    }
    head.end = index + 1
    return head
  }

  /// The token behind the body of the function at `index`.
  private func endOfFunction(at index: Int) -> Int {
    var place = index + 2
    while place < tokens.all.count, !tokens[place].isSymbol("{") {
      if tokens[place].isWord("func") || tokens[place].kind == .end { return place }
      place = skip(place)
    }
    return place < tokens.all.count ? skip(place) : place
  }
}
