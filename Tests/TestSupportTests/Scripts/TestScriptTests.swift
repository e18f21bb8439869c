import Foundation
import Testing

@testable import TestSupport

@Suite final class TestScriptTests {
  private let workshop: ScriptWorkshop

  /// The stand-in for Swift ends its tests with 3 and tells their display.
  init() throws {
    workshop = try ScriptWorkshop()
    try workshop.addTool(
      "swift",
      """
      [ "$1" = test ] || exit 0
      echo "$DISPLAY"
      [ ! -e /tmp/.X11-unix/X"${DISPLAY#:}" ] || echo 'is there'
      exit 3
      """)
    try workshop.addTool("dpkg-query", #"for name; do echo "$name installed"; done"#)
    try workshop.link("Xvfb")
  }

  deinit { workshop.remove() }

  @Test func buildsThenTestsWithTheArguments() async throws {
    let output = try await workshop.run(
      "test", "--filter", "SpringTests", environment: ["DISPLAY": ":7"], from: "/usr/share")
    let package = "--package-path \(workshop.folder.path)"
    #expect(
      workshop.calls(of: "swift") == [
        "swift build \(package) --build-tests", "swift test \(package) --filter SpringTests",
      ])
    #expect(output.status == .exitCode(3))
    #expect(output.text == ":7\n")
  }

  @Test func displayIsStartedWhereThereIsNone() async throws {
    let output = try await workshop.run("test")
    #expect(output.status == .exitCode(3))
    let lines = output.text.split(separator: "\n")
    let name = try #require(lines.first)
    #expect(name.wholeMatch(of: /:\d+/) != nil)
    #expect(lines.last == "is there")
    await waitUntil("the display is gone") {
      !FileManager.default.fileExists(atPath: "/tmp/.X11-unix/X\(name.dropFirst())")
    }
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
