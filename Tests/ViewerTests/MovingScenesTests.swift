import TestSupport
import Testing

/// The carousel and the full-window strings under a real pointer, wheel and keys.
@Suite struct MovingScenesTests {
  private func row(
    _ display: VirtualDisplay, _ frame: VirtualDisplay.Frame
  ) throws -> [UInt8] {
    let picture = try display.screenshot(of: frame)
    let middle = picture.height / 2 * picture.width * 4
    return Array(picture.pixels[middle..<middle + picture.width * 4])
  }

  /// How many bytes of two rows differ visibly.
  private func difference(_ a: [UInt8], _ b: [UInt8]) -> Int {
    zip(a, b).count { abs(Int($0) - Int($1)) > 24 }
  }

  @Test func theCarouselIsFlungTurnedAndStepped() async throws {
    let session = try await WindowSession("carousel", "--size", "390x600")
    let display = session.display
    let frame = try await session.frame()
    let first = try row(display, frame)
    // Flung to the left: one card on, and at rest there
    try await display.movePointer(to: frame.position(300, 300))
    try await display.buttonDown(.left)
    for x in stride(from: 290, through: 120, by: -34) {
      try await display.movePointer(to: frame.position(x, 300))
    }
    try await display.buttonUp(.left)
    // Two looks can fall between two frames of a card that still moves.
    var looks: [[UInt8]] = []
    await waitUntil("another card rests in front") {
      looks.append(try row(display, frame))
      return difference(looks[looks.count - 1], first) > 200
        && looks.count > 20 && Set(looks.suffix(20)).count == 1
    }
    let second = try #require(looks.last)
    // An arrow key goes back to the first
    try await display.press("Left")
    await waitUntil("the first card is back") {
      difference(try row(display, frame), first) < 8
    }
    // A notch of the wheel goes on again
    try await display.click(.scrollDown, at: frame.position(195, 300))
    await waitUntil("the second card is in front again") {
      difference(try row(display, frame), second) < 8
    }
    #expect(try await session.quit().status == .exitCode(0))
  }

  @Test func theScreenIsHeldAndLeavingItDoesNotLetGo() async throws {
    let session = try await WindowSession(
      "screen", "--size", "480x300", "--speed", "0.01", cornerShows: false)
    let display = session.display
    let frame = try await session.frame()
    await waitUntil("the strings show") { try row(display, frame).contains { $0 > 200 } }
    #expect(try await !session.isPressed())
    try await display.movePointer(to: frame.position(60, 60))
    try await display.buttonDown(.left)
    await waitUntil("the strings take color") { try await session.isPressed() }
    // Out of the window with the button held: a drag goes on there
    try await display.movePointer(to: frame.position(-40, -60))
    #expect(try await session.isPressed())
    try await display.buttonUp(.left)
    await waitUntil("the strings are white again") { try await !session.isPressed() }
    #expect(try await session.quit().status == .exitCode(0))
  }
}
