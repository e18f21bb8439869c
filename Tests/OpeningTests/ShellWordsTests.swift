import TestSupport
import Testing

@testable import Opening

@Suite struct ShellWordsTests {
  private static let words = [
    ["harmonic", "capture", "a-b_c/d.png", "--size=1x2", "1,2", "a:b", "3+4"],
    ["", " ", "my picture's.jpg", "''", "a\\nb", "$HOME", "*", "line\nbreak", "ü", "#"],
  ]

  @Test(arguments: words)
  func whatIsWrittenIsReadAgain(words: [String]) {
    #expect(ShellWords.words(of: ShellWords.text(of: words)) == words)
  }

  /// The shell takes them apart in the same way.
  @Test(arguments: words)
  func aShellReadsTheSameWords(words: [String]) async throws {
    let output = try await Command(
      "sh", "-c", "printf '%s\\0' \(ShellWords.text(of: words))"
    ).run()
    #expect(
      output.text.split(separator: "\0", omittingEmptySubsequences: false).dropLast()
        .map(String.init) == words)
  }

  @Test func plainWordsAreNotQuoted() {
    #expect(ShellWords.text(of: Self.words[0]) == Self.words[0].joined(separator: " "))
  }

  @Test(arguments: ["'", "a 'b", "a\\", "'a'\\''"])
  func anOpenQuoteIsRefused(text: String) {
    #expect(ShellWords.words(of: text) == nil)
  }
}
