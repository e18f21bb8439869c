/// Cuts a Swift file into tokens.
///
/// Another one than the shaders' lexer: `0...1` is a range here, strings hold expressions and may
/// have several lines, and comments nest. It never fails: a byte that begins nothing is a symbol.
struct SwiftLexer {
  private(set) var tokens: [SwiftToken] = []
  private let text: [UInt8]
  private var position = 0
  private var line = 1
  private var afterSpace = true
  /// End of the last "#"s with no quote behind them: none of them begins a string.
  private var plainHashesEnd = 0
  /// End of the last text in which no regular expression ends: none begins before it.
  private var plainSlashesEnd = 0
  /// Interpolations inside each other around `position`.
  private var nesting = 0
  /// Strings in deeper interpolations are not recognized.
  private static let maxNesting = 50

  init(_ text: [UInt8]) {
    self.text = text
    tokens.reserveCapacity(text.count / 5)
    while readToken() {}
    add(.end, "", from: text.count, line: line)
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    position + ahead < text.count ? text[position + ahead] : 0
  }

  private mutating func add(
    _ kind: SwiftToken.Kind, _ spelling: String, from start: Int, line: Int
  ) {
    tokens.append(
      SwiftToken(
        kind: kind, text: spelling, line: line, range: start..<position,
        followsSpace: afterSpace))
    afterSpace = false
  }

  private func slice(_ start: Int) -> String {
    String(decoding: text[start..<position], as: UTF8.self)
  }

  /// token = identifier | number | string | regex | symbol
  private mutating func readToken() -> Bool {
    skipSpace()
    guard position < text.count else { return false }
    let (start, startLine) = (position, line)
    if Self.startsName(byte()) {
      repeat { position += 1 } while Self.startsName(byte()) || Self.isDigit(byte())
      add(.identifier, slice(start), from: start, line: line)
    } else if byte() == UInt8(ascii: "`") {
      position += 1
      while position < text.count, Self.startsName(byte()) || Self.isDigit(byte()) {
        position += 1
      }
      let name = String(decoding: text[(start + 1)..<position], as: UTF8.self)
      if byte() == UInt8(ascii: "`") { position += 1 }
      add(.identifier, name, from: start, line: line)
    } else if Self.isDigit(byte()) {
      readNumber()
      add(.number, slice(start), from: start, line: line)
    } else if let hashes = hashesBeforeQuote() {
      position += hashes
      let contents = readString(hashes: hashes)
      add(.string, contents, from: start, line: startLine)
    } else if readRegex() {
      add(.regex, slice(start), from: start, line: startLine)
    } else {
      let spelling = symbol
      position += spelling.utf8.count
      add(.symbol, spelling, from: start, line: line)
    }
    return true
  }

