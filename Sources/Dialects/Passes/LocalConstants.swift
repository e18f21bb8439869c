internal import Tokens

/// Finds local constants whose initial value depends on an input, such as a uniform.
///
/// ```glsl
/// const float turn = 2.0 * PI;  // stays
/// const float k = turn * speed; // becomes a variable: 3.30 has no constants of this kind
/// ```
///
/// What a constant depends on is found from names, as for globals; parameters and local variables
/// count as inputs.
struct LocalConstants {
  /// The words `const` to leave out.
  private(set) var dropped: [Range<Int>] = []
  private let unit: GLSLUnit
  private let globals: GlobalInitializers

  init(of unit: GLSLUnit, globals: GlobalInitializers) {
    self.unit = unit
    self.globals = globals
    guard unit.tokens.contains(where: { $0.text == "const" }) else { return }
    let variables = Set(unit.localVariables().map(\.nameIndex))
    for declaration in unit.declarations {
      guard case .function(let parameters, true) = declaration.kind else { continue }
      let names = unit.parameterNames(in: parameters)
      // Whether a local name is a constant, the latest declaration before all others.
      var locals = Dictionary(uniqueKeysWithValues: names.map { ($0, false) })
      var index = parameters.upperBound + 1
      while index < declaration.range.upperBound {
        if unit.tokens[index].text == "const" {
          index = read(index, &locals)
        } else {
          if variables.contains(index) { locals[unit.tokens[index].text] = false }
          index += 1
        }
      }
    }
  }

  /// Reads a declaration of constants; returns the index of what ends it.
  ///
  /// constants = "const" precision? type dimension* (name dimension* "=" …) ("," name …)* ";"
  private mutating func read(_ start: Int, _ locals: inout [String: Bool]) -> Int {
    let tokens = unit.tokens
    var index = start + 1
    while index < tokens.count, GLSLWords.qualifiers.contains(tokens[index].text) { index += 1 }
    index = behindDimensions(index + 1)
    var names: [String] = []
    var isConstant = true
    while index < tokens.count, tokens[index].kind == .identifier {
      names.append(tokens[index].text)
      index = behindDimensions(index + 1)
      guard index < tokens.count, tokens[index].kind == .equal else { break }
      let first = index + 1
      index = first
      while index < tokens.count, ![.comma, .semicolon].contains(tokens[index].kind) {
        index = unit.partner[index] + 1
      }
      isConstant = isConstant && globals.isConstant(first..<index, locals: locals)
      // The next one may read it.
      names.last.map { locals[$0] = isConstant }
      guard index < tokens.count, tokens[index].kind == .comma else { break }
      index += 1
    }
    for name in names { locals[name] = isConstant }
    if !isConstant { dropped.append(start..<start + 1) }
    return index
  }

  private func behindDimensions(_ start: Int) -> Int {
    var index = start
    while index < unit.tokens.count, unit.tokens[index].kind == .leftBracket {
      index = unit.partner[index] + 1
    }
    return index
  }
}
