package import Diagnostics
internal import OpenGL

/// A program that the driver refused, with its messages on the lines of the source.
nonisolated package struct RejectedProgram: Error, Sendable {
  /// The functions in it.
  package let label: String
  package let diagnostics: [Diagnostic]
  /// The driver's whole message, unchanged.
  package let log: String

  init(label: String, log: String, of source: Stitcher.Source) {
    self.label = label
    self.log = log
    diagnostics =
      DriverLog(log) { _, line in source.span(ofLine: line) }.diagnostics
      .filter { $0.severity == .error || !Quirks.isMistaken(warning: $0.message) }.map {
        $0.replacingMessage(with: Self.authorsWords($0.message))
      }
  }

  /// The driver's words with the author's names: the prefixes that they have in the program
  /// (`u2f0_`, `u2_own_`) are left out.
  private static func authorsWords(_ message: String) -> String {
    var words = ""
    var rest = message[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !word.isEmpty else {
        words.append(first)
        rest = rest.dropFirst()
        continue
      }
      words += authorsName(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  /// prefix = "u" digits ("f" digits)? "_" "own_"?
  private static func authorsName(_ word: Substring) -> Substring {
    guard word.first == "u" else { return word }
    var rest = word.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return word }
    rest = rest[digits.endIndex...]
    if rest.first == "f" { rest = rest.dropFirst().drop { $0.isASCII && $0.isNumber } }
    guard rest.first == "_", rest.count > 1 else { return word }
    rest = rest.dropFirst()
    return rest.hasPrefix("own_") ? rest.dropFirst(4) : rest
  }
}
