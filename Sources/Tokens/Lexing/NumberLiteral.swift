/// The value and type of a number literal.
package enum NumberLiteral: Sendable, Hashable {
  /// Its type is the first that holds it, as in C: a decimal number without `u` is never unsigned.
  case integer(UInt64, isUnsigned: Bool, isLong: Bool)
  /// `isHalf` for `0.5h`.
  case floating(Float, isHalf: Bool)

  /// number = decimal | "0x" hexadecimal | "0b" binary | "0" octal | floating, each with its suffix
  /// letters
  package init?(_ spelling: String) {
    var text = spelling.utf8.filter { $0 != UInt8(ascii: "'") }.map { byte in
      byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
    let isHexadecimal = text.starts(with: "0x".utf8)
    let isBinary = text.starts(with: "0b".utf8)
    let isFloating =
      isHexadecimal
      ? text.contains(UInt8(ascii: "p")) || text.contains(UInt8(ascii: "."))
      : text.contains(UInt8(ascii: ".")) || text.contains(UInt8(ascii: "e"))
        || (!isBinary && (text.last == UInt8(ascii: "f") || text.last == UInt8(ascii: "h")))
    if isFloating {
      let isHalf = text.last == UInt8(ascii: "h")
      let hasSuffix =
        isHalf
        || (!isHexadecimal || text.contains(UInt8(ascii: "p"))) && text.last == UInt8(ascii: "f")
      if hasSuffix || text.last == UInt8(ascii: "l") { text.removeLast() }
      if text.last == UInt8(ascii: ".") { text.append(UInt8(ascii: "0")) }
      guard let value = Float(String(decoding: text, as: UTF8.self)) else { return nil }
      self = .floating(value, isHalf: isHalf)
      return
    }
    var isUnsigned = false
    var isLong = false
    while let last = text.last,
      [UInt8(ascii: "u"), UInt8(ascii: "l"), UInt8(ascii: "z")].contains(last)
    {
      if last == UInt8(ascii: "u") { isUnsigned = true } else { isLong = true }
      text.removeLast()
    }
    let radix =
      isHexadecimal ? 16 : isBinary ? 2 : text.count > 1 && text[0] == UInt8(ascii: "0") ? 8 : 10
    let digits = radix == 16 || radix == 2 ? text.dropFirst(2) : text[...]
    guard let value = UInt64(String(decoding: digits, as: UTF8.self), radix: radix) else {
      return nil
    }
    let mayBeUnsigned = isUnsigned || radix != 10
    isLong = isLong || value > (mayBeUnsigned ? UInt64(UInt32.max) : UInt64(Int32.max))
    if value > (isLong ? UInt64(Int64.max) : UInt64(Int32.max)) { isUnsigned = true }
    self = .integer(value, isUnsigned: isUnsigned, isLong: isLong)
  }

  /// Whether a spelling is a whole number in form; if it is not a literal, it is too large.
  package static func isWhole(_ spelling: String) -> Bool {
    let form = /(0[xX][\da-fA-F]+|0[bB][01]+|0[0-7]*|[1-9]\d*)[uUlLzZ]*/
    return spelling.filter { $0 != "'" }.wholeMatch(of: form) != nil
  }
}
