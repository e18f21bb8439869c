extension String {
  /// Bytes of a word that is shown whole: as many as a part of a path can have.
  private static let longestWord = 255
  /// Characters of a longer word that are shown.
  private static let shownLetters = 60
  /// Bytes of a text that is shown whole, and the characters of a longer one that are: at its
  /// beginning and at its end.
  private static let (longestText, shownBeginning, shownEnd) = (1000, 700, 280)

  /// The text as a message shows it: of overlong words the beginning, and of an overlong text the
  /// beginning and the end.
  ///
  /// A damaged file may have a name of a megabyte, which no one wants to read; names of files stay
  /// whole, for they are opened by them.
  package var shortened: String {
    guard utf8.count > Self.longestWord else { return self }
    let text = shorteningWords
    guard text.utf8.count > Self.longestText else { return text }
    return text.prefix(Self.shownBeginning).within(bytes: 4 * Self.shownBeginning) + "…"
      + text.suffix(Self.shownEnd).within(bytes: 4 * Self.shownEnd)
  }

  private var shorteningWords: String {
    var text = ""
    var rest = self[...]
    while !rest.isEmpty {
      let word = rest.prefix { !$0.endsWord }
      let isLong = word.utf8.count > Self.longestWord
      text +=
        isLong ? word.prefix(Self.shownLetters).within(bytes: Self.longestWord) + "…" : word
      let gap = rest[word.endIndex...].prefix(while: \.endsWord)
      text += gap
      rest = rest[gap.endIndex...]
    }
    return text
  }
}

extension Substring {
  /// The characters at the beginning that have so many bytes together: one alone may have any
  /// number of accents.
  fileprivate func within(bytes limit: Int) -> Substring {
    var room = limit
    return prefix { character in
      room -= character.utf8.count
      return room >= 0
    }
  }
}

extension Character {
  /// Whether it is not part of a word: space, and what stands around names and between the parts of
  /// a path.
  fileprivate var endsWord: Bool {
    isWhitespace || "/'\"(),;".contains(self)
  }
}
