internal import Diagnostics
internal import GLSL
internal import Tokens

/// The tokens of one pass without macros and conditions, and what they declare outside of
/// functions.
struct GLSLUnit {
  let tokens: [Token]
  /// Directives of GLSL and of GLSL editors, in the order of the source.
  let asides: [Preprocessor.Aside]
  /// The files it was read from, with those it includes.
  let entries: [SourceLibrary.Entry]
  /// The syntax of the tokens; empty if they were not read.
  private(set) var source = GLSLSource([], log: DiagnosticLog())
  /// Declarations outside of functions; repeated inputs, outputs and uniforms are in it once.
  private(set) var declarations: [GLSLDeclaration] = []
  /// All names in the code, except those after a period.
  private(set) var names: Set<String> = []
  /// For each opening bracket, the index of the closing one.
  private(set) var partner: [Int] = []
  /// Whether all of it was read without an error.
  private(set) var isSound = false

  private static let strangerLimit = 20

  /// Macros that are defined in every dialect. `GL_ES` is not one of them: this is desktop GLSL.
  private static let predefined = [
    "__VERSION__": "330", "GL_core_profile": "1", "HW_PERFORMANCE": "1",
  ]

  /// - Parameters:
  ///   - entries: Files that are joined, such as a project's common code and a buffer.
  ///   - defines: Macros in addition to the predefined ones.
  init(
    _ entries: [SourceLibrary.Entry], in library: SourceLibrary, defines: [String: String] = [:]
  ) {
    var preprocessor = Preprocessor(library: library, language: .glsl)
    preprocessor.macros = Self.predefined.merging(defines) { $1 }.mapValues(Macro.init(text:))
    for entry in entries { preprocessor.read(entry) }
    tokens = preprocessor.output
    asides = preprocessor.asides
    let files = Set(tokens.map(\.span.start.file)).union(asides.map(\.name.span.start.file))
    self.entries = library.entries(withIndices: files.union(entries.map(\.index)))
    let log = library.log
    for (index, token) in tokens.enumerated() where token.kind == .identifier {
      if index == 0 || tokens[index - 1].kind != .period { names.insert(token.text) }
    }
    guard reportStrangers(log), let pairs = BracketPairs(tokens, log: log) else { return }
    partner = pairs.partner
    source = GLSLSource(tokens, log: log)
    declarations = source.declarations
    for block in source.otherBlocks {
      log.report("blocks of uniforms or of inputs are not supported", at: block)
    }
    isSound = !source.hasGaps && source.otherBlocks.isEmpty
    dropRepeats(log)
  }

  /// Leaves out inputs, outputs and uniforms that were declared before: a file and what it includes
  /// may both declare one.
  private mutating func dropRepeats(_ log: DiagnosticLog) {
    var first: [String: GLSLDeclaration] = [:]
    declarations.removeAll { declaration in
      guard declaration.isInterface else { return false }
      guard let known = first[declaration.name] else {
        first[declaration.name] = declaration
        return false
      }
      if !declaration.repeats(known) {
        log.report(
          "'\(declaration.name)' was declared as something else",
          at: tokens[declaration.nameIndex].span)
        isSound = false
      }
      return true
    }
  }

  /// The last function of this name with a body; `nil` if there is none.
  func function(_ name: String) -> GLSLDeclaration? {
    declarations.last {
      if case .function(hasBody: true) = $0.kind { $0.name == name } else { false }
    }
  }

  /// Whether the author declares `name` outside of functions.
  func declares(_ name: String) -> Bool { declarations.contains { $0.name == name } }

  /// The variables that another shader stage sets.
  var inputs: [GLSLDeclaration] {
    declarations.filter { if case .variable = $0.kind { $0.isInput } else { false } }
  }

  /// Whether the code has the name of a declaration anywhere else.
  func isRead(_ declaration: GLSLDeclaration) -> Bool {
    declaration.instance != nil
      || tokens.indices.contains { index in
        index != declaration.nameIndex && tokens[index].text == declaration.name
          && (index == 0 || tokens[index - 1].kind != .period)
      }
  }

  var uniforms: [GLSLDeclaration] { declarations.filter { $0.has("uniform") } }

  /// Returns how many elements an array has; `nil` if its size is not a constant, or if it has
  /// several dimensions.
  func length(of declaration: GLSLDeclaration) -> Int? {
    guard declaration.dimensions == 1, let range = declaration.arraySize, !range.isEmpty else {
      return nil
    }
    return whole(in: range, depth: 0)
  }

