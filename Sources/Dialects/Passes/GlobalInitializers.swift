internal import ShaderTree
internal import Tokens

/// Finds the author's globals whose initial value depends on an input, such as a uniform.
///
/// ```glsl
/// uniform float k;
/// const float PI = 3.14159;  // stays
/// float turn = 2.0 * PI;     // stays
/// float g = k;               // is set before `main` is called
/// float h = g + 1.0;         // is set after `g`
/// ```
///
/// Drivers compute initial values of globals before inputs have theirs, or reject them. What such a
/// global depends on is found from names alone: anything but literals, types, built-in functions
/// and globals that stay counts as an input, and so does each function of the author's.
struct GlobalInitializers {
  /// The globals that are set before `main` is called, in the author's order.
  private(set) var moved: [GLSLDeclaration] = []
  private let unit: GLSLUnit
  private var constants: Set<String> = []

  init(of unit: GLSLUnit) {
    self.unit = unit
    let structures = unit.declarations.filter { declaration in
      if case .structure = declaration.kind { true } else { false }
    }
    constants = Set(structures.map(\.name))
    for declaration in unit.declarations {
      guard case .variable = declaration.kind, let initializer = declaration.initializer,
        !declaration.has("uniform"), !declaration.has("out"), !declaration.isInput
      else { continue }
      if isConstant(initializer) {
        constants.insert(declaration.name)
      } else if unit.tokens[initializer.lowerBound].kind != .leftBrace {
        // A list in braces cannot be assigned.
        moved.append(declaration)
      }
    }
  }

  /// Whether an initial value depends on no input.
  ///
  /// - Parameter locals: Names that are declared inside of a function, and whether each is a
  ///   constant; they come before those outside.
  func isConstant(_ initializer: Range<Int>, locals: [String: Bool] = [:]) -> Bool {
    initializer.allSatisfy { index in
      let token = unit.tokens[index]
      guard token.kind == .identifier else { return true }
      if index > 0, unit.tokens[index - 1].kind == .period { return true }
      let isCalled =
        index + 1 < unit.tokens.count && unit.tokens[index + 1].kind == .leftParenthesis
      if !isCalled, let isConstant = locals[token.text] { return isConstant }
      return constants.contains(token.text) || GLSLWords.keywords.contains(token.text)
        || token.text.hasPrefix("gl_Max")
        || isCalled && GLSLReservedWords.functions.contains(token.text)
          && !unit.declares(token.text)
    }
  }

  /// The tokens that the declaration of a moved global loses: its initial value and `const`.
  func dropped(from declaration: GLSLDeclaration) -> [Range<Int>] {
    guard let initializer = declaration.initializer else { return [] }
    let equal = initializer.lowerBound - 1
    let constants = declaration.range.filter { index in
      index < declaration.nameIndex && unit.tokens[index].text == "const"
    }
    return constants.map { $0..<$0 + 1 } + [equal..<initializer.upperBound]
  }

  /// The token after which an array without a size gets one, and the size: `float a[] = float[](k,
  /// 1.0)` has two elements. `nil` for other globals.
  func missingSize(of declaration: GLSLDeclaration) -> (bracket: Int, size: Int)? {
    guard declaration.isArray, let initializer = declaration.initializer,
      let open = initializer.first(where: { unit.tokens[$0].kind == .leftParenthesis }),
      let bracket = declaration.range.first(where: { index in
        index < initializer.lowerBound && unit.tokens[index].kind == .leftBracket
          && unit.tokens[index + 1].kind == .rightBracket
      })
    else { return nil }
    var count = 1
    var index = open + 1
    while index < unit.partner[open] {
      if unit.tokens[index].kind == .comma { count += 1 }
      index = unit.partner[index] + 1
    }
    return (bracket, count)
  }
}