  /// space = (" " | tab | line end | comment)*
  private mutating func skipSpace() {
    while position < text.count {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "\n"), _):
        line += 1
        position += 1
      case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _), (UInt8(ascii: "\r"), _):
        position += 1
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while position < text.count, byte() != UInt8(ascii: "\n") { position += 1 }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        skipBlockComment()
      default: return
      }
      afterSpace = true
    }
  }

  /// comment = "/*" (comment | anything)* "*/"
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      default:
        if byte() == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    } while depth > 0 && position < text.count
    position = min(position, text.count)
  }

  /// number = digits ["." digits] [exponent] | "0x" digits
  private mutating func readNumber() {
    let isHexadecimal = byte() == UInt8(ascii: "0") && byte(1) == UInt8(ascii: "x")
    while position < text.count {
      let isExponent = !isHexadecimal && byte() | 0x20 == UInt8(ascii: "e")
      if isExponent, byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+") {
        position += 2
      } else if Self.startsName(byte()) || Self.isDigit(byte())
        || byte() == UInt8(ascii: ".") && Self.isDigit(byte(1))
      {
        position += 1
      } else {
        return
      }
    }
  }

  /// How many "#" stand before the quote that begins here; `nil` if no string does.
  private mutating func hashesBeforeQuote() -> Int? {
    guard position >= plainHashesEnd else { return nil }
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if byte(count) == UInt8(ascii: "\"") { return count }
    plainHashesEnd = position + count
    return nil
  }

  /// string = "#"* quote (character | "\" character | "\(" expression ")")* quote "#"*
  private mutating func readString(hashes: Int) -> String {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    position += quotes
    let start = position
    while position < text.count {
      if isEnd(quotes: quotes, hashes: hashes) {
        let contents = slice(start)
        position += quotes + hashes
        return contents
      }
      switch byte() {
      case UInt8(ascii: "\n"):
        if !isLong { return slice(start) }
        line += 1
        position += 1
      case UInt8(ascii: "\\") where isEscape(hashes: hashes):
        position += 1 + hashes
        switch byte() {
        case UInt8(ascii: "("):
          position += 1
          skipInterpolation(isLong: isLong)
        case UInt8(ascii: "\n"): break
        default: position += 1
        }
      default:
        position += 1
      }
    }
    position = text.count
    return slice(start)
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  /// Whether the backslash here begins an escape in a string with that many "#".
  private func isEscape(hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
  }

  /// Goes behind the ")" that ends an interpolation, over the strings in it; in a string of one
  /// line it ends with the line.
  private mutating func skipInterpolation(isLong: Bool) {
    nesting += 1
    defer { nesting -= 1 }
    var depth = 1
    while position < text.count, depth > 0, isLong || byte() != UInt8(ascii: "\n") {
      if nesting < Self.maxNesting, let hashes = hashesBeforeQuote() {
        position += hashes
        _ = readString(hashes: hashes)
        continue
      }
      switch byte() {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      position += 1
    }
    position = min(position, text.count)
  }

  // MARK: - Regular expressions

  /// Goes behind a regular expression, if one begins here.
  ///
  /// regex = "/" character* "/" | "#"+ "/" anything "/" "#"+
  ///
  /// A "/" alone begins one only where a value may begin, and if another ends it on the same line.
  private mutating func readRegex() -> Bool {
    var hashes = 0
    // The first of a row of "#"s looks behind all of them.
    if position == 0 || text[position - 1] != UInt8(ascii: "#") {
      while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    }
    guard byte(hashes) == UInt8(ascii: "/"), position >= plainSlashesEnd,
      hashes > 0 || mayBeginValue && ![UInt8(ascii: " "), UInt8(ascii: "\t")].contains(byte(1))
    else { return false }
    let isLong = hashes > 0 && byte(hashes + 1) == UInt8(ascii: "\n")
    var end = position + hashes + 1
    while end < text.count, isLong || text[end] != UInt8(ascii: "\n") {
      if text[end] == UInt8(ascii: "\\") {
        end += 2
      } else if text[end] == UInt8(ascii: "/"), isFence(at: end + 1, hashes: hashes) {
        line += isLong ? text[position..<end].count { $0 == UInt8(ascii: "\n") } : 0
        position = end + 1 + hashes
        return true
      } else {
        end += 1
      }
    }
    plainSlashesEnd = end
    return false
  }

  private func isFence(at start: Int, hashes: Int) -> Bool {
    start + hashes <= text.count
      && text[start..<(start + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Whether a value may begin here: the token before does not end one.
  private var mayBeginValue: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .string, .regex: return false
    case .identifier: return Self.wordsBeforeValues.contains(last.text)
    case .symbol: return ![")", "]", "}", "?", "!"].contains(last.text)
    case .end: return true
    }
  }

  private static let wordsBeforeValues: Set = [
    "return", "case", "in", "try", "await", "if", "while", "guard", "where", "else", "switch",
  ]

  /// The longest operator or bracket that begins here.
  private var symbol: String {
    guard Self.continuesOperator(byte(1)) else { return String(UnicodeScalar(byte())) }
    for length in [3, 2] where position + length <= text.count {
      let candidate = String(decoding: text[position..<(position + length)], as: UTF8.self)
      if Self.operators.contains(candidate) { return candidate }
    }
    return String(UnicodeScalar(byte()))
  }

  private static func continuesOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "."), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private static let operators: Set = [
    "...", "..<", "->", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=",
  ]

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Letters, `_`, `$` and everything beyond ASCII.
  private static func startsName(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }
}
