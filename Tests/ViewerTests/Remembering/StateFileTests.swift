import Foundation
import TestSupport
import Testing

/// The state file of a real window.
@Suite(.serialized) struct StateFileTests {
  private func text(in home: URL) throws -> String {
    try String(contentsOf: home.appending(path: WindowSession.stateFile), encoding: .utf8)
  }

  @Test func changedValuesAndTheSizeAreThereAtTheNextStart() async throws {
    let first = try await WindowSession("--paused")
    for _ in 0..<5 { try await first.display.press("Down") }
    try await first.display.press("shift+Left")
    await waitUntil("the capsule is smaller") { try await first.leftEdge() == 360 - 216 }
    try await first.display.resize(first.window, width: 900, height: 320)
    await waitUntil("it lies in the middle") { try await first.leftEdge() == 450 - 216 }
    // Escape closes the readout, if it is still there, and then the window.
    try await waitUntil(
      "the window is closed", holds: { !first.program.isRunning },
      pressing: { try await first.display.press("Escape") })
    #expect(try await first.program.end().status == .exitCode(0))
    let stored = try text(in: first.home)
    #expect(stored.contains("\"scale\": \"0.9\"") && stored.contains("\"window\": [900, 320]"))

    let second = try await WindowSession(["--paused"], home: first.home)
    #expect(try await second.frame().width == 900)
    await waitUntil("the value is there again") { try await second.leftEdge() == 450 - 216 }
    _ = try await second.quit()

    let fresh = try await WindowSession(["--paused", "--fresh"], home: first.home)
    #expect(try await fresh.frame().width == 720)
    await waitUntil("fresh, it is not") { try await fresh.leftEdge() == 120 }
    try await fresh.display.press("bracketright")
    _ = try await fresh.quit()
    #expect(try text(in: first.home) == stored)
  }

  @Test func aDamagedFileIsReportedAndSetAside() async throws {
    let home = try WindowSession.makeHome(state: "{\"version\": 1, \"scenes\": [")
    let session = try await WindowSession(["--paused"], home: home)
    let path = home.appending(path: WindowSession.stateFile).path
    await waitUntil("the button is there all the same") { try await session.leftEdge() == 120 }
    let output = try await session.quit()
    #expect(output.status == .exitCode(0))
    let report = "harmonic: '\(path)' is damaged and was renamed to '\(path).damaged'"
    #expect(output.errorText.components(separatedBy: report).count == 2)
    #expect(
      try String(contentsOfFile: path + ".damaged", encoding: .utf8)
        == "{\"version\": 1, \"scenes\": [")
    let again = try await WindowSession(["--paused"], home: home).quit()
    #expect(!again.errorText.contains("damaged"))
  }

  @Test func theFirstStartSaysWhichKeysThereAre() async throws {
    let home = try WindowSession.makeHome(state: nil)
    let first = try await WindowSession(["--paused"], home: home)
    let frame = try await first.frame()
    // "Press and hold" until the first press; then the keys, at the upper edge, 14 to 50 points
    // from it.
    try await first.display.movePointer(to: frame.position(360, 240))
    try await first.display.buttonDown(.left)
    try await first.display.buttonUp(.left)
    let place = frame.position(360, 20)
    await waitUntil("the message is there") {
      try first.display.pixel(at: place) != .init(0x0F0F11)
    }
    await waitUntil("it goes by itself") {
      try first.display.pixel(at: place) == .init(0x0F0F11)
    }
    _ = try await first.quit()
    #expect(try text(in: home).contains("\"hasShownKeys\": true"))
    let second = try await WindowSession(["--paused"], home: home)
    await waitUntil("the button is there") { try await second.leftEdge() == 120 }
    #expect(try second.display.pixel(at: place) == .init(0x0F0F11))
    _ = try await second.quit()
  }

  @Test func otherVerbsDoNotTouchTheFile() async throws {
    let home = try WindowSession.makeHome(state: "damaged")
    let environment: [String: String?] = [
      "HOME": home.path, "XDG_STATE_HOME": nil, "DISPLAY": nil, "WAYLAND_DISPLAY": nil,
    ]
    let source = home.appending(path: "a.glsl")
    try "void mainImage(out vec4 c, in vec2 p) { c = vec4(1.0); }\n".write(
      to: source, atomically: true, encoding: .utf8)
    for words in [
      ["capture", "button", "-o", home.appending(path: "a.png").path], ["list"],
      ["check", source.path], ["bench", "button", "--seconds", "0.02", "--size", "36x16"],
    ] {
      var command = try Command.harmonic(environment: environment)
      command.arguments = words
      let output = try await command.run()
      #expect(output.status == .exitCode(0), "\(words): \(output.errorText)")
      #expect(!output.errorText.contains("damaged"))
    }
    #expect(try text(in: home) == "damaged")
  }
}
