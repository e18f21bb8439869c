/// The tokens of a Swift file with their brackets paired.
package struct SwiftTokens: Sendable {
  package let all: [SwiftToken]
  /// The closing bracket of each opening one and the other way round; -1 for everything else.
  package private(set) var partner: [Int]
  /// The innermost opening bracket around each token; -1 outside of all.
  package private(set) var enclosing: [Int]
  /// The places of each name, in order.
  private var places: [String: [Int]] = [:]

  package init(_ text: [UInt8]) {
    all = SwiftLexer(text).tokens
    partner = Array(repeating: -1, count: all.count)
    enclosing = partner
    var open: [Int] = []
    for (index, token) in all.enumerated() {
      enclosing[index] = open.last ?? -1
      if token.kind == .identifier { places[token.text, default: []].append(index) }
      guard token.kind == .symbol, let first = token.text.utf8.first, token.text.utf8.count == 1
      else { continue }
      switch first {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let opener = open.popLast() else { continue }
        enclosing[index] = open.last ?? -1
        (partner[opener], partner[index]) = (index, opener)
      default: break
      }
    }
  }

  package subscript(_ index: Int) -> SwiftToken {
    all[min(max(index, 0), all.count - 1)]
  }

  /// Where a name or a keyword stands, in order.
  package func places(of word: String) -> [Int] { places[word] ?? [] }

  /// The name of the function whose parenthesis or closure opens at `index`: `layerEffect` for the
  /// "(" of `.layerEffect(`; `nil` if nothing is called there.
  package func callee(ofBracketAt index: Int) -> String? {
    var before = index - 1
    if before >= 0, self[index].isSymbol("{"), self[before].isSymbol(")"), partner[before] >= 0 {
      before = partner[before] - 1
    }
    guard before >= 0, self[before].kind == .identifier else { return nil }
    return self[before].text
  }
}
