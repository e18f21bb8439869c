import TestSupport
import Testing

/// Undo, redo and comparing with real keys and a real drag in a window.
@Suite(.serialized) struct UndoTests {
  @Test func keysUndoAndRedoWhatKeysChanged() async throws {
    let session = try await WindowSession("--paused")
    let display = session.display
    // 'scale' is the fifth parameter; one coarse step of 0.1 down makes 216 of 240 points.
    for _ in 0..<5 { try await display.press("Down") }
    try await display.press("shift+Left")
    await waitUntil("the capsule is smaller") { try await session.leftEdge() == 360 - 216 }
    try await display.press("ctrl+z")
    await waitUntil("it has its own size again") { try await session.leftEdge() == 120 }
    try await session.program.nextLine { $0 == "harmonic: undone: scale is reset" }
    try await display.press("ctrl+shift+z")
    await waitUntil("it is smaller again") { try await session.leftEdge() == 360 - 216 }
    try await display.keyDown("c")
    await waitUntil("held, c shows the size before") { try await session.leftEdge() == 120 }
    try await display.keyUp("c")
    await waitUntil("let go, the present one") { try await session.leftEdge() == 360 - 216 }
    _ = try await session.quit()
  }

  @Test func aDraggedMeshPointGoesBack() async throws {
    let session = try await WindowSession(
      "aurora", "--set", "intensity=0", "--set", "opacity=1", "--size", "600x400")
    let display = session.display
    let frame = try await session.frame()
    let target = frame.position(300, 240)
    let before = try display.pixel(at: target)
    try await display.movePointer(to: frame.position(173, 167))
    try await display.buttonDown(.left)
    for x in stride(from: 180, through: 300, by: 20) {
      try await display.movePointer(to: frame.position(x, 167 + (x - 173) * 73 / 127))
    }
    try await display.movePointer(to: target)
    await waitUntil("the point has followed") {
      let color = try display.pixel(at: target)
      return color != before && color.green > 235
    }
    try await display.buttonUp(.left)
    try await display.press("ctrl+z")
    try await session.program.nextLine { $0 == "harmonic: undone: a dragged point" }
    // Points are marked while the pointer is near.
    try await display.movePointer(to: frame.position(frame.width + 20, frame.height + 20))
    await waitUntil("it is back, by one key") { try display.pixel(at: target) == before }
    _ = try await session.quit()
  }
}
