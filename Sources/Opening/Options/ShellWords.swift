internal import Files

/// Words as a shell takes and shows them.
///
/// ```swift
/// ShellWords.text(of: ["--image", "my picture.jpg"])  // --image 'my picture.jpg'
/// ShellWords.text(of: ["two\nlines"])                 // $'two\nlines'
/// ```
///
/// Reads only what it writes: no variables, no wildcards, and no other escapes. The second form is
/// that of bash, zsh and POSIX 2024.
enum ShellWords {
  /// Returns the words on one line, in single quotes where a word holds anything but letters,
  /// digits and harmless signs, and with escapes where it holds what is not seen.
  static func text(of words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// Returns the words of a text that `text(of:)` wrote.
  ///
  /// text = word (" " word)*; word = (plain | "'" [^']* "'" | "$'" escaped* "'" | "\" byte)+
  ///
  /// - Returns: `nil` if a quote is not closed, or an escape is another one.
  static func words(of text: String) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    var isInWord = false
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "'"):
        guard let end = rest.firstIndex(of: UInt8(ascii: "'")) else { return nil }
        word += rest[..<end]
        isInWord = true
        rest = rest[(end + 1)...]
      case UInt8(ascii: "$") where rest.first == UInt8(ascii: "'"):
        guard let bytes = unescaped(&rest) else { return nil }
        word += bytes
        isInWord = true
      case UInt8(ascii: "\\"):
        guard let next = rest.popFirst() else { return nil }
        word.append(next)
        isInWord = true
      case UInt8(ascii: " "):
        if isInWord { words.append(Self.word(of: word)) }
        (word, isInWord) = ([], false)
      default:
        word.append(byte)
        isInWord = true
      }
    }
    if isInWord { words.append(Self.word(of: word)) }
    return words
  }

  private static func word(of bytes: [UInt8]) -> String { String(onDisk: bytes).unmasked }

  // MARK: - Quoting

  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_./,:=+".unicodeScalars.contains(scalar))
    }
    if isPlain, !word.isEmpty { return word }
    if word.visible != word { return "$'" + word.unicodeScalars.map(escaped).joined() + "'" }
    let parts = word.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.map { String($0) }.joined(separator: "'\\''") + "'"
  }

  /// The text of a character between "$'" and "'".
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let text = String(scalar)
    guard text.visible != text else {
      return scalar == "'" || scalar == "\\" ? "\\" + text : text
    }
    return text.bytesOnDisk.map { byte in
      switch byte {
      case 0x09: "\\t"
      case 0x0A: "\\n"
      case 0x0D: "\\r"
      default: "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }

  /// escaped = [^'\] | "\" ("'" | "\" | "n" | "r" | "t" | "x" digit digit)
  private static func unescaped(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    rest.removeFirst()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "'") { return bytes }
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "'"): bytes.append(UInt8(ascii: "'"))
      case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "x"):
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
          let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), value > 0
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: return nil
      }
    }
    return nil
  }
}
