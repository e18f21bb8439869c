/// A value in a JSON text, and its place in the file.
///
/// ```swift
/// // given bytes: [UInt8]
/// var reader = JSONReader(bytes, in: 2..<80)
/// let header = try reader.value()
/// header["INPUTS"]?.elements.first?["NAME"]?.string
/// ```
package struct JSONNode: Sendable {
  package struct Member: Sendable {
    package var name: String
    /// Bytes of the name in the file, with its quotes.
    var nameRange: Range<Int>
    package var value: JSONNode
  }

  package enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  var content: Content
  /// Bytes of the value in the file.
  var range: Range<Int>

  /// The member `name` of an object, the last if there are several; `nil` if there is none or this
  /// is not an object.
  package subscript(name: String) -> JSONNode? {
    members.last { $0.name == name }?.value
  }

  /// The elements of an array; empty for other values.
  package var elements: [JSONNode] {
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
    case .number(let value): value
    case .boolean(let value): value ? 1 : 0
    case .string(let text): Double(text.trimmingSpaces())
    default: nil
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
