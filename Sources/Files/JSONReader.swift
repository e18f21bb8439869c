/// Reads JSON (RFC 8259) from a part of a file, and reports the place of a mistake.
///
/// A comma before a closing bracket is accepted, because many ISF files have them;
/// `trailingCommas` has their places. Nesting and the number of values are limited, so that reading
/// ends for any bytes.
package struct JSONReader {
  package struct Problem: Error {
    package let message: String
    /// Bytes in the file.
    package let range: Range<Int>

    /// The line of `text` with the mistake, counted from 1.
    package func line(in text: [UInt8]) -> Int {
      text[..<min(range.lowerBound, text.count)].count { $0 == UInt8(ascii: "\n") } + 1
    }
  }

  static let depthLimit = 64
  static let countLimit = 20_000

  /// Places of commas before a closing bracket, as bytes of the file.
  package private(set) var trailingCommas: [Int] = []

  private let text: [UInt8]
  private let end: Int
  private var position: Int
  private var depth = 0
  private var count = 0

  /// - Parameter range: The bytes of `text` that are JSON.
  package init(_ text: [UInt8], in range: Range<Int>) {
    self.text = text
    position = range.lowerBound
    end = min(range.upperBound, text.count)
  }

  /// text = value end
  package mutating func value() throws(Problem) -> JSON {
    let node = try element()
    skipSpace()
    guard position >= end else { throw unexpected("the end") }
    return node
  }

  private var byte: UInt8? { position < end ? text[position] : nil }

  private mutating func skipSpace() {
    while let byte, byte == 32 || (9...13).contains(byte) { position += 1 }
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func unexpected(_ wanted: String) -> Problem {
    guard position < end else {
      return Problem(
        message: "expected \(wanted), found the end of the JSON comment",
        range: max(0, end - 1)..<end)
    }
    var last = position + 1
    while last < end, text[last] & 0xC0 == 0x80 { last += 1 }  // the rest of a UTF-8 character
    let found = String(decoding: text[position..<last], as: UTF8.self)
    return Problem(message: "expected \(wanted), found '\(found)'", range: position..<last)
  }

  /// value = object | array | string | number | "true" | "false" | "null"
  private mutating func element() throws(Problem) -> JSON {
    skipSpace()
    count += 1
    depth += 1
    defer { depth -= 1 }
    let start = position
    guard count <= Self.countLimit else {
      throw Problem(
        message: "more than \(Self.countLimit) values", range: start..<min(end, start + 1))
    }
    guard depth <= Self.depthLimit else {
      throw Problem(
        message: "nested more than \(Self.depthLimit) levels deep",
        range: start..<min(end, start + 1))
    }
    let content: JSON.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try members())
    case UInt8(ascii: "["): content = .array(try elements())
    case UInt8(ascii: "\""): content = .string(try quoted())
    case let byte? where "-+.0123456789".utf8.contains(byte):
      content = .number(try number())
    default: content = try word()
    }
    return JSON(content, range: start..<position)
  }

  /// object = "{" (string ":" value ("," string ":" value)*)? "}"
  private mutating func members() throws(Problem) -> [JSON.Member] {
    position += 1
    var members: [JSON.Member] = []
    skipSpace()
    while !accept("}") {
      guard byte == UInt8(ascii: "\"") else { throw unexpected("a name in quotes or '}'") }
      let name = try quoted()
      skipSpace()
      guard accept(":") else { throw unexpected("':' after \"\(name)\"") }
      members.append(JSON.Member(name, try element()))
      try readComma(before: "}")
    }
    return members
  }

  /// array = "[" (value ("," value)*)? "]"
  private mutating func elements() throws(Problem) -> [JSON] {
    position += 1
    var elements: [JSON] = []
    skipSpace()
    while !accept("]") {
      elements.append(try element())
      try readComma(before: "]")
    }
    return elements
  }

  /// Reads the comma after an element; a comma before `close` is added to `trailingCommas`.
  private mutating func readComma(before close: Unicode.Scalar) throws(Problem) {
    skipSpace()
    let comma = position
    if accept(",") {
      skipSpace()
      if byte == UInt8(ascii: close) { trailingCommas.append(comma) }
    } else if byte != UInt8(ascii: close) {
      throw unexpected("',' or '\(close)'")
    }
  }

  /// number = sign? digits ("." digits)? ("e" sign? digits)?
  private mutating func number() throws(Problem) -> Double {
    let start = position
    while let byte, byte > 32, !",]}:".utf8.contains(byte) { position += 1 }
    let spelling = String(decoding: text[start..<position], as: UTF8.self)
    let isPlain = spelling.utf8.allSatisfy { "+-.eE0123456789".utf8.contains($0) }
    guard isPlain, let value = Double(spelling), value.isFinite else {
      throw Problem(message: "'\(spelling.prefix(40))' is not a number", range: start..<position)
    }
    return value
  }

  /// word = "true" | "false" | "null"
  private mutating func word() throws(Problem) -> JSON.Content {
    let start = position
    while let byte, (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") {
      position += 1
    }
    switch String(decoding: text[start..<position], as: UTF8.self) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      position = start
      throw unexpected("a value")
    }
  }
}

extension JSONReader {
  /// string = quote (character | "\" escape)* quote; line ends inside are accepted
  private mutating func quoted() throws(Problem) -> String {
    let start = position
    position += 1
    var bytes: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      position += 1
      if byte == UInt8(ascii: "\\") {
        bytes += Array(String(try escape()).utf8)
      } else {
        bytes.append(byte)
      }
    }
    guard accept("\"") else {
      throw Problem(message: "string has no '\"' at its end", range: start..<(start + 1))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// escape = one of "\"\\/bfnrt" | "u" four hexadecimal digits, twice for a surrogate pair
  private mutating func escape() throws(Problem) -> Unicode.Scalar {
    let start = position - 1
    guard let byte else {
      throw Problem(message: "string has no '\"' at its end", range: start..<(start + 1))
    }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      throw Problem(
        message: "'\\\(Unicode.Scalar(byte))' is not an escape in JSON", range: start..<position)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(Problem) -> Unicode.Scalar {
    guard let first = hexadecimal() else {
      throw Problem(message: "'\\u' needs four hexadecimal digits", range: start..<position)
    }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, accept("\\"), accept("u"), let second = hexadecimal(),
      (0xDC00...0xDFFF).contains(second)
    else { return "\u{FFFD}" }  // half a surrogate pair is not a character
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= end else { return nil }
    let digits = String(decoding: text[position..<(position + 4)], as: UTF8.self)
    guard let value = UInt32(digits, radix: 16), !digits.hasPrefix("+") else { return nil }
    position += 4
    return value
  }
}
