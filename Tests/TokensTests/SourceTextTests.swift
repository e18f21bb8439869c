import Testing

@testable import Tokens

/// Bytes of source files as editors of other systems write them.
@Suite struct SourceTextTests {
  @Test(arguments: [
    ("a\rb\r", "a\nb\n"), ("a\r\nb", "a\r\nb"), ("a\r\r\nb\n", "a\n\r\nb\n"), ("a", "a"), ("", ""),
  ])
  func aCarriageReturnEndsALine(written: String, text: String) {
    #expect([UInt8](written.utf8).asSourceText == [UInt8](text.utf8))
  }

  /// "a", U+00E9 and U+1F600 with its two surrogates (Unicode 15, table 3-5), after the mark.
  @Test(
    arguments: [
      [0xFF, 0xFE, 0x61, 0x00, 0xE9, 0x00, 0x3D, 0xD8, 0x00, 0xDE, 0x0D, 0x00],
      [0xFE, 0xFF, 0x00, 0x61, 0x00, 0xE9, 0xD8, 0x3D, 0xDE, 0x00, 0x00, 0x0D],
    ] as [[UInt8]])
  func utf16IsRead(bytes: [UInt8]) {
    #expect(bytes.asSourceText == [UInt8]("a\u{E9}\u{1F600}\n".utf8))
    #expect((bytes + [0x41]).asSourceText == bytes.asSourceText)
  }

  @Test func aMarkAloneIsNoText() {
    #expect([0xFF, 0xFE].asSourceText == [])
    #expect([0xFE, 0xFF, 0x00].asSourceText == [])
  }

  @Test func aFolderReadsThemSo() throws {
    let folder = SourceFolder(["a.h": "#define A 1\r#define B 2\r"])
    #expect(try #require(folder.read("a.h")).count { $0 == 10 } == 2)
  }
}
