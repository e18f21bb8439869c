internal import Messages

/// The part of a request's text that is shown: its beginning, its end and "…" between them, or all.
struct TextCut {
  /// A character and the index of its run.
  struct Letter {
    let character: Character
    let run: Int
  }

  static let ellipsis = "…"

  /// Stretches of the shown text, each with the index of its run, in reading order.
  let stretches: [(run: Int, string: String)]
  /// Bytes of UTF-8 that are shown before the "…".
  private let prefixBytes: Int
  /// Where the text goes on after it, as an offset in the UTF-8 of the whole text; `nil` if nothing
  /// is left out.
  private let suffixStart: Int?

  var isWhole: Bool { suffixStart == nil }

  /// All of the text.
  init(_ request: TextRequest) {
    stretches = request.runs.enumerated().map { ($0.offset, $0.element.string) }
    prefixBytes = 0
    suffixStart = nil
  }

  /// So many characters, the others left out at the place that the request says.
  init(_ letters: [Letter], shown: Int, _ truncation: TextRequest.Truncation) {
    let prefixCount =
      switch truncation {
      case .head: 0
      case .middle: (shown + 1) / 2
      case .tail: shown
      }
    let prefix = letters.prefix(prefixCount)
    let suffix = letters.suffix(shown - prefixCount)
    // Blanks beside the "…" are left out: it follows a word.
    let shownPrefix = prefix.reversed().drop { $0.character.isWhitespace }.reversed()
    let shownSuffix = suffix.drop { $0.character.isWhitespace }
    var stretches: [(run: Int, string: String)] = []
    func add(_ text: String, run: Int) {
      if stretches.last?.run == run {
        stretches[stretches.count - 1].string += text
      } else {
        stretches.append((run, text))
      }
    }
    for letter in shownPrefix { add(String(letter.character), run: letter.run) }
    add(Self.ellipsis, run: shownPrefix.last?.run ?? shownSuffix.first?.run ?? 0)
    for letter in shownSuffix { add(String(letter.character), run: letter.run) }
    self.stretches = stretches
    func bytes(_ letters: some Sequence<Letter>) -> Int {
      letters.reduce(0) { $0 + $1.character.utf8.count }
    }
    prefixBytes = bytes(shownPrefix)
    suffixStart = bytes(letters) - bytes(shownSuffix)
  }

  /// The characters of a request, each in its run.
  static func letters(of request: TextRequest) -> [Letter] {
    request.runs.enumerated().flatMap { index, run in
      run.string.map { Letter(character: $0, run: index) }
    }
  }

  /// The bytes of the whole text that are shown in a range of the shown text's bytes; those of the
  /// "…" are all that it replaces.
  func original(_ range: Range<Int>) -> Range<Int> {
    guard let suffixStart else { return range }
    let ellipsisEnd = prefixBytes + Self.ellipsis.utf8.count
    if range.upperBound <= prefixBytes { return range }
    if range.lowerBound < ellipsisEnd {
      return min(range.lowerBound, prefixBytes)..<max(suffixStart, prefixBytes)
    }
    let distance = suffixStart - ellipsisEnd
    return range.lowerBound + distance..<range.upperBound + distance
  }

  /// The index of the run at a byte of the shown text.
  func run(at offset: Int) -> Int {
    var start = 0
    for (run, string) in stretches {
      start += string.utf8.count
      if offset < start { return run }
    }
    return stretches.last?.run ?? 0
  }
}
