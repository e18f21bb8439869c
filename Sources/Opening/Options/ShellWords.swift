/// Words as a POSIX shell takes and shows them.
///
/// ```swift
/// ShellWords.text(of: ["--image", "my picture.jpg"])  // --image 'my picture.jpg'
/// ```
///
/// Reads only what it writes: no escapes outside quotes, no variables, no wildcards.
enum ShellWords {
  /// Returns the words on one line, in single quotes where a word holds anything but letters,
  /// digits and harmless signs.
  static func text(of words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// Returns the words of a text that `text(of:)` wrote.
  ///
  /// text = word (" " word)*; word = (plain | "'" [^']* "'" | "\" character)+
  ///
  /// - Returns: `nil` if a quote is not closed.
  static func words(of text: String) -> [String]? {
    var words: [String] = []
    var word = ""
    var isInWord = false
    var isQuoted = false
    var isEscaped = false
    for character in text {
      switch character {
      case _ where isEscaped:
        word.append(character)
        (isInWord, isEscaped) = (true, false)
      case "'":
        isQuoted.toggle()
        isInWord = true
      case "\\" where !isQuoted: isEscaped = true
      case " " where !isQuoted:
        if isInWord { words.append(word) }
        (word, isInWord) = ("", false)
      default:
        word.append(character)
        isInWord = true
      }
    }
    if isInWord { words.append(word) }
    return isQuoted || isEscaped ? nil : words
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { character in
      character.isASCII
        && (character.isLetter || character.isNumber || "-_./,:=+".contains(character))
    }
    if isPlain, !word.isEmpty { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}
