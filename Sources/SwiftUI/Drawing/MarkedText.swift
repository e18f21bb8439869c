/// The text of a literal with its marks of Markdown taken as looks.
struct MarkedText {
  private(set) var pieces: [Text.Piece] = []

  private static let marks: [(String, @Sendable (Text) -> Text)] = [
    ("***", { $0.bold().italic() }), ("**", { $0.bold() }), ("__", { $0.bold() }),
    ("~~", { $0.strikethrough() }), ("*", { $0.italic() }), ("_", { $0.italic() }),
    ("`", { $0.monospaced() }), ("[", { $0.foregroundStyle(.tint) }),
  ]

  init(_ source: [Text.Piece]) {
    var rest = source[...]
    while let piece = rest.popFirst() {
      guard case .string(let literal) = piece, let found = Self.firstMark(in: literal) else {
        pieces.append(piece)
        continue
      }
      let (mark, look, range) = found
      if mark == "[" {
        if let after = addLink(from: range, of: literal, followedBy: Array(rest)) {
          rest = after[...]
        } else {
          pieces.append(.string(String(literal[..<range.upperBound])))
          rest = ([.string(String(literal[range.upperBound...]))] + Array(rest))[...]
        }
        continue
      }
      if range.lowerBound > literal.startIndex {
        pieces.append(.string(String(literal[..<range.lowerBound])))
      }
      let following = [.string(String(literal[range.upperBound...]))] + Array(rest)
      guard let (inside, after) = Self.split(following, at: mark) else {
        pieces.append(.string(mark))
        rest = following[...]
        continue
      }
      pieces.append(.text(look(Text(pieces: MarkedText(inside).pieces))))
      rest = after[...]
    }
    pieces.removeAll { $0 == .string("") }
  }

  /// Adds a link, `[text](address)`, and returns the pieces after it; `nil` if there is none.
  private mutating func addLink(
    from mark: Range<String.Index>, of literal: String, followedBy rest: [Text.Piece]
  ) -> [Text.Piece]? {
    let following = [.string(String(literal[mark.upperBound...]))] + rest
    guard let (title, target) = Self.split(following, at: "]("),
      let (address, after) = Self.split(target, at: ")")
    else { return nil }
    let isAddress = address.allSatisfy { piece in
      guard case .string(let string) = piece else { return true }
      return !string.contains(where: \.isWhitespace)
    }
    guard isAddress else { return nil }
    if mark.lowerBound > literal.startIndex {
      pieces.append(.string(String(literal[..<mark.lowerBound])))
    }
    pieces.append(.text(Text(pieces: MarkedText(title).pieces).foregroundStyle(.tint)))
    return after
  }

  /// The first mark that may begin something: no blank follows it.
  private static func firstMark(
    in text: String
  ) -> (String, (Text) -> Text, Range<String.Index>)? {
    var index = text.startIndex
    while index < text.endIndex {
      for (mark, look) in marks where text[index...].hasPrefix(mark) {
        let end = text.index(index, offsetBy: mark.count)
        let isInWord =
          mark.first == "_" && index > text.startIndex
          && (text[text.index(before: index)].isLetter || text[text.index(before: index)].isNumber)
        let isBeforeBlank = end < text.endIndex && text[end].isWhitespace
        if !isInWord, !isBeforeBlank { return (mark, look, index..<end) }
        index = text.index(before: end)
        break
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// The pieces before the next mark of a kind, and those after it; `nil` if there is none.
  private static func split(
    _ pieces: [Text.Piece], at mark: String
  ) -> (inside: [Text.Piece], after: [Text.Piece])? {
    for (index, piece) in pieces.enumerated() {
      guard case .string(let text) = piece, let range = text.range(of: mark) else { continue }
      let inside = Array(pieces[..<index]) + [.string(String(text[..<range.lowerBound]))]
      guard inside != [.string("")] else { return nil }
      return (
        inside, [.string(String(text[range.upperBound...]))] + Array(pieces[(index + 1)...])
      )
    }
    return nil
  }
}
