import TestSupport
import Testing

/// The time scrubber under a real pointer.
@Suite(.serialized) struct ScrubberWindowTests {
  @Test func draggingThroughThePastShowsThePressAgain() async throws {
    let session = try await WindowSession("--speed", "0.25")
    let display = session.display
    let frame = try await session.frame()
    try await display.movePointer(to: frame.center)
    try await display.buttonDown(.left)
    await waitUntil("the strings take color") { try await session.isPressed() }
    await waitUntil("the capsule has shrunk to 0.95") { try await session.leftEdge() == 132 }
    try await display.buttonUp(.left)
    await waitUntil("the release is seen") { try await !session.isPressed() }
    try await session.program.nextLine { $0.hasPrefix("harmonic: action 1") }
    // The panel is 620 points wide at most, 12 above the lower edge, the track from 96 to 584.
    let bare = try display.pixel(at: frame.position(66, 290))
    try await display.movePointer(to: frame.position(560, 286))
    await waitUntil("the scrubber comes up") {
      try display.pixel(at: frame.position(66, 290)) != bare
    }
    try await display.buttonDown(.left)
    var x = 560
    await waitUntil("somewhere on the track the button is pressed") {
      // The next place only once the bar's round end has come to this one: frames may be slow.
      guard try display.pixel(at: frame.position(x, 281)) == .init(0xFFFFFF) else { return false }
      if try await session.isPressed() { return true }
      x = x > 110 ? x - 12 : 560
      try await display.movePointer(to: frame.position(x, 286))
      return false
    }
    try await display.movePointer(to: frame.position(98, 286))
    await waitUntil("at its beginning it is not") { try await !session.isPressed() }
    try await display.buttonUp(.left)
    try await display.movePointer(to: frame.position(20, 20))
    try await display.press("space")
    await waitUntil("running again, the press comes again") { try await session.isPressed() }
    let output = try await session.quit()
    #expect(!output.errorText.contains("action 2"))
  }
}
