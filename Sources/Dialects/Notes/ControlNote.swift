internal import Parameters
internal import Tokens

/// What one comment says about a control: `"Speed" 0.0 2.0 1.0`, `= vec3(0.9, 0.4, 0.2)`, `Range:
/// 0...1. Default: 0.5.`, or prose with numbers such as `how far it goes (0..1), default 0.4`.
struct ControlNote {
  private(set) var label: String?
  private(set) var range: ClosedRange<Double>?
  private(set) var defaultValue: [Double]?
  private(set) var step: Double?
  private(set) var summary = ""
  private(set) var saysColor = false
  private(set) var isSpecializationConstant = false

  /// - Parameter isParameterLine: Whether it follows `@param name`, where numbers need no label.
  init(_ text: String, isParameterLine: Bool = false) {
    let text = String(text.prefix(1000).trimmingSpaces())
    if readList(text, needsLabel: !isParameterLine) { return }
    var argument = FunctionArgument(name: "", type: "")
    ParameterNote(text: text).describe(&argument)
    let numbers = ProseNumbers(text)
    range = argument.range ?? numbers.range
    defaultValue = argument.defaultValue ?? Self.constant(in: text) ?? numbers.defaultValue
    let isProse = text.contains { $0.isLetter } && !text.hasPrefix("=")
    summary = isProse ? argument.summary : ""
    isSpecializationConstant = argument.isSpecializationConstant
    let words = text.lowercased().split { !$0.isLetter }
    saysColor = words.contains("color") || words.contains("colour")
  }

  /// list = (quoted | words)? number number number? number?, in the order minimum, maximum,
  /// default, step
  private mutating func readList(_ text: String, needsLabel: Bool) -> Bool {
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
      quoted == nil || lead.isEmpty, quoted != nil || !lead.isEmpty || !needsLabel
    else { return false }
    let values = numbers.compactMap { Double($0) }
    guard values[0] < values[1] else { return false }
    label = quoted ?? (lead.isEmpty ? nil : lead.joined(separator: " "))
    range = values[0]...values[1]
    if values.count > 2 { defaultValue = [values[2]] }
    if values.count > 3 { step = values[3] }
    return true
  }

  /// Whether a word can be part of a label, and does not give the numbers after it a meaning.
  private static func isPlainWord(_ word: Substring) -> Bool {
    let meaning = [
      "default", "defaults", "range", "min", "max", "minimum", "maximum", "from", "to", "between",
      "and", "or", "in", "try", "is", "e.g.",
    ]
    return word.allSatisfy { $0.isLetter || $0 == "_" || $0 == "-" }
      && !meaning.contains(word.lowercased())
  }

  /// Returns the constant after `=` or `default`; `nil` if there is none.
  ///
  /// constant = ("=" | "default" | "defaults") (":" | "=" | "is" | "to")* (sign? number | word |
  /// type "(" … ")")
  private static func constant(in text: String) -> [Double]? {
    let tokens = Array(Lexer(Array(text.utf8), file: 0).tokens.dropLast())
    guard
      var index = tokens.firstIndex(where: {
        $0.kind == .equal || ["default", "defaults"].contains($0.text.lowercased())
      })
    else { return nil }
    while index < tokens.count,
      [.equal, .colon].contains(tokens[index].kind)
        || ["default", "defaults", "is", "to"].contains(tokens[index].text.lowercased())
    { index += 1 }
    var end = index
    if end < tokens.count, tokens[end].kind == .minus { end += 1 }
    guard end < tokens.count else { return nil }
    end += 1
    if end < tokens.count, tokens[end - 1].kind == .identifier,
      tokens[end].kind == .leftParenthesis
    {
      var depth = 0
      repeat {
        if tokens[end].kind == .leftParenthesis { depth += 1 }
        if tokens[end].kind == .rightParenthesis { depth -= 1 }
        end += 1
      } while depth > 0 && end < tokens.count
    }
    return ConstantNumbers.of(Array(tokens[index..<end]))
  }
}
