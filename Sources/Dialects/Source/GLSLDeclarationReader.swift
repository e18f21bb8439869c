internal import Diagnostics
internal import Tokens

/// Finds what a list of tokens declares outside of functions, skipping the bodies of functions.
struct GLSLDeclarationReader {
  static let countLimit = 10_000

  /// Words that begin a declaration and occur in no expression: a `;` is missing before them.
  private static let beginners: Set<String> = [
    "void", "uniform", "const", "struct", "varying", "precision", "in", "out", "layout",
  ]

  /// Where the value of a variable comes from, of which it has one.
  private static let storage = ["uniform", "in", "out", "inout", "varying", "attribute", "const"]

  let tokens: [Token]
  /// For each opening bracket, the index of the closing one.
  let partner: [Int]
  let log: DiagnosticLog
  private(set) var declarations: [GLSLDeclaration] = []
  private(set) var dropped: [Range<Int>] = []
  private(set) var members: Set<Int> = []
  /// The names in the layouts of built-in variables that are declared again.
  private(set) var builtinLayouts: [String: Set<String>] = [:]
  private(set) var isSound = true
  private var index = 0
  /// Older versions allow a struct to have the name of a qualifier.
  private var structures: Set<String> = []

  init(tokens: [Token], partner: [Int], log: DiagnosticLog) {
    self.tokens = tokens
    self.partner = partner
    self.log = log
  }

  private var next: Token? { index < tokens.count ? tokens[index] : nil }

  /// unit = (";" | precision | declaration)*
  mutating func read() {
    findMembers()
    while let token = next {
      if declarations.count > Self.countLimit {
        complain("more than \(Self.countLimit) declarations", at: token)
        return
      }
      if token.kind == .semicolon {
        index += 1
      } else if token.text == "precision" {
        let start = index
        skip(past: .semicolon)
        dropped.append(start..<index)
      } else {
        readDeclaration()
      }
    }
  }

  /// declaration = qualifier* (type | struct) (function | variables | ";")
  private mutating func readDeclaration() {
    let start = index
    var head = GLSLDeclaration(
      kind: .variable, qualifiers: [], type: "", name: "", nameIndex: start, range: start..<start)
    readQualifiers(&head)
    guard let token = next else { return complain("expected a declaration, found the end") }
    if token.kind == .semicolon {
      index += 1
      dropped.append(start..<index)
      return
    }
    guard token.kind == .identifier else {
      return complain("expected a declaration, found '\(token.shownText)'", at: token)
    }
    if token.text == "struct" {
      guard readStructure(&head) else { return }
    } else {
      head.type = token.text
      index += 1
    }
    skipArraySizes(&head)
    let storage = Self.storage.filter(head.has)
    guard storage.count < 2 else {
      return complain("nothing is both '\(storage[0])' and '\(storage[1])'", at: tokens[start])
    }
    switch next?.kind {
    case .semicolon:  // a struct alone, or `invariant gl_Position;`
      index += 1
      if head.type != "struct", token.text != "struct" { dropped.append(start..<index) }
    case .leftBrace where !head.qualifiers.isEmpty:
      complain("blocks of uniforms or of inputs are not supported", at: token)
    default: readNames(head, from: start)
    }
  }

  /// qualifier = word | "layout" "(" … ")"
  private mutating func readQualifiers(_ head: inout GLSLDeclaration) {
    while let token = next, token.kind == .identifier, GLSLWords.qualifiers.contains(token.text),
      !structures.contains(token.text)
    {
      head.qualifiers.insert(token.text)
      index += 1
      guard token.text == "layout", next?.kind == .leftParenthesis else { continue }
      for place in index..<partner[index] where tokens[place].kind == .identifier {
        head.layoutNames.insert(tokens[place].text)
        if tokens[place].text == "location", place + 2 < tokens.count {
          head.location = Int(tokens[place + 2].text)
        }
      }
      index = partner[index] + 1
    }
  }

  /// struct = "struct" name? "{" … "}"
  private mutating func readStructure(_ head: inout GLSLDeclaration) -> Bool {
    index += 1
    head.type = "struct"
    if let name = next, name.kind == .identifier {
      head.type = name.text
      structures.insert(name.text)
      declarations.append(
        GLSLDeclaration(
          kind: .structure, qualifiers: [], type: "struct", name: name.text, nameIndex: index,
          range: index..<index))
      index += 1
    }
    guard next?.kind == .leftBrace else {
      complain("expected '{' after 'struct', found '\(next?.shownText ?? "the end")'", at: next)
      return false
    }
    index = partner[index] + 1
    return true
  }

