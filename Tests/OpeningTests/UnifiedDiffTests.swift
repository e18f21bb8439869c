import Foundation
import TestSupport
import Testing

@testable import Opening

/// Patches in the unified format, and what the program `patch` makes of them.
@Suite struct UnifiedDiffTests {
  /// The expected text is that of `diff -u` of GNU diffutils, whose hunks are the same.
  @Test func changesThatAreNearShareAHunk() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("3\n4\n5\n", with: "3\nfour\n5\n").replacing("\n10\n", with: "\nten\n")
      .replacing("\n20\n", with: "\ntwenty\n")
    var diff = UnifiedDiff()
    diff.add(old, changedTo: new, path: "App/Card.swift")
    #expect(
      diff.text == """
        --- a/App/Card.swift
        +++ b/App/Card.swift
        @@ -1,13 +1,13 @@
         1
         2
         3
        -4
        +four
         5
         6
         7
         8
         9
        -10
        +ten
         11
         12
         13
        @@ -17,4 +17,4 @@
         17
         18
         19
        -20
        +twenty

        """)
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc\r\n", "b", "a\nb\n"])
  func patchMakesTheNewText(old: String) async throws {
    let new = old.replacing("b", with: "ä b")
    var diff = UnifiedDiff()
    diff.add(old, changedTo: new, path: "Card.swift")
    let folder = try TemporaryFolder()
    _ = try folder.file("Card.swift", Array(old.utf8))
    let patch = try folder.file("changes.patch", Array(diff.text.utf8))
    let output = try await Command(
      "patch", "--binary", "-p1", "-i", patch, workingDirectory: folder.path
    ).run()
    #expect(output.status == .exitCode(0), "\(output.text) \(output.errorText)")
    #expect(try folder.contents("Card.swift") == Array(new.utf8))
  }

  @Test func nothingChangedIsNoPatch() {
    var diff = UnifiedDiff()
    diff.add("a\n", changedTo: "a\n", path: "Card.swift")
    #expect(diff.text.isEmpty)
  }
}
