import Files
import TestSupport
import Testing

/// Names of files as texts: every name leads back to its bytes, and none breaks a line.
@Suite struct DiskNameTests {
  @Test(arguments: [
    ("caf\u{E9}.metal".utf8.map { $0 }, "café.metal"),
    ([0x63, 0x61, 0x66, 0xE9, 0x2E], "caf\u{10FEE9}."),
    ([0xFF], "\u{10FEFF}"), ([0x61, 0x0A, 0x62], "a\u{10FE0A}b"), ([0x7F], "\u{10FE7F}"),
    // Half of a character of three bytes, a surrogate, a zero in two bytes
    ([0xE2, 0x82, 0x2F], "\u{10FEE2}\u{10FE82}/"),
    ([0xED, 0xA0, 0x80], "\u{10FEED}\u{10FEA0}\u{10FE80}"), ([0xC0, 0x80], "\u{10FEC0}\u{10FE80}"),
    // One of the private characters itself
    ([0xF4, 0x8F, 0xBB, 0xA9], "\u{10FEF4}\u{10FE8F}\u{10FEBB}\u{10FEA9}"),
    ([], ""),
  ])
  func bytesAreATextAndBytesAgain(bytes: [UInt8], text: String) {
    #expect(Array(String(onDisk: bytes).unicodeScalars) == Array(text.unicodeScalars))
    #expect(String(onDisk: bytes).bytesOnDisk == bytes)
  }

  @Test func everyNameComesBack() {
    var random = SeededRandom(seed: 18)
    for _ in 0..<20_000 {
      // Whole characters among bytes of any kind, never a zero
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let scalar = Unicode.Scalar(UInt32.random(in: 1...0x10FFFF, using: &random))
        bytes +=
          Bool.random(using: &random)
          ? [UInt8.random(in: 1...255, using: &random)] : Array(String(scalar ?? "/").utf8)
      }
      let name = String(onDisk: bytes)
      #expect(name.bytesOnDisk == bytes)
      #expect(name.onDisk.dropLast().map(UInt8.init(bitPattern:)) == bytes)
      #expect(!name.utf8.contains { $0 < 0x20 || $0 == 0x7F })
      let words = name.unmasked
      #expect(String(onDisk: words.bytesOnDisk) == name)
    }
  }

  /// It would name the part before it.
  @Test func aTextWithAZeroNamesNothing() {
    #expect("/etc/passwd\0.metal".onDisk == [0])
  }

  @Test(arguments: [
    ("plain ü 波", "plain ü 波"), ("a\nb\tc\r", #"a\nb\tc\r"#), ("\u{1B}[31m", #"\x1b[31m"#),
    ("\u{7F}\u{9B}2J", #"\x7f\x9b2J"#), ("\u{10FEE9}\u{10FE0A}", #"\xe9\n"#),
    ("abc\u{202E}def\u{2066}", #"abc\u202edef\u2066"#), ("\u{2028}", #"\u2028"#),
    ("👩‍👩‍👧 \u{200F}עברית", "👩‍👩‍👧 \u{200F}עברית"),
  ])
  func whatATerminalWouldObeyIsEscaped(text: String, shown: String) {
    #expect(text.visible == shown)
    #expect(shown.visible == shown)
  }

  @Test func linesAndTabsCanStay() {
    #expect("a\n\tb\u{1B}\u{10FE0A}".visibleLines == "a\n\tb\\x1b\\n")
  }

  // MARK: - Paths

  /// U+0301 is drawn over what stands before it, and belongs to one `Character` with it.
  @Test(arguments: [
    ("a/b/c.metal", "a/b", "c.metal"), ("c.metal", ".", "c.metal"), ("/c", "/", "c"),
    ("a/\u{301}b", "a", "\u{301}b"), ("/\u{301}", "/", "\u{301}"), ("a/", "a", ""),
  ])
  func pathsAreTakenApartAtTheirBytes(path: String, folder: String, name: String) {
    #expect(Array(path.folderPart.utf8) == Array(folder.utf8))
    #expect(Array(path.namePart.utf8) == Array(name.utf8))
  }

  @Test func partsAreBetweenSlashes() {
    let parts = "//a/../\u{301}b/.".pathParts.map { Array($0.utf8) }
    #expect(parts == ["a", "..", "\u{301}b", "."].map { Array($0.utf8) })
    #expect("/\u{301}a".isAbsolutePath && !"a/\u{301}".isAbsolutePath && !"".isAbsolutePath)
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/", "/a", false),
    ("/a/\u{301}b", "/a", true), ("/x", "/", true),
  ])
  func aFolderHoldsWhatIsBelowIt(path: String, folder: String, expected: Bool) {
    #expect(isInside(path, folder: folder) == expected)
  }

  // MARK: - JSON

  /// Nothing that a terminal would obey is in it, and any reader finds the same text.
  @Test func jsonEscapesWhatIsNotSeen() {
    let text = JSON.string("a\n\u{9B}\u{202E}\u{10FEE9}\u{10FE0A}\"").text()
    #expect(text == #""a\n\u009b\u202e\udbff\udee9\n\"""#)
  }
}
