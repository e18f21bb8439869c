import Foundation
import TestSupport
import Testing

/// The time scrubber under a real pointer.
@Suite(.serialized) struct ScrubberWindowTests {
  @Test func draggingThroughThePastShowsThePressAgain() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }  // a leftover harms no other test
    let capture = try Command.harmonic(
      "capture", "button", "--press", "2..40", "--time", "0.5", "-o", file.path)
    #expect(try await capture.run().status == .exitCode(0))
    let session = try await WindowSession("--paused", file.path)
    let display = session.display
    let frame = try await session.frame()
    #expect(try await !session.isPressed())
    // The panel is 620 points wide at most, 12 above the lower edge, the track from 96 to 584.
    let bare = try display.pixel(at: frame.position(66, 290))
    try await display.movePointer(to: frame.position(560, 286))
    await waitUntil("the scrubber comes up") {
      try display.pixel(at: frame.position(66, 290)) != bare
    }
    try await display.buttonDown(.left)
    // 45 seconds: the press lies from 118 to 530.
    try await display.movePointer(to: frame.position(300, 286))
    await waitUntil("in the middle of the press, the button is pressed") {
      try await session.isPressed()
    }
    try await display.movePointer(to: frame.position(98, 286))
    await waitUntil("before it, it is not") { try await !session.isPressed() }
    try await display.buttonUp(.left)
    try await display.movePointer(to: frame.position(20, 20))
    try await display.press("space")
    await waitUntil("running again, the press comes again") { try await session.isPressed() }
    let output = try await session.quit()
    #expect(!output.errorText.contains("action"))
  }

  /// The pointer leaves a window that goes, and comes back to it without having moved.
  @Test func itComesUpInAWindowThatComesBackUnderThePointer() async throws {
    let session = try await WindowSession("--paused")
    let display = session.display
    let frame = try await session.frame()
    let place = frame.position(66, 290)
    let bare = try display.pixel(at: place)
    try await display.movePointer(to: frame.position(560, 286))
    // The screen behind the window is black, darker than its background.
    let isUp = { try display.pixel(at: place).red > bare.red }
    await waitUntil("the scrubber comes up") { try isUp() }
    try await display.minimize(session.window)
    await waitUntil("the window is gone") { try await !display.isVisible(session.window) }
    try await display.activate(session.window)
    await waitUntil("the scrubber is up again") { try isUp() }
    _ = try await session.quit()
  }
}
