import Foundation
import Testing

@testable import TestSupport

@Suite final class SoakScriptTests {
  private let workshop: ScriptWorkshop

  /// The stand-in for what uses the window says how it was called, and ends with 1.
  init() throws {
    workshop = try ScriptWorkshop()
    try workshop.addTool("swift", "")
    try workshop.addTool("dpkg-query", #"for name; do echo "$name installed"; done"#)
    try FileManager.default.createDirectory(
      at: workshop.folder.appending(path: ".build/release"), withIntermediateDirectories: true)
    try workshop.write(".build/release/Soak", "#!/bin/sh\necho \"$*\"\nexit 1\n", isProgram: true)
  }

  deinit { workshop.remove() }

  @Test(arguments: [
    ([], "--minutes 10"), (["60"], "--minutes 60"),
    (["5", "--seed", "7"], "--minutes 5"), (["--seed", "7"], "--minutes 10"),
  ])
  func theBuiltProgramIsUsedForThatLong(arguments: [String], minutes: String) async throws {
    let output = try await workshop.run("soak", arguments)
    #expect(output.status == .exitCode(1))
    let built = "\(workshop.folder.path)/.build"
    let rest = arguments.contains("--seed") ? " --seed 7" : ""
    #expect(
      output.text
        == "\(minutes) --program \(built)/release/harmonic --output \(built)/soak\(rest)\n")
    let build =
      "swift build --package-path \(workshop.folder.path) -c release -debug-info-format none"
    #expect(
      workshop.calls(of: "swift")
        == ["harmonic", "ClipboardHolder", "FileDragger", "Soak"].map { "\(build) --product \($0)" }
    )
  }
}
