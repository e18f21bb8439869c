import Foundation
import Pictures
import TestSupport
import Testing

extension Fault {
  /// The folder is not made at first, and then no file: each of the calls that write one whole
  /// fails once.
  static func ofEachCall(in place: String) -> [Fault] {
    [
      Fault(.mkdir, at: 1, .error(EACCES), on: place),
      // With a name and without one
      Fault(.open, at: 1, .error(EROFS), on: place),
      Fault(.open, at: 2, .error(EROFS), on: place),
      Fault(.write, at: 1, .error(ENOSPC), on: place),
      Fault(.fsync, at: 1, .error(EIO), on: place),
      Fault(.link, at: 1, .error(EDQUOT), on: place),
    ]
  }

  /// The reasons that are reported for the file, in order.
  static let reasonsAfterTheFolder = [
    "Read-only file system (open)", "No space left on device (write)",
    "Input/output error (fsync)", "Disk quota exceeded (link)",
  ]
}

/// Calls of the system that fail in a window: it says which, goes on, and leaves no half files.
@Suite(.serialized, .enabled(if: Fault.canBeInjected, "a sanitizer has its own memory"))
struct FaultsInWindowTests {
  @Test func screenshotsThatFailAreReportedAndTheNextIsWritten() async throws {
    let place = "/Pictures/Harmonic"
    let session = try await WindowSession(
      ["--paused"],
      environment: Fault.environment(for: Fault.ofEachCall(in: place)))
    let folder = session.home.path + place
    #expect(
      try await nextOutcome(of: session)
        == "no screenshot: cannot make the folder '\(folder)': Permission denied (mkdir)")
    for reason in Fault.reasonsAfterTheFolder {
      let outcome = try await nextOutcome(of: session)
      #expect(outcome.hasPrefix("no screenshot: cannot write '\(folder)/button "))
      #expect(outcome.hasSuffix(".png': \(reason)"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
    let outcome = try await nextOutcome(of: session)
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
    #expect(outcome.hasSuffix("\(folder)/\(name)"))
    #expect(try Picture(contentsOf: "\(folder)/\(name)").width == 720)
    #expect(try await session.quit().status == .exitCode(0))
  }

  /// Asks for a screenshot and returns what the program says of it.
  private func nextOutcome(of session: WindowSession) async throws -> String {
    try await session.display.press("s")
    let line = try await session.program.nextLine {
      $0.contains("screenshot") || $0.contains(".png")
    }
    return String(line.trimmingPrefix("harmonic: "))
  }

  @Test(arguments: [
    Fault(.open, at: 1, lasting: true, .error(EROFS), on: "/state/harmonic/"),
    Fault(.write, at: 1, .error(ENOSPC), on: "/state/harmonic/"),
    Fault(.fsync, at: 1, .error(EIO), on: "/state/harmonic/"),
    Fault(.rename, at: 1, .error(EDQUOT), on: "/state/harmonic/"),
  ])
  func stateThatCannotBeStoredIsReportedAndTheOldOneStays(fault: Fault) async throws {
    let home = try WindowSession.makeHome()
    let file = home.appending(path: WindowSession.stateFile)
    let before = try Data(contentsOf: file)
    let session = try await WindowSession(
      ["--paused"], home: home, environment: Fault.environment(for: [fault]))
    try await session.display.press("bracketright")
    let output = try await session.quit()
    #expect(output.status == .exitCode(0))
    let failure = fault.call == .open ? "cannot read" : "what was set is not stored: cannot write"
    #expect(output.errorText.contains("harmonic: \(failure) '\(file.path)': "))
    #expect(fault.call == .open || output.errorText.contains(" (\(fault.call))\n"))
    #expect(try Data(contentsOf: file) == before)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(names == ["state.json"])
  }
}