  /// - Parameter depth: How many constants were looked up on the way.
  private func whole(in range: Range<Int>, depth: Int) -> Int? {
    guard depth < 8, let size = try? SizeExpression(tokens: Array(tokens[range])) else {
      return nil
    }
    let value = size.value { name in
      let constant = declarations.first { $0.name == name && $0.has("const") }
      return constant?.initializer.flatMap { whole(in: $0, depth: depth + 1) }.map(Double.init)
    }
    return value.flatMap { Int(exactly: $0) }
  }

  /// Returns the numbers of the elements of an array's initial value, `components` for each; `nil`
  /// if only the driver can compute them.
  ///
  /// list = (type "[" … "]" "(" | "{") numbers ("," numbers)* ","? (")" | "}")
  func elements(in range: Range<Int>, components: Int) -> [Double]? {
    guard
      let open = range.first(where: {
        tokens[$0].kind == .leftBrace || tokens[$0].kind == .leftParenthesis
      }), partner[open] == range.upperBound - 1
    else { return nil }
    var numbers: [Double] = []
    var start = open + 1
    var index = start
    while index < range.upperBound {
      let isEnd = index == range.upperBound - 1
      if isEnd || tokens[index].kind == .comma {
        if isEnd, start == index { break }
        guard let element = self.numbers(in: start..<index) else { return nil }
        numbers +=
          element.count == 1 ? Array(repeating: element[0], count: components) : element
        start = index + 1
      }
      index = isEnd ? range.upperBound : partner[index] + 1
    }
    return numbers.isEmpty || numbers.count % components != 0 ? nil : numbers
  }

  /// Returns the numbers of a constant expression, one for each component; `nil` if only the driver
  /// can compute them.
  func numbers(in range: Range<Int>) -> [Double]? { ConstantNumbers.of(Array(tokens[range])) }

  /// Reports characters and strings that GLSL does not have. Returns whether there are none.
  private func reportStrangers(_ log: DiagnosticLog) -> Bool {
    var problems = 0
    for token in tokens {
      // Not a shader; and finding the line of each place takes time.
      if problems == Self.strangerLimit { break }
      switch token.kind {
      case .string, .character:
        log.report("GLSL does not have text in quotes", at: token.span)
      case .unknown, .hash, .hashHash, .arrow, .scope, .ellipsis:
        log.report("'\(token.shownText)' has no meaning in GLSL", at: token.span)
      case .identifier where token.text.utf8.contains { $0 >= 0x80 || $0 == UInt8(ascii: "$") }:
        log.report("'\(token.shownText)' is not a name in GLSL", at: token.span)
      case .number where token.text.contains("'"):
        log.report("'\(token.shownText)' is not a number in GLSL", at: token.span)
      default: continue
      }
      problems += 1
    }
    return problems == 0
  }
}

/// Reads the numbers of constant expressions such as `vec3(0.5, 1, 0)`.
enum ConstantNumbers {
  /// numbers = "=" numbers | type "(" numbers ("," numbers)* ")" | "true" | "false" | expression
  static func of(_ tokens: [Token]) -> [Double]? {
    var tokens = tokens[...]
    if tokens.first?.kind == .equal { tokens = tokens.dropFirst() }
    guard let first = tokens.first, tokens.count <= 100 else { return nil }
    if tokens.count == 1, first.text == "true" || first.text == "false" {
      return [first.text == "true" ? 1 : 0]
    }
    let wraps =
      first.kind == .identifier && tokens.dropFirst().first?.kind == .leftParenthesis
      && tokens.last?.kind == .rightParenthesis
    guard wraps, let width = width(of: first.text) else {
      return (try? SizeExpression(tokens: Array(tokens)))?.value().map { [$0] }
    }
    var parts: [[Token]] = [[]]
    var depth = 0
    for token in tokens.dropFirst(2).dropLast() {
      if token.kind == .leftParenthesis { depth += 1 }
      if token.kind == .rightParenthesis { depth -= 1 }
      if depth == 0, token.kind == .comma {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    let values = parts.map(of)
    guard !values.contains(nil) else { return nil }
    let numbers = values.flatMap { $0 ?? [] }
    if numbers.count == 1 { return Array(repeating: numbers[0], count: width) }
    return numbers.count == width ? numbers : nil
  }

  /// Components of a type by its GLSL name, or `color3` and `color4` of editors.
  private static func width(of type: String) -> Int? {
    switch type {
    case "float", "int", "uint", "bool": 1
    case "vec2", "ivec2", "uvec2", "bvec2": 2
    case "vec3", "ivec3", "uvec3", "bvec3", "color3": 3
    case "vec4", "ivec4", "uvec4", "bvec4", "color4": 4
    default: nil
    }
  }
}
