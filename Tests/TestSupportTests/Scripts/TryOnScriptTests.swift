import Foundation
import Testing

@testable import TestSupport

/// Messages of the script before it makes a root; making one takes minutes and the network.
@Suite final class TryOnScriptTests {
  private let workshop: ScriptWorkshop

  init() throws {
    workshop = try ScriptWorkshop()
    for tool in ["realpath", "tail"] { try workshop.link(tool) }
    for tool in ["git", "swift"] { try workshop.addTool(tool, "") }
  }

  deinit { workshop.remove() }

  @Test func aReleaseHasToBeNamed() async throws {
    let output = try await workshop.run("try-on")
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains("hint: Scripts/try-on bookworm|trixie|sid"))
  }

  @Test func itNeedsRoot() async throws {
    try workshop.addTool("debootstrap", "")
    let output = try await workshop.run("try-on", "trixie", environment: ["USER_NUMBER": "1000"])
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("error: making a root needs root"))
    #expect(workshop.calls(of: "debootstrap") == [])
  }

  @Test func itNamesTheProgramThatIsMissing() async throws {
    let output = try await workshop.run("try-on", "trixie")
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("there is no 'debootstrap' in PATH"))
  }

  @Test func theReasonOfDebootstrapIsShown() async throws {
    try workshop.addTool("debootstrap", "echo 'E: No such script: woody'; exit 1")
    let output = try await workshop.run("try-on", "woody")
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("E: No such script: woody"))
    #expect(output.errorText.contains("error: debootstrap failed"))
    let root = "\(workshop.folder.path)/.build/try-on/woody"
    #expect(workshop.calls(of: "debootstrap") == ["debootstrap --variant=minbase woody \(root)"])
  }
}
