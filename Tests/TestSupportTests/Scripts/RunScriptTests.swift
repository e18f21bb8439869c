import Foundation
import Testing

@testable import TestSupport

@Suite final class RunScriptTests {
  private let workshop: ScriptWorkshop
  private let display: [String: String?] = ["DISPLAY": ":7"]

  /// The stand-in for Swift builds a program that prints its arguments and ends with 3.
  init() throws {
    workshop = try ScriptWorkshop()
    try workshop.write(
      "program", "#!/bin/sh\nprintf '<%s>' \"$@\"\npwd >&2\nexit ${STATUS-3}\n", isProgram: true)
    try workshop.addTool(
      "swift",
      """
      echo 'Building for production...'
      [ ! -e source-is-broken ] || { echo 'error: broken'; exit 1; }
      mkdir -p .build/release && cp program .build/release/harmonic
      """)
    try workshop.addTool("dpkg-query", #"for name; do echo "$name installed"; done"#)
  }

  deinit { workshop.remove() }

  @Test func argumentsAndStatusArePassedOn() async throws {
    let output = try await workshop.run("run", "list", "two words", "", environment: display)
    #expect(output.text == "<list><two words><>")
    #expect(output.status == .exitCode(3))
  }

  @Test func buildsTheReleaseInOneFile() async throws {
    _ = try await workshop.run("run", environment: display)
    #expect(
      workshop.calls(of: "swift") == [
        "swift build --package-path \(workshop.folder.path) -c release -debug-info-format none"
          + " --product harmonic"
      ])
  }

  @Test func staysInTheFolderItIsCalledFrom() async throws {
    let output = try await workshop.run(
      "run", "list", environment: display, from: "/usr/share")
    #expect(output.errorText.hasSuffix("/usr/share\n"))
  }

  @Test func windowIsOpenedOnAnyDisplay() async throws {
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] {
      let output = try await workshop.run("run", environment: [name: "x", "STATUS": "0"])
      #expect(output.text == "<>")  // printf's way to show no arguments
      #expect(output.status == .exitCode(0))
    }
  }

  @Test func frameIsDrawnWithoutADisplay() async throws {
    let output = try await workshop.run("run", environment: ["STATUS": "0"])
    #expect(
      output.text
        == "<capture><button><--press><0..1><--time><0.6><--scale><2><-o><harmonic.png>")
    #expect(output.errorText.contains("no display is available"))
    #expect(output.errorText.contains("\(workshop.folder.path)/harmonic.png"))
    #expect(output.errorText.contains("hint: for the window, "))
    #expect(output.status == .exitCode(0))
  }

  @Test func frameThatCannotBeDrawnIsAFailure() async throws {
    let output = try await workshop.run("run", environment: ["STATUS": "5"])
    #expect(output.status == .exitCode(5))
    #expect(!output.errorText.contains("was drawn"))
  }

  @Test func argumentsArePassedOnWithoutADisplayToo() async throws {
    let output = try await workshop.run("run", "aurora")
    #expect(output.text == "<aurora>")
    #expect(output.status == .exitCode(3))
  }

  @Test func buildIsShownOnlyWhenItFails() async throws {
    let good = try await workshop.run("run", "list", environment: display)
    #expect(!good.errorText.contains("Building for production"))
    try workshop.write("source-is-broken", "")
    let bad = try await workshop.run("run", "list", environment: display)
    #expect(bad.errorText.contains("error: broken"))
    #expect(bad.text == "")
    #expect(bad.status == .exitCode(1))
  }

  @Test func missingSwiftIsExplained() async throws {
    try workshop.removeTool("swift")
    let output = try await workshop.run("run")
    #expect(output.errorText.contains("hint: install Swift 6.3"))
    #expect(output.status == .exitCode(1))
  }
}
