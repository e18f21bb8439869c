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
      at: workshop.folder.appending(path: ".build/debug"), withIntermediateDirectories: true)
    try workshop.write(".build/debug/Soak", "#!/bin/sh\necho \"$*\"\nexit 1\n", isProgram: true)
  }

  deinit { workshop.remove() }

  @Test(arguments: [
    ([], "--minutes 10"), (["60"], "--minutes 60"),
    (["5", "--seed", "7"], "--minutes 5"), (["--seed", "7"], "--minutes 10"),
  ])
  func theBuiltProgramIsUsedForThatLong(arguments: [String], minutes: String) async throws {
    let output = try await workshop.run("soak", arguments)
    #expect(output.status == .exitCode(1))
    let build = "\(workshop.folder.path)/.build"
    let rest = arguments.contains("--seed") ? " --seed 7" : ""
    #expect(
      output.text
        == "\(minutes) --program \(build)/release/harmonic --output \(build)/soak\(rest)\n")
    let package = "--package-path \(workshop.folder.path)"
    #expect(
      workshop.calls(of: "swift") == [
        "swift build \(package) -c release --static-swift-stdlib --product harmonic",
        "swift build \(package) --product ClipboardHolder",
        "swift build \(package) --product FileDragger",
        "swift build \(package) --product Soak",
      ])
  }
}
