internal import Tokens

/// Turns initializers in braces, which came with GLSL 4.20, into constructors of the declared type.
///
/// ```glsl
/// vec2 a[2] = {{1, 2}, {3, 4}};  // vec2 a[2] = vec2[](vec2(1, 2), vec2(3, 4));
/// ```
///
/// Arrays of arrays are left to the driver, for 3.30 has none.
struct BraceInitializers {
  private struct ValueType {
    var name: String
    var dimensions: Int
  }

  private let unit: GLSLUnit
  private let newName: (String) -> String
  /// Texts that replace single tokens, by the token's index.
  private(set) var replaced: [Int: String] = [:]
  /// Types of the members of structs, in their order.
  private var members: [String: [ValueType]] = [:]

  /// - Parameter newName: The name in the generated text of a struct.
  init(in unit: GLSLUnit, newName: @escaping (String) -> String) {
    self.unit = unit
    self.newName = newName
    let tokens = unit.tokens
    let starts = tokens.indices.dropLast().filter {
      tokens[$0].kind == .equal && tokens[$0 + 1].kind == .leftBrace
    }
    guard !starts.isEmpty else { return }
    findMembers()
    for equal in starts {
      if let type = declaredType(before: equal) { rewrite(equal + 1, as: type) }
    }
  }

  // MARK: - Types

  /// Returns the type of what is declared left of the `=` at an index.
  ///
  /// declarator = qualifier* type dimension* (name dimension* ("=" …)? ",")* name dimension*
  private func declaredType(before equal: Int) -> ValueType? {
    let tokens = unit.tokens
    var index = equal - 1
    var dimensions = 0
    while index >= 0, tokens[index].kind == .rightBracket {
      dimensions += 1
      index = opening(of: index) - 1
    }
    guard index > 0, tokens[index].kind == .identifier else { return nil }
    index -= 1
    var start = index
    while start >= 0, ![.semicolon, .leftBrace].contains(tokens[start].kind) {
      if tokens[start].kind == .rightBrace {
        // Of an earlier initializer, or of a block.
        let open = opening(of: start)
        guard open > 0, tokens[open - 1].kind == .equal else { break }
        start = open - 1
      } else if [.rightBracket, .rightParenthesis].contains(tokens[start].kind) {
        start = opening(of: start) - 1
      } else if tokens[start].kind == .leftParenthesis {
        break  // of a 'for'
      } else {
        start -= 1
      }
    }
    start += 1
    while start < equal, GLSLWords.qualifiers.contains(tokens[start].text) {
      start += tokens[start].text == "layout" ? 2 : 1
      if tokens[start - 1].kind == .leftParenthesis { start = unit.partner[start - 1] + 1 }
    }
    guard start < equal, tokens[start].kind == .identifier else { return nil }
    let name = tokens[start].text
    var next = start + 1
    while next < equal, tokens[next].kind == .leftBracket {
      dimensions += 1
      next = unit.partner[next] + 1
    }
    return ValueType(name: name, dimensions: dimensions)
  }

  /// Returns the index of the bracket that the one at an index closes.
  private func opening(of closing: Int) -> Int {
    var depth = 0
    var index = closing
    while index > 0 {
      switch unit.tokens[index].kind {
      case .rightBracket, .rightParenthesis, .rightBrace: depth += 1
      case .leftBracket, .leftParenthesis, .leftBrace: depth -= 1
      default: break
      }
      if depth == 0 { return index }
      index -= 1
    }
    return 0
  }

  /// struct = "struct" name "{" (type dimension* name dimension* ("," name dimension*)* ";")* "}"
  private mutating func findMembers() {
    let tokens = unit.tokens
    for start in tokens.indices.dropLast(2)
    where tokens[start].text == "struct" && tokens[start + 2].kind == .leftBrace {
      var types: [ValueType] = []
      var type: ValueType?
      var index = start + 3
      let end = unit.partner[start + 2]
      while index < end {
        if tokens[index].kind == .semicolon {
          type = nil
        } else if tokens[index].kind == .leftBracket {
          if unit.members.contains(index - 1) {
            types[types.count - 1].dimensions += 1
          } else {
            type?.dimensions += 1
          }
          index = unit.partner[index]
        } else if unit.members.contains(index) {
          types.append(type ?? ValueType(name: "", dimensions: 0))  // a mistake, reported elsewhere
        } else if tokens[index].kind == .identifier, type == nil,
          !GLSLWords.qualifiers.contains(tokens[index].text)
        {
          type = ValueType(name: tokens[index].text, dimensions: 0)
        }
        index += 1
      }
      members[tokens[start + 1].text] = types
    }
  }

