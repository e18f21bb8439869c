/// A value in a JSON text, and where it stands there.
///
/// ```swift
/// var reader = JSONReader(bytes, in: 2..<80)
/// let header = try reader.value()
/// header["INPUTS"]?.elements.first?["NAME"]?.string
/// ```
struct JSONNode: Sendable {
  struct Member: Sendable {
    var name: String
    /// Bytes of the name, its quotes included.
    var nameRange: Range<Int>
    var value: JSONNode
  }

  enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  var content: Content
  /// Bytes of the file.
  var range: Range<Int>

  /// The member `name` of an object, the last of several; `nil` for other values.
  subscript(name: String) -> JSONNode? {
    members.last { $0.name == name }?.value
  }

  /// The elements of an array; none for other values.
  var elements: [JSONNode] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The members of an object in their order; none for other values.
  var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// A number, a boolean as 0 or 1, or a string that is a number.
  var number: Double? {
    switch content {
    case .number(let value): value
    case .boolean(let value): value ? 1 : 0
    case .string(let text): Double(text.trimmingSpaces())
    default: nil
    }
  }

  /// A number, or the numbers of an array; `nil` when any of them is something else.
  var numbers: [Double]? {
    guard case .array(let elements) = content else { return number.map { [$0] } }
    let values = elements.map(\.number)
    return values.contains(nil) ? nil : values.compactMap { $0 }
  }

  /// Whether it says yes: `true`, a number but 0, or such a number in quotes.
  var isTrue: Bool {
    if let text = string, text.lowercased() == "true" { return true }
    return (number ?? 0) != 0
  }

  /// What kind of value it is, for messages.
  var kindWord: String {
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
