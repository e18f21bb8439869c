import Foundation
import Testing

@testable import TestSupport

@Suite final class TestScriptTests {
  private let workshop: ScriptWorkshop

  /// The stand-in for Swift ends its tests with 3 and tells their display, and its socket.
  init() throws {
    workshop = try ScriptWorkshop()
    try workshop.addTool(
      "swift",
      """
      [ "$1" = test ] || exit 0
      echo "$DISPLAY"
      socket=/tmp/.X11-unix/X"${DISPLAY#:}"
      [ ! -e "$socket" ] || echo "is there $(stat --format %i:%.9Z "$socket")"
      [ ! -e failures ] || cat failures
      # Tests that are tried again pass if the workshop says so.
      case $* in *'--filter /'*) [ ! -e passes ] || { cat passes; exit 0; } ;; esac
      exit 3
      """)
    try workshop.addTool("dpkg-query", #"for name; do echo "$name installed"; done"#)
    for tool in ["Xvfb", "stat", "mktemp", "tee", "tail", "cut", "sort"] { try workshop.link(tool) }
  }

  deinit { workshop.remove() }

  @Test func buildsThenTestsWithTheArguments() async throws {
    let output = try await workshop.run(
      "test", "--filter", "SpringTests", environment: ["DISPLAY": ":54321"], from: "/usr/share")
    let package = "--package-path \(workshop.folder.path)"
    #expect(
      workshop.calls(of: "swift") == [
        "swift build \(package) --build-tests --explicit-target-dependency-import-check error",
        "swift test \(package) --experimental-maximum-parallelization-width 6 --skip-build"
          + " --filter SpringTests",
      ])
    #expect(output.status == .exitCode(3))
    #expect(output.text == ":54321\n")
  }

  @Test func whatFailedIsSaidOnceMoreAtTheEnd() async throws {
    let failure = "✘ Test fades() recorded an issue at FadeTests.swift:32:5: Expectation failed"
    try workshop.write("failures", "\(failure)\n✔ Test settles() passed after 0.1 seconds.\n")
    let output = try await workshop.run("test", environment: ["DISPLAY": ":54321"])
    #expect(output.status == .exitCode(3))
    #expect(output.errorText == "test: error: this failed:\n\(failure)\n")
  }

  /// The stand-in for Swift stops itself, so that it does nothing more; that for `sleep` does not
  /// wait.
  @Test func testsThatStandStillAreEndedAndNamed() async throws {
    try workshop.addTool(
      "swift",
      """
      [ "$1" = test ] || exit 0
      echo "◇ Test settles() started."
      echo "◇ Test fades() started."
      echo "✔ Test settles() passed after 0.1 seconds."
      echo $$ > process
      kill -STOP $$
      """)
    try workshop.addTool("pgrep", "cat process")
    try workshop.addTool("pkill", #"kill -KILL "$(cat process)""#)
    try workshop.addTool("sleep", "")
    for tool in ["comm", "touch"] { try workshop.link(tool) }
    let output = try await workshop.run("test", environment: ["DISPLAY": ":54321"])
    #expect(output.status == .exitCode(1))
    #expect(
      output.errorText.hasSuffix(
        "test: error: nothing happened for ten minutes; these tests did not come to their end:\n"
          + "fades\n"), "\(output.errorText)")
    #expect(workshop.calls(of: "sleep").count >= 20)
  }

  private static let twoFailures = """
    ✘ Test fades() recorded an issue at FadeTests.swift:32:5: Expectation failed
    ✘ Test fades() failed after 1.5 seconds with 1 issue.
    ✘ Test turns(angle:) with 3 test cases failed after 2.5 seconds with 1 issue.
    ✘ Test run with 40 tests in 5 suites failed after 9.5 seconds with 2 issues.

    """

  @Test func aFewFailuresAreTriedOnceMoreByThemselves() async throws {
    try workshop.write("failures", Self.twoFailures)
    try workshop.write("passes", "✔ Test run with 2 tests in 2 suites passed after 1 seconds.\n")
    let output = try await workshop.run("test", environment: ["DISPLAY": ":54321"])
    #expect(output.status == .exitCode(0))
    #expect(
      workshop.calls(of: "swift").last?.hasSuffix(
        #" --skip-build --filter /fades\( --filter /turns\("#) == true)
    #expect(
      output.errorText.hasSuffix(
        """
        test: trying fades turns once more, without the others
        test: warning: failed beside the others, passed without them: fades turns

        """), "\(output.errorText)")
  }

  @Test(arguments: ["", "✔ Test run with 0 tests in 0 suites passed after 1 seconds.\n"])
  func whatFailsTwiceOrIsNotRunAgainHasFailed(second: String) async throws {
    try workshop.write("failures", Self.twoFailures)
    if !second.isEmpty { try workshop.write("passes", second) }
    let output = try await workshop.run("test", environment: ["DISPLAY": ":54321"])
    #expect(output.status == .exitCode(3))
  }

  /// A crash has no end of the run, and seven failures are not an accident.
  @Test func nothingIsTriedAgainAfterACrashOrManyFailures() async throws {
    let many = (1...7).map { "✘ Test t\($0)() failed after 1.5 seconds with 1 issue.\n" }.joined()
    let end = "✘ Test run with 40 tests in 5 suites failed after 9.5 seconds with 7 issues.\n"
    try workshop.write("passes", "✔ Test run with 2 tests in 2 suites passed after 1 seconds.\n")
    for failures in [many + end, "✘ Test fades() failed after 1.5 seconds with 1 issue.\n"] {
      try workshop.write("failures", failures)
      let output = try await workshop.run("test", environment: ["DISPLAY": ":54321"])
      #expect(output.status == .exitCode(3))
      #expect(!output.errorText.contains("once more"))
    }
  }

  @Test func displayIsStartedWhereThereIsNone() async throws {
    let output = try await workshop.run("test")
    #expect(output.status == .exitCode(3))
    let lines = output.text.split(separator: "\n")
    let name = try #require(lines.first)
    #expect(name.wholeMatch(of: /:\d+/) != nil)
    let socket = try #require(lines.last?.split(separator: " ").last.map(String.init))
    #expect(lines.last?.hasPrefix("is there ") == true)
    await waitUntil("the display is gone") {
      Self.identity(of: "/tmp/.X11-unix/X\(name.dropFirst())") != socket
    }
  }

  /// What tells a file from a later one in its place, as `stat --format %i:%.9Z` writes it: another
  /// display may take the number of one that has ended, and its socket the same place on the disk.
  private static func identity(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let changed = status.st_ctim
    return "\(status.st_ino):\(changed.tv_sec)." + String(format: "%09d", changed.tv_nsec)
  }

  @Test func displayThatDoesNotStartIsExplained() async throws {
    try workshop.removeTool("Xvfb")
    let output = try await workshop.run("test")
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("test: error: the virtual display did not start"))
  }

  @Test func missingSwiftIsExplained() async throws {
    try workshop.removeTool("swift")
    let output = try await workshop.run("test")
    #expect(output.errorText.contains("hint: install Swift 6.3"))
    #expect(output.status == .exitCode(1))
  }
}