  // MARK: - Braces

  /// braces = "{" (value | braces) ("," (value | braces))* ","? "}"
  private mutating func rewrite(_ open: Int, as type: ValueType) {
    guard type.dimensions < 2 else { return }
    let tokens = unit.tokens
    let close = unit.partner[open]
    let name = newName(type.name)
    replaced[open] = type.dimensions == 1 ? "\(name)[](" : "\(name)("
    replaced[close] = ")"
    if tokens[close - 1].kind == .comma { replaced[close - 1] = "" }
    var place = 0
    var index = open + 1
    while index < close {
      if tokens[index].kind == .comma {
        place += 1
      } else if tokens[index].kind == .leftBrace {
        if let inner = part(place, of: type) {
          rewrite(index, as: inner)
        }
      }
      index = unit.partner[index] + 1
    }
  }

  /// The type of the element, member or column at a place.
  private func part(_ place: Int, of type: ValueType) -> ValueType? {
    if type.dimensions > 0 { return ValueType(name: type.name, dimensions: 0) }
    if GLSLWords.matrices.contains(type.name) {
      // The rows of `mat2x3` are its columns' numbers: three of them.
      return type.name.last.map { ValueType(name: "vec\($0)", dimensions: 0) }
    }
    guard let types = members[type.name], types.indices.contains(place) else { return nil }
    return types[place]
  }
}

/// Makes whole literals floats or unsigned where GLSL converts them since 4.00 and 4.20: in the
/// results of functions, and in the initial values of unsigned variables.
///
/// What is not a literal is left to the driver, which may have the extensions for it.
struct LiteralConversions {
  private let unit: GLSLUnit
  /// Texts that replace single tokens, by the token's index.
  private(set) var replaced: [Int: String] = [:]

  init(in unit: GLSLUnit) {
    self.unit = unit
    for declaration in unit.declarations {
      guard case .function(let parameters, true) = declaration.kind, !declaration.isArray else {
        if declaration.type == "uint", let range = declaration.initializer, !declaration.isArray {
          convert(range, to: "u")
        }
        continue
      }
      let suffix = declaration.type == "float" ? ".0" : declaration.type == "uint" ? "u" : nil
      guard let suffix else { continue }
      for index in (parameters.upperBound + 1)..<declaration.range.upperBound
      where unit.tokens[index].text == "return" {
        convert((index + 1)..<end(after: index), to: suffix)
      }
    }
    for variable in unit.localVariables()
    where variable.type == "uint" && variable.isInitialized && !variable.isArray {
      let start = variable.nameIndex + 2
      convert(start..<end(after: start), to: "u")
    }
  }

  /// The index of the comma or semicolon that ends an expression.
  private func end(after start: Int) -> Int {
    var index = start
    while index < unit.tokens.count, ![.semicolon, .comma].contains(unit.tokens[index].kind) {
      index = unit.partner[index] + 1
    }
    return index
  }

  /// Converts the literals of an expression that has nothing else in it.
  private mutating func convert(_ range: Range<Int>, to suffix: String) {
    let tokens = unit.tokens[range]
    let signs: Set<TokenKind> = [
      .number, .plus, .minus, .star, .leftParenthesis, .rightParenthesis,
    ]
    guard !tokens.isEmpty, tokens.allSatisfy({ signs.contains($0.kind) }),
      tokens.allSatisfy({ $0.kind != .number || Self.isDecimal($0.text) })
    else { return }
    for index in range where unit.tokens[index].kind == .number {
      replaced[index] = unit.tokens[index].text + suffix
    }
  }

  private static func isDecimal(_ text: String) -> Bool {
    text.allSatisfy(\.isNumber) && (text == "0" || text.first != "0")
  }
}
