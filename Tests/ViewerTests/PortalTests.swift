import Foundation
import TestSupport
import Testing

/// A file chooser that answers as none should: the window goes on, and the chooser opens again.
@Suite(.serialized) struct PortalTests {
  private func session(_ portal: FakePortal) async throws -> WindowSession {
    try await WindowSession(
      ["button", "--paused"],
      environment: ["DBUS_SESSION_BUS_ADDRESS": portal.address, "XDG_RUNTIME_DIR": nil])
  }

  /// A bus that stayed would take one of the 128 watchers of files that a user has.
  @Test func theBusEndsWithThePortal() async throws {
    var portal: FakePortal? = try await FakePortal()
    let process = try #require(portal).busProcess
    #expect(kill(process, 0) == 0)
    portal = nil
    await waitUntil("the process of the bus is gone") { kill(process, 0) != 0 }
  }

  /// Opens the chooser; an earlier one may still be closing.
  private func choose(in session: WindowSession, _ portal: FakePortal) async throws {
    let count = portal.questions
    await waitUntil("the portal was asked once more") {
      if portal.questions == count { try await session.display.press("ctrl+o") }
      return portal.questions > count
    }
  }

  /// Other types, other codes, files that are none, and very many of them.
  @Test func strangeAnswersAreSurvived() async throws {
    let portal = try await FakePortal()
    let session = try await session(portal)
    let many = (0..<20_000).map { "'file:///nowhere/\($0).metal'" }.joined(separator: ", ")
    let answers: [FakePortal.Choice] = [
      .response("@() ()"), .response("('0', @a{sv} {})"), .response("(uint32 0,)"),
      .response("(uint32 0, 'text')"), .response("(uint32 0, @a{sv} {}, 3)"),
      .response("(uint32 9, @a{sv} {})"), .response("(uint32 0, @a{sv} {})"),
      .response("(uint32 0, {'uris': <uint32 7>})"), .response("(uint32 0, {'uris': <'one'>})"),
      .response("(uint32 0, {'uris': <[1, 2]>})"), .response("(uint32 0, {'uris': <@as []>})"),
      .response("(uint32 0, {'uris': <['http://x/y', 'no uri', 'file://other/z', '']>})"),
      .response("(uint32 0, {'uris': <['file:///%FF%FE.metal', 'file:///%00']>})"),
      .response("(uint32 0, {'uris': <[\(many)]>})"),
      .reply("@() ()"), .reply("(uint32 7,)"), .reply("('no path',)"), .reply("(1, 2)"),
    ]
    for answer in answers {
      portal.choice = answer
      try await choose(in: session, portal)
    }
    portal.choice = .response("(uint32 1, @a{sv} {})")
    try await choose(in: session, portal)
    let said = try await session.quit()
    #expect(said.status == .exitCode(0))
    #expect(!said.errorText.contains("CRITICAL"), "\(said.errorText)")
    #expect(said.errorText.contains("an answer of another kind"))
    withExtendedLifetime(portal) {}
  }

  @Test func aPortalThatEndsIsReported() async throws {
    let portal = try await FakePortal(setting: "(<uint32 0>,)", choice: .end)
    let session = try await session(portal)
    try await session.display.press("ctrl+o")
    try await session.program.nextLine { $0.contains("no file chooser (") }
    try await session.display.press("Next")
    try await session.program.nextLine { $0.contains("showing 'screen'") }
    #expect(try await session.quit().status == .exitCode(0))
    withExtendedLifetime(portal) {}
  }

  /// By default, GLib ends a program whose session bus ends.
  @Test func aBusThatEndsIsReported() async throws {
    let portal = try await FakePortal(choosing: nil)
    let session = try await session(portal)
    try await choose(in: session, portal)
    portal.killBus()
    try await session.program.nextLine {
      $0.contains("no file chooser (the session bus ended)")
    }
    try await session.display.press("Next")
    try await session.program.nextLine { $0.contains("showing 'screen'") }
    // There is no other bus, which is said at once.
    try await session.display.press("ctrl+o")
    try await session.program.nextLine { $0.contains("no file chooser (") }
    #expect(try await session.quit().status == .exitCode(0))
    withExtendedLifetime(portal) {}
  }
}
