import Foundation
import TestSupport
import Testing

/// A clipboard whose owner does not do its part: the window goes on, and says why nothing came.
@Suite(.serialized) struct ClipboardTests {
  /// Pastes from an owner that behaves in a way of `ClipboardOwner`, and returns what the program
  /// says of it.
  private func said(pastingFrom way: String) async throws -> String {
    let session = try await WindowSession("button", "--paused")
    let owner = try Command(
      Command.builtExecutable("ClipboardOwner"), way, environment: session.display.environment
    ).start()
    try await owner.nextLine(of: .output) { $0 == "held" }
    let before = try session.program.residentMegabytes()
    try await session.display.activate(session.window)
    try await session.display.press("ctrl+v")
    if way != "vanishing" { try await owner.nextLine(of: .output) { $0 == "asked" } }
    // While it is waited for, the window is used.
    try await session.display.press("Next")
    func lines() -> [Substring] { session.program.text(.error).split(separator: "\n") }
    await waitUntil("another scene is shown") { lines().contains { $0.contains("'screen'") } }
    var line = ""
    await waitUntil("something is said of the clipboard") {
      let said = lines().first { line in
        ["nothing is pasted", "not a shader"].contains(where: line.contains)
      }
      line = said.map(String.init) ?? ""
      return said != nil
    }
    #expect(try session.program.residentMegabytes() < before + 150)
    #expect(try await session.quit().status == .exitCode(0))
    withExtendedLifetime(owner) {}
    return line
  }

  @Test(arguments: ["silent", "vanishing"])
  func anOwnerThatDoesNotAnswerIsReported(way: String) async throws {
    #expect(
      try await said(pastingFrom: way)
        == "harmonic: nothing is pasted: the program that it was copied in does not answer")
  }

  /// Memory is limited, and so is the patience of the user.
  @Test func aTextWithoutEndIsReported() async throws {
    #expect(
      try await said(pastingFrom: "endless")
        == "harmonic: nothing is pasted: it is longer than 16 MB")
  }

  @Test func bytesThatAreNoTextAreNoShader() async throws {
    #expect(
      try await said(pastingFrom: "bytes").contains("the clipboard holds text that is not a shader")
    )
  }

  /// An owner that hangs holds up neither a key nor the end.
  @Test func aWindowThatWaitsForTheClipboardEndsAtOnce() async throws {
    let session = try await WindowSession("button", "--paused")
    let owner = try Command(
      Command.builtExecutable("ClipboardOwner"), "silent",
      environment: session.display.environment
    ).start()
    try await owner.nextLine(of: .output) { $0 == "held" }
    try await session.display.activate(session.window)
    try await session.display.press("ctrl+v")
    try await owner.nextLine(of: .output) { $0 == "asked" }
    session.program.send(SIGTERM)
    let output = try await session.program.end()
    #expect(output.status == .exitCode(130) && !output.errorText.contains("nothing is pasted"))
    withExtendedLifetime(owner) {}
  }

  /// Writing to a window that is gone is an error of X11's, for which its library ends a program.
  @Test func whoAsksAndIsGoneDoesNotEndTheWindow() async throws {
    let session = try await WindowSession("button", "--paused")
    try await session.display.press("ctrl+c")
    let command = Command(
      try Command.builtExecutable("ClipboardOwner"), "asks",
      environment: session.display.environment)
    // The first may come before the window has copied anything.
    await waitUntil("X11 has refused an answer") {
      _ = try await command.run()
      try await session.display.press("h")
      return session.program.text(.error).contains("X11 refused request")
    }
    try await session.display.press("Next")
    try await session.program.nextLine { $0.contains("showing 'screen'") }
    #expect(try await session.quit().status == .exitCode(0))
  }

  /// Text copied by the window itself is on the clipboard of its own process.
  @Test func whatTheWindowHasCopiedIsPasted() async throws {
    let session = try await WindowSession("button", "--paused")
    try await session.display.press("ctrl+c")
    try await session.display.press("ctrl+v")
    try await session.program.nextLine {
      $0.contains("the clipboard holds text that is not a shader")
    }
    #expect(try await session.quit().status == .exitCode(0))
  }
}

extension RunningCommand {
  /// Memory of the program that is in use now.
  fileprivate func residentMegabytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(processIdentifier)/statm", encoding: .utf8)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize()) >> 20
  }
}
