import Foundation
import Testing

@testable import TestSupport

@Suite final class TestScriptTests {
  private let workshop: ScriptWorkshop

  /// The stand-in for Swift ends its tests with 3 and prints their display and its socket.
  init() throws {
    workshop = try ScriptWorkshop()
    try workshop.addTool(
      "swift",
      """
      case $* in *--show-bin-path) echo "$PWD/products";; esac
      [ "$1" = test ] || exit 0
      echo "$DISPLAY"
      socket=/tmp/.X11-unix/X"${DISPLAY#:}"
      [ ! -e "$socket" ] || echo "is there $(stat --format %i:%.9Z "$socket")"
      [ ! -e failures ] || cat failures
      # A run passes if the workshop has something for it to say.
      [ ! -e passes ] || { cat passes; rm passes; exit 0; }
      exit 3
      """)
    try workshop.addTool("dpkg-query", #"for name; do echo "$name installed"; done"#)
    for tool in ["Xvfb", "stat", "mktemp", "tee", "tail", "cut", "sort", "sed", "head", "flock"] {
      try workshop.link(tool)
    }
  }

  deinit { workshop.remove() }

  @Test func buildsThenTestsWithTheArguments() async throws {
    let output = try await workshop.run(
      "test", "--filter", "SpringTests", environment: ["DISPLAY": ":54321"], from: "/usr/share")
    let package = "--package-path \(workshop.folder.path)"
    #expect(
      workshop.calls(of: "swift") == [
        "swift build \(package) -c release -debug-info-format none --build-tests"
          + " --explicit-target-dependency-import-check error",
        "swift build \(package) -c release --show-bin-path",
        "swift test \(package) -c release --experimental-maximum-parallelization-width 6 --skip-build"
          + " --filter SpringTests",
      ])
    #expect(output.status == .exitCode(3))
    #expect(output.text == ":54321\n")
  }

  /// Makes a bundle of tests, of which two fail, one of them by a signal if it is to crash.
  private func addBundle(crashes: Bool = false) throws {
    try workshop.write(
      "tests",
      """
      CommandTests.FadeTests/fades()
      CommandTests.FadeTests/settles(at:)
      CommandTests.TurnTests/turns()
      LayersTests.ShapeTests/isRound()
      LayersTests.TreeTests/grows()
      RenderingTests.BlurTests/blurs()

      """)
    try FileManager.default.createDirectory(
      at: workshop.folder.appending(path: "products"), withIntermediateDirectories: false)
    try workshop.write(
      "products/harmonicPackageTests.xctest",
      """
      #!/bin/sh
      cd '\(workshop.folder.path)'
      case $* in *--list-tests) exec cat tests;; esac
      echo "$*" >> parts
      case $* in
        *Turn*)
          \(crashes ? "kill -KILL $$" : "")
          echo "✘ Test turns() failed after 1.5 seconds with 1 issue."
          echo "✘ Test run with 1 test in 1 suite failed after 1.6 seconds with 1 issue."
          exit 1
          ;;
      esac
      echo "✔ Test run with 2 tests in 1 suite passed after 0.1 seconds."

      """, isProgram: true)
  }

