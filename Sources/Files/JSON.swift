/// A JSON value, made to be written or read from a file, then with its place there.
///
/// ```swift
/// // given bytes: [UInt8]
/// let text = JSON.object([JSON.Member("seconds", .number(2))]).text()
/// let name = try JSON(bytes)["INPUTS"]?.elements.first?["NAME"]?.string
/// ```
///
/// It is not the system's encoder and decoder, which would double the size of the program.
package struct JSON: Sendable {
  package struct Member: Sendable {
    package let name: String
    package let value: JSON

    package init(_ name: String, _ value: JSON) { (self.name, self.value) = (name, value) }
  }

  package enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    /// Members stay in this order.
    case object([Member])
  }

  package let content: Content
  /// Bytes of the value in the file; empty for a value that was made.
  package let range: Range<Int>

  package init(_ content: Content, range: Range<Int> = 0..<0) {
    (self.content, self.range) = (content, range)
  }

  /// Reads a whole file.
  package init(_ bytes: [UInt8]) throws(JSONReader.Problem) {
    var reader = JSONReader(bytes, in: 0..<bytes.count)
    self = try reader.value()
  }

  // MARK: - Making

  package static let null = JSON(.null)
  package static func boolean(_ value: Bool) -> JSON { JSON(.boolean(value)) }
  package static func number(_ value: Double) -> JSON { JSON(.number(value)) }
  package static func string(_ text: String) -> JSON { JSON(.string(text)) }
  package static func array(_ elements: [JSON]) -> JSON { JSON(.array(elements)) }
  package static func object(_ members: [Member]) -> JSON { JSON(.object(members)) }

  // MARK: - Reading

  /// The member `name` of an object, the last if there are several; `nil` if there is none or this
  /// is not an object.
  package subscript(name: String) -> JSON? {
    members.last { $0.name == name }?.value
  }

  /// The elements of an array; empty for other values.
  package var elements: [JSON] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The members of an object in the order of the file; empty for other values.
  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// A number, a boolean as 0 or 1, or a string that is a number.
  package var number: Double? {
    switch content {
    case .number(let value): return value
    case .boolean(let value): return value ? 1 : 0
    case .string(let text):
      let words = text.split { " \t\r".contains($0) }
      return words.count == 1 ? Double(words[0]) : nil
    default: return nil
    }
  }

  /// A number, or the numbers of an array; `nil` if any of them is something else.
  package var numbers: [Double]? {
    guard case .array(let elements) = content else { return number.map { [$0] } }
    let values = elements.map(\.number)
    return values.contains(nil) ? nil : values.compactMap { $0 }
  }

  /// Whether it is `true`, a number other than 0, or either of them in quotes.
  package var isTrue: Bool {
    if let text = string, text.lowercased() == "true" { return true }
    return (number ?? 0) != 0
  }

  /// `true` or `false`; `nil` for anything else.
  package var boolean: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  /// The kind of value, for messages.
  package var kindWord: String {
    switch content {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
