/// The text of a literal, with values in it and marks of Markdown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let pieces: [Text.Piece]

  public init(_ value: String) { self.init(stringLiteral: value) }

  public init(stringLiteral value: String) {
    pieces = MarkedText([.string(value)]).pieces
  }

  public init(stringInterpolation: StringInterpolation) {
    pieces = MarkedText(stringInterpolation.pieces).pieces
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Strings are of the literal; values are texts.
    fileprivate var pieces: [Text.Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { pieces.append(.string(literal)) }

    private mutating func append(_ value: String) {
      pieces.append(.text(Text(verbatim: value)))
    }

    public mutating func appendInterpolation(_ string: String) { append(string) }

    public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }

    /// A whole number, in groups of three digits.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(Self.grouped(String(value)))
    }

    /// A number with six digits after the point.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(String(format: "%f", Double(value)))
    }

    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

    private static func grouped(_ digits: String) -> String {
      let sign = digits.hasPrefix("-") ? "-" : ""
      let number = digits.dropFirst(sign.count)
      var result = ""
      for (index, digit) in number.enumerated() {
        if index > 0, (number.count - index).isMultiple(of: 3) { result += "," }
        result.append(digit)
      }
      return sign + result
    }
  }
}

/// The text of a literal with its marks of Markdown taken as looks.
private struct MarkedText {
  private(set) var pieces: [Text.Piece] = []

  private static let marks: [(String, @Sendable (Text) -> Text)] = [
    ("***", { $0.bold().italic() }), ("**", { $0.bold() }), ("__", { $0.bold() }),
    ("~~", { $0.strikethrough() }), ("*", { $0.italic() }), ("_", { $0.italic() }),
    ("`", { $0.monospaced() }),
  ]

  init(_ source: [Text.Piece]) {
    var rest = source[...]
    while let piece = rest.popFirst() {
      guard case .string(let literal) = piece, let found = Self.firstMark(in: literal) else {
        pieces.append(piece)
        continue
      }
      let (mark, look, range) = found
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