  @Test func allTestsRunInProcessesOfTheirOwn() async throws {
    try addBundle()
    let output = try await workshop.run("test", environment: ["DISPLAY": ":54321"])
    #expect(output.status == .exitCode(1))
    let parts = [
      "CommandTests.FadeTests/", "CommandTests.TurnTests/", "LayersTests.", "RenderingTests.",
    ]
    #expect(
      try workshop.read("parts").split(separator: "\n").sorted()
        == parts.map { "--testing-library swift-testing --no-parallel --filter ^\($0)" })
    #expect(
      output.text.hasSuffix(
        """
        test: the slowest tests:
        1.5 s turns
        test: 6 passed, 1 failed

        """), "\(output.text)")
    #expect(output.errorText.contains("the tests 'CommandTests.TurnTests/' ended with status 1"))
  }

  @Test func aCrashOfTestsFails() async throws {
    try addBundle(crashes: true)
    let output = try await workshop.run("test", environment: ["DISPLAY": ":54321"])
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("the tests 'CommandTests.TurnTests/' ended with status 137"))
    #expect(output.text.hasSuffix("test: 6 passed, 1 failed\n"), "\(output.text)")
  }

  @Test func whatFailedIsSaidOnceMoreAtTheEnd() async throws {
    let failure = "✘ Test fades() recorded an issue at FadeTests.swift:32:5: Expectation failed"
    try workshop.write("failures", "\(failure)\n✔ Test settles() passed after 0.1 seconds.\n")
    let output = try await workshop.run(
      "test", "--filter", "Fade", environment: ["DISPLAY": ":54321"])
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
    let output = try await workshop.run(
      "test", "--filter", "Fade", environment: ["DISPLAY": ":54321"])
    #expect(output.status == .exitCode(1))
    #expect(
      output.errorText.hasSuffix(
        "test: error: nothing happened for ten minutes; these tests did not come to their end:\n"
          + "fades\n"), "\(output.errorText)")
    #expect(workshop.calls(of: "sleep").count >= 20)
  }

  private static let failure = """
    ✘ Test fades() recorded an issue at FadeTests.swift:32:5: Expectation failed
    ✘ Test fades() failed after 1.5 seconds with 1 issue.
    ✔ Test settles() passed after 0.25 seconds.
    ✔ Test turns(angle:) with 3 test cases passed after 12.5 seconds.
    ✘ Test run with 40 tests in 5 suites failed after 19.5 seconds with 1 issue.

    """
  private static let success = "✔ Test run with 2 tests in 2 suites passed after 1 seconds.\n"

  @Test func aFailureIsTriedOnce() async throws {
    try workshop.write("failures", Self.failure)
    let output = try await workshop.run(
      "test", "--filter", "Fade", environment: ["DISPLAY": ":54321"])
    #expect(output.status == .exitCode(3))
    #expect(workshop.calls(of: "swift").filter { $0.hasPrefix("swift test") }.count == 1)
  }

  @Test func theSlowestTestsAreListedAtTheEnd() async throws {
    try workshop.write("failures", Self.failure)
    let output = try await workshop.run(
      "test", "--filter", "Fade", environment: ["DISPLAY": ":54321"])
    #expect(
      output.text.hasSuffix(
        """
        test: the slowest tests:
        12.5 s turns
        1.5 s fades
        0.25 s settles
        test: 39 passed, 1 failed

        """), "\(output.text)")
  }

  @Test func aRunIsRepeatedWithoutBuildingAgain() async throws {
    try workshop.write("passes", Self.success)
    let output = try await workshop.run(
      "test", "--repeat", "3", "Fade|Turn", environment: ["DISPLAY": ":54321"])
    let calls = workshop.calls(of: "swift")
    #expect(calls.filter { $0.contains("--build-tests") }.count == 1)
    let runs = calls.filter { $0.hasPrefix("swift test") }
    #expect(runs.count == 3)
    for run in runs { #expect(run.hasSuffix(" --skip-build --filter Fade|Turn")) }
    // The first one of them passes.
    #expect(output.status == .exitCode(1))
    #expect(output.text.hasSuffix("test: 1 of 3 runs were green\n"), "\(output.text)")
  }

  @Test func repeatedRunsOfNoTestAreAnError() async throws {
    try workshop.write(
      "passes", "✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.\n")
    let output = try await workshop.run(
      "test", "--repeat", "3", "Nothing", environment: ["DISPLAY": ":54321"])
    #expect(output.status == .exitCode(1))
    #expect(output.errorText == "test: error: there is no test of the name 'Nothing'\n")
  }

  @Test(arguments: [["--repeat"], ["--repeat", "ten", "FadeTests"], ["--repeat", "10"]])
  func whatIsRepeatedHasToBeSaid(arguments: [String]) async throws {
    let output = try await workshop.run("test", arguments)
    #expect(output.status == .exitCode(2))
    #expect(
      output.errorText.hasSuffix("\nhint: Scripts/test --repeat 10 WindowTests\n"),
      "\(output.errorText)")
    #expect(workshop.calls(of: "swift") == [])
  }

  @Test func displayIsStartedWhereThereIsNone() async throws {
    let output = try await workshop.run("test", "--filter", "Fade")
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

  /// Returns a text that a file does not share with a later one in its place, as
  /// `stat --format %i:%.9Z` writes it: another display may take the number of one that has ended,
  /// and its socket the same place on the disk.
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
