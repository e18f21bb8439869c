internal import Tokens

/// Turns blocks of uniforms, and of what goes from stage to stage, into variables of their own.
///
/// ```glsl
/// layout(std140) uniform Waves { float speed; vec2 size; } waves;  // uniform float speed; …
/// float x = waves.speed;                                           // float x = speed;
/// ```
///
/// Whoever runs the shader sets each member by its name. A member whose name is taken outside of
/// the block is called `waves_speed`. Arrays of blocks are left as they are.
struct InterfaceBlocks {
  private static let words: Set<String> = ["uniform", "in", "out"]

  private let tokens: [Token]
  /// What members are called, by the name of their block's instance and their own.
  private var members: [String: [String: String]] = [:]
  private var flattened: [Token] = []

  /// Returns the tokens without the blocks.
  static func flattened(_ tokens: [Token]) -> [Token] {
    let hasBlocks = tokens.indices.dropLast(2).contains { isBlock(tokens, at: $0) }
    guard hasBlocks else { return tokens }
    var blocks = InterfaceBlocks(tokens: tokens)
    blocks.flatten()
    return blocks.flattened
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  /// Whether `word name {` is at an index.
  private static func isBlock(_ tokens: [Token], at index: Int) -> Bool {
    words.contains(tokens[index].text) && tokens[index + 1].kind == .identifier
      && tokens[index + 1].text != "struct" && tokens[index + 2].kind == .leftBrace
  }

  private mutating func flatten() {
    var index = 0
    var depth = 0
    while index < tokens.count {
      if depth == 0, index + 2 < tokens.count, Self.isBlock(tokens, at: index),
        let end = flattenBlock(at: index)
      {
        index = end
        continue
      }
      if tokens[index].kind == .leftBrace { depth += 1 }
      if tokens[index].kind == .rightBrace { depth -= 1 }
      flattened.append(tokens[index])
      index += 1
    }
    replaceMembers()
  }

  /// block = word name "{" (member ";")* "}" name? ";"
  ///
  /// - Returns: The index behind it; `nil` if it is written in another way.
  private mutating func flattenBlock(at start: Int) -> Int? {
    guard let close = tokens[(start + 3)...].firstIndex(where: { $0.kind == .rightBrace }) else {
      return nil
    }
    let body = tokens[(start + 3)..<close]
    var end = close + 1
    var instance: String?
    if end < tokens.count, tokens[end].kind == .identifier {
      instance = tokens[end].text
      end += 1
    }
    guard end < tokens.count, tokens[end].kind == .semicolon, body.last?.kind == .semicolon,
      !body.contains(where: { $0.kind == .leftBrace })
    else { return nil }
    let names = body.indices.filter { isName(at: $0) }
    if let instance {
      for index in names {
        let name = tokens[index].text
        members[instance, default: [:]][name] =
          isTaken(name, outside: start..<end) ? "\(instance)_\(name)" : name
      }
    }
    var isStart = true
    for index in body.indices {
      if isStart { flattened.append(tokens[start]) }
      isStart = tokens[index].kind == .semicolon
      var token = tokens[index]
      if let instance, names.contains(index) {
        token.text = members[instance]?[token.text] ?? token.text
      }
      flattened.append(token)
    }
    return end + 1
  }

  /// Whether a member's name is at an index: a name before what can follow one.
  private func isName(at index: Int) -> Bool {
    guard tokens[index].kind == .identifier,
      [.semicolon, .comma, .leftBracket].contains(tokens[index + 1].kind)
    else { return false }
    // The type of `float[2] a`, and a constant in brackets.
    return [.identifier, .comma, .rightBracket].contains(tokens[index - 1].kind)
      && !GLSLWords.qualifiers.contains(tokens[index - 1].text)
  }

  private func isTaken(_ name: String, outside block: Range<Int>) -> Bool {
    tokens.indices.contains { index in
      !block.contains(index) && tokens[index].text == name
        && (index == 0 || tokens[index - 1].kind != .period)
    }
  }

  /// `waves.speed` as `speed`.
  private mutating func replaceMembers() {
    guard !members.isEmpty else { return }
    var result: [Token] = []
    var index = 0
    while index < flattened.count {
      if index + 2 < flattened.count, flattened[index + 1].kind == .period,
        index == 0 || flattened[index - 1].kind != .period,
        let name = members[flattened[index].text]?[flattened[index + 2].text]
      {
        var token = flattened[index + 2]
        token.text = name
        result.append(token)
        index += 3
      } else {
        result.append(flattened[index])
        index += 1
      }
    }
    flattened = result
  }
}
