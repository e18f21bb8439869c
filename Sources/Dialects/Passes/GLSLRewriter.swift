internal import Diagnostics
internal import ShaderTree
internal import Tokens

/// Turns the tokens of a unit back into lines, with some names changed and with the author's line
/// number for each.
///
/// A name is changed wherever it occurs, so that scopes hide names as before; names after a period
/// and names of struct members are apart from others.
struct GLSLRewriter {
  let unit: GLSLUnit
  let files: [SourceFile]
  /// New names by old ones.
  var renamed: [String: String] = [:]
  /// New names of variables that are named like a built-in function, where they are not called.
  var renamedVariables: [String: String] = [:]
  /// New names of struct members by old ones.
  var renamedMembers: [String: String] = [:]
  /// Texts that replace single tokens, by the token's index.
  var replaced: [Int: String] = [:]
  /// Texts that follow single tokens, by the token's index.
  var appended: [Int: String] = [:]
  var dropped: [Range<Int>] = []

  /// Returns the text of the token at `index`, renamed if necessary.
  private func spelling(_ index: Int) -> String {
    let token = unit.tokens[index]
    if let text = replaced[index] { return text }
    guard token.kind == .identifier else { return token.text }
    let isCalled =
      index + 1 < unit.tokens.count && unit.tokens[index + 1].kind == .leftParenthesis
    if unit.members.contains(index) || index > 0 && unit.tokens[index - 1].kind == .period {
      return isCalled ? token.text : renamedMembers[token.text] ?? token.text
    }
    if let name = renamedVariables[token.text] { return isCalled ? token.text : name }
    return renamed[token.text] ?? token.text
  }

  /// Returns the lines with their places in the author's files.
  func text() -> GLSLText {
    let isDropped = droppedMarks()
    return text(of: unit.tokens.indices.filter { !isDropped[$0] }) { appended[$0] ?? "" }
  }

  /// Returns a statement that sets a variable to an initial value, even if that is dropped.
  func assignment(of initializer: Range<Int>, to nameIndex: Int) -> GLSLText {
    let indices = [nameIndex] + Array(initializer)
    return text(of: indices) { index in
      (index == nameIndex ? " =" : "") + (index == initializer.upperBound - 1 ? ";" : "")
    }
  }

  private func text(of indices: [Int], followed: (Int) -> String) -> GLSLText {
    var text = GLSLText()
    var line = ""
    var origin: GLSLText.Origin?
    var previous: Token?
    for index in indices {
      let token = unit.tokens[index]
      let file = files[Int(token.span.start.file)]
      let place = GLSLText.Origin(
        file: file.path, line: file.line(at: Int(token.span.start.offset)))
      if place != origin {
        if let origin { text.append(line, from: origin) }
        let column = file.span(from: Int(token.span.start.offset), length: 1).column
        line = String(repeating: " ", count: min(column - 1, 40))
        origin = place
      } else if let previous, !Self.touch(previous, token) {
        line += " "
      }
      line += spelling(index) + followed(index)
      previous = token
    }
    if let origin { text.append(line, from: origin) }
    return text
  }

  private func droppedMarks() -> [Bool] {
    var marks = Array(repeating: false, count: unit.tokens.count)
    for range in dropped { for index in range { marks[index] = true } }
    return marks
  }

  /// Whether there is nothing between two tokens in the author's file. Tokens of a macro share one
  /// place and never touch.
  private static func touch(_ first: Token, _ second: Token) -> Bool {
    first.span.start.file == second.span.start.file
      && first.span.start.offset + first.span.length == second.span.start.offset
  }
}
