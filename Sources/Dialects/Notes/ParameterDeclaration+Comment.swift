internal import GLSL
internal import Parameters
internal import Tokens

extension ParameterDeclaration {
  /// Adds what a comment says: `"Speed" 0.0 2.0 1.0`, `= vec3(0.9, 0.4, 0.2)`, `Range: 0...1.
  /// Default: 0.5.`, or prose with numbers such as `how far it goes (0..1), default 0.4`.
  ///
  /// Statements of earlier comments take precedence.
  ///
  /// - Parameter source: After `@param name`, numbers need no label.
  mutating func add(comment: String, from source: NumberSource) {
    let text = String(comment.prefix(1000).trimmingSpaces())
    if addList(text, from: source) { return }
    var said = ParameterDeclaration(name: name, type: type)
    ParameterNote(text: text).describe(&said)
    let words = text.lowercased().split { !$0.isLetter }
    if words.contains("color") || words.contains("colour") { role = role.asColor }
    let numbers = ProseNumbers(text)
    state(
      range: said.range ?? numbers.range,
      defaultValue: fitted(
        said.defaultValue ?? constant(in: text) ?? numbers.defaultValue), from: source)
    step = step ?? numbers.step
    let isProse = text.contains { $0.isLetter } && !text.hasPrefix("=")
    if isProse, summary.isEmpty { summary = said.summary }
    (unit, space) = (unit ?? said.unit, space ?? said.space)
    if said.isSpecializationConstant { isSpecializationConstant = true }
  }

  /// Returns one number for each component, repeating a single one; `nil` for any other count.
  func fitted(_ numbers: [Double]?) -> [Double]? {
    guard let numbers, numbers.count != componentCount else { return numbers }
    return numbers.count == 1 ? Array(repeating: numbers[0], count: componentCount) : nil
  }

  /// list = (quoted | words)? number number number? number?, in the order minimum, maximum,
  /// default, step; without a label, the first two stand in brackets
  private mutating func addList(_ text: String, from source: NumberSource) -> Bool {
    var rest = text[...]
    var quoted: String?
    if rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") {
      quoted = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    let words = rest.split { " \t,[]".contains($0) }
    let numbers = Array(words.reversed().prefix { Double($0) != nil }.reversed())
    let lead = words.dropLast(numbers.count)
    guard (2...4).contains(numbers.count), lead.allSatisfy(Self.isPlainWord),
      quoted == nil || lead.isEmpty,
      quoted != nil || !lead.isEmpty || source == .parameterLine || Self.beginsWithRange(text)
    else { return false }
    let values = numbers.compactMap { Double($0) }
    guard values[0] < values[1] else { return false }
    label = label ?? quoted ?? (lead.isEmpty ? nil : lead.joined(separator: " "))
    state(
      range: values[0]...values[1], defaultValue: values.count > 2 ? fitted([values[2]]) : nil,
      from: source)
    if values.count > 3 { step = step ?? values[3] }
    return true
  }

  /// Whether a text begins as `[1, 12]` does.
  private static func beginsWithRange(_ text: String) -> Bool {
    guard text.first == "[", let end = text.firstIndex(of: "]") else { return false }
    return text[..<end].dropFirst().split { " \t,".contains($0) }.count == 2
  }

  /// Whether a word can be part of a label, and does not give the numbers after it a meaning.
  private static func isPlainWord(_ word: Substring) -> Bool {
    let meaning = [
      "default", "defaults", "range", "min", "max", "minimum", "maximum", "from", "to", "between",
      "and", "or", "in", "try", "is", "e.g.", "step",
    ]
    return word.allSatisfy { $0.isLetter || $0 == "_" || $0 == "-" }
      && !meaning.contains(word.lowercased())
  }

  /// Returns the constant after `default`, or else after an `=` that belongs to nothing but the
  /// parameter; `nil` if there is none.
  ///
  /// constant = ("=" | "default" | "defaults") (":" | "=" | "is" | "to")* (sign? number | word |
  /// type "(" … ")")
  private func constant(in text: String) -> [Double]? {
    let tokens = Array(Lexer(Array(text.utf8), file: 0).tokens.dropLast())
    func isLabel(_ index: Int) -> Bool {
      ["default", "defaults"].contains(tokens[index].text.lowercased())
    }
    let labels = tokens.indices.filter(isLabel)
    let signs = tokens.indices.filter { tokens[$0].kind == .equal && assigns(tokens, at: $0) }
    return (labels + signs).lazy.compactMap { Self.constant(in: tokens, behind: $0) }.first
  }

  /// Whether an equals sign gives the parameter its value: `= 1`, `(0..1) = 1` and, as the whole
  /// text, `speed = 1` for the parameter `speed`.
  private func assigns(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    if ProseNumbers.statesDefault(behind: before.text.lowercased()) { return true }
    guard before.kind == .identifier, !tokens[(index + 1)...].contains(where: { $0.kind == .equal })
    else { return false }
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return plain(tokens[..<index].map(\.text).joined()) == plain(name)
  }

  private static func constant(in tokens: [Token], behind label: Int) -> [Double]? {
    var index = label
    while index < tokens.count,
      [.equal, .colon].contains(tokens[index].kind)
        || ["default", "defaults", "is", "to"].contains(tokens[index].text.lowercased())
    { index += 1 }
    return GLSLConstant.numbers(leading: tokens[index...].map(\.withoutColorWord))
  }
}

extension Token {
  /// `vec3` for `color3`, as editors call vectors that are colors; any other token unchanged.
  var withoutColorWord: Token {
    guard text == "color3" || text == "color4" else { return self }
    var result = self
    result.text = "vec\(text.suffix(1))"
    return result
  }
}

extension ParameterDeclaration.Role {
  /// The color that three or four numbers are; other roles unchanged.
  var asColor: ParameterDeclaration.Role {
    guard case .value(.float, let components) = self, components > 2 else { return self }
    return .straightColor(components: components)
  }
}
