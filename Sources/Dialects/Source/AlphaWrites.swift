internal import GLSL
internal import Tokens

/// Whether the text of a shader writes the alpha of a color, or only its red, green and blue.
///
/// ```glsl
/// fragColor.rgb = vec3(1.0);  // its alpha is never written: hosts with an opaque canvas show it
/// ```
///
/// An assignment of the whole counts as one of the alpha, unless it is of a variable whose alpha is
/// never written either. Branches do not count.
struct AlphaWrites {
  /// The most variables that are looked at: a longer chain of them may write anything.
  private static let mostVariables = 32

  private let tokens: [Token]
  private let functions: [GLSLDeclaration]

  init(in unit: GLSLUnit) {
    tokens = unit.tokens
    functions = unit.declarations.filter {
      if case .function(hasBody: true) = $0.kind { true } else { false }
    }
  }

  /// Whether some of a variable's red, green and blue is written, and its alpha nowhere.
  func lacksAlpha(_ name: String) -> Bool {
    var seen: Set<String> = []
    let writes = writes(to: name, &seen)
    return writes.color && !writes.alpha
  }

  private typealias Writes = (color: Bool, alpha: Bool)

  /// - Parameter seen: Variables that are looked at already.
  private func writes(to name: String, _ seen: inout Set<String>) -> Writes {
    var found: Writes = (false, false)
    guard seen.insert(name).inserted else { return found }
    guard seen.count <= Self.mostVariables else { return (true, true) }
    for index in tokens.indices where isUse(of: name, at: index) {
      let one = write(at: index, &seen)
      found = (found.color || one.color, found.alpha || one.alpha)
      if found.alpha { break }
    }
    return found
  }

  private func isUse(of name: String, at index: Int) -> Bool {
    tokens[index].kind == .identifier && tokens[index].text == name
      && (index == 0 || tokens[index - 1].kind != .period)
  }

  private func kind(_ index: Int) -> TokenKind {
    tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
  }

  /// Returns what one use of a variable writes.
  private func write(at index: Int, _ seen: inout Set<String>) -> Writes {
    var next = index + 1
    if kind(next) == .leftBracket, tokens[index].text == "gl_FragData" { next += 3 }
    switch kind(next) {
    case .period:
      guard Self.isAssignment(kind(next + 2)) else { return (false, false) }
      return (true, tokens[next + 1].text.contains { "awq".contains($0) })
    case .leftBracket:
      // `color[i] = …`
      let end = tokens[next...].firstIndex { $0.kind == .rightBracket } ?? next
      guard Self.isAssignment(kind(end + 1)) else { return (false, false) }
      return (true, !["0", "1", "2"].contains(tokens[next + 1].text))
    // What alpha was is scaled.
    case .starEqual, .slashEqual: return (true, false)
    case .equal:
      guard kind(next + 1) == .identifier, kind(next + 2) == .semicolon,
        isUnset(tokens[next + 1].text)
      else { return (true, true) }
      return writes(to: tokens[next + 1].text, &seen)
    case .comma, .rightParenthesis: return writeByCall(at: index, &seen)
    default: return Self.isAssignment(kind(next)) ? (true, true) : (false, false)
    }
  }

  private static func isAssignment(_ kind: TokenKind) -> Bool {
    switch kind {
    case .equal, .plusEqual, .minusEqual, .starEqual, .slashEqual: true
    default: false
    }
  }

  /// Whether a name is that of a variable without an initial value.
  private func isUnset(_ name: String) -> Bool {
    tokens.indices.dropFirst().contains { index in
      isUse(of: name, at: index) && tokens[index - 1].text == "vec4"
        && kind(index + 1) == .semicolon
    }
  }

  /// Returns what a function writes that has the variable as an argument.
  private func writeByCall(at index: Int, _ seen: inout Set<String>) -> Writes {
    guard let (start, position) = argumentPlace(of: index), start > 0 else {
      return (false, false)
    }
    let name = tokens[start - 1].text
    var found: Writes = (false, false)
    for function in functions where function.name == name {
      guard let parameter = writtenParameter(position, of: function) else { continue }
      let one = writes(to: parameter, &seen)
      found = (found.color || one.color, found.alpha || one.alpha)
    }
    return found
  }

  /// Returns the parenthesis that begins the arguments around a token, and how many arguments are
  /// before it; `nil` if it is in none.
  private func argumentPlace(of index: Int) -> (start: Int, position: Int)? {
    var depth = 0
    var position = 0
    for start in tokens[..<index].indices.reversed() {
      switch tokens[start].kind {
      case .rightParenthesis, .rightBracket: depth += 1
      case .leftParenthesis where depth == 0: return (start, position)
      case .leftParenthesis, .leftBracket: depth -= 1
      case .comma where depth == 0: position += 1
      case .semicolon, .leftBrace, .rightBrace: return nil
      default: break
      }
    }
    return nil
  }

  /// The name of an `out` or `inout` parameter by its position; `nil` if it is neither.
  private func writtenParameter(_ position: Int, of function: GLSLDeclaration) -> String? {
    let first = function.nameIndex + 2
    guard let end = tokens[first...].firstIndex(where: { $0.kind == .rightParenthesis }) else {
      return nil
    }
    let parameters = tokens[first..<end].split { $0.kind == .comma }
    guard parameters.indices.contains(position) else { return nil }
    let words = parameters[position]
    guard words.contains(where: { $0.text == "out" || $0.text == "inout" }) else { return nil }
    return words.last { $0.kind == .identifier }?.text
  }
}
