import Foundation
import TestSupport
import Testing

@testable import Viewer

/// Presses that are heard, through a real sound server.
@Suite struct SoundTests {
  /// A press of the button and, when that is on the screen, its release.
  private func press(_ session: WindowSession, whilePressed: () async throws -> Void) async throws {
    let frame = try await session.frame()
    try await session.display.movePointer(to: frame.center)
    try await session.display.buttonDown(.left)
    await waitUntil("the strings take color") { try await session.isPressed() }
    try await whilePressed()
    try await session.display.buttonUp(.left)
    await waitUntil("the release is seen") { try await !session.isPressed() }
  }

  private func session(_ words: String..., on server: SoundServer) async throws -> WindowSession {
    try await WindowSession(
      ["button"] + words,
      environment: ["XDG_RUNTIME_DIR": server.folder.path, "PULSE_SERVER": nil])
  }

  @Test func aPressAndAReleaseAreHeardAndNothingUnlessItIsAskedFor() async throws {
    let server = try await SoundServer.start()
    let silent = try await session(on: server)
    try await press(silent) { try await server.listen() }
    try await server.listen()
    #expect(try await silent.quit().status == .exitCode(0))
    #expect(try server.heard().allSatisfy { $0 == 0 })

    let sound = ImpactSound.samples.filter { $0 != 0 }
    #expect(sound.count > 2600)
    let loud = try await session("--feedback", "sound", on: server)
    try await press(loud) {
      await waitUntil("the press is heard") { try server.sounds() == sound }
      try await server.listen()
    }
    await waitUntil("the release is heard") { try server.sounds() == sound + sound }
    try await server.listen()
    #expect(try server.sounds().count == 2 * sound.count)

    // Without the server the window goes on as before.
    try await server.stop()
    try await press(loud) {}
    #expect(try await loud.quit().status == .exitCode(0))
  }

  @Test func noFrameWaitsForAServerThatHangs() async throws {
    let server = try await SoundServer.start()
    let session = try await session("--feedback", "sound", on: server)
    try await press(session) { await waitUntil("it is heard") { try !server.sounds().isEmpty } }
    server.freeze()
    // More impacts than may wait, and than the server's buffer holds
    for _ in 0..<4 { try await press(session) {} }
    #expect(try await session.quit().status == .exitCode(0))
    try await server.stop()
  }
}
