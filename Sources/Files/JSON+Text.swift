extension JSON {
  /// The text, indented by two spaces a level.
  package func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch content {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .string(let string): return Self.quoted(string)
    case .number(let number):
      return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .array(let values):
      guard !values.isEmpty else { return "[]" }
      if values.allSatisfy(\.isScalar) {
        return "[" + values.map { $0.text() }.joined(separator: ", ") + "]"
      }
      let lines = values.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map {
        inner + Self.quoted($0.name) + ": " + $0.value.text(indent: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private var isScalar: Bool {
    switch content {
    case .string, .number, .boolean, .null: true
    case .array, .object: false
    }
  }

  /// string = '"' (character | escape)* '"', escapes as RFC 8259 asks for them.
  private static func quoted(_ string: String) -> String {
    var text = "\""
    // Control characters of a name have escapes in JSON; its bytes that are not UTF-8 have none,
    // and stay as `String.init(onDisk:)` reads them.
    for scalar in string.unmasked.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      // More than JSON asks for: it may be printed on a terminal.
      case _ where String.escape(scalar) != nil:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