  private mutating func skipArraySizes(_ head: inout GLSLDeclaration) {
    while next?.kind == .leftBracket {
      head.dimensions += 1
      head.arraySize = head.arraySize ?? (index + 1)..<partner[index]
      index = partner[index] + 1
    }
  }

  /// names = name "(" … ")" (";" | "{" … "}") | name array? ("=" …)? ("," name array? ("=" …)?)*
  /// ";"
  private mutating func readNames(_ head: GLSLDeclaration, from start: Int) {
    let first = declarations.count
    while true {
      guard let token = next, token.kind == .identifier, !Self.storage.contains(token.text) else {
        return complain(
          "expected a name after '\(head.type.prefix(60))', found '\(next?.shownText ?? "the end")'",
          at: next)
      }
      var one = head
      one.name = token.text
      one.nameIndex = index
      index += 1
      // A function stands alone.
      if next?.kind == .leftParenthesis, declarations.count == first {
        return readFunction(one, from: start)
      }
      skipArraySizes(&one)
      if next?.kind == .equal {
        let begin = index + 1
        while let token = next, token.kind != .comma, token.kind != .semicolon,
          !Self.beginners.contains(token.text)
        {
          index = partner[index] + 1
        }
        one.initializer = begin..<max(begin, index)
      }
      declarations.append(one)
      let end = next
      index += 1
      if end?.kind == .comma { continue }
      guard end?.kind == .semicolon else {
        return complain(
          "expected ';' after '\(one.name.prefix(60))', found '\(end?.shownText ?? "the end")'",
          at: end)
      }
      for place in first..<declarations.count { declarations[place].range = start..<index }
      dropBuiltins(from: first, start..<index)
      return
    }
  }

  /// Leaves out a declaration that says more of what is built in, as
  /// `layout(origin_upper_left) in vec4 gl_FragCoord;` does.
  private mutating func dropBuiltins(from first: Int, _ range: Range<Int>) {
    let own = declarations[first...]
    guard own.allSatisfy({ $0.name.hasPrefix("gl_") }) else { return }
    for builtin in own { builtinLayouts[builtin.name, default: []].formUnion(builtin.layoutNames) }
    dropped.append(range)
    declarations.removeSubrange(first...)
  }

  private mutating func readFunction(_ head: GLSLDeclaration, from start: Int) {
    if let qualifier = Self.storage.first(where: { $0 != "const" && head.has($0) }) {
      return complain("a function cannot be '\(qualifier)'", at: tokens[head.nameIndex])
    }
    let parameters = (index + 1)..<partner[index]
    index = partner[index] + 1
    var function = head
    switch next?.kind {
    case .semicolon:
      function.kind = .function(parameters: parameters, hasBody: false)
      index += 1
    case .leftBrace:
      function.kind = .function(parameters: parameters, hasBody: true)
      index = partner[index] + 1
    default:
      return complain(
        "expected '{' after '\(head.name.prefix(60))(…)', found '\(next?.shownText ?? "the end")'",
        at: next)
    }
    function.range = start..<index
    declarations.append(function)
  }

  /// Reports an error and continues after the next `;` or block.
  private mutating func complain(_ message: String, at token: Token? = nil) {
    isSound = false
    log.report(message, at: (token ?? tokens.last)?.span)
    while let token = next, token.kind != .semicolon {
      let isBlock = token.kind == .leftBrace
      index = partner[index] + 1
      if isBlock { return }
    }
    index += 1
  }

  private mutating func skip(past kind: TokenKind) {
    while let token = next, token.kind != kind { index = partner[index] + 1 }
    index = min(index + 1, tokens.count)
  }

  /// Finds the names declared in the bodies of all structs, also of those inside functions.
  ///
  /// member = … name ("[" … "]")? ("," | ";")
  private mutating func findMembers() {
    for start in tokens.indices where tokens[start].text == "struct" {
      var open = start + 1
      if open < tokens.count, tokens[open].kind == .identifier { open += 1 }
      guard open < tokens.count, tokens[open].kind == .leftBrace else { continue }
      var place = open + 1
      while place < partner[open] {
        let following = tokens[min(place + 1, tokens.count - 1)].kind
        if tokens[place].kind == .identifier, tokens[place - 1].kind != .leftBrace,
          tokens[place - 1].kind != .semicolon,
          following == .semicolon || following == .comma || following == .leftBracket
        {
          members.insert(place)
        }
        // Sizes in brackets are constants, not members.
        place = tokens[place].kind == .leftBracket ? partner[place] + 1 : place + 1
      }
    }
  }
}

extension Token {
  /// The text for messages, shortened: a damaged file can have names of any length.
  var shownText: String { String(text.prefix(60)) }
}
