/// What the comments in and above the head of a function say of it and of its parameters.
///
/// Understands `- Parameter name: …`, the indented items of `- Parameters:`, `@param name …`, `\param name …`, and a
/// comment beside a parameter.
struct FunctionComment {
  private(set) var summary = ""
  /// Text about each parameter that is mentioned.
  private(set) var notes: [String: String] = [:]
  /// Which of the four kinds the author says it is, as in `@kind fill`.
  private(set) var kind: EffectKind?

  /// - Parameters:
  ///   - above: Lines of the comment above the function, without their marks.
  ///   - beside: Text of comments beside parameters, by name.
  init(above: [String], beside: [String: String]) {
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
  /// Reads the comments around the head of `function`.
  init(of function: FunctionSyntax, in file: SourceFile, comments: [Lexer.Comment]) {
    let start = Int(function.headSpan.start.offset)
    let end = start + Int(function.headSpan.length)
    self.init(
      above: Self.linesAbove(start, file, comments),
      beside: Self.notesBeside(function, from: start, to: end, file, comments))
  }

  /// Lines of the comments that stand directly above the byte at `start`.
  private static func linesAbove(
    _ start: Int, _ file: SourceFile, _ comments: [Lexer.Comment]
  ) -> [String] {
    var blocks: [[String]] = []
    var next = start
    for comment in comments.reversed() where comment.upperBound <= start {
      let gap = file.text[comment.upperBound..<next]
      let newlines = gap.count { $0 == UInt8(ascii: "\n") }
      guard gap.allSatisfy({ $0 <= 32 }), newlines <= 2 else { break }
      // A comment at the end of a line of code belongs to that code.
      var before = comment.lowerBound
      while before > 0, file.text[before - 1] == 32 || file.text[before - 1] == 9 { before -= 1 }
      guard before == 0 || file.text[before - 1] == UInt8(ascii: "\n") else { break }
      blocks.append(lines(of: file.text[comment]))
      next = comment.lowerBound
    }
    return blocks.reversed().flatMap { $0 }
  }

  /// A comment inside the parentheses belongs to the parameter before it on its line, else to the next one.
  private static func notesBeside(
    _ function: FunctionSyntax, from start: Int, to end: Int, _ file: SourceFile,
    _ comments: [Lexer.Comment]
  ) -> [String: String] {
    var notes: [String: String] = [:]
    for comment in comments where comment.lowerBound >= start {
      // The last comment may stand behind the ")".
      guard comment.lowerBound <= end || file.line(at: comment.lowerBound) == file.line(at: end)
      else { break }
      let line = file.line(at: comment.lowerBound)
      let before = function.parameters.last {
        $0.nameSpan.start.offset < comment.lowerBound
          && file.line(at: Int($0.nameSpan.start.offset)) == line
      }
      let owner =
        before ?? function.parameters.first { $0.nameSpan.start.offset > comment.lowerBound }
      guard let owner else { continue }
      notes[owner.name, default: ""] += lines(of: file.text[comment]).joined(separator: " ")
    }
    return notes
  }

  /// The comment's text by lines, without `//`, `///`, `/*`, `*` and `*/`.
  static func lines(of comment: ArraySlice<UInt8>) -> [String] {
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
