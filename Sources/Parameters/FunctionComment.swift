/// The description of a function and its parameters in the comments in and above its head.
///
/// Understands `- Parameter name: …`, the indented items of `- Parameters:`, `@param name …`,
/// `\param name …`, and a comment beside a parameter.
package struct FunctionComment {
  package private(set) var summary = ""
  /// Text about each parameter that is mentioned.
  package private(set) var notes: [String: String] = [:]
  /// Which of the four kinds the author says it is, as in `@kind fill`.
  package private(set) var kind: EffectKind?

  /// - Parameters:
  ///   - above: Lines of the comment above the function, without their marks.
  ///   - beside: Text of comments beside parameters, by name.
  package init(above: [String], beside: [String: String]) {
    var current: String?
    var isInParameters = false
    var prose: [String] = []
    for line in above {
      let text = String(line.trimmingSpaces())
      if let (name, rest) = Self.parameterItem(text, isInParameters: isInParameters) {
        notes[name, default: ""] += (notes[name] == nil ? "" : " ") + rest
        current = name
      } else if text.lowercased().hasPrefix("- parameters") {
        isInParameters = true
        current = nil
      } else if text.hasPrefix("- ") || text.hasPrefix("@") || text.hasPrefix("\\") {
        isInParameters = false
        current = nil
        if let value = text.dropping(prefixes: ["@kind ", "- Kind: "]) {
          kind = EffectKind(rawValue: String(value.prefix { $0.isLetter }))
        } else if let value = text.dropping(prefixes: ["@brief ", "\\brief "]) {
          prose.append(value)
        }
      } else if let name = current, !text.isEmpty {
        notes[name, default: ""] += " " + text
      } else {
        if text.isEmpty { current = nil }
        prose.append(text)
      }
    }
    let words = prose.drop { $0.allSatisfy { !$0.isLetter } }.prefix { !$0.isEmpty }
    summary = Self.firstSentence(words.joined(separator: " "))
    for (name, text) in beside where !text.isEmpty {
      notes[name, default: ""] += (notes[name] == nil ? "" : " ") + text
    }
  }

  /// item = ("- Parameter" | "@param" | "\param") name ":"? text | "-" name ":" text
  private static func parameterItem(_ text: String, isInParameters: Bool) -> (String, String)? {
    var rest = text.dropping(prefixes: [
      "- Parameter ", "- parameter ", "@param ", "\\param ", "- @param ",
    ])
    if rest == nil, isInParameters { rest = text.dropping(prefixes: ["- ", "* "]) }
    guard var body = rest else { return nil }
    for direction in ["[in] ", "[in,out] "] where body.hasPrefix(direction) {
      body.removeFirst(direction.count)
    }
    body = body.filter { $0 != "`" }
    let name = String(body.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard !name.isEmpty else { return nil }
    var after = body.dropFirst(name.count)
    if isInParameters, text.hasPrefix("- "), !after.trimmingSpaces().hasPrefix(":") { return nil }
    while let first = after.first,
      first == ":" || first == " " || first == "-" && after.dropFirst().first == " "
    {
      after.removeFirst()
    }
    return (name, String(after))
  }

  private static func firstSentence(_ text: String) -> String {
    var previous: Character = " "
    for index in text.indices {
      if previous == ".", text[index] == " " { return String(text[..<index].trimmingSpaces()) }
      previous = text[index]
    }
    return String(text.trimmingSpaces())
  }
}

extension String {
  fileprivate func dropping(prefixes: [String]) -> String? {
    for prefix in prefixes where hasPrefix(prefix) { return String(dropFirst(prefix.count)) }
    return nil
  }
}

extension FunctionComment {
  /// The comment's text by lines, without `//`, `///`, `/*`, `*` and `*/`.
  package static func lines(of comment: ArraySlice<UInt8>) -> [String] {
    let text = String(decoding: comment, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var content = line.trimmingSpaces()
      if content.hasSuffix("*/") { content = content.dropLast(2).trimmingSpaces() }
      for mark in ["///", "//!", "//", "/**", "/*!", "/*", "*"] where content.hasPrefix(mark) {
        content = content.dropFirst(mark.count)
        break
      }
      return String(content.trimmingSpaces())
    }
  }
}
