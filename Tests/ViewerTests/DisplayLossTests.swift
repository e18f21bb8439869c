import Foundation
import TestSupport
import Testing

/// A display server that goes away takes the window along, and nothing else: what was set is
/// stored, and the program says why it ends.
@Suite(.serialized) struct DisplayLossTests {
  private static let message =
    "harmonic: error: the window is gone: the display server has closed the connection"

  private func stored(in home: URL) throws -> String {
    try String(contentsOf: home.appending(path: WindowSession.stateFile), encoding: .utf8)
  }

  /// While the scene moves, and while it stands still and nothing is drawn.
  @Test(arguments: [[], ["--paused"]])
  func anXServerThatIsKilled(arguments: [String]) async throws {
    let session = try await WindowSession(["button"] + arguments)
    let width = try await session.frame().width
    try await session.display.press("Tab")
    await waitUntil("the inspector is open") { try await session.frame().width > width }
    try session.display.killServer()
    let output = try await session.program.end()
    #expect(output.status == .exitCode(5), "\(output.status)")
    #expect(output.errorText.contains(Self.message), "\(output.errorText)")
    #expect(!output.errorText.contains("XIO"))
    #expect(try stored(in: session.home).contains(#""isInspectorOpen": true"#))
  }

  @Test func aWaylandCompositorThatIsKilled() async throws {
    let session = try await WaylandSession("--verbose")
    session.display.compositor.kill()
    let output = try await session.program.end()
    #expect(output.status == .exitCode(5), "\(output.status)")
    #expect(output.errorText.contains(Self.message), "\(output.errorText)")
  }
}
