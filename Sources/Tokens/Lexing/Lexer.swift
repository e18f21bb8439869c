package import Diagnostics
internal import Files

/// Cuts the bytes of one file into tokens, and records the places of comments.
///
/// Knows nothing of macros or keywords: `if` is an identifier here.
package struct Lexer {
  /// A comment with its marks, as offsets into the file.
  package typealias Comment = Range<Int>

  package private(set) var tokens: [Token] = []
  package private(set) var comments: [Comment] = []
  package private(set) var problems: [(message: String, span: Span)] = []

  private let text: [UInt8]
  private let file: Int32
  private var position = 0
  private var atLineStart = true
  private var afterSpace = false

  package init(_ text: [UInt8], file: Int32) {
    self.text = text
    self.file = file
    tokens.reserveCapacity(text.count / 4)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }  // byte order mark
    while readToken() {}
    add(.endOfFile, from: position, text: "")
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    position + ahead < text.count ? text[position + ahead] : 0
  }

  private mutating func add(_ kind: TokenKind, from start: Int, text: String) {
    let location = SourceLocation(file: file, offset: Int32(start))
    let span = Span(start: location, length: Int32(position - start))
    tokens.append(
      Token(
        kind: kind, text: text, span: span, startsLine: atLineStart || kind == .endOfFile,
        followsSpace: afterSpace))
    atLineStart = false
    afterSpace = false
  }

  private mutating func complain(_ message: String, from start: Int) {
    let location = SourceLocation(file: file, offset: Int32(start))
    problems.append((message, Span(start: location, length: Int32(max(1, position - start)))))
  }

  /// token = identifier | number | string | character | punctuator
  private mutating func readToken() -> Bool {
    skipSpace()
    guard position < text.count else { return false }
    let start = position
    switch byte() {
    case _ where Self.startsIdentifier(byte()):
      repeat { position += 1 } while Self.continuesIdentifier(byte()) && position < text.count
      add(.identifier, from: start, text: slice(start))
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber()
    case UInt8(ascii: ".") where Self.isDigit(byte(1)):
      readNumber()
    case UInt8(ascii: "\""):
      readQuoted(.string, quote: UInt8(ascii: "\""))
    case UInt8(ascii: "'"):
      readQuoted(.character, quote: UInt8(ascii: "'"))
    default:
      readPunctuator()
    }
    return true
  }

  private func slice(_ start: Int) -> String {
    String(decoding: text[start..<position], as: UTF8.self)
  }

  /// space = (" " | tab | line end | "\" line end | comment)*
  private mutating func skipSpace() {
    while position < text.count {
      switch byte() {
      case UInt8(ascii: "\n"):
        atLineStart = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C:
        position += 1
      case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "\n"):
        position += 2
      case UInt8(ascii: "\\")
      where byte(1) == UInt8(ascii: "\r") && byte(2) == UInt8(ascii: "\n"):
        position += 3
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        let start = position
        while position < text.count, byte() != UInt8(ascii: "\n") || continuesLine {
          position += 1
        }
        comments.append(start..<position)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipBlockComment()
      default:
        return
      }
      afterSpace = true
    }
  }

  /// Whether the line end here follows a backslash, which joins the next line to this one.
  private var continuesLine: Bool {
    var before = position - 1
    if before >= 0, text[before] == UInt8(ascii: "\r") { before -= 1 }
    return before >= 0 && text[before] == UInt8(ascii: "\\")
  }

  /// comment = "/*" anything "*/"
  private mutating func skipBlockComment() {
    let start = position
    position += 2
    while position < text.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
      position += 1
    }
    guard position < text.count else {
      let end = position
      position = start + 2
      complain("comment has no '*/'", from: start)
      position = end
      return
    }
    position += 2
    comments.append(start..<position)
  }

  /// number = digit or "." then letters, digits, "_", "'", "." and signs after an exponent's letter
  private mutating func readNumber() {
    let start = position
    let isHexadecimal = byte() == UInt8(ascii: "0") && (byte(1) | 0x20) == UInt8(ascii: "x")
    while position < text.count {
      let current = byte()
      let lower = current | 0x20
      let isExponent =
        lower == UInt8(ascii: isHexadecimal ? "p" : "e") && position > start
        && (byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-"))
      if isExponent {
        position += 2
      } else if Self.continuesIdentifier(current) || current == UInt8(ascii: ".")
        || (current == UInt8(ascii: "'") && Self.continuesIdentifier(byte(1)))
      {
        position += 1
      } else {
        break
      }
    }
    add(.number, from: start, text: slice(start))
  }

  /// string = quote (character | "\" character)* quote, on one line
  private mutating func readQuoted(_ kind: TokenKind, quote: UInt8) {
    let start = position
    position += 1
    while position < text.count, byte() != quote, byte() != UInt8(ascii: "\n") {
      position += byte() == UInt8(ascii: "\\") && position + 1 < text.count ? 2 : 1
    }
    // May name a file to include.
    let inner = String(onDisk: Array(text[(start + 1)..<min(position, text.count)]))
    if byte() == quote {
      position += 1
    } else {
      // In a comment-like line such as `#error don't`, this is prose; the parser complains where it
      // matters.
      position = min(position, text.count)
    }
    add(kind, from: start, text: inner)
  }

  /// punctuator = the longest that matches
  private mutating func readPunctuator() {
    let start = position
    if Int(byte()) < Self.loners.count, let (kind, spelling) = Self.loners[Int(byte())] {
      position += 1
      add(kind, from: start, text: spelling)
      return
    }
    for length in stride(from: 3, through: 1, by: -1) where position + length <= text.count {
      let candidate = String(decoding: text[position..<(position + length)], as: UTF8.self)
      if let kind = Self.punctuators[candidate] {
        position += length
        add(kind, from: start, text: candidate)
        return
      }
    }
    position += 1
    // The rest of a UTF-8 character belongs to it.
    while position < text.count, byte() & 0xC0 == 0x80 { position += 1 }
    add(.unknown, from: start, text: slice(start))
  }

  private static let punctuators: [String: TokenKind] = {
    let spellings = [
      "(", ")", "[", "]", "{", "}", ";", ",", ".", "...", "->", ":", "::", "?", "+", "-", "*", "/",
      "%",
      "++", "--", "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "==", "!=",
      "<", ">",
      "<=", ">=", "&&", "||", "!", "&", "|", "^", "~", "<<", ">>", "#", "##",
    ]
    var table: [String: TokenKind] = [:]
    for spelling in spellings { table[spelling] = TokenKind(rawValue: spelling) }
    return table
  }()

  /// Punctuators that begin no longer one, by their byte.
  private static let loners: [(TokenKind, String)?] = {
    var table: [(TokenKind, String)?] = Array(repeating: nil, count: 128)
    for character in "()[]{};,?~".utf8 {
      let spelling = String(UnicodeScalar(character))
      table[Int(character)] = punctuators[spelling].map { ($0, spelling) }
    }
    return table
  }()

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Letters, `_`, `$` and everything beyond ASCII: the parser names strange ones in its messages.
  private static func startsIdentifier(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func continuesIdentifier(_ byte: UInt8) -> Bool {
    startsIdentifier(byte) || isDigit(byte)
  }
}
