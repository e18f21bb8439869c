import Files
import TestSupport
import Testing

@testable import Opening

@Suite struct ShellWordsTests {
  private static let words = [
    ["harmonic", "capture", "a-b_c/d.png", "--size=1x2", "1,2", "a:b", "3+4"],
    ["", " ", "my picture's.jpg", "''", "a\\nb", "$HOME", "*", "ü", "#", "$'x'", "a'\u{301}b"],
  ]
  /// With escapes, which bash and zsh read, and not every `sh`.
  private static let hidden = [
    "line\nbreak", "tab\t", "\u{1B}[2J it's \\n", "\u{7F}1", "\u{202E}fdp", "caf\u{10FEE9}1.metal",
    "\u{10FEFF}", "\r\n'", "\u{85}",
  ]

  @Test(arguments: words + [hidden])
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

  @Test func bashReadsTheSameBytes() async throws {
    let text = ShellWords.text(of: Self.hidden)
    #expect(text.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    let output = try await Command("bash", "-c", "printf '%s\\0' \(text)").run()
    let words = output.bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(words.map(Array.init) == Self.hidden.map(\.bytesOnDisk))
  }

  @Test func whatIsNotSeenIsWrittenWithEscapes() {
    #expect(ShellWords.text(of: ["caf\u{10FEE9}.metal"]) == #"$'caf\xe9.metal'"#)
    #expect(ShellWords.text(of: ["it's\n"]) == #"$'it\'s\n'"#)
  }

  @Test func plainWordsAreNotQuoted() {
    #expect(ShellWords.text(of: Self.words[0]) == Self.words[0].joined(separator: " "))
  }

  @Test(arguments: [
    "'", "a 'b", "a\\", "'a'\\''", "$'", #"$'\"#, #"$'\x4'"#, #"$'\x00'"#, #"$'\q'"#,
  ])
  func anOpenQuoteIsRefused(text: String) {
    #expect(ShellWords.words(of: text) == nil)
  }
}
